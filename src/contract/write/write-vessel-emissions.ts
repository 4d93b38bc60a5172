import { warned } from '../../emissions/answer/warning-table.js'
import type { FactorSet } from '../../emissions/index.js'
import {
  estimateMatrix,
  estimateVoyage,
  type MatrixVesselEmissions,
} from '../../planning/cargo/vessel-emissions.js'
import type { PlannedMatrix } from '../../planning/matrix/plan-matrix.js'
import { roundHours } from '../../planning/rounding.js'
import type { PlannedLeg, PlannedVoyage } from '../../planning/voyage/complete.js'
import { asOneLeg } from '../../planning/voyage/one-leg.js'
import type { Conditions } from '../../planning/voyage/voyage.js'
import { arrivalField } from '../../planning/voyage/wanted-arrival.js'
import { type Layout, MATRIX_BODY, VOYAGE_BODY, warningItems } from '../pointers.js'
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

/** Emissions of a route, which is one leg whatever it passes. */
export function writeRouteEmissions(
  planned: PlannedVoyage,
  priceUsdPerTonne: number | undefined,
  factors: FactorSet | null,
  layout: Layout,
): Written<RouteFigures> {
  return written(planned.voyage, priceUsdPerTonne, factors, (known, price) => {
    const { voyage, stops } = planned
    const leg = asOneLeg(planned)
    const estimated = estimateVoyage({ voyage, stops, plannedLegs: [leg] }, known, price)
    const figures = estimated.emissions?.[0]
    // The same ship at the same speed: whatever is to be warned of has been.
    const others = leg.alternatives.map((route) => ({ ...leg, route }))
    const alternatives = estimateVoyage({ voyage, stops: [], plannedLegs: others }, known, price)
    return {
      emissions: figures
        ? {
            route: routeEmissionsBody(figures, known.version),
            alternatives: (alternatives.emissions ?? []).map(alternativeEmissionsBody),
          }
        : null,
      warnings: [
        ...emissionsWarnings(estimated, layout),
        ...(figures ? waitWarnings(leg, stops.length - 1, layout) : []),
      ],
    }
  })
}

/** Says that the figures of a route are of its way alone. */
function waitWarnings({ waitHours }: PlannedLeg, stop: number, layout: Layout): WarningItem[] {
  const hours = roundHours(waitHours)
  if (hours === 0) return []
  return warningItems(
    [{ ...warned('wait_not_counted', { hours }), field: arrivalField(stop) }],
    layout,
  )
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
