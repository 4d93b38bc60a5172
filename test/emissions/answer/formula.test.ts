import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/emissions/answer/formula.js'
import { calculated } from '../../support/arithmetic.js'

const values = { a: 7, b: 3, c: 0.5, d_2: 11 }

describe('a formula', () => {
  it.each([
    'a - b - c',
    'a / b / c',
    'a - b * c + d_2 / a',
    '(a - b) * (c + d_2)',
    'a ^ c ^ b',
    'a * b^(2 / 3)',
    'min(1, max(c, a / d_2), b)',
    '24 * a / 1000000 + 0.25',
  ])('%s has the value that JavaScript gives it', (formula) => {
    expect(evaluate(formula, values)).toBe(calculated(formula, values))
  })

  it.each([
    ['a + e', 'e of a + e has no value'],
    ['a +', 'the end is no value in a +'],
    ['a b', 'a b has more than one expression'],
    ['(a + b', 'expected ) in (a + b'],
    ['a & b', 'a & b has more than one expression'],
  ])('%s is none', (formula, message) => {
    expect(() => evaluate(formula, values)).toThrow(message)
  })
})
