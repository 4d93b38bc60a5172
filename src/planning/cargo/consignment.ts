import { warned } from '../../emissions/answer/warning-table.js'
import {
  type CheckedRequest,
  checkRequest,
  kmProblems,
  withVoyage,
} from '../../emissions/estimate/check-request.js'
import {
  estimateAt,
  type PreparedEstimate,
  prepareEstimate,
} from '../../emissions/estimate/estimate.js'
import type { EstimateRequest } from '../../emissions/estimate-request.js'
import type { Estimate } from '../../emissions/estimate-result.js'
import type { FactorSet } from '../../emissions/factor-set.js'
import { tradeLaneOf } from '../../emissions/factors/trade-regions.js'
import { territoryOf } from '../../emissions/law/voyage-scope.js'
import type { DistanceType, LegDistance } from '../../emissions/request.js'
import { shipOfVoyage } from '../../emissions/ship/ship-names.js'
import { portPair, type TradeLane } from '../../emissions/trade-lane.js'
import { KM_PER_NM, sphericalKm } from '../../engine/geo/distance.js'
import type { Place, ResolvedPlace } from '../../ports/find/place.js'
import type { Port } from '../../ports/port.js'
import { reachesEndOf, SAME_PLACE_KM, stretchesOf } from '../closures/stretches.js'
import { isNoRoute } from '../errors.js'
import { lawPlace, resolvePlaces } from '../places.js'
import { roundKm } from '../rounding.js'
import { sizeClassOf } from '../ship/ship-size.js'
import { SPEED_RANGE_KMH } from '../ship/speed.js'
import { type Vessel, vesselCalled } from '../ship/vessel.js'
import type { PlannedVoyage } from '../voyage/complete.js'
import { type PlanningSea, planPrepared } from '../voyage/plan-voyage.js'
import { type PlanningTables, type PreparedVoyage, prepareVoyage } from '../voyage/prepare.js'
import type { Conditions, Stop, Voyage } from '../voyage/voyage.js'
import { type PlanningWarning, suggestionWarnings } from '../warnings.js'
import { NONE_OPEN } from '../way-round.js'

/** A transported cargo, or a ship's whole voyage, whose emissions are to be estimated. */
export interface Consignment extends Omit<Conditions, 'vessel'> {
  /** The request of the emissions library. Its facts about the voyage follow from the places. */
  readonly estimate: Omit<EstimateRequest, 'voyage'>
  /** Both are required unless the distance is known. */
  readonly origin?: Place | undefined
  readonly destination?: Place | undefined
  /** Places that the voyage passes. */
  readonly via?: readonly Place[] | undefined
  /** Default: the lane of the two ports. */
  readonly tradeLane?: TradeLane | undefined
  /** Whether `date` is today only because the request states no departure. */
  readonly isDateAssumed?: boolean
  /** What the caller calls the ship, if that is not its type: `coaster`. Decides its dimensions, as for a voyage. */
  readonly calledAs?: string | undefined
  /** A known distance: no route is calculated, and the places only determine countries. */
  readonly distance?: { readonly km: number; readonly type: DistanceType } | undefined
}

/** A consignment that passed every check that needs no route. */
export interface PreparedConsignment {
  readonly estimate: PreparedEstimate
  readonly distance: LegDistance | null
  /**
   * The voyage to route: the one of the estimate, or, for a sailed distance, the shortest one; the
   * estimate can be made without that. Null if neither is needed.
   */
  readonly voyage: PreparedVoyage | null
  readonly ends: ConsignmentEnds
  /** The trade lane that is stated, and another one that the two ports are on; null if they agree. */
  readonly lanes: { readonly stated: TradeLane; readonly ofPorts: TradeLane } | null
}

/** Null for an end that is not given, which is possible with a known distance. */
export interface ConsignmentEnds {
  readonly origin: ResolvedPlace | null
  readonly destination: ResolvedPlace | null
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

/** Whether an estimate needs ports or a route. */
export function needsSea({ distance, origin, destination }: Consignment): boolean {
  const isPort = (place: Place | undefined) => place !== undefined && !('position' in place)
  return wantsRoute({ distance, origin, destination }) || isPort(origin) || isPort(destination)
}

/**
 * Whether to plan the voyage: either no distance is known, or the shortest distance is wanted beside a
 * sailed one.
 */
export function wantsRoute({
  distance,
  origin,
  destination,
}: Pick<Consignment, 'distance' | 'origin' | 'destination'>): boolean {
  if (distance === undefined) return true
  return distance.type === 'actual' && origin !== undefined && destination !== undefined
}

/**
 * Checks all values of a consignment before ports are looked up.
 * @throws EmissionsInputError
 */
export function checkConsignment(
  { estimate, distance }: Consignment,
  factors: FactorSet,
): CheckedRequest {
  const voyage = { distanceType: distance?.type ?? 'sfd' }
  const problems = distance ? kmProblems('distance.km', distance.km) : []
  return checkRequest({ ...estimate, voyage }, factors, problems)
}

/**
 * @param checked the result of `checkConsignment`
 * @param tables null if `needsSea` says that none are needed
 * @throws PlacesNotFoundError, InvalidVoyageError, NoCompatibleFactorError
 */
export function prepareConsignment(
  consignment: Consignment,
  checked: CheckedRequest,
  tables: PlanningTables | null,
  factors: FactorSet,
): PreparedConsignment {
  const { distance } = consignment
  const [origin, destination] = endsOf(consignment, tables)
  const places = placesOf(origin?.port ?? null, destination?.port ?? null, factors)
  const [stated, ofPorts] = [consignment.tradeLane, places.tradeLane]
  const voyage = withVoyage(checked, {
    distanceType: distance?.type ?? 'sfd',
    hasEnds: consignment.origin !== undefined && consignment.destination !== undefined,
    date: consignment.date,
    ...(!consignment.isDateAssumed && { departure: consignment.date }),
    greatCircleKm:
      origin && destination ? sphericalKm(origin.position, destination.position) : null,
    ...places,
    ...(consignment.tradeLane && { tradeLane: consignment.tradeLane }),
  })
  return {
    estimate: prepareEstimate(voyage, factors),
    distance: distance ? { distanceKm: distance.km, type: distance.type } : null,
    voyage: wantsRoute(consignment) ? plainVoyage(consignment, tables!) : null,
    ends: { origin: origin ?? null, destination: destination ?? null },
    lanes:
      stated && ofPorts && stated !== ofPorts && !WIDE_LANES.includes(stated)
        ? { stated, ofPorts }
        : null,
  }
}

/** Does not look for passages that a smaller ship could use, because estimates do not report them. */
function plainVoyage(consignment: Consignment, tables: PlanningTables): PreparedVoyage {
  const voyage = prepareVoyage(voyageOf(consignment), tables)
  return {
    ...voyage,
    runs: voyage.runs.map((run) => ({
      ...run,
      closedByVessel: [],
      closedByDefault: [],
      openWithoutSize: NONE_OPEN,
    })),
  }
}

/** @param planned the prepared voyage; null if there is none, or if it has no route */
export function completeConsignment(
  { estimate, distance, ends, lanes }: PreparedConsignment,
  planned: PlannedVoyage | null,
): ConsignmentEstimate {
  const { closedByVessel = [] } = planned?.closures ?? {}
  return {
    estimate: estimateAt(estimate, legOf(distance, planned)),
    closedByVessel,
    // The answer lists canals closed by the ship's size separately; most of them are far from the
    // route.
    warnings: [
      ...endWarnings(ends),
      ...(lanes === null
        ? []
        : [{ ...warned('trade_lane_differs', { ...lanes }), field: 'tradeLane' }]),
      ...(planned?.warnings ?? []).filter(({ code }) => ROUTE_WARNINGS.includes(code)),
    ],
    ends,
  }
}

const ROUTE_WARNINGS: readonly PlanningWarning['code'][] = [
  'snapped',
  'same_water',
  'inland_route_unreliable',
  'size_unknown',
  'open_to_local',
  'inshore_only',
  'maybe_swapped',
  'exceeds_limit',
  'area_not_avoided',
  'channel_used',
  'closed_season',
  'seasonal_ice',
  'polar_waters',
]

/** The leg of the estimate. A sailed leg takes its shares of areas from the shortest route. */
function legOf(distance: LegDistance | null, planned: PlannedVoyage | null): LegDistance {
  if (planned === null) return distance!
  const shortest = cargoLegOf(planned)
  if (distance === null) return shortest
  const { distanceKm: shortestKm, ecaKm = 0, piracyKm = 0, passages, endsInControlArea } = shortest
  const longer = shortestKm > 0 ? distance.distanceKm / shortestKm : 0
  return {
    ...distance,
    shortestKm,
    ecaKm: roundKm(Number(ecaKm) * longer),
    piracyKm: roundKm(Number(piracyKm) * longer),
    ...(passages && { passages }),
    ...(endsInControlArea && { endsInControlArea }),
  }
}

/**
 * The single leg of a cargo that is loaded at the first stop and unloaded at the last, whatever it
 * passes in between. Rounded to the metre, as in answers, so that the steps start from the same number.
 */
export function cargoLegOf({ plannedLegs, totals }: PlannedVoyage): LegDistance {
  return {
    distanceKm: roundKm(totals.distanceKm),
    type: 'sfd',
    ecaKm: roundKm(totals.areaKm.eca),
    piracyKm: roundKm(totals.areaKm.piracy),
    endsInControlArea: endsInControlArea(plannedLegs),
    passages: plannedLegs.flatMap(({ route }) => route.passages.map(({ id }) => id)),
  }
}

/** Whether the line begins and ends inside an emission control area. */
function endsInControlArea(legs: PlannedVoyage['plannedLegs']) {
  const areas = stretchesOf(legs.map(({ route }) => route)).filter(({ group }) => group === 'eca')
  const last = legs.length - 1
  return {
    origin: areas.some(({ start }) => start.leg === 0 && start.km < SAME_PLACE_KM),
    destination: areas.some((area) => reachesEndOf(area, last, legs[last]!.route.distanceKm)),
  }
}

/** The same request as a voyage, from the first hour of a stated day. */
function voyageOf(consignment: Consignment): Voyage {
  const { origin, via = [], destination, constraints, date, resolutionKm } = consignment
  const { speedKn } = consignment.estimate.vessel ?? {}
  const passed = via.map((place): Stop => ({ place, kind: 'via' }))
  return {
    stops: [{ place: origin! }, ...passed, { place: destination! }],
    constraints,
    date,
    ...(!consignment.isDateAssumed && { departureMs: Date.parse(date) }),
    ...(speedKn !== undefined && { speedKmh: Math.max(SPEED_RANGE_KMH.min, speedKn * KM_PER_NM) }),
    resolutionKm,
    vessel: vesselOf(consignment),
  }
}

/** The ship that a voyage has by the same name and size: it decides which canals are closed. */
function vesselOf({ calledAs, estimate }: Consignment): Vessel | undefined {
  const asked = estimate.vessel
  const name = calledAs ?? asked?.type
  const meant = name === undefined ? undefined : shipOfVoyage(name)
  if (asked === undefined || meant === undefined) return undefined
  const size = asked.sizeClass === undefined ? sizeClassOf(meant.type, asked) : undefined
  const sizeClass = asked.sizeClass ?? size?.shipClass.name
  return vesselCalled(name!, { sizeClass, draughtM: asked.draughtM }, size?.hull)
}

function endWarnings({ origin, destination }: ConsignmentEnds): PlanningWarning[] {
  return [
    ...suggestionWarnings(origin ? [origin] : [], ['origin']),
    ...suggestionWarnings(destination ? [destination] : [], ['destination']),
  ]
}

/** Undefined for a place that is not given or not needed. */
function endsOf(
  { origin, destination }: Consignment,
  tables: PlanningTables | null,
): [ResolvedPlace | undefined, ResolvedPlace | undefined] {
  if (tables === null) return [undefined, undefined]
  const given = [
    { field: 'origin', place: origin },
    { field: 'destination', place: destination },
  ]
  const fields = given.flatMap(({ field, place }) => (place ? [{ field, place }] : []))
  const resolved = resolvePlaces(tables.ports, fields)
  const at = (field: string) => resolved[fields.findIndex((given) => given.field === field)]
  return [at('origin'), at('destination')]
}

/** Trades of car carriers, which are on several lanes of container ships. */
const WIDE_LANES: readonly TradeLane[] = [
  ...(['panama_trade', 'transatlantic', 'transsuez', 'transpacific', 'other'] as const),
]

/** What two ports imply for a voyage: territories and trade lane. */
function placesOf(origin: Port | null, destination: Port | null, factors: FactorSet) {
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

/** The planned voyage; null if a known distance has no route. */
function routeOf(
  { distance }: Pick<PreparedConsignment, 'distance'>,
  plan: () => PlannedVoyage,
): PlannedVoyage | null {
  try {
    return plan()
  } catch (error) {
    if (distance === null || !isNoRoute(error)) throw error
    return null
  }
}

/**
 * Estimates a consignment on the calling thread.
 * @param sea null if `needsSea` says that the consignment needs none
 * @throws EmissionsInputError, NoCompatibleFactorError, and what `planVoyage` throws
 */
export function estimateConsignment(
  consignment: Consignment,
  sea: PlanningSea | null,
  factors: FactorSet,
): ConsignmentEstimate {
  const checked = checkConsignment(consignment, factors)
  const prepared = prepareConsignment(consignment, checked, sea, factors)
  const planned = prepared.voyage && routeOf(prepared, () => planPrepared(prepared.voyage!, sea!))
  return completeConsignment(prepared, planned)
}
