import type { Estimate } from '../emissions/estimate-result.js'
import type { ConsignmentEstimate } from '../planning/consignment.js'
import { roundKm } from '../planning/rounding.js'
import type { Estimated, VesselEmissions } from '../planning/vessel-emissions.js'
import { EMISSIONS_BODY, type Layout, warningItems } from './pointers.js'
import type { EstimateCoreBody } from './schemas/emissions-answer.js'
import type { RouteEmissionsBody } from './schemas/route-emissions.js'
import { snakeCase } from './snake-case.js'
import type { WarningItem } from './warning.js'

/** Why an answer has no emissions although the request wants them. */
export const EMISSIONS_UNAVAILABLE: WarningItem = {
  code: 'emissions_unavailable',
  detail: 'The emission factors of the service could not be loaded; there is no emissions block.',
}

/** The emissions of a route. */
export function routeEmissionsBody(
  emissions: VesselEmissions,
  factorSetVersion: string,
): RouteEmissionsBody {
  return {
    ...snakeCase(emissions),
    fuels: snakeCase(emissions.fuels).map((fuel) => ({
      ...fuel,
      distance_km: roundKm(fuel.distance_km),
    })),
    factor_set_version: factorSetVersion,
  }
}

/** Warnings about a vessel's emissions. If there are no emissions, they explain why. */
export function emissionsWarnings(
  { warnings }: Pick<Estimated<unknown>, 'warnings'>,
  layout: Layout,
): WarningItem[] {
  return warningItems(warnings, layout).map((warning) => {
    if (warning.code !== 'emissions_not_calculated') return warning
    const detail = `Fuel and emissions could not be calculated: ${warning.detail}`
    return { ...warning, detail }
  })
}

/**
 * The answer of /v1/emissions/sea, without the members that differ between callers.
 * @param departure day that the request states, UTC; null if it states none
 */
export function writeEstimate(
  { estimate, closedByVessel }: ConsignmentEstimate,
  departure: string | null,
): EstimateCoreBody {
  const { warnings: _, factorSetVersion, ...result }: Estimate = estimate
  const written = snakeCase(result)
  return {
    departure,
    ...written,
    distance: { ...written.distance, closed_by_vessel: [...closedByVessel] },
    factor_set_version: factorSetVersion,
  }
}

export function warningsOfEstimate({ estimate, warnings }: ConsignmentEstimate): WarningItem[] {
  return warningItems([...warnings, ...estimate.warnings], EMISSIONS_BODY)
}
