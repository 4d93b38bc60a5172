import { describe, expect, it } from 'vitest'
import {
  compacted,
  sideBySide,
  UNREACHED,
} from '../../../../src/engine/sea/stored/compact-table.js'
import { distancesOf } from '../../../support/distances.js'
import { seeded } from '../../geo/random.js'

const ROWS = 150

/** Landmarks behind three capes, with a distance beyond the cape of each; behind the last, some rows are not reached. */
function behindCapes(landmarks: number, random: () => number): Uint32Array {
  const capes = Array.from({ length: ROWS }, () => [1, 2, 3].map(() => Math.floor(random() * 2e7)))
  const beyond = Array.from({ length: landmarks }, () => Math.floor(random() * 1e7))
  return Uint32Array.from({ length: ROWS * landmarks }, (_, at) => {
    const [row, landmark] = [Math.floor(at / landmarks), at % landmarks]
    const cape = landmark % 4
    if (cape === 3 || (cape === 2 && row % 7 === 0)) return UNREACHED
    return capes[row]![cape]! + beyond[landmark]!
  })
}

describe('a table of distances', () => {
  it.each([0, 1, 40])('of %i landmarks has the distances that it was made of (seed 8)', (count) => {
    const random = seeded(8)
    const distances = behindCapes(count, random)
    const vectors = Float64Array.from({ length: 3 * ROWS }, () => 2 * random() - 1)
    expect(distancesOf(compacted(count, distances, sideBySide(vectors)))).toEqual(distances)
    expect(distancesOf(compacted(count, distances))).toEqual(
      count === 0 ? new Uint32Array(0) : distances,
    )
  })

  it('has one column for all landmarks behind a cape, none for those that reach nothing', () => {
    const { cells, columns } = compacted(40, behindCapes(40, seeded(9)))
    expect(new Set(columns)).toEqual(new Set([3]))
    expect(cells.length).toBe(3 * ROWS)
  })

  it('has any distances, and those of any landmark beside one that reaches less', () => {
    const random = seeded(10)
    const any = Uint32Array.from({ length: ROWS * 9 }, () =>
      random() < 0.3 ? UNREACHED : Math.floor(random() * 2 ** 31),
    )
    expect(distancesOf(compacted(9, any))).toEqual(any)
    const half = Uint32Array.of(UNREACHED, 5, 7, 7)
    expect(distancesOf(compacted(2, half))).toEqual(half)
  })

  it('is refused with more columns than a byte counts', () => {
    const random = seeded(11)
    const any = Uint32Array.from({ length: 256 * 2 }, () => Math.floor(random() * 2 ** 31))
    expect(() => compacted(256, any)).toThrow(RangeError)
    expect(distancesOf(compacted(255, any.subarray(0, 510)))).toEqual(any.subarray(0, 510))
  })
})

it('puts places side by side in an order without gaps, poles and both halves alike', () => {
  const east = Float64Array.of(0, 0, 1, 1, 0, 0, 0, 0, -1)
  const order = sideBySide(east, Float64Array.of(0.999, 0.001, 0))
  expect([...order].sort()).toEqual([0, 1, 2, 3])
  expect(Math.abs(order.indexOf(1) - order.indexOf(3))).toBe(1)
})
