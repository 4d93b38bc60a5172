import { describe, expect, test } from 'vitest'
import { MatrixRequestBody } from '../../../src/api/schemas/matrix.js'
import { findExcess } from '../../../src/api/validation/excess.js'
import type { JsonSchema } from '../../../src/api/validation/json-schema.js'

const schema = MatrixRequestBody as JsonSchema

/** What is found, and how many values were looked at until then. */
function search(body: unknown) {
  let looked = 0
  const found = findExcess(schema, body, () => looked++)
  return { found, looked }
}

describe('the search for excesses', () => {
  test('skips members that are not read', () => {
    const x = Array.from({ length: 100_000 }, () => [Number.POSITIVE_INFINITY])
    expect(search({ x, origins: [{ port_id: 1, x }] })).toEqual({ found: null, looked: 4 })
  })

  test('stops at the first one', () => {
    const far = { coordinates: [Number.POSITIVE_INFINITY, 0] }
    const { found, looked } = search({ origins: Array(10_000).fill(far) })
    expect(found).toMatchObject({ pointer: '#/origins/0/coordinates/0', code: 'not_finite' })
    expect(looked).toBe(5)
  })

  test('does not check a list that is too long', () => {
    const { found, looked } = search({ avoid: Array(100_000).fill('suez') })
    expect(found).toMatchObject({ pointer: '#/avoid', code: 'too_long' })
    expect(looked).toBe(2)
  })

  test('stops early in a pair with far too many numbers', () => {
    expect(search({ origins: [{ coordinates: Array(100_000).fill(0) }] }).looked).toBe(6)
  })
})
