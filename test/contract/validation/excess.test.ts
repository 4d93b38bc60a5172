import { describe, expect, test } from 'vitest'
import { MatrixRequestBody } from '../../../src/contract/schemas/matrix.js'
import { PlanRequest } from '../../../src/contract/schemas/service/plans.js'
import { findExcess } from '../../../src/contract/validation/excess.js'
import type { JsonSchema } from '../../../src/contract/validation/json-schema.js'

const schema = MatrixRequestBody as JsonSchema

/** What was found, and how many values were visited until then. */
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

  test('allows a text as long as its schema says, and 256 characters otherwise', () => {
    const plan = PlanRequest as JsonSchema
    expect(findExcess(plan, { query: 'q'.repeat(8000) })).toBe(null)
    expect(findExcess(plan, { query: 'q'.repeat(8001) })).toMatchObject({
      code: 'too_long',
      detail: 'must have at most 8000 characters',
    })
    expect(search({ depart_at: 'x'.repeat(257) }).found).toMatchObject({
      detail: 'must have at most 256 characters',
    })
  })

  test.each(['a\0b', '\ud800', 'a\udc00'])('reports text that cannot be stored: %j', (name) => {
    const place = { name }
    expect(search({ origins: [place] }).found).toMatchObject({
      pointer: '#/origins/0/name',
      code: 'not_allowed',
    })
    expect(search({ origins: [{ name: 'Göteborg 🚢' }] }).found).toBe(null)
  })

  test('stops early in a pair with far too many numbers', () => {
    expect(search({ origins: [{ coordinates: Array(100_000).fill(0) }] }).looked).toBe(6)
  })
})
