/** A bin is 2 % wide, so its middle is within 1 % of every value in it. */
const LOG_WIDTH = Math.log(1.02)
/** Smaller values and zero share the lowest bin. */
const LEAST = 0.001

/** The bin of a value. Any number of values need only a few hundred bins. */
export function binOf(value: number): number {
  return Math.round(Math.log(Math.max(value, LEAST)) / LOG_WIDTH)
}

/**
 * The quantile of the values, to 1 %.
 *
 * @param bins number of values in each bin
 * @param share 0.5 for the median
 * @returns null if there are no values
 */
export function quantile(bins: ReadonlyMap<number, number>, share: number): number | null {
  const ordered = [...bins].sort(([a], [b]) => a - b)
  const total = ordered.reduce((sum, [, amount]) => sum + amount, 0)
  let below = 0
  for (const [bin, amount] of ordered) {
    below += amount
    if (below >= total * share) return middleOf(bin)
  }
  return null
}

function middleOf(bin: number): number {
  const value = Math.exp(bin * LOG_WIDTH)
  return value <= LEAST * 1.01 ? 0 : value
}
