import { KM_PER_NM } from '../geo/distance.js'
import { EmissionsInputError } from './errors.js'
import type { EngineFuel, Fuel } from './fuel.js'
import type { Provenance } from './provenance.js'
import type { ModelledType } from './vessel-types.js'

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

/** Fuel in tonnes per day, by consumer. */
export interface DailyFuel {
  /** Power of the main engine as a share of the installed power, 0 to 1. */
  readonly mainLoad: number
  readonly mainTonnes: number
  readonly auxiliaryTonnes: number
  readonly boilerTonnes: number
  readonly totalTonnes: number
}

/**
 * Fuel at sea, tonnes per day: the main engine follows the cube of speed (admiralty law) with a sea
 * margin; auxiliary engines and boilers are constant. load = margin·(v/v_max)³·(T/T_design)^⅔, limited
 * to the range from the lowest load to 1. Sources: EPA 2022 Tables C.3 and 3.6, Fourth IMO GHG Study
 * Table 17.
 * @param speedKn speed on the voyage, knots, above 0
 * @param draughtM draught on the voyage, m; default: the design draught
 * @throws EmissionsInputError for a speed above the ship's maximum
 */
export function dailyFuelAtSea(
  ship: VesselClass,
  fuel: Fuel,
  rules: EngineRules,
  speedKn: number,
  draughtM: number = ship.designDraughtM,
): DailyFuel {
  checkSpeed(ship, speedKn)
  return fuelOfDay(ship, fuel, rules, speedKn, draughtM / ship.designDraughtM)
}

/** Like `dailyFuelAtSea`, for any speed: no speed takes more than full power. */
export function fuelOfDay(
  ship: VesselClass,
  fuel: Fuel,
  rules: EngineRules,
  speedKn: number,
  draughtRatio: number,
): DailyFuel {
  const sfc = specificConsumption(fuel, rules)
  const demand = demandAtMaxSpeed(rules, draughtRatio) * (speedKn / ship.maxSpeedKn) ** 3
  const mainLoad = Math.min(1, Math.max(rules.lowestLoad, demand))
  const mainTonnes = tonnesPerDay(ship.installedKw * mainLoad, sfc[ship.engine])
  const auxiliaryTonnes = tonnesPerDay(ship.auxiliarySeaKw, sfc.auxiliary)
  const boilerTonnes = tonnesPerDay(ship.boilerSeaKw, sfc.boiler)
  const totalTonnes = mainTonnes + auxiliaryTonnes + boilerTonnes
  return { mainLoad, mainTonnes, auxiliaryTonnes, boilerTonnes, totalTonnes }
}

/**
 * The speed at full power with the sea margin and at this draught, knots; at most the ship's
 * maximum, which is its speed in a calm sea.
 */
export function fullPowerSpeedKn(ship: VesselClass, rules: EngineRules, draughtRatio = 1): number {
  const share = Math.cbrt(1 / demandAtMaxSpeed(rules, draughtRatio))
  return ship.maxSpeedKn * Math.min(1, share)
}

/**
 * Power needed for the maximum speed with the sea margin, as a share of the installed power.
 * @param draughtRatio draught on the voyage over the design draught
 */
function demandAtMaxSpeed(rules: EngineRules, draughtRatio: number): number {
  return rules.seaMargin * draughtRatio ** (2 / 3)
}

/** @throws EmissionsInputError for a speed above the maximum of a class */
export function checkSpeed({ type, sizeClass, maxSpeedKn }: VesselClass, speedKn: number): void {
  // A speed converted from km/h may be above the maximum by a rounding error.
  if (speedKn <= maxSpeedKn * (1 + 1e-9)) return
  const kmh = (kn: number) => (kn * KM_PER_NM).toFixed(1)
  const detail =
    `must be at most ${kmh(maxSpeedKn)} km/h (${maxSpeedKn} kn), the top speed of the class ` +
    `${type} ${sizeClass}, got ${kmh(speedKn)}; give a lower speed, a faster class, or the ship's ` +
    'own fuel_tonnes_per_day'
  throw new EmissionsInputError([{ field: 'speedKmh', code: 'out_of_range', detail }])
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

function tonnesPerDay(kw: number, gPerKwh: number): number {
  return (24 * kw * gPerKwh) / 1e6
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

/** The class of a type for a capacity; undefined if the capacity is below all classes. */
export function classOfCapacity(
  classes: readonly VesselClass[],
  type: ModelledType,
  capacity: number,
): VesselClass | undefined {
  return classes.findLast((c) => c.type === type && capacity >= c.min)
}

/**
 * The class of a type with the nearest length or, without a length, the nearest beam; undefined without
 * either.
 */
export function classOfDimensions(
  classes: readonly VesselClass[],
  type: ModelledType,
  { loaM, beamM }: { readonly loaM?: number | undefined; readonly beamM?: number | undefined },
): VesselClass | undefined {
  if (loaM === undefined && beamM === undefined) return undefined
  const miss = (c: VesselClass) =>
    loaM !== undefined ? Math.abs(c.loaM - loaM) : Math.abs(c.beamM - beamM!)
  return classes
    .filter((c) => c.type === type)
    .reduce((best, c) => (miss(c) < miss(best) ? c : best))
}
