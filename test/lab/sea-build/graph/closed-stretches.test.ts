import { describe, expect, it } from 'vitest'
import { closedStretches } from '../../../../lab/sea-build/graph/closed-stretches.js'

/** A canal along the equator, a point for each degree. */
const CANAL = Array.from({ length: 11 }, (_, lon): [number, number] => [lon, 0])
const across = (lon: number) =>
  [
    [lon, -1],
    [lon, 1],
  ] as const

describe('closedStretches', () => {
  it('lie between the locks, in either order', () => {
    const locks = [
      [7, 0.1],
      [2, 0.1],
    ] as const
    expect(closedStretches(CANAL, locks, [])).toEqual([[2, 7]])
    expect(closedStretches(CANAL, [], [])).toEqual([])
  })

  it('lie around each gate that the canal crosses elsewhere', () => {
    const locks = [
      [2, 0],
      [5, 0],
    ] as const
    expect(closedStretches(CANAL, locks, [across(3.5), across(7.5), across(20)])).toEqual([
      [2, 5],
      [6, 9],
    ])
    expect(closedStretches(CANAL, [], [across(0.5), across(9.5)])).toEqual([
      [0, 2],
      [8, 10],
    ])
  })
})
