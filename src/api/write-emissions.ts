import type { Estimate } from '../emissions/estimate-result.js'
import type { ConsignmentEstimate } from '../planning/consignment.js'
import { roundKm } from '../planning/rounding.js'
import type { Estimated, VesselEmissions } from '../planning/vessel-emissions.js'
import { EMISSIONS_BODY, type Layout, warningItems } from './pointers.js'
import type { EstimateBody } from './schemas/emissions-answer.js'
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

/** The members of an answer besides the estimate. */
export interface EstimateFrame {
  readonly id: string
  /** Day of departure that the request states, UTC; null if it states none. */
  readonly departure: string | null
  /** Warnings of the request. */
  readonly warnings: readonly WarningItem[]
  /** Version of the sea data; null if no route was calculated. */
  readonly dataVersion: string | null
  readonly calculatedAt: string
}

/** The answer of /v1/emissions/sea. */
export function estimateBody(
  { estimate, closedByVessel, warnings: ofWay }: ConsignmentEstimate,
  { id, departure, warnings: ofRequest, dataVersion, calculatedAt }: EstimateFrame,
): EstimateBody {
  const { warnings, factorSetVersion, ...result }: Estimate = estimate
  const written = snakeCase(result)
  return {
    id,
    departure,
    ...written,
    distance: { ...written.distance, closed_by_vessel: [...closedByVessel] },
    warnings: [...ofRequest, ...warningItems([...ofWay, ...warnings], EMISSIONS_BODY)],
    factor_set_version: factorSetVersion,
    data_version: dataVersion,
    calculated_at: calculatedAt,
  }
}
