import { MATRIX_BODY } from '../api/pointers.js'
import { emissionsWarnings } from '../api/write-emissions.js'
import type { FactorSet } from '../emissions/index.js'
import type { CellTables } from '../planning/matrix-cells.js'
import { estimateRoute, type ShipUse } from '../planning/vessel-emissions.js'
import { UsageError } from './failure.js'
import type { ShipUnit } from './matrix-cells.js'

interface Ship {
  readonly use: ShipUse
  readonly factors: FactorSet
  /** Collects the warnings and assumptions of the cells. */
  readonly remarks: Set<string>
}

/**
 * Fuel, emissions or cost of the whole vessel for each cell; NaN without a route.
 * @throws UsageError if there is no model for such a vessel
 */
export function cellsOfShip(
  { distanceKm, ecaKm }: CellTables,
  unit: ShipUnit,
  { use, factors, remarks }: Ship,
): Float64Array {
  return distanceKm.map((km, at) => {
    if (Number.isNaN(km)) return km
    const route = { distanceKm: km, areaKm: { eca: ecaKm![at]!, piracy: 0 } }
    const estimated = estimateRoute(route, use, factors)
    const warnings = emissionsWarnings(estimated, MATRIX_BODY).map(({ detail }) => detail)
    const { emissions } = estimated
    if (emissions === null) throw new UsageError(warnings.join(' '))
    for (const remark of [...warnings, ...emissions.assumptions]) remarks.add(remark)
    const { fuelTonnes, co2eWtwTonnes, costUsd } = emissions
    const value = { fuel_tonnes: fuelTonnes, co2e_tonnes: co2eWtwTonnes, usd: costUsd }[unit]
    return Math.round(value! * 1000) / 1000
  })
}
