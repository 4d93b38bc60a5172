import { describe, expect, it } from 'vitest'
import {
  EMPTY,
  FULL,
  fromNumber,
  has,
  type IndexSet,
  indexSet,
  MAX_SET_SIZE,
  meet,
  toNumber,
  union,
  without,
} from '../../../src/engine/sea/index-set.js'
import { seeded } from '../geo/random.js'

const EVERY_PLACE = Array.from({ length: MAX_SET_SIZE }, (_, place) => place)
const membersOf = (set: IndexSet) => EVERY_PLACE.filter((place) => has(set, place))

describe('a set of rows of a short table', () => {
  it('has each place that it can hold, alone and with all others', () => {
    for (const place of EVERY_PLACE) expect(membersOf(indexSet([place]))).toEqual([place])
    expect(membersOf(indexSet(EVERY_PLACE))).toEqual(EVERY_PLACE)
    expect(indexSet(EVERY_PLACE)).toBe(FULL)
    expect(membersOf(EMPTY)).toEqual([])
  })

  it('agrees with sets of numbers, and equal sets are the same value', () => {
    const random = seeded(33)
    const some = () => EVERY_PLACE.filter(() => random() < 0.3)
    for (let i = 0; i < 200; i++) {
      const [a, b] = [some(), some()]
      const [x, y] = [indexSet(a), indexSet([...b, ...b].reverse())]
      const both = EVERY_PLACE.filter((place) => a.includes(place) || b.includes(place))
      const only = a.filter((place) => !b.includes(place))
      expect(membersOf(y)).toEqual(b)
      expect(membersOf(union(x, y))).toEqual(both)
      expect(membersOf(without(x, y))).toEqual(only)
      expect(union(without(x, y), y)).toBe(indexSet(both))
      expect(meet(x, y)).toBe(only.length < a.length)
      expect(fromNumber(Float64Array.of(toNumber(x))[0]!)).toBe(x)
    }
  })

  it('refuses a place that it cannot hold, instead of taking another', () => {
    for (const place of [-1, MAX_SET_SIZE, Number.NaN]) {
      expect(() => indexSet([place])).toThrow(RangeError)
    }
  })
})
