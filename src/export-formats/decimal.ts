import { FIGURE_DIGITS } from '../geo/digits.js'

const format = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: FIGURE_DIGITS,
  useGrouping: false,
})

/** A number in digits, without an exponent: `0.00000015` for `1.5e-7`. */
export function decimal(value: number): string {
  return format.format(value)
}
