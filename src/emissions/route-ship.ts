import { KM_PER_NM } from '../geo/distance.js'
import type { FactorSet } from './factor-set.js'
import type { Fuel } from './fuel.js'
import { type FuelMix, massSharesOf } from './fuel-use.js'
import { type Message, message } from './messages.js'
import { draughtRatioOf, fuelKgPerKm, shipOfClass } from './modelled-ship.js'
import type { Warning } from './result.js'
import type { RouteEmissionsRequest, RouteVessel } from './route-request.js'
import {
  checkSpeed,
  classNamed,
  classOfDimensions,
  type EngineRules,
  fullPowerSpeedKn,
  type VesselClass,
} from './vessel-model.js'
import type { ModelledType } from './vessel-types.js'

/** The class that represents the vessel. */
export interface RouteShip {
  readonly ship: VesselClass
  /** Whether it is the default of the type, because neither name nor dimensions determine it. */
  readonly isAssumed: boolean
}

/** The class of the vessel: by name, otherwise by its length or beam, otherwise the default of its type. */
export function shipOf(
  vessel: RouteVessel | null,
  { vessels }: FactorSet,
  assumptions: Message[],
  warnings: Warning[],
): RouteShip {
  const { classes, defaults } = vessels
  const type = vessel?.type ?? defaults.type
  const named = vessel?.sizeClass && classNamed(classes, type, vessel.sizeClass)
  if (named) return { ship: named, isAssumed: false }
  if (vessel?.sizeClass)
    warnings.push({
      code: 'unknown_size_class',
      field: 'vessel.sizeClass',
      detail: `This is not a size class of a ${type}; available: ${classNames(classes, type)}.`,
      values: { type },
    })
  if (!vessel)
    warnings.push({
      code: 'vessel_assumed',
      field: 'vessel',
      detail: `No vessel is given: a vessel of type ${type} and size class ${defaults.sizeClass[type]} is assumed.`,
      values: { type, size_class: defaults.sizeClass[type] },
    })
  const measured = vessel && classOfDimensions(classes, type, vessel)
  const ship = measured ?? classNamed(classes, type, defaults.sizeClass[type])!
  if (vessel?.fuelTonnesPerDay === undefined)
    assumptions.push(
      message(measured ? 'size_class_measured' : 'size_class_assumed', {
        type,
        size_class: ship.sizeClass,
      }),
    )
  return { ship, isAssumed: measured === undefined || measured === null }
}

function classNames(classes: readonly VesselClass[], type: ModelledType): string {
  return classes.flatMap((c) => (c.type === type ? [c.sizeClass] : [])).join(', ')
}

function fullPowerOf(ship: VesselClass, engine: EngineRules, vessel: RouteVessel | null): number {
  return fullPowerSpeedKn(ship, engine, draughtRatioOf(shipOfClass(ship), vessel?.draughtM))
}

/** Describes the basis of the daily fuel. */
export function speedAssumptions(
  { vessel, speedKmh }: RouteEmissionsRequest,
  { ship }: RouteShip,
  { vessels }: FactorSet,
): Message[] {
  if (vessel?.fuelTonnesPerDay !== undefined) return [message('daily_fuel_given')]
  const { engine } = vessels
  const model = message('daily_fuel_modelled', {
    kw: ship.installedKw,
    kn: ship.maxSpeedKn,
    sea_margin: engine.seaMargin,
  })
  const speedKn = speedKmh / KM_PER_NM
  const fullPowerKn = fullPowerOf(ship, engine, vessel)
  if (speedKn > fullPowerKn)
    return [model, message('full_power', { kn: Number(fullPowerKn.toFixed(1)) })]
  if (speedKn < ship.maxSpeedKn * engine.provenSpeedShare)
    return [model, message('slow_speed', { percent: Math.round(engine.lowestLoad * 100) })]
  return [model]
}

/**
 * Warns of a speed above the maximum of an assumed class. For a class that the caller chose, such a
 * speed is rejected instead.
 */
export function speedWarnings(
  { vessel, speedKmh }: RouteEmissionsRequest,
  { ship, isAssumed }: RouteShip,
  { vessels }: FactorSet,
): Warning[] {
  if (!isAssumed || vessel?.fuelTonnesPerDay !== undefined) return []
  if (speedKmh <= ship.maxSpeedKn * KM_PER_NM) return []
  const kmh = (kn: number) => `${(kn * KM_PER_NM).toFixed(1)} km/h`
  const fullPowerKn = fullPowerOf(ship, vessels.engine, vessel)
  const detail =
    `The assumed ${ship.type} ${ship.sizeClass} reaches at most ${kmh(ship.maxSpeedKn)}. Fuel and ` +
    `emissions are for full power at ${kmh(fullPowerKn)}: give a size class or fuel_tonnes_per_day.`
  const values = {
    type: ship.type,
    size_class: ship.sizeClass,
    max_kmh: ship.maxSpeedKn * KM_PER_NM,
    full_power_kmh: fullPowerKn * KM_PER_NM,
  }
  return [{ code: 'speed_above_ship', field: 'speedKmh', detail, values }]
}

/**
 * Tonnes of each fuel per kilometre: the caller's own daily fuel, which covers all of them together, or
 * the model's.
 * @throws EmissionsInputError for a speed above the maximum of a class that the caller chose
 */
export function consumedPerKm(
  { vessel, speedKmh }: RouteEmissionsRequest,
  { ship, isAssumed }: RouteShip,
  mix: FuelMix,
  { vessels }: FactorSet,
): { readonly fuel: Fuel; readonly tonnes: number }[] {
  if (vessel?.fuelTonnesPerDay !== undefined) {
    const perKm = vessel.fuelTonnesPerDay / (24 * speedKmh)
    return massSharesOf(mix).map(({ fuel, share }) => ({ fuel, tonnes: perKm * share }))
  }
  const speedKn = speedKmh / KM_PER_NM
  if (!isAssumed) checkSpeed(ship, speedKn)
  const sailing = { speedKn, draughtM: vessel?.draughtM }
  const modelled = shipOfClass(ship)
  return mix.map(({ fuel, share }) => ({
    fuel,
    tonnes: (share * fuelKgPerKm(modelled, fuel, vessels.engine, sailing)) / 1000,
  }))
}
