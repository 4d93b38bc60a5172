import { describe, expect, test } from 'vitest'
import {
  MAX_NAMES,
  MAX_NESTING,
  MAX_PARTS,
  scanBody,
} from '../../../src/contract/validation/body-scan.js'

const scan = (text: string) => scanBody(Buffer.from(text), { what: 'body', seed: 1 })
const many = (unit: string, count: number) => `[${Array(count).fill(unit)}]`

describe('the scan of a body', () => {
  test.each([
    ['that is flat', `{"x":[${'0,'.repeat(1000)}0]}`],
    ['with brackets in a text', `{"x":"${'['.repeat(1000)}"}`],
    ['with quotes in a text', `{"x":"${'\\"['.repeat(1000)}\\\\"}`],
    ['that ends in a text', '{"x":"abc\\'],
    ['of closing brackets', ']'.repeat(1000)],
  ])('looks once at every byte of one %s', (_title, text) => {
    expect(scan(text)).toBe(Buffer.byteLength(text))
  })

  test('stops where the nesting is too deep, whatever follows', () => {
    const deep = '['.repeat(MAX_NESTING)
    expect(scan(deep)).toBe(MAX_NESTING)
    expect(() => scan(`${deep}[${'never read'.repeat(1000)}`)).toThrow('deeper than 32 levels')
  })

  test.each(['[]', '{}', '""', '0'])('rejects too many of %s', (unit) => {
    expect(() => scan(many(unit, MAX_PARTS / 4))).not.toThrow()
    expect(() => scan(many(unit, MAX_PARTS + 2))).toThrow(/^payload_too_large: /)
  })

  test('counts a name once, however often and with whatever white space it occurs', () => {
    const names = (unit: (n: number) => string) =>
      `[${Array.from({ length: 2 * MAX_NAMES }, (_, n) => unit(n))}]`
    expect(() => scan(names(() => '{"port_id" \n:1}'))).not.toThrow()
    expect(() => scan(names((n) => `"${n}"`))).not.toThrow()
    expect(() => scan(names((n) => `{"${n}" \t\r\n:1}`))).toThrow(/^payload_too_large: /)
  })

  test.each([
    '{"origin":1,"x":{"origin":2},"origin":3}',
    '{"x":[{"a b":1,"a b" :2}]}',
    '{"ö":1,"b":{},"ö":[]}',
  ])('rejects a field that an object has twice: %s', (text) => {
    expect(() => scan(text)).toThrow(/^invalid_json: .* has the field "(origin|a b|ö)" twice/)
  })

  test('lets a name occur in several objects, and as a value', () => {
    expect(() =>
      scan('[{"a":1},{"a":{"a":"a"}},{"b":"a","a":["a","a"]},{"ab":1,"abc":2}]'),
    ).not.toThrow()
  })

  test('lets every list of places of a megabyte through', () => {
    for (const place of ['{"port_id":1}', '{"coordinates":[4.05,51.98]}']) {
      const count = Math.floor((1024 * 1024) / (place.length + 1)) - 2
      expect(() => scan(`{"origins":${many(place, count)},"destinations":[]}`)).not.toThrow()
    }
  })
})
