import { describe, expect, it } from 'vitest'
import { chooseNested, type Intervals } from '../../../../lab/sea-build/bays/nested-intervals.js'
import { seeded } from '../../../engine/geo/random.js'

type Interval = readonly [from: number, to: number, size: number, share?: number]

function intervals(list: readonly Interval[]): Intervals {
  return {
    from: Int32Array.from(list, ([from]) => from),
    to: Int32Array.from(list, ([, to]) => to),
    size: Float64Array.from(list, ([, , size]) => size),
    share: Float64Array.from(list, ([, , , share = 0]) => share),
  }
}

const choose = (list: readonly Interval[]): number[] =>
  chooseNested(intervals(list), Int32Array.from(list.keys())).sort((a, b) => a - b)

describe('the choice among intervals', () => {
  it('takes two disjoint ones before a smaller one across both, and lets them share an end', () => {
    expect(
      choose([
        [0, 5, 10],
        [5, 9, 10],
        [2, 7, 15],
      ]),
    ).toEqual([0, 1])
  })

  it('accepts one inside another only if much smaller', () => {
    expect(
      choose([
        [0, 10, 10],
        [1, 9, 8],
        [2, 6, 4],
      ]),
    ).toEqual([0, 2])
  })

  it('skips one that is likely to contain an endpoint', () => {
    expect(
      choose([
        [0, 10, 10, 0.9],
        [0, 5, 3, 0],
        [5, 10, 3, 0],
      ]),
    ).toEqual([1, 2])
  })

  it.each([1, 2, 3, 4, 5])('saves as much as any set of disjoint ones, seed %i', (seed) => {
    const random = seeded(seed)
    const list = Array.from({ length: 12 }, (): Interval => {
      const from = Math.floor(random() * 20)
      // So large a share that none fits into another.
      return [from, from + 1 + Math.floor(random() * 8), 10 + random()]
    })
    let best = 0
    for (let set = 0; set < 1 << list.length; set++) {
      const taken = list.filter((_, i) => (set >> i) & 1)
      const isDisjoint = taken.every(([a, b], i) =>
        taken.slice(i + 1).every(([c, d]) => d <= a || b <= c),
      )
      if (isDisjoint) best = Math.max(best, total(taken))
    }
    expect(total(choose(list).map((i) => list[i]!))).toBeCloseTo(best, 9)
  })
})

function total(list: readonly Interval[]): number {
  return list.reduce((sum, [, , size]) => sum + size, 0)
}
