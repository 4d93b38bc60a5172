import type { FactorSet } from './factor-set.js'
import { type Message, message, sentenceOf } from './messages.js'
import type { Warning } from './result.js'
import { routeEmissions } from './route-emissions.js'
import type { RouteEmissionsRequest } from './route-request.js'

/** The ship and the distances of all cells of a matrix. */
export interface MatrixEmissionsRequest
  extends Omit<RouteEmissionsRequest, 'distanceKm' | 'ecaKm'> {
  /** One value per cell, km; NaN where there is no route. */
  readonly distancesKm: ArrayLike<number>
  /** Kilometres inside emission control areas of each cell; null if unknown. */
  readonly ecaKm: ArrayLike<number> | null
}

/** Tables in the order of the distances, with NaN where there is no route. */
export interface MatrixEmissions {
  readonly fuelTonnes: Float64Array
  readonly co2eWtwTonnes: Float64Array
  /** Null without a price. */
  readonly costsUsd: Float64Array | null
  readonly assumptions: readonly string[]
  /** The same, for programs. */
  readonly assumptionCodes: readonly Message[]
  readonly warnings: readonly Warning[]
}

/** The totals of `routeEmissions` for every cell, without details. */
export function matrixEmissions(
  { distancesKm, ecaKm, ...ship }: MatrixEmissionsRequest,
  factors: FactorSet,
): MatrixEmissions {
  const cells = distancesKm.length
  const fuelTonnes = new Float64Array(cells).fill(Number.NaN)
  const co2eWtwTonnes = new Float64Array(cells).fill(Number.NaN)
  const costsUsd =
    ship.fuelPriceUsdPerTonne === null ? null : new Float64Array(cells).fill(Number.NaN)
  const assumptions = new Map<string, Message>()
  const warnings = new Map<string, Warning>()
  for (let cell = 0; cell < cells; cell++) {
    const distanceKm = distancesKm[cell]!
    if (Number.isNaN(distanceKm)) continue
    const block = routeEmissions({ ...ship, distanceKm, ecaKm: ecaKm?.[cell] ?? null }, factors)
    fuelTonnes[cell] = block.fuelTonnes
    co2eWtwTonnes[cell] = block.co2eWtwTonnes
    if (costsUsd) costsUsd[cell] = block.costUsd!
    for (const [at, text] of block.assumptions.entries())
      assumptions.set(text, block.assumptionCodes[at]!)
    for (const warning of block.warnings) warnings.set(warning.code, warning)
  }
  if (ecaKm === null) {
    const unchanged = message('no_eca_fuel')
    assumptions.set(sentenceOf(unchanged), unchanged)
  }
  return {
    fuelTonnes,
    co2eWtwTonnes,
    costsUsd,
    assumptions: [...assumptions.keys()],
    assumptionCodes: [...assumptions.values()],
    warnings: [...warnings.values()],
  }
}
