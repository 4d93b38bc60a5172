import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { Fuel } from '../fuel.js'
import type { ModelledType } from '../generated/vessel-types.js'
import {
  demandAtMaxSpeed,
  type EngineRules,
  fullPowerSpeedKn,
  specificConsumption,
  type VesselClass,
} from '../vessel-model.js'
import { hullOf } from './hulls.js'

/**
 * A ship of any capacity, interpolated between two classes, so that two ships of nearly the same size
 * have nearly the same power and fuel.
 */
export interface ModelledShip {
  readonly type: ModelledType
  /** The class whose range contains the capacity. */
  readonly sizeClass: string
  readonly capacityUnit: VesselClass['capacityUnit']
  readonly capacity: number
  /**
   * The classes of the next smaller and the next larger nominal capacity; the same class twice beyond
   * the smallest or the largest.
   */
  readonly lower: VesselClass
  readonly upper: VesselClass
  /** Share of the upper class, 0 to 1. */
  readonly weight: number
  /**
   * Power and fuel relative to the class for a ship beyond the smallest or the largest class; otherwise
   * 1.
   */
  readonly scale: number
  readonly utilisation: number
  readonly defaultSpeedKn: number
  readonly maxSpeedKn: number
  readonly designDraughtM: number
}

/** A ship of exactly the nominal capacity of a class. */
export function shipOfClass(shipClass: VesselClass): ModelledShip {
  const { type, sizeClass, capacityUnit, nominalCapacity: capacity } = shipClass
  const { utilisation, defaultSpeedKn, maxSpeedKn, designDraughtM } = shipClass
  return {
    type,
    sizeClass,
    capacityUnit,
    capacity,
    lower: shipClass,
    upper: shipClass,
    weight: 0,
    scale: 1,
    utilisation,
    defaultSpeedKn,
    maxSpeedKn,
    designDraughtM,
  }
}

/** Minimum capacity of a modelled ship, TEU or tonnes. */
const LEAST_CAPACITY = 1

/**
 * The ship of a capacity, TEU or tonnes of deadweight; undefined for a type without classes.
 * @param classes of all types, each type in ascending order of size
 * @param ofShip the ship's capacity
 */
export function shipOfCapacity(
  classes: readonly VesselClass[],
  type: ModelledType,
  ofShip: number,
  { exponentAbove, exponentBelow }: Pick<EngineRules, 'exponentAbove' | 'exponentBelow'>,
): ModelledShip | undefined {
  const capacity = Math.max(LEAST_CAPACITY, ofShip)
  const around = classesAround(classes, type, capacity)
  if (around === undefined) return undefined
  const { lower, nearest, above, weight, inRange } = around
  const isBetween = nearest !== above
  const exponent = lower === undefined ? exponentBelow[type] : exponentAbove
  const from = nearest.nominalCapacity
  const mean = (a: number, b: number) => (weight === 0 ? a : (1 - weight) * a + weight * b)
  return {
    type,
    sizeClass: inRange.sizeClass,
    capacityUnit: nearest.capacityUnit,
    capacity,
    lower: nearest,
    upper: above,
    weight,
    scale: isBetween ? 1 : (capacity / from) ** exponent,
    utilisation: mean(nearest.utilisation, above.utilisation),
    defaultSpeedKn: mean(nearest.defaultSpeedKn, above.defaultSpeedKn),
    maxSpeedKn: mean(nearest.maxSpeedKn, above.maxSpeedKn),
    designDraughtM: designDraughtOf(type, capacity, around),
  }
}

/** The design draught of a ship of a capacity; ships smaller than all classes are less deep, m. */
export function designDraughtOf(
  type: ModelledType,
  capacity: number,
  {
    lower,
    nearest,
    above,
    weight,
  }: Omit<ClassesAround<Pick<VesselClass, 'designDraughtM'>>, 'inRange'>,
): number {
  const hull = lower === undefined ? hullOf(type, capacity) : undefined
  if (hull !== undefined) return hull.draughtM
  return (1 - weight) * nearest.designDraughtM + weight * above.designDraughtM
}

/** The classes between whose nominal capacities a ship lies. */
interface ClassesAround<Class> {
  /** Undefined for a ship smaller than all. */
  readonly lower: Class | undefined
  /** The lower class, else the smallest. */
  readonly nearest: Class
  /** The next larger class; the nearest again beyond the smallest or the largest. */
  readonly above: Class
  /** Share of the class above, 0 to 1. */
  readonly weight: number
  /** The class whose range contains the capacity. */
  readonly inRange: Class
}

/** @returns undefined for a type without classes */
export function classesAround<
  Class extends Pick<VesselClass, 'min' | 'nominalCapacity'> & { readonly type: string },
>(classes: readonly Class[], type: string, capacity: number): ClassesAround<Class> | undefined {
  // A single pass, because an estimate of thousands of shipments spends much of its time here.
  let lower: Class | undefined
  let upper: Class | undefined
  let inRange: Class | undefined
  for (const one of classes) {
    if (one.type !== type) continue
    if (inRange === undefined || capacity >= one.min) inRange = one
    if (one.nominalCapacity <= capacity) lower = one
    else upper ??= one
  }
  const nearest = lower ?? upper
  if (nearest === undefined || inRange === undefined) return undefined
  if (lower === undefined || upper === undefined) {
    return { lower, nearest, above: nearest, weight: 0, inRange }
  }
  const from = lower.nominalCapacity
  const weight = (capacity - from) / (upper.nominalCapacity - from)
  return { lower, nearest, above: upper, weight, inRange }
}

/** Interpolates a quantity, power or fuel, between the two classes of a ship. */
export function ofShip(
  { lower, upper, weight, scale }: ModelledShip,
  of: (shipClass: VesselClass) => number,
): number {
  if (weight === 0) return scale * of(lower)
  return scale * ((1 - weight) * of(lower) + weight * of(upper))
}

/** Speed and draught on the voyage. Default: those of the ship. */
export interface Sailing {
  /** Knots. */
  readonly speedKn?: number | undefined
  /** Metres. */
  readonly draughtM?: number | undefined
}

/** A day at sea of a class. */
export interface SeaDay {
  readonly speedKn: number
  /** Draught relative to the design draught. */
  readonly draughtRatio: number
  /** Power of the main engine as a share of the installed power, 0 to 1. */
  readonly mainLoad: number
  readonly fuelTonnes: number
  readonly km: number
}

/**
 * A day at sea of one class of a ship: the main engine follows the cube of speed (admiralty law) with a
 * sea margin; auxiliary engines and boilers are constant. load = margin·(v/v_max)³·(T/T_design)^⅔,
 * limited to the range from the lowest load to 1. Above the speed at full power, the class sails at that
 * speed, so that fuel per kilometre never decreases with speed. Sources: EPA 2022 Tables C.3 and 3.6,
 * Fourth IMO GHG Study Table 17.
 */
export function dayAtSea(
  ship: ModelledShip,
  shipClass: VesselClass,
  fuel: Fuel,
  rules: EngineRules,
  { speedKn = ship.defaultSpeedKn, draughtM }: Sailing,
): SeaDay {
  const { installedKw, engine, auxiliarySeaKw, boilerSeaKw, maxSpeedKn } = shipClass
  const draughtRatio = draughtRatioOf(ship, draughtM)
  const sailedKn = Math.min(speedKn, fullPowerSpeedKn(shipClass, rules, draughtRatio))
  const demand = demandAtMaxSpeed(rules, draughtRatio) * (sailedKn / maxSpeedKn) ** 3
  const mainLoad = Math.min(1, Math.max(rules.lowestLoad, demand))
  const sfc = specificConsumption(fuel, rules)
  const gramsPerHour =
    installedKw * mainLoad * sfc[engine] + auxiliarySeaKw * sfc.auxiliary + boilerSeaKw * sfc.boiler
  const fuelTonnes = (24 * gramsPerHour) / 1e6
  return { speedKn: sailedKn, draughtRatio, mainLoad, fuelTonnes, km: sailedKn * KM_PER_NM * 24 }
}

/** Fuel per kilometre, kg. */
export function fuelKgPerKm(
  ship: ModelledShip,
  fuel: Fuel,
  rules: EngineRules,
  sailing: Sailing,
): number {
  return ofShip(ship, (shipClass) => {
    const { fuelTonnes, km } = dayAtSea(ship, shipClass, fuel, rules, sailing)
    return (fuelTonnes * 1000) / km
  })
}

/** Draught relative to the design draught. */
export function draughtRatioOf({ designDraughtM }: ModelledShip, draughtM?: number): number {
  return draughtM === undefined ? 1 : draughtM / designDraughtM
}
