import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/geo/position.js'
import { capesAlong, capesOf } from '../../web/plan/capes.js'
import { closuresFor, wayName, waysOf } from '../../web/plan/ways.js'
import { de } from '../../web/texts/de.js'
import { en } from '../../web/texts/en.js'

const passage = (id: string) => ({ id, name: id, entry_km: 0, exit_km: 1 })

function answer(nm: number, passages: string[], coordinates: Position[] = []) {
  return {
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
const suez = answer(10441, ['dover', 'gibraltar', 'suez', 'babelmandeb', 'malacca'])
const sunda = answer(10945, ['dover', 'gibraltar', 'suez', 'babelmandeb', 'sunda'])
const panama = answer(13366, ['dover', 'panama'])
const cape = answer(13710, ['dover', 'sunda'], CAPE)

describe('ways', () => {
  const ways = waysOf({ ...suez, alternatives: [sunda, cape, panama] })

  test('are those that differ by canals and capes, shortest first', () => {
    expect(ways.map(({ key }) => key)).toEqual(['suez', 'panama', 'goodHope'])
  })

  test('are named by their canals and capes', () => {
    expect(ways.map((way) => wayName(way, en))).toEqual([
      'via Suez',
      'via Panama',
      'via the Cape of Good Hope',
    ])
    expect(wayName(ways[2]!, de)).toBe('über das Kap der Guten Hoffnung')
    expect(wayName({ landmarks: [], without: [] }, en)).toBe('direct')
  })

  test('become the shortest when the passages of shorter ones are closed', () => {
    expect(closuresFor(ways[0]!, ways)).toEqual([])
    expect(closuresFor(ways[1]!, ways)).toEqual(['suez'])
    expect(closuresFor(ways[2]!, ways)).toEqual(['suez', 'panama'])
  })

  test('that share the canals differ by straits', () => {
    const kiel = answer(292, ['kiel'])
    const skagen = answer(560, ['oresund'])
    const two = waysOf({ ...kiel, alternatives: [skagen] })
    expect(two.map((way) => wayName(way, en))).toEqual(['via the Kiel Canal', 'via The Sound'])
    expect(closuresFor(two[1]!, two)).toEqual(['kiel'])
  })

  test('that share a cape name it, and no strait that all of them pass', () => {
    const malacca = answer(13720, ['dover', 'malacca'], CAPE)
    const around = answer(14480, ['dover'], CAPE)
    const three = waysOf({ ...cape, alternatives: [malacca, around] })
    expect(three.map((way) => wayName(way, en))).toEqual([
      'via the Cape of Good Hope and Sunda',
      'via the Cape of Good Hope and Malacca',
      'via the Cape of Good Hope, not Sunda or Malacca',
    ])
    expect(wayName(three[2]!, de)).toBe('über das Kap der Guten Hoffnung, nicht Sunda oder Malakka')
  })
})

test('a cape is rounded on its sea side alone, also by a line beyond 180 degrees', () => {
  expect(capesOf(CAPE)).toEqual(['goodHope'])
  expect(capesOf(CAPE.map(([lon, lat]) => [lon + 360, lat]))).toEqual(['goodHope'])
  const overland: Position[] = [
    [10, -20],
    [30, -20],
  ]
  expect(capesOf(overland)).toEqual([])
  const horn: Position[] = [
    [-60, -56.5],
    [-75, -56.2],
  ]
  expect(capesOf(horn)).toEqual(['horn'])
})

test('a cape is rounded where the line crosses its meridian', () => {
  const [rounded] = capesAlong({ positions: CAPE, km: [0, 1000, 1400, 3000] })
  expect(rounded).toEqual({ id: 'goodHope', km: 1100 })
})
