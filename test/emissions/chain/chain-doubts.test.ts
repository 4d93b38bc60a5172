import { describe, expect, it } from 'vitest'
import type { StatedLeg } from '../../../src/emissions/index.js'
import { estimateChain } from '../../../src/planning/cargo/chain.js'
import { factors } from '../support.js'

const run = (leg: Omit<StatedLeg, 'kind'>) =>
  estimateChain({ cargo: { massTonnes: 10 }, elements: [{ kind: 'leg', ...leg }] }, null, factors)
const own = (ttw: number, wtt = 0) =>
  ({ ttw, wtt, source: 'invented', dataType: 'default' }) as const
const sfd = 'sfd' as const

describe('a factor of a leg of a chain', () => {
  const warned = (mode: StatedLeg['mode'], ttw: number, wtt = 0) =>
    run({ mode, distanceKm: 500, distanceType: sfd, factor: own(ttw, wtt) }).warnings

  it('in kilograms for grams is unusual, and still counts as it is', () => {
    const { emissions, warnings } = run({
      ...{ mode: 'road', distanceKm: 500, distanceType: sfd, factor: own(0.06, 0.015) },
    })
    expect(warnings).toMatchObject([
      {
        code: 'unusual_factor',
        field: 'elements[0].factor',
        detail: '0.075 g CO2e per t-km is outside 3 to 5000, the range of road: is it in grams?',
      },
    ])
    // 10 t over 500 km at 0.075 g.
    expect(emissions.wtwKgCo2e).toBeCloseTo(0.375, 9)
  })

  it.each<[StatedLeg['mode'], number, number]>([
    ['road', 3, 5000],
    ['rail', 0, 500],
    ['air', 50, 10_000],
    ['inland_waterway', 0.5, 1000],
    ['sea', 0.3, 5000],
  ])('by %s is usual from %d to %d g', (mode, least, most) => {
    expect(warned(mode, least)).toEqual([])
    expect(warned(mode, most - 1, 1)).toEqual([])
    expect(warned(mode, most, 0.1)).toMatchObject([{ code: 'unusual_factor' }])
    if (least > 0) expect(warned(mode, least * 0.9)).toMatchObject([{ code: 'unusual_factor' }])
  })
})

describe('a length of a leg of a chain', () => {
  it.each<[StatedLeg['mode'], number]>([
    ['road', 20_000],
    ['rail', 20_000],
    ['air', 40_000],
    ['inland_waterway', 10_000],
    ['sea', 45_000],
  ])('by %s is very long above %d km, such as one in metres', (mode, most) => {
    const leg = { mode, distanceType: sfd, factor: own(60) } as const
    expect(run({ ...leg, distanceKm: most }).warnings).toEqual([])
    expect(run({ ...leg, distanceKm: most + 1 }).warnings).toMatchObject([
      { code: 'distance_very_long', field: 'elements[0].distanceKm' },
    ])
  })
})

describe('an actual distance of a leg of a chain', () => {
  it.each<[StatedLeg['mode'], number, number]>([
    // Road sails 5 % more than the shortest, a flight 95 km more, a ship 15 %.
    ['road', 1050, 1000],
    ['air', 1095, 1000],
    ['air', 60, 0],
    ['sea', 1150, 1000],
    ['rail', 1000, 1000],
  ])('by %s of %d km is %d km of activity', (mode, actual, activity) => {
    const leg = { mode, distanceKm: actual, distanceType: 'actual', factor: own(60) } as const
    const { parts, warnings } = run(leg)
    expect(parts[0]!.distanceKm).toBeCloseTo(activity, 9)
    expect(parts[0]!.distanceType).toBe(mode === 'air' ? 'gcd' : 'sfd')
    // The factor is per kilometre that was driven, flown or sailed.
    expect(parts[0]!.emissions.wtwKgCo2e).toBeCloseTo((10 * actual * 60) / 1000, 9)
    expect(warnings).toMatchObject([{ code: 'shortest_distance_assumed', field: 'elements[0]' }])
  })

  it.each<[StatedLeg['mode'], StatedLeg['distanceType'], number, number]>([
    ['road', 'sfd', 1000, 1050],
    ['air', 'gcd', 1000, 1095],
  ])('of a default by %s gives what its %s gives', (mode, distanceType, shortest, actual) => {
    const one = run({ mode, distanceType, distanceKm: shortest })
    const other = run({ mode, distanceType: 'actual', distanceKm: actual })
    expect(other.emissions.wtwKgCo2e).toBeCloseTo(one.emissions.wtwKgCo2e, 9)
    expect(other.transportActivityTkm).toBeCloseTo(one.transportActivityTkm, 6)
  })
})
