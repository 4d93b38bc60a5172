import { describe, expect, it } from 'vitest'
import { ByteReader, ByteWriter } from '../../../../src/engine/sea/stored/bytes.js'
import { seeded } from '../../geo/random.js'

describe('whole numbers as bytes', () => {
  it('are read as they were written (seed 1)', () => {
    const random = seeded(1)
    const numbers = Array.from({ length: 500 }, () => Math.floor(2 ** (32 * random())))
    numbers.push(0, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 - 1)
    const w = new ByteWriter()
    for (const n of numbers) w.unsigned(n)
    const r = new ByteReader(w.finish())
    expect(numbers.map(() => r.unsigned())).toEqual(numbers)
    expect(r.finished).toBe(true)
  })

  it('keep their sign, one by one and as differences (seed 2)', () => {
    const random = seeded(2)
    const numbers = Array.from({ length: 500 }, () => Math.round((random() - 0.5) * 2 ** 30))
    const w = new ByteWriter()
    for (const n of numbers) w.signed(n)
    let last = 0
    for (const n of numbers) {
      w.signed(n - last)
      last = n
    }
    const r = new ByteReader(w.finish())
    expect(numbers.map(() => r.signed())).toEqual(numbers)
    expect([...r.deltas(new Int32Array(numbers.length))]).toEqual(numbers)
    expect(r.finished).toBe(true)
  })

  it('are read list by list, side by side (seed 3)', () => {
    const random = seeded(3)
    const rows = 150
    for (const [before, columns] of [0, 1, 2, 3, 5].entries()) {
      const numbers = Array.from({ length: rows * columns }, () =>
        Math.round((random() - 0.5) * 2 ** (31 * random())),
      )
      const w = new ByteWriter()
      // Makes words of four bytes begin at any offset.
      for (let i = 0; i < before; i++) w.unsigned(7)
      for (let c = 0; c < columns; c++) {
        let last = -1
        for (let i = 0; i < rows; i++) {
          w.signed(numbers[i * columns + c]! - last)
          last = numbers[i * columns + c]!
        }
      }
      const bytes = w.finish()
      const r = new ByteReader(bytes)
      for (let i = 0; i < before; i++) r.unsigned()
      const into = new Int32Array(rows * columns)
      expect(r.deltaColumns(into, columns, -1)).toEqual(Int32Array.from(numbers))
      expect(r.finished).toBe(true)
      const cut = new ByteReader(bytes.subarray(0, Math.max(0, bytes.length - 3)))
      for (let i = 0; i < before; i++) cut.unsigned()
      cut.deltaColumns(into, columns, -1)
      expect(columns === 0 || cut.left <= 0).toBe(true)
    }
  })

  it('are rejected if they could not be read again', () => {
    for (const wrong of [-1, 2 ** 32, Number.NaN]) {
      expect(() => new ByteWriter().unsigned(wrong)).toThrow(RangeError)
    }
  })
})
