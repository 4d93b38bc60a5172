import { warned } from '../../emissions/answer/warning-table.js'
import type { Estimate } from '../../emissions/estimate-result.js'
import type { StayEmissions } from '../../emissions/ship/ship-emissions.js'
import type { ConsignmentEstimate } from '../../planning/cargo/consignment-estimate.js'
import type { EmissionsOfRoute } from '../../planning/cargo/route-emissions.js'
import type { Estimated, VesselEmissions } from '../../planning/cargo/vessel-emissions.js'
import { roundKm } from '../../planning/rounding.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import { EMISSIONS_BODY, type Layout, warningItems } from '../pointers.js'
import type { EstimateCoreBody } from '../schemas/emissions/emissions-answer.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import type {
  AlternativeEmissionsBody,
  RouteEmissionsBody,
  StayEmissionsBody,
} from '../schemas/route-emissions.js'
import { snakeCase } from '../snake-case.js'
import type { WarningItem } from '../warning.js'

/** Why an answer has no emissions although the request wants them. */
export const EMISSIONS_UNAVAILABLE: WarningItem = warned('emissions_unavailable')

/** The emissions of a route. */
export function routeEmissionsBody(
  { waiting, ...emissions }: EmissionsOfRoute,
  factorSetVersion: string,
): RouteEmissionsBody {
  return {
    ...snakeCase(emissions),
    ...(waiting && { waiting: stayBody(waiting) }),
    fuels: snakeCase(emissions.fuels).map((fuel) => ({
      ...fuel,
      distance_km: roundKm(fuel.distance_km),
    })),
    factor_set_version: factorSetVersion,
  }
}

export function stayBody(stay: StayEmissions): StayEmissionsBody {
  return { ...snakeCase(stay), fuels: snakeCase(stay.fuels) }
}

/** The emissions of an alternative, in short. */
export function alternativeEmissionsBody({
  fuelTonnes,
  co2eWtwTonnes,
  costUsd,
}: VesselEmissions): AlternativeEmissionsBody {
  return { fuel_tonnes: fuelTonnes, co2e_wtw_tonnes: co2eWtwTonnes, cost_usd: costUsd }
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

/** What was asked, as it was read. */
export interface AskedEstimate {
  /** Without unknown fields. */
  readonly request: EmissionsBody
  /** Day that the request states, UTC; null if it states none. */
  readonly departure: string | null
  /** Day whose rules apply. */
  readonly day: string
}

/** The answer of /v1/emissions/sea, without the members that differ between callers. */
export function writeEstimate(
  { estimate, closedByVessel, ends }: ConsignmentEstimate,
  { request, departure, day }: AskedEstimate,
): EstimateCoreBody {
  const { warnings: _, factorSetVersion, ...result }: Estimate = estimate
  const written = snakeCase(result)
  return {
    departure,
    asked: { origin: endBody(ends.origin), destination: endBody(ends.destination), day, request },
    ...written,
    distance: { ...written.distance, closed_by_vessel: [...closedByVessel] },
    factor_set_version: factorSetVersion,
  }
}

function endBody(end: ResolvedPlace | null): EstimateCoreBody['asked']['origin'] {
  if (end === null) return null
  const { port, position } = end
  return {
    port_id: port?.id ?? null,
    unlocode: port?.unlocode ?? null,
    name: port?.name ?? null,
    country_code: port?.countryCode ?? null,
    coordinates: [...position],
  }
}

export function warningsOfEstimate({ estimate, warnings }: ConsignmentEstimate): WarningItem[] {
  return warningItems([...warnings, ...estimate.warnings], EMISSIONS_BODY)
}
