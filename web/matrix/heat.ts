/**
 * Position of a value between the minimum and maximum of a table, 0 to 1. Missing cells, and cells
 * with the same place at both ends, are ignored.
 */
export function heatScale(
  values: readonly (readonly (number | null)[])[],
): (value: number) => number {
  const counted = values.flat().filter((value): value is number => value !== null && value > 0)
  const least = counted.reduce((a, b) => Math.min(a, b), Infinity)
  const most = counted.reduce((a, b) => Math.max(a, b), 0)
  return (value) =>
    value <= 0 || most <= least ? 0 : Math.min(1, Math.max(0, (value - least) / (most - least)))
}
