import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { MaskBarriers } from '../../../src/engine/routing/snap/approach.js'
import { COLUMNS, cellOf } from '../../../src/engine/sea/sight/grid.js'

describe('barriers on the coast mask', () => {
  const across: [Position, Position] = [
    [10, 0.5],
    [13, -2.5],
  ]

  it('lie on every cell of a leg, in whatever order the cells are asked for', () => {
    const barriers = new MaskBarriers([across])
    for (const share of [0.9, 0.1, 0.5, 0, 1]) {
      expect(barriers.has(cellOf(10 + 3 * share, 0.5 - 3 * share)), `${share}`).toBe(true)
    }
  })

  it('leave no corner open between two cells', () => {
    const barriers = new MaskBarriers([across])
    for (let lon = 10.1; lon < 12.9; lon += 0.1) {
      const cell = cellOf(lon, 10.5 - lon)
      // Two steps to the side of a diagonal lead off it.
      expect(barriers.has(cell + 2) && barriers.has(cell - 2)).toBe(false)
      const besides = [cell + 1, cell - 1, cell + COLUMNS, cell - COLUMNS]
      expect(besides.some((beside) => barriers.has(beside))).toBe(true)
    }
  })

  it('are nowhere else', () => {
    const barriers = new MaskBarriers([across])
    expect(barriers.has(cellOf(11.5, 0.5))).toBe(false)
    expect(barriers.has(cellOf(50, -1))).toBe(false)
    expect(new MaskBarriers([]).has(cellOf(10, 0.5))).toBe(false)
  })
})
