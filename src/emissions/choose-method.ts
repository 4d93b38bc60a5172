import type { Cargo } from './cargo.js'
import type { FactorSet } from './factor-set.js'
import { carrierLabel, findCarrierRow, requireCarrierRow } from './methods/carrier-intensity.js'
import type { EstimateRequest, Method } from './request.js'

export interface MethodChoice {
  readonly method: Method
  readonly reason: string
}

/**
 * The method asked for, or for `auto` the best that the request allows: fuel burnt, then the
 * carrier's own intensity, then the kind of ship, then the fallback.
 * @param cargo not null for `auto` without fuel
 * @throws NoCompatibleFactorError for the method carrier_intensity without a row that fits
 */
export function chooseMethod(
  request: EstimateRequest,
  cargo: Cargo | null,
  factors: FactorSet,
): MethodChoice {
  const asked = request.calculation?.method ?? 'auto'
  if (asked === 'auto') return chooseForAuto(request, cargo, factors)
  if (asked === 'carrier_intensity') requireCarrierRow(request, cargo!, factors)
  return { method: asked, reason: 'the request asks for it' }
}

function chooseForAuto(
  request: EstimateRequest,
  cargo: Cargo | null,
  factors: FactorSet,
): MethodChoice {
  if (request.fuel) return { method: 'fuel_based', reason: 'the fuel consumed is given' }
  const label = request.carrier && carrierLabel(request.carrier)
  if (findCarrierRow(request, cargo!, factors))
    return { method: 'carrier_intensity', reason: `an intensity of carrier ${label} is loaded` }
  const without = label ? `; no intensity of carrier ${label} fits` : ''
  if (request.vessel?.type)
    return { method: 'activity_based', reason: `the vessel type is given${without}` }
  return { method: 'default_maritime', reason: `neither fuel nor vessel type is given${without}` }
}
