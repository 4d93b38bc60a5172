import type { EstimateRequest } from './estimate-request.js'
import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import { shipOfVessel } from './factors/vessels.js'
import { imoCheckDigitHolds } from './imo.js'
import { METHOD_TABLE } from './methods/registry.js'
import type { Method } from './request.js'
import type { Warning } from './result.js'

/** Inputs that the method does not use. */
export function unusedInputs(
  { vessel, calculation, portCalls }: EstimateRequest,
  method: Method,
): Warning[] {
  const given: Given = [
    ...(method === 'fuel_based' ? [] : cargoOnBoard(vessel)),
    ...(method === 'activity_based' ? [] : ofModel({ vessel, calculation, portCalls }, method)),
  ]
  return given
    .filter(([, value]) => value !== undefined)
    .map(([field]) => ({ code: 'not_used', field, detail: `is not used by the method ${method}` }))
}

type Given = readonly (readonly [field: string, value: unknown])[]

/**
 * The cargo on board only serves to allocate measured fuel; otherwise the load factor states how full a
 * ship is.
 */
function cargoOnBoard(vessel: EstimateRequest['vessel']): Given {
  return [
    ['vessel.cargoOnBoardTeu', vessel?.cargoOnBoardTeu],
    ['vessel.cargoOnBoardTonnes', vessel?.cargoOnBoardTonnes],
  ]
}

function ofModel({ vessel, calculation, portCalls }: EstimateRequest, method: Method): Given {
  return [
    ['calculation.factor', calculation?.factor === 'auto' ? undefined : calculation?.factor],
    ['calculation.factorRow', calculation?.factorRow],
    ['vessel.fuels', METHOD_TABLE[method].asksFuel ? undefined : vessel?.fuels],
    ['vessel.loadFactor', vessel?.loadFactor],
    ['vessel.draughtM', vessel?.draughtM],
    ['portCalls', portCalls],
  ]
}

/** Warnings about the vessel and the fuel of a request. */
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
  const ship = vessel?.type && shipOfVessel(factors.vessels, vessel.type, vessel)
  if (ship && vessel.sizeClass !== undefined && vessel.sizeClass !== ship.sizeClass)
    warn('not_used', 'vessel.sizeClass', `is not used: a ship of this size is ${ship.sizeClass}`)
  const method = calculation?.method ?? 'auto'
  if (fuel?.type !== undefined && vessel?.fuelType !== undefined && method !== 'activity_based') {
    const [consumed, stated] = [fuel.type, vessel.fuelType].map((name) =>
      findFuel(factors.fuels, name),
    )
    if (stated && consumed !== stated)
      warn('not_used', 'vessel.fuelType', `is not used: the fuel consumed is ${fuel.type}`)
  }
  if (fuel && method !== 'auto' && method !== 'fuel_based')
    warn('fuel_not_used', 'fuel', `is not used by the method ${method}`)
  return warnings
}
