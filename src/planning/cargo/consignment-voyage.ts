import type { LegDistance } from '../../emissions/request.js'
import { shipOfVoyage } from '../../emissions/ship/ship-names.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import { reachesEndOf, SAME_PLACE_KM, stretchesOf } from '../closures/stretches.js'
import { resolvePlaces } from '../places.js'
import { roundKm } from '../rounding.js'
import { sizeClassOf } from '../ship/ship-size.js'
import { SPEED_RANGE_KMH } from '../ship/speed-limits.js'
import { type Vessel, vesselCalled } from '../ship/vessel.js'
import { NONE_OPEN } from '../ship/vessel-fit.js'
import type { PlannedVoyage } from '../voyage/complete.js'
import { type PlanningTables, type PreparedVoyage, prepareVoyage } from '../voyage/prepare.js'
import type { Stop, Voyage } from '../voyage/voyage.js'
import { type CheckedConsignment, type Consignment, wantsRoute } from './consignment.js'

/** A consignment whose places are known, and the voyage that it needs. */
export interface PlacedConsignment extends CheckedConsignment {
  readonly ends: ConsignmentEnds
  /**
   * The voyage to route: the one of the estimate, or, for a sailed distance, the shortest one; the
   * estimate can be made without that. Null if neither is needed.
   */
  readonly voyage: Voyage | null
}

const ENDS = ['origin', 'destination'] as const
/** Null for an end that is not given, which is possible with a known distance. */
export type ConsignmentEnds = Readonly<Record<(typeof ENDS)[number], ResolvedPlace | null>>

/**
 * Finds the places of a consignment.
 * @param tables null if `needsSea` says that none are needed
 * @throws PlacesNotFoundError, InvalidVoyageError
 */
export function placeConsignment(
  checked: CheckedConsignment,
  tables: PlanningTables | null,
): PlacedConsignment {
  const ends = endsOf(checked, tables)
  return { ...checked, ends, voyage: wantsRoute(checked) ? voyageOf(checked) : null }
}

function endsOf(asked: Consignment, tables: PlanningTables | null): ConsignmentEnds {
  const given = ENDS.flatMap((field) => {
    const place = tables === null ? undefined : asked[field]
    return place ? [{ field, place }] : []
  })
  const found = given.length > 0 ? resolvePlaces(tables!.ports, given) : []
  const [origin, destination] = ENDS.map(
    (end) => found[given.findIndex(({ field }) => field === end)] ?? null,
  )
  return { origin: origin!, destination: destination! }
}

/**
 * Prepares the voyage of a consignment. Does not look for passages that a smaller ship could use, because
 * estimates do not report them.
 * @throws InvalidVoyageError
 */
export function preparePlain(voyage: Voyage, tables: PlanningTables): PreparedVoyage {
  const prepared = prepareVoyage(voyage, tables)
  const plain = { closedByVessel: [], worthOpening: [], openWithoutSize: NONE_OPEN }
  return { ...prepared, runs: prepared.runs.map((run) => ({ ...run, ...plain })) }
}

/** The same request as a voyage, from the first hour of a stated day. */
function voyageOf(asked: Consignment): Voyage {
  const { origin, via = [], destination, constraints, date, resolutionKm } = asked
  const { speedKn } = asked.estimate.vessel ?? {}
  const passed = via.map((place): Stop => ({ place, kind: 'via' }))
  return {
    stops: [{ place: origin! }, ...passed, { place: destination! }],
    constraints,
    date,
    ...(!asked.isDateAssumed && { departureMs: Date.parse(date) }),
    ...(speedKn !== undefined && { speedKmh: Math.max(SPEED_RANGE_KMH.min, speedKn * KM_PER_NM) }),
    resolutionKm,
    vessel: vesselOf(asked),
  }
}

/** The ship that a voyage has by the same name and size: it decides which canals are closed. */
function vesselOf({ calledAs, estimate: { vessel } }: Consignment): Vessel | undefined {
  const name = calledAs ?? vessel?.type
  const meant = name === undefined ? undefined : shipOfVoyage(name)
  if (vessel === undefined || meant === undefined) return undefined
  const size = vessel.sizeClass === undefined ? sizeClassOf(meant.type, vessel) : undefined
  const sizeClass = vessel.sizeClass ?? size?.shipClass.name
  return vesselCalled(name!, { sizeClass, draughtM: vessel.draughtM }, size?.hull)
}

/**
 * The leg of the estimate. A sailed leg takes its shares of areas from the shortest route.
 * @param planned the voyage; null if there is none, or if it has no route
 */
export function legOf(
  { distance }: Pick<Consignment, 'distance'>,
  planned: PlannedVoyage | null,
): LegDistance {
  const known = distance && { distanceKm: distance.km, type: distance.type }
  if (planned === null) return known!
  const shortest = shortestLegOf(planned)
  if (known === undefined) return shortest
  const { distanceKm: shortestKm, ecaKm, piracyKm, passages, endsInControlArea } = shortest
  const longer = shortestKm > 0 ? known.distanceKm / shortestKm : 0
  return {
    ...known,
    shortestKm,
    ecaKm: roundKm(ecaKm * longer),
    piracyKm: roundKm(piracyKm * longer),
    passages,
    endsInControlArea,
  }
}

/**
 * The single leg of a cargo that is loaded at the first stop and unloaded at the last, whatever it
 * passes in between. Rounded to the metre, as in answers, so that the steps start from the same number.
 */
function shortestLegOf({ plannedLegs, totals }: PlannedVoyage) {
  return {
    distanceKm: roundKm(totals.distanceKm),
    type: 'sfd' as const,
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
