import type { Fuel } from './fuel.js'
import { KM_PER_NM } from './units.js'
import {
  classOfCapacity,
  type EngineRules,
  fuelOfDay,
  fullPowerSpeedKn,
  type VesselClass,
} from './vessel-model.js'
import type { ModelledType } from './vessel-types.js'

/**
 * A ship of any capacity, between two classes: whatever it has or burns lies between theirs, so that
 * two ships of nearly the same size have nearly the same fuel.
 */
export interface ModelledShip {
  readonly type: ModelledType
  /** The class whose range the capacity lies in. */
  readonly sizeClass: string
  readonly capacityUnit: VesselClass['capacityUnit']
  readonly capacity: number
  /** The classes of the next smaller and the next larger nominal capacity; one class twice if none. */
  readonly lower: VesselClass
  readonly upper: VesselClass
  /** Share of the upper class, 0 to 1. */
  readonly weight: number
  /** Power and fuel over those of the class, beyond the smallest and the largest; 1 between. */
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

/** Of which a ship is modelled, TEU or tonnes. */
const LEAST_CAPACITY = 1

/**
 * The ship of a capacity, TEU or tonnes deadweight; undefined for a type without classes.
 * @param classes of all types, each type rising in size
 * @param ofShip its capacity
 */
export function shipOfCapacity(
  classes: readonly VesselClass[],
  type: ModelledType,
  ofShip: number,
  { exponentAbove, exponentBelow }: Pick<EngineRules, 'exponentAbove' | 'exponentBelow'>,
): ModelledShip | undefined {
  const capacity = Math.max(LEAST_CAPACITY, ofShip)
  const inRange = classOfCapacity(classes, type, capacity) ?? classes.find((c) => c.type === type)
  if (inRange === undefined) return undefined
  const lower = classes.findLast((c) => c.type === type && c.nominalCapacity <= capacity)
  const upper = classes.find((c) => c.type === type && c.nominalCapacity > capacity)
  const { type: _, ...nearest } = shipOfClass((lower ?? upper)!)
  const own = { ...nearest, type, sizeClass: inRange.sizeClass, capacity }
  if (lower === undefined || upper === undefined) {
    const exponent = lower === undefined ? exponentBelow[type] : exponentAbove
    return { ...own, scale: (capacity / nearest.capacity) ** exponent }
  }
  const from = lower.nominalCapacity
  const weight = (capacity - from) / (upper.nominalCapacity - from)
  const between = (of: (c: VesselClass) => number) => (1 - weight) * of(lower) + weight * of(upper)
  return {
    ...own,
    upper,
    weight,
    utilisation: between((c) => c.utilisation),
    defaultSpeedKn: between((c) => c.defaultSpeedKn),
    maxSpeedKn: between((c) => c.maxSpeedKn),
    designDraughtM: between((c) => c.designDraughtM),
  }
}

/** A quantity of the ship from that of its two classes: power, or fuel. */
export function ofShip(
  { lower, upper, weight, scale }: ModelledShip,
  of: (shipClass: VesselClass) => number,
): number {
  if (weight === 0) return scale * of(lower)
  return scale * ((1 - weight) * of(lower) + weight * of(upper))
}

/** How a ship is sailed; the speed and the draught of the ship by default. */
export interface Sailing {
  /** Knots. */
  readonly speedKn?: number | undefined
  /** Metres. */
  readonly draughtM?: number | undefined
}

/**
 * Fuel of a kilometre, kg. Above the speed of full power the voyage takes longer instead of less
 * fuel, so fuel never falls with speed.
 */
export function fuelKgPerKm(
  ship: ModelledShip,
  fuel: Fuel,
  rules: EngineRules,
  { speedKn = ship.defaultSpeedKn, draughtM }: Sailing,
): number {
  const ratio = draughtRatioOf(ship, draughtM)
  return ofShip(ship, (c) => {
    const sailedKn = sailedSpeedKn(c, rules, speedKn, ratio)
    const { totalTonnes } = fuelOfDay(c, fuel, rules, sailedKn, ratio)
    return (totalTonnes * 1000) / (24 * sailedKn * KM_PER_NM)
  })
}

/** Draught over that of the design. */
export function draughtRatioOf({ designDraughtM }: ModelledShip, draughtM?: number): number {
  return draughtM === undefined ? 1 : draughtM / designDraughtM
}

/** The speed that a class makes when it is asked for one: at most that of full power. */
export function sailedSpeedKn(
  shipClass: VesselClass,
  rules: EngineRules,
  speedKn: number,
  draughtRatio: number,
): number {
  return Math.min(speedKn, fullPowerSpeedKn(shipClass, rules, draughtRatio))
}
