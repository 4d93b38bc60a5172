import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Limits } from '../../web/format/limits.js'
import { Numbers } from '../../web/format/numbers.js'
import { readTyped } from '../../web/format/typed-number.js'

const ANY = { above: 0, most: 1e7 }
const SPEED = { above: 0.5, most: 100 }
const english = (text: string, limits: Limits = ANY) => readTyped(text, '.', limits)
const german = (text: string, limits: Limits = ANY) => readTyped(text, ',', limits)
const value = (value: number | null) => ({ kind: 'value', value })
const asks = (...readings: number[]) => ({ kind: 'ambiguous', readings })

describe('a number that a user types', () => {
  test.each([
    ['1,200', 1200],
    ['1,234,567', 1_234_567],
    ['1,200.5', 1200.5],
    ['1200', 1200],
    ['1 200', 1200],
    ['1\u202f200', 1200],
    ['1’200', 1200],
    ['1.2', 1.2],
    ['612.50', 612.5],
    ['0.125', 0.125],
    ['.5', 0.5],
    ['12.', 12],
    ['1234.567', 1234.567],
    ['  7 ', 7],
  ])('is read as English writes it: %s', (text, expected) => {
    expect(english(text)).toEqual(value(expected))
  })

  test.each([
    ['1.200', 1200],
    ['1.234.567', 1_234_567],
    ['1.200,5', 1200.5],
    ['1,2', 1.2],
    ['12,', 12],
  ])('is read as German writes it: %s', (text, expected) => {
    expect(german(text)).toEqual(value(expected))
  })

  test('is a question if it may be thousands or decimals, in either language', () => {
    expect(english('1.200')).toEqual(asks(1200, 1.2))
    expect(german('1,200')).toEqual(asks(1200, 1.2))
    expect(english('1,2')).toEqual(asks(1.2))
    expect(english('1.200,5')).toEqual(asks(1200.5))
    expect(english('1.234.567')).toEqual(asks(1_234_567))
    expect(german('1.2')).toEqual(asks(1.2))
    expect(german('1,234.5')).toEqual(asks(1234.5))
  })

  test('is no question if only one meaning is possible in its field', () => {
    expect(english('16.275', SPEED)).toEqual(value(16.275))
    expect(english('16,275', SPEED)).toEqual(asks(16.275))
    expect(english('1,200', SPEED)).toEqual(asks(1.2))
    expect(english('1.200', SPEED)).toEqual(asks(1.2))
    expect(english('1200', SPEED)).toEqual({ kind: 'outOfRange' })
  })

  test.each(['abc', '1,20,0', '1 20', '1e3', '--1', '-', '12 t', '1,2,3.4'])(
    'is unreadable: %s',
    (text) => {
      expect(english(text)).toEqual({ kind: 'unreadable' })
      expect(german(text)).toEqual({ kind: 'unreadable' })
    },
  )

  test('has the limits of its field, also below zero', () => {
    const days = { least: 0, most: 100 }
    expect(english('0', days)).toEqual(value(0))
    expect(english('100', days)).toEqual(value(100))
    for (const text of ['999', '-3', '−0.5'])
      expect(english(text, days)).toEqual({ kind: 'outOfRange' })
    expect(english('0')).toEqual({ kind: 'outOfRange' })
    expect(english('')).toEqual(value(null))
  })

  test.each(['en-GB', 'de', 'de-AT', 'de-CH', 'en-ZA', 'en-IN'])(
    'is read back as the page writes it, in %s',
    (locale) => {
      const numbers = new Numbers(locale)
      const amounts = fc.oneof(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.double({ min: 1, max: 999, noNaN: true }),
      )
      fc.assert(
        fc.property(amounts, (amount) => {
          const written = numbers.entered(amount)
          const read = readTyped(written, numbers.decimalSign, ANY)
          const rounded = Number(amount.toFixed(6))
          if (read.kind === 'ambiguous') expect(read.readings).toContain(rounded)
          else expect(read).toEqual(value(rounded))
        }),
      )
    },
  )
})
