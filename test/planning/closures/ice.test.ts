import { describe, expect, it } from 'vitest'
import { ring } from '../../../src/engine/geo/ring.js'
import type { IceArea } from '../../../src/engine/sea/ice.js'
import { iceWarnings as warningsOf } from '../../../src/planning/closures/ice.js'
import { watersMet } from '../../../src/planning/closures/least-depth.js'

const square = ring([
  [10, 60],
  [12, 60],
  [12, 62],
  [10, 62],
])
const gulf: IceArea = {
  id: 'gulf',
  name: 'Test Gulf',
  season: ['12-20', '04-30'],
  source: 'test',
  rings: [square],
}
const polar: IceArea = { ...gulf, id: 'polar', name: 'Test Ice', season: null }

/** North along a meridian at 10 km/h. The gulf begins after some 33 h and ends after 56 h. */
const leg = (lon: number) => ({
  route: {
    positions: [
      [lon, 57],
      [lon, 63],
    ] as const,
    distancesKm: [0, 668],
    distanceKm: 668,
    passages: [],
    areas: [],
  },
  speedKmh: 10,
  hours: 66.8,
})
const leaving = (time: string | null) => [
  { departure: { hours: 0, timeMs: time === null ? null : Date.parse(`${time}T00:00Z`) } },
]

type Calls = Parameters<typeof warningsOf>[2]
const iceWarnings = (legs: ReturnType<typeof leg>[], calls: Calls, iceAreas: IceArea[]) =>
  warningsOf(
    legs,
    legs.map(({ route }) => watersMet(route, { iceAreas })),
    calls,
  )

describe('advice on ice', () => {
  it('names the water, its season and the day on which the ship comes to it', () => {
    const [warning, ...others] = iceWarnings([leg(11)], leaving('2026-12-18'), [gulf])
    expect(others).toEqual([])
    expect(warning).toMatchObject({ code: 'seasonal_ice', field: 'departAt' })
    expect(warning!.detail).toMatch(/^Test Gulf: 22\d\.\d+ km of the route, from 2026-12-19\./)
    expect(warning!.detail).toContain('from 20 December to 30 April (recalled)')
  })

  it('is not given out of season, to a ship that passes elsewhere, or without a departure', () => {
    expect(iceWarnings([leg(11)], leaving('2026-12-10'), [gulf])).toEqual([])
    expect(iceWarnings([leg(13)], leaving('2027-01-10'), [gulf])).toEqual([])
    expect(iceWarnings([leg(11)], leaving(null), [gulf])).toEqual([])
  })

  it('is given without a departure where there is ice all year', () => {
    const [warning] = iceWarnings([leg(11)], leaving(null), [polar])
    expect(warning).toMatchObject({ code: 'polar_waters' })
    expect(warning!.detail).toContain('Ice at any time of the year')
  })

  it('adds up the legs of a voyage in one remark', () => {
    const calls = [...leaving('2027-01-10'), ...leaving('2027-01-20')]
    const found = iceWarnings([leg(11), leg(11)], calls, [gulf])
    expect(found.length).toBe(1)
    expect(found[0]!.detail).toMatch(/^Test Gulf: 44\d\.\d+ km of the route, from 2027-01-11/)
  })
})
