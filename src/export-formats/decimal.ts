import { FIGURE_DIGITS } from '../geo/digits.js'

const format = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: FIGURE_DIGITS,
  useGrouping: false,
})

/** A number as digits, without an exponent: `1.5e-7` as `0.00000015`. */
export function decimal(value: number): string {
  return format.format(value)
}
