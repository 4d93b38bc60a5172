import { type Warned, warned } from '../answer/warning-table.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import type { MeasuredFuel } from '../fuel/fuel-use.js'
import type { Fuel } from '../fuel.js'
import { type Cargo, isBulk } from '../methods/cargo.js'
import type { EstimateRequest, LegDistance } from '../request.js'
import type { Warning } from '../result.js'
import { fuelKgPerKm } from '../ship/modelled-ship.js'
import { shipOfVessel } from '../ship/vessels.js'

/** A warning about a valid but implausible value, most often in a wrong unit. */
type Doubt = Warning | false | null | undefined

/**
 * Plausible tonnes of cargo per TEU: a 20-foot container may weigh 30.48 t (ISO 668), including 2.2 t
 * of tare.
 */
const TONNES_PER_TEU = { least: 0.1, most: 28.3 } as const
/** Largest ship of a feeder service, and smallest of a deep-sea service, TEU. A judgement. */
const FEEDER_MAX_TEU = 5100
const DEEP_SEA_MIN_TEU = 1000
/** Smallest and largest ships of their kind that sail, generously. A judgement. */
const SHIP_SIZES = {
  capacityTeu: { least: 50, most: 26_000, unit: 'TEU' },
  deadweightTonnes: { least: 100, most: 500_000, unit: 't deadweight' },
  draughtM: { least: 1, most: 26, unit: 'm of draught' },
} as const
/** More cargo than any ship carries, t. A judgement. */
const MAX_CARGO_TONNES = 450_000
/**
 * A ship filled less than this sails in ballast, and its fuel belongs to the cargo of the previous
 * voyage. A judgement.
 */
const LEAST_LOAD = 0.1
/**
 * Plausible fuel of a ship of unknown size, t/km: from a tug to twice the largest ship. A judgement.
 */
export const FUEL_T_PER_KM = { least: 0.0005, most: 0.6 } as const
/** Largest plausible ratio of measured to modelled fuel, in either direction. A judgement. */
const FUEL_RATIO = 5
/** Circumference of the Earth, km. */
const ROUND_THE_EARTH_KM = 40_075
/**
 * A distance may be shorter than the great circle by this, because positions of ports are some way from
 * their water.
 */
const GREAT_CIRCLE_SHARE = 0.95
const DETOUR = 5
/**
 * Below this distance, the 15 % of the distance adjustment means little, because it is a mean of ocean
 * voyages, km.
 */
const SHORT_KM = 300

/** Plausibility warnings about a request, for any distance. */
export function requestDoubts({ vessel = {} }: EstimateRequest, cargo: Cargo | null): Warning[] {
  const { type, capacityTeu, deadweightTonnes, cargoOnBoardTeu, cargoOnBoardTonnes } = vessel
  const { massTonnes, teu, tonnesPerTeu, massSource, teuSource, reefer } = cargo ?? EMPTY
  const perTeu = teu > 0 && tonnesPerTeu === null ? massTonnes / teu : null
  return found([
    ...Object.entries(SHIP_SIZES).map(([name, { least, most, unit }]): Doubt => {
      const value = vessel[name as keyof typeof SHIP_SIZES]
      return (
        value !== undefined &&
        (value < least || value > most) &&
        doubt(`vessel.${name}`, warned('unusual_size', { value, unit }))
      )
    }),
    massTonnes > MAX_CARGO_TONNES &&
      deadweightTonnes === undefined &&
      doubt(
        'cargo.massTonnes',
        warned('cargo_exceeds_capacity', {
          tonnes: massTonnes,
          deadweight_tonnes: MAX_CARGO_TONNES,
        }),
      ),
    capacityTeu !== undefined &&
      teu > capacityTeu &&
      doubt(
        teuSource === 'request' ? 'cargo.teu' : 'cargo.massTonnes',
        warned('cargo_exceeds_capacity:teu', { teu, capacity_teu: capacityTeu }),
      ),
    capacityTeu !== undefined &&
      cargoOnBoardTeu !== undefined &&
      cargoOnBoardTeu > capacityTeu &&
      doubt(
        'vessel.cargoOnBoardTeu',
        warned('cargo_exceeds_capacity:teu', { teu: cargoOnBoardTeu, capacity_teu: capacityTeu }),
      ),
    deadweightTonnes !== undefined &&
      cargoOnBoardTonnes !== undefined &&
      cargoOnBoardTonnes > deadweightTonnes &&
      doubt(
        'vessel.cargoOnBoardTonnes',
        warned('cargo_exceeds_capacity:tonnes', {
          tonnes: cargoOnBoardTonnes,
          deadweight_tonnes: deadweightTonnes,
        }),
      ),
    deadweightTonnes !== undefined &&
      massSource !== 'assumed' &&
      massTonnes > deadweightTonnes &&
      doubt(
        'cargo.massTonnes',
        warned('cargo_exceeds_capacity:tonnes', {
          tonnes: massTonnes,
          deadweight_tonnes: deadweightTonnes,
        }),
      ),
    perTeu !== null &&
      (perTeu > TONNES_PER_TEU.most || perTeu < TONNES_PER_TEU.least) &&
      doubt(
        'cargo.massTonnes',
        warned('tonnes_per_teu', {
          tonnes_each: Number(Math.min(perTeu, Number.MAX_SAFE_INTEGER).toPrecision(4)),
          tonnes: massTonnes,
          teu,
        }),
      ),
    type === 'feeder_container' &&
      capacityTeu !== undefined &&
      capacityTeu > FEEDER_MAX_TEU &&
      doubt('vessel.capacityTeu', warned('unusual_size:feeder', { value: capacityTeu })),
    type === 'deep_sea_container' &&
      capacityTeu !== undefined &&
      capacityTeu < DEEP_SEA_MIN_TEU &&
      doubt('vessel.capacityTeu', warned('unusual_size:deep_sea', { value: capacityTeu })),
    vessel.loadFactor !== undefined &&
      vessel.loadFactor < LEAST_LOAD &&
      doubt('vessel.loadFactor', warned('unusual_load', { load_factor: vessel.loadFactor })),
    isBulk(type) && reefer && doubt('cargo.reefer', warned('reefer_on_bulk', { type: type! })),
  ])
}

const EMPTY = {
  massTonnes: 0,
  teu: 0,
  tonnesPerTeu: null,
  massSource: 'assumed',
  teuSource: 'mass',
  reefer: false,
} as const

/** What doubts about a distance depend on. */
interface DistanceQuestion {
  readonly request: EstimateRequest
  readonly measured: readonly MeasuredFuel[] | null
  readonly factors: FactorSet
}

/** Plausibility warnings about a request and its distance. @param daf distance adjustment factor used */
export function distanceDoubts(
  { request, measured, factors }: DistanceQuestion,
  { distanceKm, type }: LegDistance,
  daf: number,
): Warning[] {
  const greatCircleKm = request.voyage?.greatCircleKm ?? 0
  const field = 'distance.distanceKm'
  return found([
    distanceKm < 0.001 && doubt(field, warned('no_distance')),
    distanceKm < greatCircleKm * GREAT_CIRCLE_SHARE &&
      doubt(
        field,
        warned('distance_below_great_circle', { km: distanceKm, great_circle_km: greatCircleKm }),
      ),
    (distanceKm > ROUND_THE_EARTH_KM ||
      (greatCircleKm > SHORT_KM && distanceKm > greatCircleKm * DETOUR)) &&
      doubt(
        field,
        warned('distance_very_long', {
          km: distanceKm,
          great_circle_km: greatCircleKm,
          times: DETOUR,
        }),
      ),
    daf > 1 &&
      type === 'sfd' &&
      distanceKm >= 0.001 &&
      distanceKm < SHORT_KM &&
      doubt(field, warned('adjustment_of_short_leg', { factor: daf, km: distanceKm })),
    measured && fuelDoubt(measured, request.vessel, distanceKm, factors),
  ])
}

/** Compares measured fuel with the distance and, if the ship's size is known, with the model. */
function fuelDoubt(
  measured: readonly MeasuredFuel[],
  vessel: EstimateRequest['vessel'],
  distanceKm: number,
  factors: FactorSet,
): Doubt {
  const { vessels, fuels } = factors
  if (distanceKm < 1) return undefined
  const oil = findFuel(fuels, 'HFO')!
  const tonnes = oilTonnesOf(measured, factors)
  const perKm = tonnes / distanceKm
  const ship = vessel?.type && shipOfVessel(vessels, vessel.type, vessel)
  const usual = ship && fuelKgPerKm(ship, oil, vessels.engine, {}) / 1000
  const { least, most } = usual
    ? { least: usual / FUEL_RATIO, most: usual * FUEL_RATIO }
    : FUEL_T_PER_KM
  if (perKm >= least && perKm <= most) return undefined
  const kg = (tonnes: number, digits: number) => Number((tonnes * 1000).toPrecision(digits))
  const values = {
    fuel_tonnes: tonnes,
    km: distanceKm,
    kg_per_km: kg(perKm, 3),
    least: kg(least, 2),
    most: kg(most, 2),
  }
  return doubt('fuel.consumedTonnes', warned('fuel_against_distance', values))
}

/** Fuels as tonnes of heavy fuel oil of the same energy, because heating values differ between fuels. */
export function oilTonnesOf(
  consumed: readonly { readonly fuel: Fuel; readonly tonnes: number }[],
  { fuels }: Pick<FactorSet, 'fuels'>,
): number {
  const oil = findFuel(fuels, 'HFO')!
  return consumed.reduce(
    (sum, { fuel, tonnes }) => sum + (tonnes * fuel.lhvMjPerKg) / oil.lhvMjPerKg,
    0,
  )
}

function doubt(field: string, what: Warned): Warning {
  return { ...what, field }
}

function found(doubts: readonly Doubt[]): Warning[] {
  return doubts.filter((one): one is Warning => Boolean(one))
}
