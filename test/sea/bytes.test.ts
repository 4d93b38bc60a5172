import { describe, expect, it } from 'vitest'
import { ByteReader, ByteWriter } from '../../src/sea/bytes.js'
import { seeded } from '../geo/random.js'

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

  it('are rejected if they could not be read again', () => {
    for (const wrong of [-1, 2 ** 32, Number.NaN]) {
      expect(() => new ByteWriter().unsigned(wrong)).toThrow(RangeError)
    }
  })
})
