import { describe, expect, it } from 'vitest'
import { ByteReader, ByteWriter } from '../../../../src/engine/sea/stored/bytes.js'
import {
  packPortMetres,
  readPortMetres,
  UNREACHED,
} from '../../../../src/engine/sea/stored/port-metres.js'
import { seeded } from '../../geo/random.js'

function packed(ports: number, metres: Uint32Array): Uint8Array {
  const w = new ByteWriter()
  packPortMetres(w, ports, metres)
  return w.finish()
}

describe('the distances between ports', () => {
  it.each([1, 2, 3, 40])('of %i ports are read as they were written (seed 3)', (ports) => {
    const random = seeded(3)
    const metres = Uint32Array.from({ length: (ports * (ports - 1)) / 2 }, () =>
      random() < 0.1 ? UNREACHED : Math.floor(random() * 2.5e7),
    )
    expect(readPortMetres(new ByteReader(packed(ports, metres)), ports)).toEqual(metres)
  })

  it('take few bytes if the ports are along one path', () => {
    const ports = 100
    const at = (i: number) => ((i * 37) % 100) * 250_000
    const metres = new Uint32Array((ports * (ports - 1)) / 2)
    for (let i = 1; i < ports; i++)
      for (let j = 0; j < i; j++) metres[(i * (i - 1)) / 2 + j] = Math.abs(at(i) - at(j))
    expect(packed(ports, metres).length).toBeLessThan(1.5 * metres.length)
  })

  it('are rejected where they are damaged', () => {
    const bytes = packed(3, Uint32Array.of(1, 2, 3))
    expect(() => readPortMetres(new ByteReader(bytes), 30)).toThrow(RangeError)
    const wrong = Uint8Array.from(bytes)
    wrong[1] = 9
    expect(() => readPortMetres(new ByteReader(wrong), 3)).toThrow(RangeError)
  })
})
