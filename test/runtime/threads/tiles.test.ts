import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tileAt, tilingOf } from '../../../src/runtime/threads/tiles.js'

const WORKS = ['sum', 'route', 'search'] as const

describe('the tiles of a matrix', () => {
  test('contain every cell once, whatever its shape', () => {
    const shape = fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 2000 }))
    fc.assert(
      fc.property(shape, fc.constantFrom(...WORKS), ([rows, columns], work) => {
        const tiling = tilingOf(rows, columns, work)
        const seen = new Uint8Array(rows * columns)
        for (let number = 0; number < tiling.tiles; number++) {
          const { row, first, end } = tileAt(tiling, number)
          for (let column = first; column < end; column++) seen[row * columns + column]! += 1
        }
        expect(seen.every((times) => times === 1)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('are whole rows if there are enough rows', () => {
    expect(tilingOf(100, 100, 'sum').tiles).toBe(100)
  })

  test('are enough for all threads if there are few rows, and small if cells take long', () => {
    expect(tilingOf(1, 10_000, 'sum').tiles).toBeGreaterThanOrEqual(16)
    expect(tileAt(tilingOf(100, 100, 'route'), 0).end).toBeLessThanOrEqual(25)
    expect(tileAt(tilingOf(10, 10, 'search'), 0).end).toBe(1)
  })
})
