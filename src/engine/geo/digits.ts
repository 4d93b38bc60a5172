/**
 * Significant digits of all figures in answers. A double has 15 to 17, the last of which are noise of
 * binary fractions, as in 15.530000000000001.
 */
export const FIGURE_DIGITS = 12

/** A figure as it is written in responses and files. */
export function figure(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(FIGURE_DIGITS))
}

/** A copy of a value with all its numbers as figures. */
export function inFigures<Value>(value: Value): Value {
  if (typeof value === 'number') return figure(value) as Value
  if (Array.isArray(value)) return value.map(inFigures) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inFigures(inner)]),
  ) as Value
}

/**
 * Rounds the parts of a sum to some decimals so that, added to a start that is rounded too, they make the rounded sum:
 * printed columns then add up. Each differs by at most one unit of the last digit from the part itself.
 */
export function roundedParts(parts: readonly number[], decimals: number, start = 0): number[] {
  const unit = 10 ** decimals
  const units = (value: number) => Math.round(figure(value * unit))
  let sum = start
  return parts.map((part) => {
    const before = units(sum)
    sum += part
    return (units(sum) - before) / unit
  })
}
