import { describe, expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

/** Each way to write a place, and the object that it stands for. */
const ANY = [
  [1068, { port_id: 1068 }],
  ['1068', { port_id: 1068 }],
  [' nlrtm ', { unlocode: 'NLRTM' }],
  ['Rotterdam', { unlocode: 'NLRTM' }],
  ['51.95,4.17', { lat: 51.95, lon: 4.17 }],
  ['51,95 4,17', { lat: 51.95, lon: 4.17 }],
  [[4.17, 51.95], { coordinates: [4.17, 51.95] }],
] as const
const TEU = { cargo: { teu: 1 } }

/** The body of each operation with a place. */
const BODIES: readonly (readonly [path: string, body: (place: unknown) => object])[] = [
  ['/calculate-route', (place) => ({ origin: place, destination: 'SGSIN' })],
  ['/calculate-route', (place) => ({ origin: 'SGSIN', destination: 'USNYC', via: [place] })],
  ['/calculate-matrix', (place) => ({ origins: [place], destinations: ['SGSIN', [5, 53]] })],
  ['/v1/voyages', (place) => ({ stops: [place, { name: 'Singapore' }] })],
  ['/v1/reach', (place) => ({ origin: place, hours: [24] })],
  ['/v1/emissions/sea', (place) => ({ ...TEU, route: { origin: place, destination: 'SGSIN' } })],
  [
    '/v1/emissions/sea/dry-run',
    (place) => ({ ...TEU, route: { origin: place, destination: 'SGSIN' } }),
  ],
  [
    '/v1/emissions/chains',
    (place) => ({
      ...TEU,
      elements: [{ kind: 'sea', route: { origin: place, destination: 'SGSIN' } }],
    }),
  ],
]

/** Figures of an answer, which are the same whatever names its places have. */
const FIGURES = /"(distance_km|distances_km|total_kg_co2e|duration_hours)":[^a-z"]+|"valid":true/g

test.each(BODIES)('a place is written in the same ways in %s', async (url, body) => {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = await bearer('enterprise')
  const ask = async (place: unknown) => {
    const answer = await inject({ method: 'POST', url, headers, payload: body(place) })
    return [answer.statusCode, answer.body.match(FIGURES)] as const
  }
  for (const [place, object] of ANY) {
    const asked = await ask(object)
    expect(asked).toEqual([200, expect.any(Array)])
    expect(await ask(place), String(place)).toEqual(asked)
  }
})

test('a place in a row of a batch, and one that is none', async () => {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = { ...(await bearer()), 'content-type': 'application/x-ndjson' }
  const rows = [...ANY.map(([place]) => place), true, [5], 'Nowhere', 7.5].map((origin) => ({
    origin,
    destination: 'SGSIN',
  }))
  const payload = rows.map((row) => JSON.stringify(row)).join('\n')
  const { body } = await inject({ method: 'POST', url: '/v1/routes/batch', headers, payload })
  const lines = body
    .trim()
    .split('\n')
    .map((line: string) => JSON.parse(line))
  const found = ANY.map(() => 200)
  expect(lines.map(({ status }) => status)).toEqual([...found, 422, 422, 404, 422])
  const pointers = lines.slice(ANY.length).map(({ problem }) => problem.errors[0].pointer)
  expect(pointers).toEqual([
    '#/origin',
    '#/origin/coordinates',
    '#/origin/name',
    '#/origin/port_id',
  ])
})

describe('a stop as text', () => {
  const stops = async (...between: unknown[]) => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const payload = { stops: ['NLRTM', ...between, 'SGSIN'] }
    const headers = await bearer()
    return (await inject({ method: 'POST', url: '/v1/voyages', headers, payload })).json()
  }

  test('may have a stay, as on the command line', async () => {
    const { calls } = await stops(' ESALG+18.5h ')
    expect(calls[1]).toMatchObject({ port: { unlocode: 'ESALG' }, stay_hours: 18.5 })
  })

  test('that is passed has none', async () => {
    for (const stop of ['via:suez+5h', 'via:ESALG+5h']) {
      expect((await stops(stop)).errors).toMatchObject([
        { pointer: '#/stops/1/stay_hours', detail: expect.stringContaining('has no stay') },
      ])
    }
  })

  test('is a port even if a passage has its name, and a warning says so', async () => {
    const { calls, warnings } = await stops('panama')
    expect(calls[1]).toMatchObject({ kind: 'call', port: { unlocode: 'PAPTY' } })
    expect(warnings).toContainEqual({
      code: 'passage_namesake',
      pointer: '#/stops/1/name',
      detail:
        'Panama City, Panama (PAPTY) was taken. To sail through the passage of that name, write via:panama.',
      values: { port: 'Panama City, Panama (PAPTY)', passage: 'panama' },
    })
    for (const certain of ['panama+12h', 'PAPTY', 'via:panama']) {
      const codes = (await stops(certain)).warnings.map(({ code }: { code: string }) => code)
      expect(codes).not.toContain('passage_namesake')
    }
  })

  test('that only a passage is called says how to sail through it', async () => {
    expect((await stops('Hormuz')).detail).toContain('via:hormuz')
  })
})

test('a stay of a place that is no stop of a voyage is an error that says so', async () => {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const url = '/v1/distance?from=Callao%2B24h&to=SGSIN'
  const { detail } = (await inject({ url, headers: await bearer() })).json()
  expect(detail).toContain('Only a stop of a voyage has a stay')
})
