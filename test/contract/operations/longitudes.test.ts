import { expect, test } from 'vitest'
import {
  call,
  estimate,
  matrix,
  route,
  trace,
  voyage,
} from '../../../src/contract/operations/index.js'
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
