import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DICTIONARY, pack, unpack } from '../../../../src/interfaces/http/answers/packed-entry.js'
import { cases } from '../../../support/cases.js'

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

describe('what an entry of the history packs', () => {
  test('has less than a fifth of its bytes, and comes back as it was', () => {
    const json = JSON.stringify(ENTRY)
    const packed = pack(json)
    expect(JSON.stringify(unpack(packed))).toBe(json)
    expect(packed.length * 5).toBeLessThan(json.length)
  })

  test('comes back whatever it contains', () => {
    // Any text, halves of characters too.
    const text = fc
      .array(fc.integer({ min: 0, max: 0xffff }))
      .map((units) => String.fromCharCode(...units))
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.jsonValue())), (value) => {
        const json = JSON.stringify(value)
        expect(JSON.stringify(unpack(pack(json)))).toBe(json)
      }),
      { numRuns: cases(100) },
    )
  })

  test('is still read after years: a new dictionary comes with a new schema of the store', () => {
    const sum = createHash('sha256').update(DICTIONARY).digest('hex').slice(0, 16)
    expect(sum).toBe('bf22e101ace16037')
  })

  test('fits with its dictionary into the window of the compression', () => {
    expect(DICTIONARY.length + JSON.stringify(ENTRY).length).toBeLessThan(2 ** 13)
  })
})
