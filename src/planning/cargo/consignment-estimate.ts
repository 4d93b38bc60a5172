import { warned } from '../../emissions/answer/warning-table.js'
import { withVoyage } from '../../emissions/estimate/check-request.js'
import {
  estimateAt,
  type PreparedEstimate,
  prepareEstimate,
} from '../../emissions/estimate/estimate.js'
import type { Estimate } from '../../emissions/estimate-result.js'
import type { FactorSet } from '../../emissions/factor-set.js'
import { tradeLaneOf } from '../../emissions/factors/trade-regions.js'
import { territoryOf } from '../../emissions/law/voyage-scope.js'
import { portPair, type TradeLane } from '../../emissions/trade-lane.js'
import { sphericalKm } from '../../engine/geo/distance.js'
import type { Port } from '../../ports/port.js'
import { isNoRoute } from '../errors.js'
import { lawPlace } from '../places.js'
import type { PlannedVoyage } from '../voyage/complete.js'
import { type PlanningSea, planPrepared } from '../voyage/plan-voyage.js'
import { type PlanningCode, type PlanningWarning, suggestionWarnings } from '../warnings.js'
import { type Consignment, checkConsignment } from './consignment.js'
import {
  type ConsignmentEnds,
  legOf,
  type PlacedConsignment,
  placeConsignment,
  preparePlain,
} from './consignment-voyage.js'

/** A consignment that passed every check that needs no route: only the distance is missing. */
export interface PreparedConsignment extends Pick<PlacedConsignment, 'distance' | 'ends'> {
  readonly estimate: PreparedEstimate
  /** Those that need no route. */
  readonly warnings: readonly PlanningWarning[]
}

/** The estimate of a consignment, with what the planning of its route found. */
export interface ConsignmentEstimate {
  readonly estimate: Estimate
  /** Canals that a ship of this size cannot use. */
  readonly closedByVessel: readonly string[]
  /** Warnings about the voyage; the estimate has its own. */
  readonly warnings: readonly PlanningWarning[]
  readonly ends: ConsignmentEnds
}

/**
 * Adds what places and days mean for laws and trades, and chooses the method.
 * @throws NoCompatibleFactorError
 */
export function prepareConsignment(
  placed: PlacedConsignment,
  factors: FactorSet,
): PreparedConsignment {
  const { distance, ends } = placed
  const { origin, destination } = ends
  const ofPorts = factsOfPorts(origin?.port ?? null, destination?.port ?? null, factors)
  const facts = withVoyage(placed.estimate, {
    ...ofPorts,
    distanceType: distance?.type ?? 'sfd',
    hasEnds: placed.origin !== undefined && placed.destination !== undefined,
    date: placed.date,
    ...(!placed.isDateAssumed && { departure: placed.date }),
    greatCircleKm:
      origin && destination ? sphericalKm(origin.position, destination.position) : null,
    tradeLane: placed.tradeLane ?? ofPorts.tradeLane,
  })
  return {
    estimate: prepareEstimate(facts, factors),
    ...{ distance, ends },
    warnings: [...endWarnings(ends), ...laneWarnings(placed.tradeLane, ofPorts.tradeLane)],
  }
}

/** What two ports imply for a voyage: territories and trade lane. */
function factsOfPorts(origin: Port | null, destination: Port | null, factors: FactorSet) {
  return {
    originCountry: origin && territoryOf(lawPlace(origin), factors),
    destinationCountry: destination && territoryOf(lawPlace(destination), factors),
    portPair:
      origin?.unlocode && destination?.unlocode
        ? portPair(origin.unlocode, destination.unlocode)
        : null,
    tradeLane:
      origin && destination ? tradeLaneOf(lawPlace(origin), lawPlace(destination), factors) : null,
  }
}

function endWarnings(ends: ConsignmentEnds): PlanningWarning[] {
  return Object.entries(ends).flatMap(([field, end]) =>
    suggestionWarnings(end ? [end] : [], [field]),
  )
}

/** Trades of car carriers, which are on several lanes of container ships. */
const WIDE_LANES: readonly TradeLane[] = [
  ...(['panama_trade', 'transatlantic', 'transsuez', 'transpacific', 'other'] as const),
]

function laneWarnings(stated: TradeLane | undefined, ofPorts: TradeLane | null): PlanningWarning[] {
  if (!stated || !ofPorts || stated === ofPorts || WIDE_LANES.includes(stated)) return []
  return [{ ...warned('trade_lane_differs', { stated, ofPorts }), field: 'tradeLane' }]
}

/** @param planned its voyage; null if there is none, or if it has no route */
export function completeConsignment(
  { estimate, distance, ends, warnings }: PreparedConsignment,
  planned: PlannedVoyage | null,
): ConsignmentEstimate {
  const ofRoute = planned?.warnings.filter(({ code }) => ROUTE_WARNINGS[code]) ?? []
  return {
    estimate: estimateAt(estimate, legOf({ distance }, planned)),
    // The answer lists canals closed by the ship's size separately; most of them are far from the
    // route.
    closedByVessel: planned?.closures.closedByVessel ?? [],
    warnings: [...warnings, ...ofRoute],
    ends,
  }
}

/** Warnings about the route of a consignment that its answer repeats. */
const ROUTE_WARNINGS: Readonly<Record<PlanningCode, boolean>> = {
  snapped: true,
  same_water: true,
  inland_route_unreliable: true,
  unknown_size_class: false,
  vessel_size_assumed: false,
  closed_by_vessel: false,
  closed_by_default: false,
  open_to_local: true,
  inshore_only: true,
  closed_season: true,
  exceeds_limit: true,
  size_unknown: true,
  contradiction: false,
  area_not_avoided: true,
  channel_used: true,
  shallow_water: false,
  shallow_area: false,
  seasonal_ice: true,
  polar_waters: true,
  arctic_detour: false,
  south_limit: false,
  past_departure: false,
  arrival_without_departure: false,
  daily_fuel_of_other_speed: false,
  arrives_late: false,
  arrives_early: false,
  maybe_swapped: true,
  suggestion_taken: false,
  namesakes: false,
  passage_namesake: false,
  vessel_likened: false,
  trade_lane_differs: false,
}

/** Whether an error says that a consignment of a known distance has no route, which it can do without. */
export function canDoWithout({ distance }: Pick<Consignment, 'distance'>, error: unknown): boolean {
  return distance !== undefined && isNoRoute(error)
}

/**
 * Estimates a consignment on the calling thread.
 * @param sea null if `needsSea` says that the consignment needs none
 * @throws EmissionsInputError, NoCompatibleFactorError, and what `planVoyage` throws
 */
export function estimateConsignment(
  asked: Consignment,
  sea: PlanningSea | null,
  factors: FactorSet,
): ConsignmentEstimate {
  const placed = placeConsignment(checkConsignment(asked, factors), sea)
  return completeConsignment(prepareConsignment(placed, factors), plannedVoyage(placed, sea))
}

function plannedVoyage(placed: PlacedConsignment, sea: PlanningSea | null): PlannedVoyage | null {
  try {
    return placed.voyage && planPrepared(preparePlain(placed.voyage, sea!), sea!)
  } catch (error) {
    if (canDoWithout(placed, error)) return null
    throw error
  }
}
