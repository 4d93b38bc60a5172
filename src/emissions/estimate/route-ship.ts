import { KM_PER_NM } from '../../engine/geo/distance.js'
import { type Message, message } from '../answer/messages.js'
import { warned } from '../answer/warning-table.js'
import { EmissionsInputError } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import { shareProblems } from '../fuel/fuel-list.js'
import { ecaMixOf, type FuelMix, massSharesOf, mixOfVessel } from '../fuel/fuel-use.js'
import type { Fuel } from '../fuel.js'
import { lawDayOf } from '../law-day.js'
import type { Warning } from '../result.js'
import {
  draughtRatioOf,
  fuelKgPerKm,
  type ModelledShip,
  ofShip,
  shipOfCapacity,
  shipOfClass,
} from '../ship/modelled-ship.js'
import {
  checkSpeed,
  classNamed,
  classNames,
  classOfDimensions,
  fullPowerSpeedKn,
  type VesselClass,
} from '../vessel-model.js'
import type { RouteVessel } from './route-request.js'

/** A whole ship with its fuels, found once for all routes, cells and stays of a request. */
export interface WholeShip extends ShipClass {
  /** Null for the documented default ship. */
  readonly vessel: RouteVessel | null
  /** Of every fuel; null for no costs. */
  readonly usdPerTonne: number | null
  readonly factors: FactorSet
  /** Of its own capacity if the caller states it, otherwise of exactly the class. */
  readonly ship: ModelledShip
  readonly fuels: FuelMix
  /** Inside emission control areas; the same mix if it is allowed there. */
  readonly ecaFuels: FuelMix
  readonly fuelAssumed: readonly Message[]
}

/** The class that represents a vessel. */
interface ShipClass {
  readonly shipClass: VesselClass
  /** Whether it is the default of the type, because neither name nor dimensions determine it. */
  readonly isAssumed: boolean
  readonly classAssumed: readonly Message[]
  readonly warnings: readonly Warning[]
}

/** @throws EmissionsInputError for shares of fuels that do not add up */
export function findShip(
  vessel: RouteVessel | null,
  usdPerTonne: number | null,
  factors: FactorSet,
): WholeShip {
  const found = classOf(vessel, factors)
  const { fuels, fuelAssumed } = fuelsOf(vessel, factors)
  const { classes, engine } = factors.vessels
  const capacity = vessel?.capacity
  const ship =
    capacity === undefined
      ? shipOfClass(found.shipClass)
      : shipOfCapacity(classes, found.shipClass.type, capacity, engine)!
  const ecaFuels = ecaMixOf(fuels, factors)
  return { vessel, usdPerTonne, factors, ...found, ship, fuels, ecaFuels, fuelAssumed }
}

/** The class of the vessel: by name, otherwise by its length or beam, otherwise the default of its type. */
function classOf(vessel: RouteVessel | null, { vessels }: FactorSet): ShipClass {
  const { classes, defaults } = vessels
  const type = vessel?.type ?? defaults.type
  const named = vessel?.sizeClass && classNamed(classes, type, vessel.sizeClass)
  if (named) return { shipClass: named, isAssumed: false, classAssumed: [], warnings: [] }
  const warnings: Warning[] = []
  if (vessel?.sizeClass)
    warnings.push({
      ...warned('unknown_size_class', { type, known: classNames(classes, type) }),
      field: 'vessel.sizeClass',
    })
  if (!vessel)
    warnings.push({
      ...warned('vessel_assumed', { type, size_class: defaults.sizeClass[type] }),
      field: 'vessel',
    })
  const measured = vessel ? classOfDimensions(classes, type, vessel) : undefined
  const shipClass = measured ?? classNamed(classes, type, defaults.sizeClass[type])!
  const { sizeClass: size_class } = shipClass
  return {
    shipClass,
    isAssumed: measured === undefined,
    classAssumed: [
      measured
        ? message('size_class_measured', { type, size_class })
        : type === 'container'
          ? message('container_class_assumed', { size_class })
          : message('size_class_assumed', { type, size_class }),
    ],
    warnings,
  }
}

/** The fuels of the request, or the documented default. */
function fuelsOf(
  vessel: RouteVessel | null,
  factors: FactorSet,
): Pick<WholeShip, 'fuels' | 'fuelAssumed'> {
  if (vessel?.fuels !== undefined) {
    // No law is applied to a whole ship on a route: what its certificates prove changes no figure here.
    const problems = shareProblems(vessel.fuels)
    if (problems.length > 0) throw new EmissionsInputError(problems)
    return { fuels: mixOfVessel(vessel.fuels, factors, lawDayOf({}, factors)), fuelAssumed: [] }
  }
  const { defaults, intensityFuel } = factors.vessels
  const usual = findFuel(factors.fuels, defaults.fuel)!
  const fuel = (vessel?.fuelType && findFuel(factors.fuels, vessel.fuelType)) || usual
  const assumed = message('fuel_assumed', { fuel: fuel.code, cargo_fuel: intensityFuel })
  return {
    fuels: [{ fuel, share: 1 }],
    fuelAssumed: vessel?.fuelType === undefined ? [assumed] : [],
  }
}

export interface FuelPerKm {
  readonly fuel: Fuel
  readonly tonnes: number
}

/**
 * Tonnes of each fuel per kilometre: the caller's own daily fuel, which covers all of them together, or
 * the model's.
 * @throws EmissionsInputError for a speed above the maximum of a class that the caller chose
 */
export function fuelPerKm(
  { vessel, isAssumed, ship, factors }: WholeShip,
  mix: FuelMix,
  speedKmh: number,
): FuelPerKm[] {
  if (vessel?.fuelTonnesPerDay !== undefined) {
    const perKm = vessel.fuelTonnesPerDay / (24 * speedKmh)
    return massSharesOf(mix).map(({ fuel, share }) => ({ fuel, tonnes: perKm * share }))
  }
  const sailing = { speedKn: speedKmh / KM_PER_NM, draughtM: sailedDraughtM(vessel) }
  if (!isAssumed) checkSpeed(ship, sailing.speedKn)
  return mix.map(({ fuel, share }) => ({
    fuel,
    tonnes: (share * fuelKgPerKm(ship, fuel, factors.vessels.engine, sailing)) / 1000,
  }))
}

/** The draught of the voyage as the caller states it. */
function sailedDraughtM(vessel: RouteVessel | null): number | undefined {
  return vessel?.isDraughtTypical ? undefined : vessel?.draughtM
}

/** The basis of the daily fuel, and a warning of a speed that an assumed class cannot reach. */
export function speedMessages(
  { vessel, isAssumed, ship, factors: { vessels } }: WholeShip,
  speedKmh: number,
): { readonly assumptions: readonly Message[]; readonly warnings: readonly Warning[] } {
  if (vessel?.fuelTonnesPerDay !== undefined)
    return { assumptions: [message('daily_fuel_given')], warnings: [] }
  const { type, sizeClass, maxSpeedKn } = ship
  const installedKw = ofShip(ship, (one) => one.installedKw)
  const { seaMargin, provenSpeedShare, lowestLoad } = vessels.engine
  const speedKn = speedKmh / KM_PER_NM
  const ratio = draughtRatioOf(ship, sailedDraughtM(vessel))
  const fullPowerKn = fullPowerSpeedKn(ship, vessels.engine, ratio)
  const model = {
    kw: Math.round(installedKw),
    kn: Number(maxSpeedKn.toFixed(1)),
    sea_margin: seaMargin,
  }
  const assumptions = [message('daily_fuel_modelled', model)]
  if (speedKn > fullPowerKn)
    assumptions.push(message('full_power', { kn: Number(fullPowerKn.toFixed(1)) }))
  else if (speedKn < maxSpeedKn * provenSpeedShare)
    assumptions.push(message('slow_speed', { percent: Math.round(lowestLoad * 100) }))
  const [max_kmh, full_power_kmh] = [maxSpeedKn * KM_PER_NM, fullPowerKn * KM_PER_NM]
  // For a class that the caller chose, such a speed is rejected.
  if (!isAssumed || speedKmh <= max_kmh) return { assumptions, warnings: [] }
  const values = { type, size_class: sizeClass, max_kmh, full_power_kmh }
  return {
    assumptions,
    warnings: [{ ...warned('speed_above_ship', values), field: 'speedKmh' }],
  }
}
