import { MATRIX_BODY } from '../api/pointers.js'
import { emissionsWarnings } from '../api/write-emissions.js'
import type { FactorSet } from '../emissions/index.js'
import { estimateRoute, type ShipUse } from '../planning/vessel-emissions.js'
import { NoRouteError, PointForbiddenError, PointOnLandError } from '../routing/errors.js'
import type { MatrixRequest, Router, SeaRoute, UnreachableCell } from '../routing/request.js'
import { UsageError } from './failure.js'
import type { Cell, ShipUnit } from './matrix-cells.js'

interface Ship {
  readonly router: Pick<Router, 'route'>
  readonly use: ShipUse
  readonly factors: FactorSet
  /** Collects the warnings and assumptions of the cells. */
  readonly remarks: Set<string>
}

/**
 * Fuel, emissions or cost of the whole vessel from one origin to each destination.
 * @throws UsageError if there is no model for such a vessel
 */
export function cellsOfShip(
  { origins, destinations, ...options }: MatrixRequest,
  unit: ShipUnit,
  { router, use, factors, remarks }: Ship,
): Cell[] {
  return destinations.map((destination) => {
    const route = routeOf(() => router.route({ ...options, origin: origins[0]!, destination }))
    if (typeof route === 'string') return route
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

function routeOf(route: () => SeaRoute): SeaRoute | UnreachableCell['code'] {
  try {
    return route()
  } catch (error) {
    if (error instanceof NoRouteError || error instanceof PointOnLandError) return error.code
    if (error instanceof PointForbiddenError) return 'no_route'
    throw error
  }
}
