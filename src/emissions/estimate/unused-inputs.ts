import { type Warned, warned } from '../answer/warning-table.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import { METHOD_TABLE } from '../methods/registry.js'
import { imoCheckDigitHolds } from '../number-rules.js'
import type { EstimateRequest, Method } from '../request.js'
import type { Warning } from '../result.js'
import { shipOfVessel } from '../ship/vessels.js'

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
    .map(([field]) => ({ ...warned('not_used:method', { method }), field }))
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
  const warn = (field: string, what: Warned) => warnings.push({ ...what, field })
  if (vessel?.imo !== undefined && !imoCheckDigitHolds(vessel.imo))
    warn('vessel.imo', warned('imo_check_digit'))
  if (vessel?.fuelType !== undefined && !findFuel(factors.fuels, vessel.fuelType))
    warn('vessel.fuelType', warned('unknown_fuel_type'))
  const ship = vessel?.type && shipOfVessel(factors.vessels, vessel.type, vessel)
  if (ship && vessel.sizeClass !== undefined && vessel.sizeClass !== ship.sizeClass)
    warn('vessel.sizeClass', warned('not_used:size_class', { size_class: ship.sizeClass }))
  const method = calculation?.method ?? 'auto'
  if (fuel?.type !== undefined && vessel?.fuelType !== undefined && method !== 'activity_based') {
    const [consumed, stated] = [fuel.type, vessel.fuelType].map((name) =>
      findFuel(factors.fuels, name),
    )
    if (stated && consumed !== stated)
      warn('vessel.fuelType', warned('not_used:consumed_fuel', { fuel: fuel.type }))
  }
  if (fuel && method !== 'auto' && method !== 'fuel_based')
    warn('fuel', warned('fuel_not_used', { method }))
  return warnings
}
