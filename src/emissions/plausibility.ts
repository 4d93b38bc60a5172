import type { Cargo } from './cargo.js'
import type { EstimateRequest } from './estimate-request.js'
import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import { shipOfVessel } from './factors/vessels.js'
import type { Values } from './messages.js'
import { measuredFuels } from './methods/fuel-based.js'
import { fuelKgPerKm } from './modelled-ship.js'
import type { LegDistance } from './request.js'
import type { Warning } from './result.js'
import { isBulk } from './vessel-kinds.js'

/** A warning about a valid but implausible value, most often in a wrong unit. */
type Doubt = Warning | false | undefined

/**
 * Plausible tonnes of cargo per TEU: a 20-foot container may weigh 30.48 t (ISO 668), including 2.2 t
 * of tare.
 */
const TONNES_PER_TEU = { least: 0.1, most: 28.3 } as const
/** Largest ship of a feeder service, and smallest of a deep-sea service, TEU. A judgement. */
const FEEDER_MOST_TEU = 5100
const DEEP_SEA_LEAST_TEU = 1000
/** Smallest and largest ships of their kind that sail, generously. A judgement. */
const SHIP_SIZES = {
  capacityTeu: { least: 50, most: 26_000, unit: 'TEU' },
  deadweightTonnes: { least: 100, most: 500_000, unit: 't deadweight' },
  draughtM: { least: 1, most: 26, unit: 'm of draught' },
} as const
/** More cargo than any ship carries, t. A judgement. */
const MOST_CARGO_TONNES = 450_000
/**
 * A ship filled less than this sails in ballast, and its fuel belongs to the cargo of the previous
 * voyage. A judgement.
 */
const LEAST_LOAD = 0.1
/**
 * Plausible fuel of a ship of unknown size, t/km: from a tug to twice the largest ship. A judgement.
 */
const FUEL_T_PER_KM = { least: 0.0005, most: 0.6 } as const
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
        doubt('unusual_size', `vessel.${name}`, `no ship has ${value} ${unit}: is the unit right?`)
      )
    }),
    massTonnes > MOST_CARGO_TONNES &&
      deadweightTonnes === undefined &&
      doubt('cargo_exceeds_capacity', 'cargo.massTonnes', `no ship carries ${massTonnes} t`, {
        tonnes: massTonnes,
        deadweight_tonnes: MOST_CARGO_TONNES,
      }),
    capacityTeu !== undefined &&
      teu > capacityTeu &&
      doubt(
        'cargo_exceeds_capacity',
        teuSource === 'request' ? 'cargo.teu' : 'cargo.massTonnes',
        `${teu} TEU don't fit a ship of ${capacityTeu}`,
        { teu, capacity_teu: capacityTeu },
      ),
    capacityTeu !== undefined &&
      cargoOnBoardTeu !== undefined &&
      cargoOnBoardTeu > capacityTeu &&
      doubt(
        'cargo_exceeds_capacity',
        'vessel.cargoOnBoardTeu',
        `${cargoOnBoardTeu} TEU don't fit a ship of ${capacityTeu}`,
        { teu: cargoOnBoardTeu, capacity_teu: capacityTeu },
      ),
    deadweightTonnes !== undefined &&
      cargoOnBoardTonnes !== undefined &&
      cargoOnBoardTonnes > deadweightTonnes &&
      doubt(
        'cargo_exceeds_capacity',
        'vessel.cargoOnBoardTonnes',
        `${cargoOnBoardTonnes} t don't fit a ship of ${deadweightTonnes} t deadweight`,
        { tonnes: cargoOnBoardTonnes, deadweight_tonnes: deadweightTonnes },
      ),
    deadweightTonnes !== undefined &&
      massSource !== 'assumed' &&
      massTonnes > deadweightTonnes &&
      doubt(
        'cargo_exceeds_capacity',
        'cargo.massTonnes',
        `${massTonnes} t don't fit a ship of ${deadweightTonnes} t deadweight`,
        { tonnes: massTonnes, deadweight_tonnes: deadweightTonnes },
      ),
    perTeu !== null &&
      (perTeu > TONNES_PER_TEU.most || perTeu < TONNES_PER_TEU.least) &&
      doubt(
        'tonnes_per_teu',
        'cargo.massTonnes',
        `${Number(perTeu.toPrecision(4))} t per TEU is more than a container holds, or almost nothing: is it in tonnes?`,
        { tonnes: massTonnes, teu },
      ),
    type === 'feeder_container' &&
      capacityTeu !== undefined &&
      capacityTeu > FEEDER_MOST_TEU &&
      doubt('unusual_size', 'vessel.capacityTeu', `no feeder carries ${capacityTeu} TEU`),
    type === 'deep_sea_container' &&
      capacityTeu !== undefined &&
      capacityTeu < DEEP_SEA_LEAST_TEU &&
      doubt('unusual_size', 'vessel.capacityTeu', `${capacityTeu} TEU is small for the deep sea`),
    vessel.loadFactor !== undefined &&
      vessel.loadFactor < LEAST_LOAD &&
      doubt(
        'unusual_load',
        'vessel.loadFactor',
        `A load factor of ${vessel.loadFactor} is almost no cargo: is it a share, not a percentage?`,
        { load_factor: vessel.loadFactor },
      ),
    isBulk(type) &&
      reefer &&
      doubt(
        'reefer_on_bulk',
        'cargo.reefer',
        `a ${type} has no plugs for containers: no electricity of refrigerated cargo is counted`,
      ),
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

/** Plausibility warnings about a request and its distance. @param daf distance adjustment factor used */
export function distanceDoubts(
  request: EstimateRequest,
  { distanceKm, type }: LegDistance,
  daf: number,
  factors: FactorSet,
): Warning[] {
  const greatCircleKm = request.voyage?.greatCircleKm ?? 0
  const field = 'distance.distanceKm'
  return found([
    distanceKm < 0.001 && doubt('no_distance', field, 'there is no distance between the two ends'),
    distanceKm < greatCircleKm * GREAT_CIRCLE_SHARE &&
      doubt(
        'distance_below_great_circle',
        field,
        `${distanceKm} km is less than the great circle of ${Math.round(greatCircleKm)} km: is it in km?`,
        { km: distanceKm, great_circle_km: greatCircleKm },
      ),
    (distanceKm > ROUND_THE_EARTH_KM ||
      (greatCircleKm > SHORT_KM && distanceKm > greatCircleKm * DETOUR)) &&
      doubt(
        'distance_very_long',
        field,
        `${distanceKm} km is more than the circumference of the Earth, or more than ${DETOUR} times the great circle`,
        { km: distanceKm, great_circle_km: greatCircleKm },
      ),
    daf > 1 &&
      type === 'sfd' &&
      distanceKm >= 0.001 &&
      distanceKm < SHORT_KM &&
      doubt(
        'adjustment_of_short_leg',
        field,
        `the factor of ${daf} is an average over ocean voyages and means little for ${distanceKm} km: give a sailed distance`,
        { factor: daf, km: distanceKm },
      ),
    fuelDoubt(request, distanceKm, factors),
  ])
}

/** Compares measured fuel with the distance and, if the ship's size is known, with the model. */
function fuelDoubt(
  { fuel, vessel }: EstimateRequest,
  distanceKm: number,
  factors: FactorSet,
): Doubt {
  const { vessels, fuels } = factors
  if (!fuel || distanceKm < 1) return undefined
  // In tonnes of heavy fuel oil of the same energy, because heating values differ between fuels.
  const oil = findFuel(fuels, 'HFO')!
  const tonnes = measuredFuels({ fuel }, factors).reduce(
    (sum, one) => sum + (one.tonnes * one.fuel.lhvMjPerKg) / oil.lhvMjPerKg,
    0,
  )
  const perKm = tonnes / distanceKm
  const ship = vessel?.type && shipOfVessel(vessels, vessel.type, vessel)
  const usual = ship && fuelKgPerKm(ship, oil, vessels.engine, {}) / 1000
  const { least, most } = usual
    ? { least: usual / FUEL_RATIO, most: usual * FUEL_RATIO }
    : FUEL_T_PER_KM
  if (perKm >= least && perKm <= most) return undefined
  const kg = Number((perKm * 1000).toPrecision(3))
  const range = `${Number((least * 1000).toPrecision(2))} to ${Number((most * 1000).toPrecision(2))}`
  const detail = `${kg} kg of fuel per km is outside ${range}, the range of such ships: is it in tonnes?`
  const values = { fuel_tonnes: tonnes, km: distanceKm }
  return doubt('fuel_against_distance', 'fuel.consumedTonnes', detail, values)
}

function doubt(code: string, field: string, detail: string, values?: Values): Warning {
  return { code, field, detail, ...(values && { values }) }
}

function found(doubts: readonly Doubt[]): Warning[] {
  return doubts.filter((one): one is Warning => Boolean(one))
}
