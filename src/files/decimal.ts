import { FIGURE_DIGITS } from '../engine/geo/digits.js'

/** Made when it is first needed, which takes some 10 ms. */
let format: Intl.NumberFormat | null = null

/** A decimal number as a string, which is how iLEAP and PACT write all numbers. */
export type Decimal = string

/** A number in digits, without an exponent: `0.00000015` for `1.5e-7`. */
export function decimal(value: number): Decimal {
  format ??= new Intl.NumberFormat('en-US', {
    maximumSignificantDigits: FIGURE_DIGITS,
    useGrouping: false,
  })
  return format.format(value)
}
