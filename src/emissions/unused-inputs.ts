import type { EstimateRequest } from './estimate-request.js'
import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import { imoCheckDigitHolds } from './imo.js'
import { METHOD_TABLE, type Method } from './methods/registry.js'
import type { Warning } from './result.js'

/** Inputs that the method does not use. */
export function unusedInputs(
  { vessel, calculation, portCalls }: EstimateRequest,
  method: Method,
): Warning[] {
  if (method === 'activity_based') return []
  const given: readonly (readonly [field: string, value: unknown])[] = [
    ['calculation.factor', calculation?.factor === 'auto' ? undefined : calculation?.factor],
    ['calculation.factorRow', calculation?.factorRow],
    ['vessel.fuels', METHOD_TABLE[method].asksFuel ? undefined : vessel?.fuels],
    ['vessel.loadFactor', vessel?.loadFactor],
    ['vessel.draughtM', vessel?.draughtM],
    ['portCalls', portCalls],
  ]
  return given
    .filter(([, value]) => value !== undefined)
    .map(([field]) => ({ code: 'not_used', field, detail: `is not used by the method ${method}` }))
}

/** Doubts about the vessel and the fuel of a request. */
export function vesselWarnings(
  { vessel, fuel, calculation }: EstimateRequest,
  factors: FactorSet,
): Warning[] {
  const warnings: Warning[] = []
  const warn = (code: string, field: string, detail: string) =>
    warnings.push({ code, field, detail })
  if (vessel?.imo !== undefined && !imoCheckDigitHolds(vessel.imo))
    warn('imo_check_digit', 'vessel.imo', 'has a wrong check digit')
  if (vessel?.fuelType !== undefined && !findFuel(factors.fuels, vessel.fuelType))
    warn('unknown_fuel_type', 'vessel.fuelType', 'is not known and not used')
  const method = calculation?.method ?? 'auto'
  if (fuel && method !== 'auto' && method !== 'fuel_based')
    warn('fuel_not_used', 'fuel', `is not used by the method ${method}`)
  return warnings
}
