import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { jsonFault } from '../../../src/contract/validation/json-fault.js'

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{"password":hunter2}', 'see line 1, column 13'],
    ['{"a": 1,}', 'see line 1, column 9'],
    ['{"a": 1 "b": 2}', 'see line 1, column 9'],
    ['{\n  "a": [1, 2\n}', 'see line 3, column 1'],
    ["{'a': 1}", 'see line 1, column 2'],
    ['[1 2]', 'see line 1, column 4'],
    ['{"a": 01}', 'see line 1, column 8'],
    ['{} {}', 'see line 1, column 4'],
    ['', 'it ends too early'],
    ['{"a": "x', 'see line 1, column 7'],
    ['{"a": tru', 'see line 1, column 7'],
    ['{"a": [1,', 'it ends too early'],
    ['{"a": "x\ny"}', 'see line 1, column 7'],
  ])('%j', (text, place) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(jsonFault(text)).toBe(place)
  })

  test('is after a beginning of JSON, and before what the parser rejects', () => {
    const broken = fc.tuple(fc.json(), fc.nat(), fc.constantFrom(',', '}', ']', ':', 'x', '"', '1'))
    fc.assert(
      fc.property(broken, ([json, at, sign]) => {
        const cut = at % (json.length + 1)
        const text = json.slice(0, cut) + sign + json.slice(cut)
        const place = jsonFault(text)
        const column = Number(/^see line 1, column (\d+)$/.exec(place)?.[1] ?? text.length + 1)
        const before = text.slice(0, column - 1).trimEnd()
        const message = faultOf(before)
        // What comes before it lacks nothing but an end.
        if (message !== null) {
          expect(message).toMatch(new RegExp(`end of JSON|position ${before.length}\\b`))
        }
        expect(place === 'it ends too early' && faultOf(text) === null).toBe(faultOf(text) === null)
      }),
    )
  })

  test('is found fast in a long text', () => {
    expect(jsonFault(`["${'x'.repeat(1_000_000)}`)).toBe('see line 1, column 2')
    expect(jsonFault(`["${'\\n'.repeat(300_000)}"] x`)).toBe('see line 1, column 600006')
  })
})

/** What the parser says about a text; null if it is JSON. */
function faultOf(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
