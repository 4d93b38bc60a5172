import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  parseExactly,
  stringifyExactly,
  withoutBigints,
} from '../../../src/tables/text/exact-json.js'

describe('JSON with exact integers', () => {
  test.each([
    '{"id":9007199254740993}',
    '[-9007199254740993,5,0.5,1e+300,{"a":[123456789012345678901234567890]}]',
    '"9007199254740993"',
    String.raw`{"9007199254740993":"a \"9007199254740993\" \\","b":[9007199254740993]}`,
  ])('keeps %s as it is', (text) => {
    expect(stringifyExactly(parseExactly(text))).toBe(text)
  })

  test('is what JSON.parse and JSON.stringify make of any other values', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(withoutBigints(parseExactly(text))).toEqual(JSON.parse(text))
        expect(stringifyExactly(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })

  test('has a bigint only for an integer that no double holds', () => {
    expect(parseExactly('[9007199254740991,9007199254740993,1234567890123456.5]')).toEqual([
      9007199254740991,
      9007199254740993n,
      1234567890123456.5,
    ])
  })

  test('rejects what is no JSON with the words of JSON.parse', () => {
    expect(() => parseExactly('{9007199254740993}')).toThrow(SyntaxError)
  })
})
