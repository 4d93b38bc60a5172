import { KM_PER_NM } from '../engine/geo/distance.js'
import type { Provenance } from './answer/provenance.js'
import { EmissionsInputError } from './errors.js'
import type { EngineFuel, Fuel } from './fuel.js'
import type { ModelledType } from './generated/vessel-types.js'

/** A size class of ships, with the data that determine their fuel. */
export interface VesselClass {
  readonly type: ModelledType
  readonly sizeClass: string
  readonly aliases: readonly string[]
  /** Bounds in `capacityUnit`, both inclusive. If `max` is null, there is no upper bound. */
  readonly min: number
  readonly max: number | null
  readonly capacityUnit: 'TEU' | 'dwt'
  readonly nominalCapacity: number
  /** Mean filled share of the capacity, over all voyages. */
  readonly utilisation: number
  readonly installedKw: number
  readonly maxSpeedKn: number
  readonly engine: 'ssd' | 'msd'
  readonly auxiliarySeaKw: number
  readonly boilerSeaKw: number
  readonly auxiliaryBerthKw: number
  readonly boilerBerthKw: number
  readonly auxiliaryAnchorKw: number
  readonly boilerAnchorKw: number
  readonly auxiliaryManoeuvringKw: number
  readonly boilerManoeuvringKw: number
  readonly defaultSpeedKn: number
  readonly loaM: number
  readonly beamM: number
  readonly designDraughtM: number
  readonly provenance: Readonly<Record<string, Provenance>>
}

/** Specific fuel consumption, g/kWh. */
export interface SpecificConsumption {
  readonly ssd: number
  readonly msd: number
  readonly auxiliary: number
  readonly boiler: number
}

/** The parameters of the fuel model that all classes share. */
export interface EngineRules {
  readonly seaMargin: number
  /** Below this share of the maximum speed, the cubic law is an extrapolation. */
  readonly provenSpeedShare: number
  readonly lowestLoad: number
  /** Beyond the largest and below the smallest class, fuel grows with capacity to these powers. */
  readonly exponentAbove: number
  readonly exponentBelow: Readonly<Record<ModelledType, number>>
  readonly sfcGPerKwh: Readonly<Record<Exclude<EngineFuel, 'energy'>, SpecificConsumption>>
  /** Heating value that `residual` consumption is based on, MJ/kg. */
  readonly residualLhvMjPerKg: number
}

/**
 * The speed at full power with the sea margin and at this draught, knots; at most the ship's
 * maximum, which is its speed in a calm sea.
 */
export function fullPowerSpeedKn(
  ship: Pick<VesselClass, 'maxSpeedKn'>,
  rules: EngineRules,
  draughtRatio: number,
): number {
  const share = Math.cbrt(1 / demandAtMaxSpeed(rules, draughtRatio))
  return ship.maxSpeedKn * Math.min(1, share)
}

/**
 * Power needed for the maximum speed with the sea margin, as a share of the installed power.
 * @param draughtRatio draught on the voyage over the design draught
 */
export function demandAtMaxSpeed(rules: EngineRules, draughtRatio: number): number {
  return rules.seaMargin * draughtRatio ** (2 / 3)
}

/**
 * @param field the speed of a voyage, in km/h, or that of an estimate, in knots
 * @throws EmissionsInputError for a speed above the maximum of a ship
 */
export function checkSpeed(
  { type, sizeClass, maxSpeedKn }: Pick<VesselClass, 'type' | 'sizeClass' | 'maxSpeedKn'>,
  speedKn: number,
  field: 'speedKmh' | 'vessel.speedKn',
): void {
  // A speed converted from km/h may be above the maximum by a rounding error.
  if (speedKn <= maxSpeedKn * (1 + 1e-9)) return
  const kmh = (kn: number) => (kn * KM_PER_NM).toFixed(1)
  const detail =
    field === 'vessel.speedKn'
      ? `must be at most ${maxSpeedKn.toFixed(1)}, the top speed in knots of a ${type} ${sizeClass} of this size, got ${speedKn}`
      : `must be at most ${kmh(maxSpeedKn)} km/h (${Number(maxSpeedKn.toFixed(1))} kn), the top speed of the class ` +
        `${type} ${sizeClass}, got ${kmh(speedKn)}; give a lower speed, a faster class, or the ship's ` +
        'own fuel_tonnes_per_day'
  throw new EmissionsInputError([{ field, code: 'out_of_range', detail }])
}

/**
 * Specific consumption by engine, g/kWh. A fuel without figures of its own consumes the energy of
 * residual fuel.
 */
export function specificConsumption(fuel: Fuel, rules: EngineRules): SpecificConsumption {
  if (fuel.engineFuel !== 'energy') return rules.sfcGPerKwh[fuel.engineFuel]
  const scale = rules.residualLhvMjPerKg / fuel.lhvMjPerKg
  const { ssd, msd, auxiliary, boiler } = rules.sfcGPerKwh.residual
  return {
    ssd: ssd * scale,
    msd: msd * scale,
    auxiliary: auxiliary * scale,
    boiler: boiler * scale,
  }
}

/** The names of the size classes of a type. */
export function classNames(
  classes: readonly { readonly type: string; readonly sizeClass: string }[],
  type: string,
): string[] {
  return classes.flatMap((one) => (one.type === type ? [one.sizeClass] : []))
}

/**
 * The class of a type by its name or alias, in any capitalisation and punctuation ("Neo-Panamax",
 * "neo_panamax"); undefined if there is none.
 */
export function classNamed<
  Class extends Pick<VesselClass, 'sizeClass' | 'aliases'> & { readonly type: string },
>(classes: readonly Class[], type: string, sizeClass: string): Class | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '')
  const wanted = plain(sizeClass)
  return classes.find(
    (c) => c.type === type && [c.sizeClass, ...c.aliases].some((name) => plain(name) === wanted),
  )
}

/** What says the class of a ship. */
export interface SizedShip {
  readonly sizeClass?: string | undefined
  /** TEU or tonnes of deadweight. */
  readonly capacity?: number | undefined
  readonly loaM?: number | undefined
  readonly beamM?: number | undefined
}

/**
 * The class of a ship by its name, otherwise by the capacity, otherwise by the length or the beam; and
 * which of them said it. Undefined if none does.
 */
export function classOfShip<
  Class extends Pick<VesselClass, 'sizeClass' | 'aliases' | 'min' | 'loaM' | 'beamM'> & {
    readonly type: string
  },
>(
  classes: readonly Class[],
  type: ModelledType,
  { sizeClass, capacity, loaM, beamM }: SizedShip,
): { readonly shipClass: Class; readonly by: 'name' | 'capacity' | 'dimensions' } | undefined {
  const named = sizeClass === undefined ? undefined : classNamed(classes, type, sizeClass)
  if (named) return { shipClass: named, by: 'name' }
  const sized = capacity === undefined ? undefined : classOfCapacity(classes, type, capacity)
  if (sized) return { shipClass: sized, by: 'capacity' }
  const measured = classOfDimensions(classes, type, { loaM, beamM })
  return measured && { shipClass: measured, by: 'dimensions' }
}

/** The class of a type for a capacity; the smallest for a capacity below all classes. */
export function classOfCapacity<Class extends Pick<VesselClass, 'min'> & { readonly type: string }>(
  classes: readonly Class[],
  type: ModelledType,
  capacity: number,
): Class | undefined {
  return (
    classes.findLast((c) => c.type === type && capacity >= c.min) ??
    classes.find((c) => c.type === type)
  )
}

/**
 * The class of a type with the nearest length or, without a length, the nearest beam; undefined without
 * either.
 */
export function classOfDimensions<
  Class extends Pick<VesselClass, 'loaM' | 'beamM'> & { readonly type: string },
>(
  classes: readonly Class[],
  type: ModelledType,
  { loaM, beamM }: { readonly loaM?: number | undefined; readonly beamM?: number | undefined },
): Class | undefined {
  if (loaM === undefined && beamM === undefined) return undefined
  const miss = (c: Class) =>
    loaM !== undefined ? Math.abs(c.loaM - loaM) : Math.abs(c.beamM - beamM!)
  return classes
    .filter((c) => c.type === type)
    .reduce<Class | undefined>((best, c) => (best && miss(best) <= miss(c) ? best : c), undefined)
}
