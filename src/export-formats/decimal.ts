/** Twelve significant digits hold every figure of an answer; the rest is the noise of binary fractions. */
const format = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 12, useGrouping: false })

/** A number as digits, without an exponent: `1.5e-7` as `0.00000015`. */
export function decimal(value: number): string {
  return format.format(value)
}
