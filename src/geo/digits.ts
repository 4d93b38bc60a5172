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
