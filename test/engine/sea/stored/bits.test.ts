import { describe, expect, it } from 'vitest'
import { BitReader, BitWriter, codeBits, zigzag } from '../../../../src/engine/sea/stored/bits.js'
import { seeded } from '../../geo/random.js'

describe('numbers as bits', () => {
  it('are read as they were written, codes and fixed lengths in turn (seed 1)', () => {
    const random = seeded(1)
    const codes = Array.from({ length: 500 }, () => Math.floor(2 ** (30 * random())) - 1)
    codes.push(0, 1, 2, 3, 4, 5, 2 ** 30)
    const w = new BitWriter()
    for (const [i, code] of codes.entries()) {
      w.code(code)
      w.bits(i, i % 20)
    }
    const r = new BitReader(w.finish(), 0)
    for (const [i, code] of codes.entries()) {
      expect(r.code()).toBe(code)
      expect(r.bits(i % 20)).toBe(i & ((1 << (i % 20)) - 1))
    }
  })

  it('take as many bits as announced', () => {
    for (const code of [0, 1, 2, 3, 4, 1000, 2 ** 27]) {
      const w = new BitWriter()
      for (let i = 0; i < 8; i++) w.code(code)
      expect(w.finish()).toHaveLength(codeBits(code))
    }
  })

  it('have small codes if they are near zero', () => {
    expect([0, -1, 1, -2, 2].map(zigzag)).toEqual([0, 1, 2, 3, 4])
  })

  it('are zero after the end', () => {
    expect(new BitReader(Uint8Array.of(255), 0).bits(16)).toBe(255)
  })
})
