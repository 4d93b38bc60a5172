import { expect, test } from 'vitest'
import {
  call,
  distance,
  estimate,
  matrix,
  reach,
  route,
  trace,
  voyage,
} from '../../../src/contract/operations/index.js'
import type { FieldProblem } from '../../../src/contract/problems/problem.js'
import { matchPort } from '../../../src/ports/find/match.js'
import { tables } from '../../support/tables.js'
import { operationTools } from './operation-tools.js'

const TOKYO = [140, 35]
const fixes = (lon: number) => [
  { coordinates: TOKYO },
  { coordinates: [lon, 30] },
  { lat: 20, lon: lon + 20 },
]
const ends = (lon: number) => ({
  origin: { coordinates: TOKYO },
  destination: { coordinates: [lon, 30] },
})

/** Each question with a place in it. */
const QUESTIONS = {
  'a route': [route, (lon: number) => ends(lon)],
  'a route by lat and lon': [
    route,
    (lon: number) => ({ ...ends(lon), destination: { lat: 30, lon } }),
  ],
  'a voyage': [
    voyage,
    (lon: number) => ({ stops: [{ coordinates: TOKYO }, { coordinates: [lon, 30] }] }),
  ],
  'a matrix': [
    matrix,
    (lon: number) => ({
      origins: [{ coordinates: TOKYO }],
      destinations: [{ coordinates: [lon, 30] }],
    }),
  ],
  'an estimate': [
    estimate,
    (lon: number) => ({
      route: { origin: { lat: 35, lon: 140 }, destination: { lat: 30, lon } },
      cargo: { mass_tonnes: 10 },
    }),
  ],
} as const

test.each(Object.entries(QUESTIONS))(
  '%s has places up to 180°, and more is refused in words',
  async (_, [operation, bodyAt]) => {
    const { tools } = operationTools()
    const asked = (lon: number) =>
      call(operation as typeof route, bodyAt(lon), tools, { isStrict: true })
    await expect(asked(180)).resolves.toBeDefined()
    await expect(asked(190)).rejects.toThrow('longitude must be between -180 and 180, got 190')
  },
)

test.each(['-17,361', '17S 361E', 'POINT(361 -17)', '91,10'])(
  '%s, typed as a place, is refused for its range, at the field that has it',
  async (text) => {
    const { tools } = operationTools()
    const doors = [
      [distance, { from: text, to: 'NLRTM' }, '#/from'],
      [route, { origin: { name: text }, destination: { name: 'NLRTM' } }, '#/origin'],
      [matrix, { origins: [text], destinations: ['NLRTM', 'SGSIN'] }, '#/origins/0'],
      [voyage, { stops: ['NLRTM', text] }, '#/stops/1'],
      [reach, { origin: text, hours: [24], speed_kn: 12 }, '#/origin'],
      [estimate, { route: { origin: text, destination: 'NLRTM' }, cargo: { mass_tonnes: 1 } }, ''],
    ] as const
    for (const [operation, body, pointer] of doors) {
      const asked = call(operation as unknown as typeof route, body as never, tools, {
        isStrict: true,
      })
      const error = await asked.catch((thrown: unknown) => thrown)
      const [first] = (error as { members: { errors: FieldProblem[] } }).members.errors
      expect(first).toMatchObject({
        pointer: expect.stringContaining(pointer),
        code: 'out_of_range',
        detail: expect.stringMatching(
          /must have a (longitude between -360 and 360|latitude between -90 and 90): write latitude,longitude in degrees, up to 90 and 360: 51.98,4.05/,
        ),
      })
    }
  },
)

test('a position is no name of a port, and its range is said as it is', () => {
  const detailOf = (name: string) => matchPort(tables.ports, { name }).detail
  expect(detailOf('-17,184.05')).toContain('It is a position: write a name or a UN/LOCODE.')
  for (const text of ['-17,361', '17S 361E', 'POINT(361 -17)'])
    expect(detailOf(text)).toContain(
      'Write a position as latitude,longitude in degrees, up to 90 and 360',
    )
})

test('a line at 190° is that at 170° W, as our own lines across the antimeridian', async () => {
  const { tools } = operationTools()
  const answerAt = async (lon: number) => {
    const body = { fixes: fixes(lon) }
    const answer = (await call(trace, body, tools, { isStrict: true })) as object
    return { ...answer, id: '', digest: '', asked: null }
  }
  expect(await answerAt(190)).toEqual(await answerAt(-170))
  await expect(answerAt(361)).rejects.toThrow('longitude must be between -360 and 360, got 361')
})
