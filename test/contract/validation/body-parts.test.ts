import { expect, test } from 'vitest'
import { ShipYearRequestBody } from '../../../src/contract/schemas/emissions/ship-year.js'
import { madeOfParts, partsOf } from '../../../src/contract/validation/body-parts.js'
import { findProblems } from '../../../src/contract/validation/check.js'
import type { JsonSchema } from '../../../src/contract/validation/json-schema.js'

const row = (n: number) => ({ distance_nm: n, fuels: [{ type: 'VLSFO', tonnes: 1 }] })
const body = (count: number) => ({
  year: 2025,
  ship: { type: 'tanker', deadweight_tonnes: 50_000 },
  rows: Array.from({ length: count }, (_, n) => row(n)),
})

test('the parts of a body are all of it, once, and none of them is long', () => {
  const whole = { ...body(3000), stocks: Array.from({ length: 500 }, (_, n) => n) }
  const rows: unknown[] = []
  const stocks: unknown[] = []
  for (const { own } of partsOf(whole)) {
    const part = own as Partial<typeof whole>
    expect(part.rows?.length ?? 0).toBeLessThan(300)
    rows.push(...(part.rows ?? []))
    stocks.push(...(part.stocks ?? []))
  }
  expect({ rows, stocks }).toEqual({ rows: whole.rows, stocks: whole.stocks })
})

test('what is made of parts is what is made of the whole', () => {
  const steps = madeOfParts(body(3000), (part) => part)
  let [count, step] = [0, steps.next()]
  for (; step.done !== true; step = steps.next()) count += 1
  expect(count).toBeGreaterThan(10)
  expect(step.value).toEqual(body(3000))
})

test('a body without a long list is one part', () => {
  const short = body(3)
  expect([...partsOf(short)].map(({ own }) => own)).toEqual([short])
})

test('a fault in the last of thousands of rows is found, and named by its place', () => {
  const faulty = body(4000)
  faulty.rows[3999]!.fuels[0]!.tonnes = 'much' as never
  const [problem, ...others] = findProblems(ShipYearRequestBody as JsonSchema, faulty)
  expect(problem?.pointer).toBe('#/rows/3999/fuels/0/tonnes')
  expect(others).toEqual([])
})

test('a list that is too long is refused before its items are visited', () => {
  const long = { ...body(1), rows: Array.from({ length: 5001 }, () => 0) }
  const problems = findProblems(ShipYearRequestBody as JsonSchema, long)
  expect(problems).toMatchObject([{ pointer: '#/rows', code: 'too_long' }])
})
