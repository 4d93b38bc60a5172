import { describe, expect, it } from 'vitest'
import {
  type AreaLegs,
  areLegsOfNetwork,
  BOTH,
  DOWN,
  outlinesChecksum,
  packAreaLegs,
  readAreaLegs,
  UP,
} from '../../../../src/engine/sea/stored/area-legs.js'

const LEGS: AreaLegs = {
  leg: Int32Array.of(0, 1, 700, 3_000_000),
  way: Uint8Array.of(BOTH, UP, DOWN, BOTH),
  sets: [
    {
      checksum: 4_000_000_000,
      corners: 2,
      from: Int32Array.of(4, 9, 10),
      to: Int32Array.of(10, 3, 9),
    },
    { checksum: 5, corners: 0, from: new Int32Array(0), to: new Int32Array(0) },
  ],
}

describe('legs that paths round areas use', () => {
  const bytes = packAreaLegs(LEGS, 4_100_000_000)

  it('are read as they were written', () => {
    expect(readAreaLegs(bytes)).toEqual(LEGS)
  })

  it('are refused if they are of another version, or cut short', () => {
    expect(() => readAreaLegs(Uint8Array.of(99, ...bytes))).toThrow('got format 99')
    expect(() => readAreaLegs(bytes.subarray(0, bytes.length - 1))).toThrow(
      'damaged. Make them with npm run data -- areas.',
    )
  })

  it('know the network that they were made for', () => {
    expect(areLegsOfNetwork(bytes, 4_100_000_000)).toBe(true)
    expect(areLegsOfNetwork(bytes, 4_100_000_001)).toBe(false)
  })

  it('are those of areas with the same outlines in the same order', () => {
    const [a, b] = [{ outlines: [[[1, 2]]] }, { outlines: [[[1, 3]]] }]
    expect(outlinesChecksum([a, b])).toBe(outlinesChecksum([{ ...a }, { ...b }]))
    expect(outlinesChecksum([a, b])).not.toBe(outlinesChecksum([b, a]))
    expect(outlinesChecksum([a])).not.toBe(outlinesChecksum([b]))
  })
})
