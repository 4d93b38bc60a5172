import { describe, expect, it } from 'vitest'
import { unwrap, wrap } from '../../../../src/engine/sea/stored/container.js'

const PAYLOAD = new TextEncoder().encode('123456789')

describe('a packed file', () => {
  it('carries the CRC-32 of its payload: that of "123456789" is cbf43926', () => {
    expect(new DataView(wrap(PAYLOAD).buffer).getUint32(12, true)).toBe(0xcbf43926)
  })

  it('returns its payload, of any length', () => {
    for (let length = 0; length < 10; length++) {
      const payload = PAYLOAD.subarray(0, length)
      expect([...unwrap(wrap(payload), 'a.fwy')]).toEqual([...payload])
    }
  })

  it('is rejected by name if it is another kind of file, of another version, or damaged', () => {
    const file = wrap(PAYLOAD)
    expect(() => unwrap(PAYLOAD, 'a.fwy')).toThrow('a.fwy is not a Fairway data file')
    const changed = (at: number) => file.map((byte, i) => (i === at ? byte ^ 1 : byte))
    expect(() => unwrap(changed(8), 'a.fwy')).toThrow('a.fwy: got container version 0, expected 1')
    for (const at of [12, 16, 24]) expect(() => unwrap(changed(at), 'a.fwy')).toThrow('is damaged')
  })
})
