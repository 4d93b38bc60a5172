/**
 * Rounds numbers so that they add up to their rounded total: those with the largest remainders are
 * rounded up (Hamilton's method). No number changes by a whole step.
 * @param decimals of the rounded numbers; negative ones round to tens, hundreds …
 */
export function addingUp(values: readonly number[], decimals = 0): number[] {
  const step = 10 ** -decimals
  const total = Math.round(values.reduce((a, b) => a + b, 0) / step)
  const floors = values.map((value) => Math.floor(value / step))
  const missing = total - floors.reduce((a, b) => a + b, 0)
  const byRemainder = values
    .map((value, i) => ({ i, remainder: value / step - floors[i]! }))
    .toSorted((a, b) => b.remainder - a.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ i }) => i))
  return floors.map((floor, i) => (floor + (raised.has(i) ? 1 : 0)) * step)
}

/** Number of decimals that shows a value with three significant digits; none from a thousand on. */
export function sensibleDecimals(value: number): number {
  if (value === 0) return 0
  return Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
}
