import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { CoastMask } from '../../../src/engine/sea/coast-mask.js'
import { COLUMNS } from '../../../src/engine/sea/sight/grid.js'
import { cases } from '../../support/cases.js'
import { seeded } from '../geo/random.js'
import { coastOf, rectangle } from '../routing/synthetic-sea.js'

describe('CoastMask', () => {
  const mask = coastOf([rectangle(40, -10, 44, 10), rectangle(46, -10, 50, 10)])
  const bytes = CoastMask.packRows((row) =>
    mask.turns.subarray(mask.rowFirst[row]!, mask.rowFirst[row + 1]!),
  )

  it('returns what was stored, and distinguishes land from water at any longitude', () => {
    const opened = CoastMask.open(bytes)
    // Uses Node's own comparison, because the matcher of the test runner takes far longer for
    // columns of this length.
    expect(isDeepStrictEqual(opened, mask)).toBe(true)
    for (const turn of [-360, 0, 360]) {
      expect(opened.isWater(42 + turn, 0)).toBe(false)
      expect(opened.isWater(45 + turn, 0)).toBe(true)
      expect(opened.isWater(42 + turn, 11)).toBe(true)
    }
  })

  it('finds the nearest water of a row as by looking at one cell after the other', () => {
    const random = seeded(62)
    // Land that passes the ends of the rows, rows of land only, and rows of water only.
    const land = (row: number) =>
      [[0], [], [0, 7], [5], [0, 7, COLUMNS - 9], [3, 9, 12, 40, 41, 43], [COLUMNS - 1]][row % 7]!
    const mixed = CoastMask.open(CoastMask.packRows(land))
    for (let row = 0; row < 7; row++) {
      for (let tries = 0; tries < cases(60); tries++) {
        const near = Math.floor(60 * random()) - 30
        const column = tries % 3 === 0 ? Math.floor(COLUMNS * random()) : near
        let away: number | null = null
        for (let k = 0; k < COLUMNS && away === null; k++) {
          const step = k % 2 === 1 ? (k + 1) / 2 : -k / 2
          if (mixed.isWaterCell(row, column + step)) away = step
        }
        expect(mixed.columnsToWater(row, column), `row ${row}, column ${column}`).toBe(
          away === 0 ? 0 : away,
        )
      }
    }
  })

  it('rejects a file cut short, and one of a future version', () => {
    for (let length = 0; length < bytes.length; length += 997) {
      expect(() => CoastMask.open(bytes.subarray(0, length)), `${length} bytes`).toThrow(
        /damaged|got format/,
      )
    }
    const future = Uint8Array.from(bytes)
    future[0]! += 1
    expect(() => CoastMask.open(future)).toThrow(/got format 2, expected 1/)
  })
})
