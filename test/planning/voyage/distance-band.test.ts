import { describe, expect, test } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { type BandFacts, bandOf, marginsOf } from '../../../src/planning/voyage/distance-band.js'

const OCEAN: BandFacts = {
  distanceKm: 8000,
  greatCircleKm: 7800,
  isEuropean: false,
  isQuiet: false,
  savedKm: 0,
}
const PACIFIC: Position = [-150, 20]
const NORTH_SEA: Position = [3, 55]

function route(distanceKm: number, at: Position = PACIFIC, more: object = {}) {
  const end = { portId: null, requested: at, snapped: at, distanceKm: 0 }
  const ends = { origin: end, destination: end }
  return { route: { distanceKm, greatCircleKm: distanceKm / 1.05, ...ends, ...more } }
}

const below = (facts: Partial<BandFacts>) => marginsOf({ ...OCEAN, ...facts })[0]
const above = (facts: Partial<BandFacts>) => marginsOf({ ...OCEAN, ...facts })[1]

describe('the margins of a route', () => {
  test('grow with its length, but slower', () => {
    expect(above({ distanceKm: 16_000, greatCircleKm: 15_600 })).toBeGreaterThan(above({}))
    expect(above({ distanceKm: 16_000, greatCircleKm: 15_600 })).toBeLessThan(2 * above({}))
    expect(below({ distanceKm: 16_000, greatCircleKm: 15_600 })).toBeGreaterThan(below({}))
  })

  test('are wider above for a way that winds, and narrower in European waters', () => {
    expect(above({ greatCircleKm: 5000 })).toBeGreaterThan(above({}))
    expect(above({ isEuropean: true })).toBeLessThan(above({}))
    expect(above({ isQuiet: true })).toBeLessThan(above({}))
    expect(below({ isQuiet: true })).toBeLessThan(below({}))
  })

  test('do not exceed a share of a short way, and are nothing without a way', () => {
    const short = { distanceKm: 20, greatCircleKm: 18 }
    expect(below(short)).toBeCloseTo(2.4)
    expect(above(short)).toBeCloseTo(4)
    expect(marginsOf({ ...OCEAN, distanceKm: 0, greatCircleKm: 0 })).toEqual([0, 0])
  })
})

describe('the band of a voyage', () => {
  test('contains its length', () => {
    for (const km of [0, 1, 50, 500, 5000, 20_000]) {
      const { lowKm, highKm } = bandOf([route(km)])
      expect(lowKm).toBeLessThanOrEqual(km)
      expect(highKm).toBeGreaterThanOrEqual(km)
      expect(lowKm).toBeGreaterThanOrEqual(0)
    }
  })

  test('reaches down to the way through a passage that is closed by default', () => {
    const plain = bandOf([route(5000)])
    const closed = bandOf([{ ...route(5000), savings: [{ savedKm: 600 }, { savedKm: 200 }] }])
    expect(plain.lowKm - closed.lowKm).toBeGreaterThan(590)
    expect(closed.lowKm).toBeLessThan(4400)
    expect(closed.highKm).toBe(plain.highKm)
  })

  test('reaches down to the way south of the limit', () => {
    const limited = bandOf([route(9000, PACIFIC, { unlimitedKm: 8000 })])
    expect(limited.lowKm).toBeLessThan(8000)
  })

  test('never falls below nothing, however much a passage would save', () => {
    expect(bandOf([{ ...route(1000), savings: [{ savedKm: 999 }] }]).lowKm).toBeGreaterThan(0)
  })

  test('is narrower if one end lies in European waters', () => {
    expect(bandOf([route(5000, NORTH_SEA)]).highKm).toBeLessThan(bandOf([route(5000)]).highKm)
  })

  test('of several legs is narrower than their bands together, and hardly changes if a way is cut', () => {
    const whole = bandOf([route(8000)])
    const halves = bandOf([route(4000), route(4000)])
    const half = bandOf([route(4000)])
    expect(halves.highKm).toBeLessThan(2 * half.highKm)
    expect(halves.lowKm).toBeGreaterThan(2 * half.lowKm)
    expect(halves.highKm / whole.highKm).toBeCloseTo(1, 2)
    expect(halves.lowKm / whole.lowKm).toBeCloseTo(1, 2)
  })
})
