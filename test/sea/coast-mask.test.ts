import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { CoastMask } from '../../src/sea/coast-mask.js'
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

  it('rejects a file cut short, and one of a future version', () => {
    for (let length = 0; length < bytes.length; length += 97) {
      expect(() => CoastMask.open(bytes.subarray(0, length)), `${length} bytes`).toThrow(
        /damaged|got format/,
      )
    }
    const future = Uint8Array.from(bytes)
    future[0]! += 1
    expect(() => CoastMask.open(future)).toThrow(/got format 2, expected 1/)
  })
})
