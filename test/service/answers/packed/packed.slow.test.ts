import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DICTIONARY } from '../../../../src/service/answers/packed/dictionary.js'
import { pack, unpack } from '../../../../src/service/answers/packed/index.js'
import { packJson } from '../../../../src/service/answers/packed/pack-json.js'
import { unpackJson } from '../../../../src/service/answers/packed/unpack-json.js'

const place = (id: number, name: string, code: string, coordinates: readonly number[]) => ({
  port: {
    id,
    name,
    country: code === 'NL' ? 'Netherlands' : 'Singapore',
    country_code: code,
    unlocode: `${code}${name.slice(0, 3).toUpperCase()}`,
    coordinates,
    slug: name.toLowerCase(),
  },
  requested: null,
  snapped: { coordinates, distance_km: 0 },
})
const passage = (id: string, name: string, entry_km: number) => ({
  id,
  name,
  entry_km,
  exit_km: entry_km + 162.25,
  speed_limit_kmh: null,
})
const ENTRY = {
  origin: place(88, 'Rotterdam', 'NL', [4.05, 51.98]),
  destination: place(1340, 'Singapore', 'SG', [103.72, 1.28]),
  distance_km: 15314.351,
  distance_nm: 8269.088,
  passages: [
    passage('dover', 'Strait of Dover', 140.5),
    passage('gibraltar', 'Strait of Gibraltar', 2430.125),
    passage('suez', 'Suez Canal', 5987.33),
    passage('babelmandeb', 'Bab-el-Mandeb', 8342.7),
  ],
  cached: false,
  request: { origin: { port_id: 88 }, destination: { port_id: 1340 } },
}

describe('packed JSON', () => {
  test('is the same value again, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const plain = JSON.parse(JSON.stringify(value))
        expect(unpackJson(packJson(plain))).toStrictEqual(plain)
      }),
    )
  })

  test.each([
    [0.1 + 0.2, 1e21, -1e-9, 1.5e-7, -0.001, 12_345_678.123_456_7, 999_999_999_999_999, -7],
    [{ 'origin,destination': 1 }, { origin: 1, destination: 2 }, { destination: 1, origin: 2 }],
    ['', 'x'.repeat(63), 'x'.repeat(64), 'ü'.repeat(40), '\ud800', 'a\udc00b'],
    [JSON.parse('{"__proto__":{"a":1}}'), Array.from({ length: 40 }, (_, n) => n), [[[]]]],
  ])('keeps numbers, names and texts of every kind', (...values) => {
    expect(unpackJson(packJson(values))).toStrictEqual(values)
  })

  test('keeps every distance to the metre and every position', () => {
    const numbers = fc.tuple(fc.integer({ min: -25e9, max: 25e9 }), fc.nat(6))
    fc.assert(
      fc.property(numbers, ([whole, decimals]) => {
        const value = Number((whole / 10 ** decimals).toFixed(decimals))
        expect(unpackJson(packJson(value))).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

describe('what an entry of the history packs', () => {
  test('has a sixth of its bytes, and comes back as it was', () => {
    const json = JSON.stringify(ENTRY)
    const packed = pack(json, true)
    expect(JSON.stringify(unpack(packed))).toBe(json)
    expect(packed.length * 6).toBeLessThan(json.length)
  })

  test('can have the form of the version before', () => {
    const packed = pack(JSON.stringify(ENTRY), false)
    expect(packed[0]).toBe(1)
    expect(unpack(packed)).toStrictEqual(ENTRY)
  })

  test('is still read after years, because neither its dictionary nor its tags change', () => {
    const sums = [DICTIONARY, packJson(ENTRY)].map((bytes) =>
      createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    )
    expect(sums).toEqual(['34bbad5dea6b8141', '9cd5aebcd670ede2'])
  })

  test('of a later version is refused', () => {
    expect(() => unpack(Buffer.of(9, 0))).toThrow('packed as 9')
  })
})
