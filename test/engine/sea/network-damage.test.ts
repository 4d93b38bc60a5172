import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { openNetwork } from '../../../src/engine/sea/network.js'
import { unwrap, wrap } from '../../../src/engine/sea/stored/container.js'
import { packNetwork, readNetwork } from '../../../src/engine/sea/stored/network-format.js'
import { cases } from '../../support/cases.js'
import { seeded } from '../geo/random.js'
import { randomPlan, syntheticSea, TWO_ISLANDS } from '../routing/synthetic-sea.js'

describe('a damaged network file', () => {
  const { content } = syntheticSea(TWO_ISLANDS, [], { finished: true })
  const bytes = packNetwork(content)

  it('returns what was stored', () => {
    for (const sea of [content, syntheticSea(randomPlan(seeded(3))).content]) {
      const read = readNetwork(packNetwork(sea))
      // Uses Node's own comparison, because the matcher of the test runner takes a second for
      // columns of this length.
      expect(isDeepStrictEqual(read, sea)).toBe(true)
    }
  })

  it('rejects a file cut short anywhere', () => {
    const faultOf = (length: number) => {
      try {
        openNetwork(bytes.subarray(0, length))
      } catch (error) {
        return String(error)
      }
      return 'none'
    }
    const step = Math.round(bytes.length / cases(bytes.length))
    for (let length = 0; length < bytes.length; length += step)
      if (!/damaged|got format|other passages/.test(faultOf(length)))
        expect.fail(`${length} bytes are accepted.`)
  })

  it('rejects a future version and names both', () => {
    const future = Uint8Array.from(bytes)
    future[0]! += 1
    expect(() => openNetwork(future)).toThrow(
      new RegExp(`got format ${future[0]}, expected ${bytes[0]}`),
    )
  })

  it('is protected against flipped bits by the checksum of its container (seed 9)', () => {
    const random = seeded(9)
    const file = wrap(bytes)
    expect(unwrap(file, 'x.fwy')).toEqual(bytes)
    for (let i = 0; i < 200; i++) {
      const bad = Uint8Array.from(file)
      bad[16 + Math.floor(random() * bytes.length)]! ^= 1 << Math.floor(random() * 8)
      expect(() => unwrap(bad, 'x.fwy'), `seed 9, flip ${i}`).toThrow(/x\.fwy is damaged/)
    }
  })
})
