import type { FactorSet } from '../../emissions/index.js'
import { estimateRoute } from '../../planning/cargo/route-emissions.js'
import {
  estimateMatrix,
  estimateVoyage,
  type MatrixVesselEmissions,
} from '../../planning/cargo/vessel-emissions.js'
import type { PlannedMatrix } from '../../planning/matrix/plan-matrix.js'
import type { PlannedVoyage } from '../../planning/voyage/complete.js'
import type { Conditions } from '../../planning/voyage/voyage.js'
import { type Layout, MATRIX_BODY, VOYAGE_BODY } from '../pointers.js'
import type { AlternativeEmissionsBody, RouteEmissionsBody } from '../schemas/route-emissions.js'
import type { WarningItem } from '../warning.js'
import {
  alternativeEmissionsBody,
  EMISSIONS_UNAVAILABLE,
  emissionsWarnings,
  routeEmissionsBody,
} from './write-emissions.js'
import { type EmissionTotals, NO_EMISSION_TOTALS } from './write-voyage.js'

/**
 * Emissions of a whole vessel as they appear in an answer; null, with the reason among the warnings, if
 * there are none.
 */
interface Written<Figures> {
  readonly emissions: Figures | null
  readonly warnings: readonly WarningItem[]
}

/** Answers include emissions if the request has a type of vessel or a fuel price. */
export function asksForEmissions(
  { vessel }: Pick<Conditions, 'vessel'>,
  priceUsdPerTonne: number | undefined,
): boolean {
  return vessel?.type !== undefined || priceUsdPerTonne !== undefined
}

/** Emissions of a route, and of each of its alternatives. */
export interface RouteFigures {
  readonly route: RouteEmissionsBody
  readonly alternatives: readonly AlternativeEmissionsBody[]
}

/** Emissions of a route, which is one leg whatever it passes, and of the wait at its end. */
export function writeRouteEmissions(
  planned: PlannedVoyage,
  priceUsdPerTonne: number | undefined,
  factors: FactorSet | null,
  layout: Layout,
): Written<RouteFigures> {
  return written(planned.voyage, priceUsdPerTonne, factors, (known, price) => {
    const { route, alternatives, warnings } = estimateRoute(planned, known, price)
    return {
      emissions: route && {
        route: routeEmissionsBody(route, known.version),
        alternatives: alternatives.map(alternativeEmissionsBody),
      },
      warnings: emissionsWarnings({ warnings }, layout),
    }
  })
}

/** Without the wait, which winds and currents shorten. */
export function fuelAtSea({ fuel_tonnes, waiting }: RouteEmissionsBody): number {
  return fuel_tonnes - (waiting?.fuel_tonnes ?? 0)
}

/** Emissions of each leg of a voyage, and their totals. */
export function writeVoyageEmissions(
  planned: PlannedVoyage,
  priceUsdPerTonne: number | undefined,
  factors: FactorSet | null,
): Written<readonly RouteEmissionsBody[]> & { readonly emissionTotals: EmissionTotals } {
  let emissionTotals = NO_EMISSION_TOTALS
  const legs = written(planned.voyage, priceUsdPerTonne, factors, (known, price) => {
    const { emissions, ...estimated } = estimateVoyage(planned, known, price)
    emissionTotals = estimated
    return {
      emissions: emissions?.map((leg) => routeEmissionsBody(leg, known.version)) ?? null,
      warnings: emissionsWarnings(estimated, VOYAGE_BODY),
    }
  })
  return { ...legs, emissionTotals }
}

/** Emissions of each cell of a matrix. */
export function writeMatrixEmissions(
  planned: PlannedMatrix,
  priceUsdPerTonne: number | undefined,
  factors: FactorSet | null,
): Written<MatrixVesselEmissions> {
  return written(planned.grid, priceUsdPerTonne, factors, (known, price) => {
    const estimated = estimateMatrix(planned, known, price)
    return {
      emissions: estimated.emissions,
      warnings: emissionsWarnings(estimated, MATRIX_BODY),
    }
  })
}

function written<Figures>(
  conditions: Pick<Conditions, 'vessel'>,
  priceUsdPerTonne: number | undefined,
  factors: FactorSet | null,
  estimate: (factors: FactorSet, priceUsdPerTonne: number | null) => Written<Figures>,
): Written<Figures> {
  if (!asksForEmissions(conditions, priceUsdPerTonne)) return { emissions: null, warnings: [] }
  if (factors === null) return { emissions: null, warnings: [EMISSIONS_UNAVAILABLE] }
  return estimate(factors, priceUsdPerTonne ?? null)
}
