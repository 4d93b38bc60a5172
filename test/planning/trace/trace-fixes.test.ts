import { describe, expect, test } from 'vitest'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { type Fix, sortFixes } from '../../../src/planning/trace/trace-fixes.js'
import { seeded } from '../../engine/geo/random.js'

const HOUR = 3_600_000
const KMH = 40
/** Due north along a meridian, an hour and 20 km apart. */
const north = (hour: number): Fix => ({ timeMs: hour * HOUR, position: [0, hour * 0.18] })

/** The greatest number of fixes of any subset in which each can follow the one before. */
function mostOf(fixes: readonly Fix[], maxSpeedKmh: number): number {
  let most = 0
  for (let subset = 1; subset < 2 ** fixes.length; subset++) {
    const chosen = fixes.filter((_, at) => subset & (2 ** at))
    if (chosen.length > most && isPossible(chosen, maxSpeedKmh)) most = chosen.length
  }
  return most
}

function isPossible(fixes: readonly Fix[], maxSpeedKmh: number): boolean {
  return fixes.slice(1).every(({ timeMs, position }, at) => {
    const before = fixes[at]!
    const km = sphericalKm(before.position, position)
    return km <= ((timeMs - before.timeMs) / HOUR) * maxSpeedKmh + 0.5
  })
}

describe('fixes of one ship', () => {
  test('are all kept if it can have sailed them', () => {
    const fixes = Array.from({ length: 50 }, (_, hour) => north(hour))
    expect(sortFixes({ fixes, maxSpeedKmh: KMH })).toEqual({
      used: fixes.map((_, at) => at),
      dropped: [],
      isSorted: true,
    })
  })

  test.each([0, 3, 9])('lose the wrong one alone, even if it is number %i', (wrong) => {
    const fixes = Array.from({ length: 10 }, (_, hour): Fix => {
      return hour === wrong ? { ...north(hour), position: [90, 10] } : north(hour)
    })
    const { used, dropped } = sortFixes({ fixes, maxSpeedKmh: KMH })
    expect(dropped).toEqual([{ fix: wrong, reason: 'impossible_speed' }])
    expect(used).toHaveLength(9)
  })

  test('are sorted by time, and of several with the same time the first counts', () => {
    const fixes = [north(2), north(0), north(1), { ...north(1), position: [0, 0.2] as const }]
    expect(sortFixes({ fixes, maxSpeedKmh: KMH })).toEqual({
      used: [1, 2, 0],
      dropped: [{ fix: 3, reason: 'same_time' }],
      isSorted: false,
    })
  })

  test('tremble in port without being dropped', () => {
    const fixes = Array.from({ length: 20 }, (_, at): Fix => {
      return { timeMs: at * 2000, position: [0.002 * (at % 2), 0] }
    })
    expect(sortFixes({ fixes, maxSpeedKmh: KMH }).dropped).toEqual([])
  })

  test('of a hostile trace are each compared with a thousand others at most', () => {
    const count = 4000
    // No ship sails from any to any other.
    const fixes = Array.from({ length: count }, (_, second): Fix => {
      return { timeMs: second * 1000, position: [(second * 137) % 360, ((second * 71) % 160) - 80] }
    })
    const { sqrt } = Math
    let compared = 0
    Math.sqrt = (x) => {
      compared += 1
      return sqrt(x)
    }
    try {
      sortFixes({ fixes, maxSpeedKmh: KMH })
    } finally {
      Math.sqrt = sqrt
    }
    expect(compared).toBeGreaterThan(0)
    expect(compared).toBeLessThanOrEqual(1001 * count)
  })

  test('are as many as any choice of them allows', () => {
    const random = seeded(11)
    for (let round = 0; round < 60; round++) {
      const spread = [0.5, 2, 20][round % 3]!
      const fixes = Array.from({ length: 11 }, (_, hour): Fix => {
        return { timeMs: hour * HOUR, position: [spread * random(), spread * random()] }
      })
      const kept = sortFixes({ fixes, maxSpeedKmh: KMH }).used.map((at) => fixes[at]!)
      expect(isPossible(kept, KMH * (1 + 1e-6))).toBe(true)
      expect(kept.length).toBe(mostOf(fixes, KMH))
    }
  })
})
