import type { Place, ResolvedPlace } from '../ports/place.js'
import { type Port, UNRANKED } from '../ports/port.js'
import { PointOnLandError } from '../routing/errors.js'
import {
  type ContourCollection,
  type MatrixRequest,
  type Resolution,
  type Router,
  type SnappedEnd,
  SOUTH_LIMIT_RANGE,
} from '../routing/request.js'
import { type Closures, resolveClosures } from './closures.js'
import { type FieldFault, InvalidVoyageError, StopOnLandError } from './errors.js'
import { endOf, resolvePlaces } from './places.js'
import { type PlanningTables, routeOptions } from './prepare.js'
import { type Speed, speedOf } from './speed.js'
import {
  type Conditions,
  checkConditions,
  type Departure,
  MAX_CONTOURS,
  MAX_REACH_HOURS,
} from './voyage.js'
import {
  departureWarning,
  type PlanningWarning,
  sizeClassWarning,
  snapWarning,
  swapWarning,
} from './warnings.js'

/** A request for the positions that a vessel can reach within given hours. Areas are not avoided. */
export interface ReachQuestion extends Conditions, Departure {
  readonly origin: Place
  /** One contour for each. */
  readonly hours: readonly number[]
  readonly speedKmh?: number | undefined
}

/** The query for the engine, which may run on another thread. */
export interface ReachWork {
  /** The large ports to which the engine measures the distance. */
  readonly request: MatrixRequest
  readonly hours: readonly number[]
  readonly speedKmh: number
}

/** A reach request that passed every check that needs no route. */
export interface PreparedReach {
  readonly question: ReachQuestion
  readonly origin: ResolvedPlace
  /** The large ports that the answer lists if they are within the time. */
  readonly ports: readonly Port[]
  readonly resolutionKm: Resolution
  readonly closures: Closures
  readonly speed: Speed
  readonly work: ReachWork
  /** Warnings that need no route. */
  readonly remarks: readonly PlanningWarning[]
}

/** What the engine found. */
export interface RoutedReach {
  readonly origin: SnappedEnd
  readonly isochrones: ContourCollection
  /** Kilometres to each port; NaN where there is no route. */
  readonly portsKm: Float64Array
}

/** A large port within the time. */
export interface ReachedPort {
  readonly port: Port
  readonly distanceKm: number
  readonly hours: number
}

/** A reach request with its contours and the ports within the time. */
export interface PlannedReach extends PreparedReach {
  readonly routed: RoutedReach
  /** Nearest first. */
  readonly reached: readonly ReachedPort[]
  readonly warnings: readonly PlanningWarning[]
}

/** @throws InvalidVoyageError, PlacesNotFoundError */
export function prepareReach(question: ReachQuestion, tables: PlanningTables): PreparedReach {
  checkConditions(question)
  const faults = hourFaults(question.hours)
  if (faults.length > 0) throw new InvalidVoyageError(faults)
  const [origin] = resolvePlaces(tables.ports, [{ field: 'origin', place: question.origin }])
  // Contours are not limited to the north, so the distances to ports are not either.
  const constraints = { ...question.constraints, southLimit: SOUTH_LIMIT_RANGE.min }
  const closures = resolveClosures({ ...question, constraints }, tables.closureTables)
  const options = routeOptions(question, closures)
  const speed = speedOf(question.vessel, question.speedKmh)
  const ports = tables.ports.ports.filter(
    ({ id, rank }) => rank < UNRANKED && id !== origin!.port?.id,
  )
  return {
    question,
    origin: origin!,
    ports,
    resolutionKm: options.resolutionKm,
    closures,
    speed,
    remarks: swapWarning(origin!, { field: 'origin', subject: 'The origin' }, tables.ports),
    work: {
      request: {
        origins: [endOf(origin!)],
        destinations: ports.map(({ id }) => ({ portId: id })),
        ...options,
      },
      hours: [...new Set(question.hours)].sort((a, b) => a - b),
      speedKmh: speed.speedKmh,
    },
  }
}

/** @throws PointOnLandError */
export function routeReach({ request, hours, speedKmh }: ReachWork, router: Router): RoutedReach {
  const { resolutionKm, closed } = request
  const reach = router.reach({
    origin: request.origins[0]!,
    ...(resolutionKm !== undefined && { resolutionKm }),
    ...(closed !== undefined && { closed }),
  })
  return {
    origin: reach.origin,
    isochrones: reach.isochrones(hours, speedKmh),
    portsKm: router.matrix(request).distancesKm,
  }
}

/** @param tables the tables that the query was prepared with */
export function completeReach(
  prepared: PreparedReach,
  routed: RoutedReach,
  { closureTables: { vesselClasses } }: Pick<PlanningTables, 'closureTables'>,
): PlannedReach {
  const { question, closures, ports, work } = prepared
  const latest = work.hours.at(-1)!
  const reached = ports
    .map((port, at) => {
      const distanceKm = routed.portsKm[at]!
      return { port, distanceKm, hours: distanceKm / work.speedKmh }
    })
    .filter(({ hours }) => hours <= latest)
    .sort((a, b) => a.hours - b.hours)
  return {
    ...prepared,
    routed,
    reached,
    warnings: [
      ...prepared.remarks,
      ...snapWarning(0, 2, routed.origin),
      ...sizeClassWarning(question.vessel, vesselClasses),
      ...departureWarning(question),
      ...closures.notes
        .filter(({ passage }) => closures.closedByVessel.some((closed) => closed === passage))
        .map(({ code, detail }) => ({ code, field: 'vessel', detail })),
    ],
  }
}

/** The engine's error in terms of the request; other errors unchanged. */
export function explainReachRejection(error: unknown): unknown {
  if (!(error instanceof PointOnLandError)) return error
  const { requested, nearestWater, distanceKm, maxSnapKm } = error
  return new StopOnLandError(0, 'origin', requested, nearestWater, distanceKm, maxSnapKm)
}

function hourFaults(hours: readonly number[]): FieldFault[] {
  if (hours.length === 0 || hours.length > MAX_CONTOURS) {
    return [{ field: 'hours', detail: `must be 1 to ${MAX_CONTOURS} numbers of hours` }]
  }
  return hours.flatMap((value, at): FieldFault[] =>
    value > 0 && value <= MAX_REACH_HOURS
      ? []
      : [{ field: `hours[${at}]`, detail: `must be above 0 and at most ${MAX_REACH_HOURS}` }],
  )
}
