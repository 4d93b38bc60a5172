import type { RouteEmissionsBody } from '../../api/schemas/route-emissions.js'
import type { RouteBody } from '../../api/schemas/route-request.js'
import type { WarningItem } from '../../api/warning.js'
import {
  EmissionsInputError,
  type FactorSet,
  type RouteEmissionsRequest,
  type RouteVessel,
  routeEmissions,
} from '../../emissions/index.js'
import type { SeaRoute } from '../../routing/types.js'
import { roundKm } from '../planning/numbers.js'
import { speedOf } from '../planning/speed.js'
import { snakeCase } from './snake-case.js'

/** The emissions block of an answer, and what the caller should know of it. */
export interface RouteBlock {
  readonly emissions: RouteEmissionsBody | null
  readonly warnings: readonly WarningItem[]
}

type ShipOptions = Pick<RouteBody, 'vessel' | 'speed_kmh' | 'fuel_price_usd_per_tonne'>

/** Fuel, emissions and cost of the ship on the route; nothing unless a vessel or a price is given. */
export function routeBlock(
  body: ShipOptions,
  route: Pick<SeaRoute, 'distanceKm' | 'areaKm'>,
  factors: FactorSet | null,
): RouteBlock {
  if (!asksForEmissions(body)) return { emissions: null, warnings: [] }
  if (factors === null) return { emissions: null, warnings: [UNAVAILABLE] }
  const request = {
    ...shipOf(body),
    distanceKm: roundKm(route.distanceKm),
    ecaKm: roundKm(route.areaKm.eca),
  }
  return calculated(() => blockOf(request, factors), { emissions: null, warnings: [] })
}

/**
 * The emissions, or without them why they can't be calculated: a route is answered all the same.
 * @param none what stands for no emissions
 */
export function calculated<T extends { readonly warnings: readonly WarningItem[] }>(
  calculate: () => T,
  none: T,
): T {
  try {
    return calculate()
  } catch (error) {
    if (!(error instanceof EmissionsInputError)) throw error
    const warnings = error.problems.map(({ pointer, detail }) => ({
      code: 'emissions_not_calculated',
      pointer,
      detail: `There are no figures of fuel and emissions: ${pointer.slice(2)} ${detail}.`,
    }))
    return { ...none, warnings }
  }
}

function blockOf(request: RouteEmissionsRequest, factors: FactorSet): RouteBlock {
  const { warnings, ...block } = routeEmissions(request, factors)
  return {
    emissions: {
      ...snakeCase(block),
      fuels: snakeCase(block.fuels).map((fuel) => ({
        ...fuel,
        distance_km: roundKm(fuel.distance_km),
      })),
      factor_set_version: factors.version,
    },
    warnings: warnings.filter(({ code }) => code !== 'unknown_size_class'),
  }
}

export function asksForEmissions({ vessel, fuel_price_usd_per_tonne }: ShipOptions): boolean {
  return vessel !== undefined || fuel_price_usd_per_tonne !== undefined
}

/** What of the emissions doesn't depend on the way, for a route and for every cell of a matrix. */
export function shipOf(body: ShipOptions) {
  return {
    vessel: body.vessel ? vesselOf(body.vessel) : null,
    speedKmh: speedOf(body).speedKmh,
    fuelPriceUsdPerTonne: body.fuel_price_usd_per_tonne ?? null,
  }
}

function vesselOf(vessel: NonNullable<RouteBody['vessel']>): RouteVessel {
  return {
    type: vessel.type,
    sizeClass: vessel.size_class,
    loaM: vessel.loa_m,
    beamM: vessel.beam_m,
    draftM: vessel.draft_m,
    fuelTonnesPerDay: vessel.fuel_tonnes_per_day,
    fuelType: vessel.fuel_type,
  }
}

export const UNAVAILABLE: WarningItem = {
  code: 'emissions_unavailable',
  detail: 'The emission factors of the service could not be loaded; there is no emissions block.',
}
