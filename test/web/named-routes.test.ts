import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/engine/geo/position.js'
import { landmarksAlong, landmarksOf } from '../../web/plan/landmarks.js'
import { choiceOf, namedRoutesOf, routeName } from '../../web/plan/named-routes.js'
import { de } from '../../web/texts/de.js'
import { en } from '../../web/texts/en.js'

const passage = (id: string) => {
  return { id, name: id, entry_km: 0, exit_km: 1, speed_limit_kmh: null }
}

function answer(
  nm: number,
  passages: string[],
  coordinates: Position[] = [],
  avoid: string[] = [],
) {
  return {
    avoid,
    distance_nm: nm,
    duration_hours: nm / 14,
    passages: passages.map(passage),
    geometry: { type: 'LineString' as const, coordinates: coordinates as [number, number][] },
  }
}

const CAPE: Position[] = [
  [10, -20],
  [18, -34.8],
  [22, -35.2],
  [40, -30],
]
/** From the Indian Ocean to the Flores Sea, between Lombok and Sumbawa. */
const ALAS: Position[] = [
  [110, -26.5],
  [116.62, -8.94],
  [116.77, -8.45],
  [117.5, -5.3],
]
const suez = answer(10441, ['dover', 'gibraltar', 'suez', 'babelmandeb', 'malacca'])
const sunda = answer(10945, ['dover', 'gibraltar', 'suez', 'babelmandeb', 'sunda'])
const panama = answer(13366, ['dover', 'panama'])
const cape = answer(13710, ['dover', 'sunda'], CAPE)

describe('the routes to choose from', () => {
  const choices = namedRoutesOf({ ...suez, alternatives: [sunda, cape, panama] })

  test('are those that differ by canals and capes, shortest first', () => {
    expect(choices.map(({ key }) => key)).toEqual(['suez', 'panama', 'goodHope'])
  })

  test('take their hours at the speed that is sought for an arrival, and say so', () => {
    const sought = { ...suez, speed_source: 'arrive_at' as const, speed_kn: 13.2 }
    const kn = (one: typeof suez) =>
      namedRoutesOf({ ...one, alternatives: [cape] }).map(({ soughtKn }) => soughtKn)
    expect(kn(sought)).toEqual([13.2, 13.2])
    expect(kn(suez)).toEqual([null, null])
  })

  test('are named by their canals and capes', () => {
    expect(choices.map((choice) => routeName(choice, en))).toEqual([
      'via Suez',
      'via Panama',
      'via the Cape of Good Hope',
    ])
    expect(routeName(choices[2]!, de)).toBe('über das Kap der Guten Hoffnung')
    expect(routeName({ landmarks: [], without: [] }, en)).toBe('direct')
  })

  test('leave out what the service closed to find them, besides what the plan leaves out', () => {
    const around = answer(13366, ['dover', 'panama'], [], ['suez'])
    const offered = { ...suez, alternatives: [around] }
    expect(namedRoutesOf(offered).map(({ leftOut }) => leftOut)).toEqual([[], ['suez']])
    expect(namedRoutesOf(offered, ['kiel']).map(({ leftOut }) => leftOut)).toEqual([
      ['kiel'],
      ['kiel', 'suez'],
    ])
  })

  test('that are equally long differ by what the plan leaves out', () => {
    const sunda = answer(10441.2, ['suez', 'sunda'], [], ['malacca'])
    const two = namedRoutesOf({ ...suez, alternatives: [sunda] })
    expect(choiceOf(sunda, { leftOut: ['malacca'] }, two)?.key).toContain('sunda')
    expect(choiceOf(sunda, { leftOut: [] }, two)?.key).toContain('malacca')
    expect(choiceOf(answer(9000, []), { leftOut: [] }, two)).toBeNull()
  })

  test('are not offered if the answer does not say how to get them', () => {
    const { avoid: _, ...old } = panama
    expect(namedRoutesOf({ ...suez, alternatives: [old] })).toHaveLength(1)
  })

  test('that share the canals differ by straits', () => {
    const kiel = answer(292, ['kiel'])
    const skagen = answer(560, ['oresund'])
    const two = namedRoutesOf({ ...kiel, alternatives: [skagen] })
    expect(two.map((choice) => routeName(choice, en))).toEqual([
      'via the Kiel Canal',
      'via the Sound',
    ])
  })

  test('are distinguished by a strait between islands, which the service does not name', () => {
    const lombok = answer(3087, ['lombok'])
    const alas = answer(3088, [], ALAS)
    const three = namedRoutesOf({ ...answer(3047, ['sunda']), alternatives: [lombok, alas] })
    expect(three.map((choice) => routeName(choice, en))).toEqual([
      'via Sunda',
      'via Lombok',
      'via the Alas Strait',
    ])
  })

  test('are direct only if they are the shortest', () => {
    const dover = answer(6221, ['dover'])
    const around = answer(6916, [])
    const [, longer] = namedRoutesOf({ ...dover, alternatives: [around] })
    expect(routeName(longer!, en)).toBe('not via the Strait of Dover')
    expect(routeName(longer!, de)).toBe('nicht über die Straße von Dover')
    const [shorter] = namedRoutesOf({ ...answer(6000, []), alternatives: [dover] })
    expect(routeName(shorter!, en)).toBe('direct')
  })

  test('that have no alternative are named by what they pass', () => {
    const [alone] = namedRoutesOf(answer(800, ['bosporus', 'dardanelles', 'gibraltar']))
    expect(routeName(alone!, en)).toBe('via the Strait of Gibraltar and the Bosporus')
    expect(namedRoutesOf(answer(800, ['malacca', 'suez'])).map(({ key }) => key)).toEqual(['suez'])
  })

  test('that share a cape are named by it, and then by where they leave the first', () => {
    const malacca = answer(13720, ['dover', 'malacca'], CAPE)
    const around = answer(14480, ['dover'], CAPE)
    const three = namedRoutesOf({ ...cape, alternatives: [malacca, around] })
    expect(three.map((choice) => routeName(choice, en))).toEqual([
      'via the Cape of Good Hope',
      'via Malacca, not Sunda',
      'via the Cape of Good Hope, not Sunda',
    ])
    expect(routeName(three[2]!, de)).toBe('über das Kap der Guten Hoffnung, nicht Sunda')
  })
})

test('a route around Scotland is named by it', () => {
  const aroundScotland: Position[] = [
    [1, 58],
    [-2, 59.4],
    [-6, 58.8],
  ]
  const direct: Position[] = [
    [1, 51],
    [-6, 49.8],
  ]
  expect(landmarksOf(aroundScotland)).toEqual(['scotland'])
  expect(landmarksOf(direct)).toEqual([])
})

test('a cape is rounded only on its seaward side, also by a line beyond 180 degrees', () => {
  expect(landmarksOf(CAPE)).toEqual(['goodHope'])
  expect(landmarksOf(CAPE.map(([lon, lat]) => [lon + 360, lat]))).toEqual(['goodHope'])
  const overland: Position[] = [
    [10, -20],
    [30, -20],
  ]
  expect(landmarksOf(overland)).toEqual([])
  const horn: Position[] = [
    [-60, -56.5],
    [-75, -56.2],
  ]
  expect(landmarksOf(horn)).toEqual(['horn'])
})

test('a cape is rounded where the line crosses its meridian', () => {
  const [rounded] = landmarksAlong({ positions: CAPE, km: [0, 1000, 1400, 3000] })
  expect(rounded).toEqual({ id: 'goodHope', km: 1100 })
})
