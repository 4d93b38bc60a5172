import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CLIENT_TYPES_FILE, renderClientTypes } from '../../lab/generate/client-types.js'
import { renderTypes, typeOf } from '../../lab/generate/json-schema-types.js'

describe('the types of the client', () => {
  test('are those of openapi.json; `npm run openapi` writes them', () => {
    const document = JSON.parse(readFileSync('openapi.json', 'utf8'))
    expect(readFileSync(CLIENT_TYPES_FILE, 'utf8')).toBe(renderClientTypes(document))
  })

  test.each([
    [{ type: 'integer' }, 'number'],
    [{ anyOf: [{ type: 'string', enum: ['a', "b'c"] }, { type: 'null' }] }, "'a' | 'b\\'c' | null"],
    [{ type: ['string', 'null'] }, 'string | null'],
    [
      { type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
      '(number | null)[]',
    ],
    [{ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }, '[number, number]'],
    [
      { type: 'array', prefixItems: [{ type: 'number', title: 'longitude' }] },
      '[longitude: number]',
    ],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ allOf: [{ $ref: '#/components/schemas/Port' }, {}] }, 'Port & unknown'],
    [{}, 'unknown'],
  ])('of %j is %s', (schema, type) => {
    expect(typeOf(schema)).toBe(type)
  })

  test('of an object keep what is required, what is described, and names that need quotes', () => {
    const schema = {
      type: 'object',
      required: ['km'],
      properties: { km: { type: 'number', description: 'On WGS84' }, 'a-b': { const: true } },
    }
    const lines = [
      'export interface Leg {',
      '  /** On WGS84 */',
      '  km: number',
      "  'a-b'?: true",
      '}',
      '',
    ]
    expect(renderTypes('Leg', schema)).toBe(lines.join('\n'))
  })
})
