/** Fuel taken at a place of the voyage, at the price as typed. */
export interface Lift {
  readonly tonnes: number
  readonly usdPerTonne: number
}

/**
 * What the fuel of a voyage costs: first that of the lifts, in the order of the voyage, and the rest at the price of
 * the plan. What is left in the tanks costs the next voyage.
 * @param priceUsd null if the plan has no price
 * @returns null if some of the fuel has no price
 */
export function fuelCost(
  tonnes: number,
  lifts: readonly Lift[],
  priceUsd: number | null,
): number | null {
  let [left, usd] = [tonnes, 0]
  for (const { tonnes: lifted, usdPerTonne } of lifts) {
    const used = Math.min(left, lifted)
    usd += used * usdPerTonne
    left -= used
  }
  if (left <= 0) return usd
  return priceUsd === null ? null : usd + left * priceUsd
}
