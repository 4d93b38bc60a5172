/**
 * Rounds numbers so that they add up to their rounded total: those with the largest remainders are
 * rounded up (Hamilton's method). No number changes by a whole step.
 * @param decimals of the rounded numbers; negative ones round to tens, hundreds …
 * @param sum what they must add up to, if that is a total rounded elsewhere, a step apart at most
 */
export function addingUp(
  values: readonly number[],
  decimals = 0,
  sum = values.reduce((a, b) => a + b, 0),
): number[] {
  if (values.length === 0) return []
  const step = 10 ** -decimals
  const steps = values.map((value) => Math.floor(value / step))
  const byRemainder = values
    .map((value, i) => ({ i, remainder: value / step - steps[i]! }))
    .toSorted((a, b) => b.remainder - a.remainder)
  const missing = Math.round(sum / step) - steps.reduce((a, b) => a + b, 0)
  for (let n = 0; n < missing; n++) steps[byRemainder[n % values.length]!.i]!++
  for (let n = 0; n > missing; n--) steps[byRemainder.at(-1)!.i]!--
  return steps.map((count) => count * step)
}

/** The difference of two figures as they are printed, so that it adds up with them. */
export function shownDifference(value: number, base: number, decimals = 0): number {
  const shown = (one: number) => Number(one.toFixed(decimals))
  return shown(value) - shown(base)
}

/** By how many days one time is longer than another, as both are shown: in whole hours. */
export const shownDays = (hours: number, base: number): number => shownDifference(hours, base) / 24

/** Number of decimals that shows a value with three significant digits; none from a thousand on. */
export function sensibleDecimals(value: number): number {
  if (value === 0) return 0
  return Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
}

/** Decimals beyond those that a figure needs, so that parts add up. */
const MORE_DECIMALS = 3

/**
 * Number of decimals at which parts, each rounded by itself, add up to their rounded sum: as few as
 * are sensible, and more where those do not. Other papers round each figure by itself too.
 */
export function agreeingDecimals(parts: readonly number[]): number {
  const sum = parts.reduce((a, b) => a + b, 0)
  const least = sensibleDecimals(sum)
  for (let decimals = least; decimals < least + MORE_DECIMALS; decimals++) {
    const steps = (value: number) => Math.round(value * 10 ** decimals)
    if (parts.reduce((total, part) => total + steps(part), 0) === steps(sum)) return decimals
  }
  return least + MORE_DECIMALS
}
