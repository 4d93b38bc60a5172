import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { Fuel } from '../fuel.js'
import type { PortCallsRequest } from '../request.js'
import { type EngineRules, specificConsumption, type VesselClass } from '../vessel-model.js'
import { type ModelledShip, ofShip } from './modelled-ship.js'
import type { CanalHours, PortHours, VesselRules } from './vessels.js'

/** Fuel per hour in each state except the sea passage, kg. */
export interface HourlyFuel {
  /** Electric power at berth that the shore can supply, kW. */
  readonly berthAuxiliaryKw: number
  readonly auxiliaryGPerKwh: number
  readonly berthBoilerKg: number
  readonly anchorageKg: number
  /** Main engine at its lowest load, auxiliary engines and boilers. */
  readonly manoeuvringKg: number
  /** Auxiliary engines and boilers only, because the main engine is counted by distance in a canal. */
  readonly canalKg: number
}

/** Sources: Fourth IMO GHG Study Table 17, EPA 2022 Table 3.6. */
export function hourlyFuel(ship: ModelledShip, fuel: Fuel, engine: EngineRules): HourlyFuel {
  const kept = KEPT.get(ship)
  if (kept?.fuel === fuel && kept.engine === engine) return kept.hourly
  const hourly = hourlyFuelOf(ship, fuel, engine)
  KEPT.set(ship, { fuel, engine, hourly })
  return hourly
}

/** Cached, because two ports and a canal of one voyage use the same values. */
const KEPT = new WeakMap<
  ModelledShip,
  { readonly fuel: Fuel; readonly engine: EngineRules; readonly hourly: HourlyFuel }
>()

function hourlyFuelOf(ship: ModelledShip, fuel: Fuel, engine: EngineRules): HourlyFuel {
  const sfc = specificConsumption(fuel, engine)
  const kg = (of: (c: VesselClass) => number) => ofShip(ship, of) / 1000
  const canalKg = kg(
    (c) => c.auxiliaryManoeuvringKw * sfc.auxiliary + c.boilerManoeuvringKw * sfc.boiler,
  )
  return {
    berthAuxiliaryKw: ofShip(ship, (c) => c.auxiliaryBerthKw),
    auxiliaryGPerKwh: sfc.auxiliary,
    berthBoilerKg: kg((c) => c.boilerBerthKw * sfc.boiler),
    anchorageKg: kg((c) => c.auxiliaryAnchorKw * sfc.auxiliary + c.boilerAnchorKw * sfc.boiler),
    manoeuvringKg: canalKg + kg((c) => c.installedKw * engine.lowestLoad * sfc[c.engine]),
    canalKg,
  }
}

/** Time and shore power of a call, from the request or, by default, from the type of ship. */
export interface PortCall extends PortHours {
  readonly shorePowerShare: number
  readonly gridGPerKwh: number
  /** Whether any of the hours are our assumption. */
  readonly isAssumed: boolean
}

/** The call of a modelled ship. Values that the request lacks are defaults for the type of ship. */
export function portCallOf(
  { type }: Pick<ModelledShip, 'type'>,
  asked: PortCallsRequest = {},
  { portCalls, shorePowerGPerKwh }: Pick<VesselRules, 'portCalls' | 'shorePowerGPerKwh'>,
): PortCall {
  const usual = portCalls[type]
  const { berthHours, anchorageHours, manoeuvringHours } = asked
  return {
    berthHours: berthHours ?? usual.berthHours,
    anchorageHours: anchorageHours ?? usual.anchorageHours,
    manoeuvringHours: manoeuvringHours ?? usual.manoeuvringHours,
    shorePowerShare: asked.shorePowerShare ?? 0,
    gridGPerKwh: asked.gridGPerKwh ?? shorePowerGPerKwh,
    isAssumed: [berthHours, anchorageHours, manoeuvringHours].includes(undefined),
  }
}

/** Fuel of a whole call, kg. */
export function portCallFuelKg(
  hourly: HourlyFuel,
  {
    berthHours,
    anchorageHours,
    manoeuvringHours,
    shorePowerShare,
  }: PortHours & Pick<PortCall, 'shorePowerShare'>,
): number {
  const auxiliaryKg = (hourly.berthAuxiliaryKw * hourly.auxiliaryGPerKwh) / 1000
  return (
    berthHours * (auxiliaryKg * (1 - shorePowerShare) + hourly.berthBoilerKg) +
    anchorageHours * hourly.anchorageKg +
    manoeuvringHours * hourly.manoeuvringKg
  )
}

/** Hours that a canal adds to its distance at sea speed: lower speed inside, and waiting before it. */
export function canalDelay(
  { transitHours, waitHours, lengthKm }: CanalHours,
  speedKn: number,
): { readonly slowHours: number; readonly waitHours: number } {
  const slowHours = Math.max(0, transitHours - lengthKm / (speedKn * KM_PER_NM))
  return { slowHours, waitHours }
}
