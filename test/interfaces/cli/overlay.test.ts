import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

const BANK = {
  type: 'Feature',
  properties: { name: 'Bank' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-30, 40],
        [-29, 40],
        [-29, 41],
        [-30, 40],
      ],
    ],
  },
}
const OPEN = { type: 'Feature', properties: { open: 'northwest' }, geometry: null }
const CLOSED = { type: 'Feature', properties: { close: 'kiel' }, geometry: null }

function fileOf(...features: object[]): string {
  const path = join(temporaryFolder(), 'overlay.geojson')
  writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', features }))
  return path
}

const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
const AREA = { bbox: [-20, 40, -19, 41], name: 'Mine' }

/** The answers of `fairway worker` with an overlay. */
async function work(overlay: string, ...asked: [path: string, body: object][]) {
  const input = asked.map(([path, body]) => JSON.stringify({ path, body })).join('\n')
  const { open, router } = fakeSea()
  const { output, errors } = await run(['worker', '--overlay', overlay], { input, open })
  expect(errors).toBe('')
  const answers = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { answers, asked: router.asked }
}

test('an overlay applies to every request as if its caller had written it', async () => {
  const overlay = fileOf(BANK, OPEN, CLOSED)
  const { answers, asked } = await work(
    overlay,
    ['/calculate-route', { ...ENDS, avoid_areas: [AREA] }],
    ['/v1/voyages', { stops: [ENDS.origin, ENDS.destination] }],
    ['/v1/emissions/sea', { route: ENDS, cargo: { teu: 1 } }],
    ['/v1/emissions/sea', { route: { distance_km: 9, distance_type: 'sfd' }, cargo: { teu: 1 } }],
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { options, avoid_areas } = answers[0].body
  expect(options.avoid_areas.map(({ name }: { name: string }) => name)).toEqual(['Mine', 'Bank'])
  expect(options).toMatchObject({ avoid: ['kiel'], allow: ['northwest'], kiel: false })
  expect(avoid_areas).toHaveLength(2)
  expect(asked).toHaveLength(3)
  for (const request of asked) {
    expect(request.avoidPolygons).toContainEqual({
      mode: 'forbid',
      rings: [BANK.geometry.coordinates[0]],
    })
    expect(request.closed).toContain('kiel')
    expect(request.closed).not.toContain('northwest')
  }
  // A known distance needs no route, so that nothing is avoided.
  expect(JSON.stringify(answers[3].body)).not.toContain('avoid_areas')
})

test('a channel is added to a request and listed in the options of the answer', async () => {
  const coordinates: [number, number][] = [
    [9, 54],
    [10, 54.3],
  ]
  const kanal = {
    type: 'Feature',
    properties: { name: 'Eider', mode: 'open' },
    geometry: { type: 'LineString', coordinates },
  }
  const own = { type: 'LineString', coordinates: [...coordinates].reverse() }
  const { answers, asked } = await work(
    fileOf(kanal),
    ['/calculate-route', ENDS],
    ['/calculate-route', { ...ENDS, channels: [own] }],
    ['/calculate-route', { ...ENDS, channels: Array.from({ length: 5 }, () => own) }],
  )
  expect(asked[0]!.channels).toEqual([{ name: 'Eider', line: coordinates }])
  expect(answers[0].body.options.channels).toEqual([{ name: 'Eider' }])
  expect(answers[1].body.options.channels).toEqual([{ name: null }, { name: 'Eider' }])
  expect(answers[2].body.errors[0].detail).toContain('must have at most 4 channels here')
})

test('a request with the areas of the overlay has them once', async () => {
  const area = { ...BANK.geometry, mode: 'forbid', name: 'Bank' }
  const { answers } = await work(fileOf(BANK), [
    '/calculate-route',
    { ...ENDS, avoid_areas: [area] },
  ])
  expect(answers[0].body.options.avoid_areas).toHaveLength(1)
})

test('a report for people names the areas of the overlay', async () => {
  const { open } = fakeSea()
  const args = ['route', 'NLRTM', 'SGSIN', '--overlay', fileOf(BANK)]
  expect((await run(args, { open })).output).toMatch(/^ {2}Avoided +Bank$/m)
})

test('areas that are too many together with the overlay are rejected', async () => {
  const avoid_areas = Array.from({ length: 20 }, () => AREA)
  const { answers } = await work(fileOf(BANK), ['/calculate-route', { ...ENDS, avoid_areas }])
  expect(answers[0]).toMatchObject({ status: 422 })
  expect(answers[0].body.errors[0]).toMatchObject({
    pointer: '#/avoid_areas',
    detail: expect.stringContaining("at most 19 areas here: the operator's overlay adds 1"),
  })
})

test('a file that cannot be read is named before anything is calculated', async () => {
  const { open } = fakeSea()
  const route = (path: string) => run(['route', 'NLRTM', 'SGSIN', '--overlay', path], { open })
  expect((await route('/nowhere.geojson')).errors).toBe(
    '--overlay /nowhere.geojson: There is no such file.',
  )
  expect((await route(fileOf({ type: 'Feature' }))).errors).toMatch(
    /^--overlay .*: Feature 1 \(feature 1\): Give a Polygon/,
  )
  const settings = { FAIRWAY_OVERLAY: '/nowhere.geojson' }
  expect((await run(['route', 'NLRTM', 'SGSIN'], { open, settings })).errors).toBe(
    'FAIRWAY_OVERLAY=/nowhere.geojson: There is no such file.',
  )
})
