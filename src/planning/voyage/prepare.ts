import { nothingLeft } from '../../base/nothing-left.js'
import type { SailingCondition } from '../../emissions/ship/ballast.js'
import type {
  AlternativeSeaRoute,
  PassageId,
  Resolution,
  RouteRequest,
  SeaRoute,
} from '../../engine/routing/request.js'
import { DEFAULT_RESOLUTION_KM } from '../../engine/routing/request.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import type { ShallowArea } from '../../engine/sea/shallow-areas.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import type { PortTable } from '../../ports/table.js'
import type { PassageSaving } from '../closures/closed-savings.js'
import {
  type Closures,
  type ClosureTables,
  causeOf,
  closuresWithout,
  resolveClosures,
} from '../closures/closures.js'
import {
  closedExcept,
  type DefaultClosure,
  openedBetween,
  passagePosition,
} from '../closures/default-closures.js'
import { canalsOf } from '../closures/inland.js'
import type { LocalTransit } from '../closures/local-use.js'
import { type FieldFault, InvalidVoyageError } from '../errors.js'
import { endOf, resolvePlaces } from '../places.js'
import { type PortsNear, portsNearIn } from '../ports-beside.js'
import {
  draughtInBallastM,
  kmhOf,
  type Ship,
  type Speed,
  shipOf,
  speedOf,
  type VesselClass,
} from '../ship/speed.js'
import { NONE_OPEN, type OpenWithoutSize } from '../ship/vessel-fit.js'
import {
  departureWarning,
  type MissedPassages,
  type PlanningWarning,
  passageNamesakes,
  suggestionWarnings,
  swapWarnings,
} from '../warnings.js'
import type { WayRound } from '../way-round.js'
import { legConditions } from './conditions-of-legs.js'
import {
  type Conditions,
  checkVoyage,
  isPassage,
  kindOf,
  type Stop,
  type StopKind,
  type Voyage,
} from './voyage.js'

/** The tables for planning. */
export interface PlanningTables {
  readonly ports: PortTable
  readonly closureTables: ClosureTables
}

/** A stop whose place is known. */
export interface ResolvedStop {
  readonly place: ResolvedPlace
  /** The passage that the vessel sails through here; null for any other place. */
  readonly passage: PassageId | null
  readonly kind: StopKind
  readonly stayHours: number
  /** When the vessel is wanted at the earliest, ms since 1970 UTC; before that, it waits. */
  readonly earliestMs?: number
}

/** The query for the route between two places. */
export interface LegQuestion {
  readonly request: RouteRequest
  readonly alternatives: number
  /** Closed only by the vessel's size. */
  readonly closedByVessel: readonly PassageId[]
  /** Closed by default, and named if they would save much. */
  readonly worthOpening: readonly DefaultClosure[]
  /** Closed by default, but open because the leg is local. */
  readonly openedLocally: readonly PassageId[]
  /** Open only because the size of the vessel is unknown. */
  readonly openWithoutSize: OpenWithoutSize
  /** Closed by the vessel's size, and, if `depth` is `enforce`, all that are too shallow for it. */
  readonly barred: readonly NamedStrait[]
  /**
   * Shelves too shallow for the vessel, which the route avoids where possible, if `depth` is `enforce`.
   */
  readonly shallows: readonly ShallowArea[]
}

/** The query for the routes from one place to the next, through the passages between them. */
export interface RunQuestion extends LegQuestion {
  /** Indices of the two stops. The stops between them are passages. */
  readonly from: number
  readonly to: number
  readonly through: readonly PassageId[]
  /** All canals. */
  readonly canals: readonly PassageId[]
}

/** A leg between two stops, and its speed. */
export interface PreparedLeg {
  /** Indices of its stops. */
  readonly from: number
  readonly to: number
  readonly speed: Speed
  /** Absent if the request does not say. */
  readonly condition?: SailingCondition
}

/** A voyage that passed every check that needs no route. */
export interface PreparedVoyage {
  readonly voyage: Voyage
  readonly stops: readonly ResolvedStop[]
  readonly resolutionKm: Resolution
  readonly closures: Closures
  readonly legs: readonly PreparedLeg[]
  /** The queries for the engine, each for one leg or, with passages, for several. */
  readonly runs: readonly RunQuestion[]
  /** Warnings that need no route. */
  readonly warnings: readonly PlanningWarning[]
  /** Ports that may serve a place on land, nearest first. */
  readonly portsNear: PortsNear
}

/** What the engine found for a leg. */
export interface RoutedLeg extends MissedPassages {
  readonly route: SeaRoute
  /** Further routes, each without a passage that the previous one uses. */
  readonly alternatives: readonly AlternativeSeaRoute[]
  /** Names of the straits that the route avoids; absent if none. */
  readonly missedStraits?: readonly string[]
  /** Shallow areas that the route avoids; absent if none. */
  readonly rounded?: readonly RoundedArea[]
  /** What passages that are closed by default would save; absent if none would save much. */
  readonly savings?: readonly PassageSaving[]
  /** Passages that it uses because it is local; absent if none. */
  readonly local?: readonly LocalTransit[]
  /** What the leg would be to an ordinary ship; absent if that is no matter. */
  readonly round?: WayRound
}

/** A shallow area that a route avoids. */
export type RoundedArea = Pick<ShallowArea, 'id' | 'name' | 'underM'>

/**
 * Turns a voyage into queries for the engine; the caller decides on which thread it runs them.
 * `completeVoyage` takes the results.
 * @throws InvalidVoyageError, PlacesNotFoundError
 */
export function prepareVoyage(voyage: Voyage, tables: PlanningTables): PreparedVoyage {
  checkVoyage(voyage)
  const { passages, vesselClasses } = tables.closureTables
  const stops = resolvedStops(voyage.stops, tables)
  const conditions = legConditions(voyage.stops)
  const ship = shipInCondition(
    shipOf(voyage.vessel, vesselClasses),
    voyage,
    conditions,
    vesselClasses,
  )
  const closures = closuresOf(voyage, stops, ship, tables.closureTables)
  const runs = runsBetween(stops, voyage, closures, canalsOf(passages))
  const places = stops.map(({ place }) => place)
  return {
    voyage,
    stops,
    resolutionKm: voyage.resolutionKm ?? DEFAULT_RESOLUTION_KM,
    closures: closuresWithout(closures, runs),
    portsNear: portsNearIn(tables.ports),
    warnings: [
      ...suggestionWarnings(
        places,
        places.map((_, at) => `stops[${at}]`),
      ),
      ...passageNamesakes(voyage.stops, places),
      ...swapWarnings(places, tables.ports),
      ...departureWarning(voyage),
    ],
    legs: places.slice(1).map((_, leg) => {
      const condition = conditions[leg]
      const speed = speedOf(ship, speedOfLeg(voyage, leg, condition))
      return { from: leg, to: leg + 1, speed, ...(condition && { condition }) }
    }),
    runs,
  }
}

function resolvedStops(
  stops: readonly Stop[],
  { ports, closureTables }: PlanningTables,
): ResolvedStop[] {
  const fields = stops.map(({ place }, at) => ({
    field: `stops[${at}]`,
    place: isPassage(place)
      ? { position: passagePosition(place.passage, closureTables.passages) }
      : place,
  }))
  return resolvePlaces(ports, fields).map((place, at) => {
    const { place: asked, stayHours = 0, arriveAt: { earliestMs } = {} } = stops[at]!
    const passage = isPassage(asked) ? asked.passage : null
    const kind = kindOf(stops[at]!)
    return { place, passage, kind, stayHours, ...(earliestMs !== undefined && { earliestMs }) }
  })
}

/** The queries of a voyage. What is open to local voyages depends on the ends of each. */
function runsBetween(
  stops: readonly ResolvedStop[],
  voyage: Voyage,
  closures: Closures,
  canals: readonly PassageId[],
): RunQuestion[] {
  const options = routeOptions(voyage, closures)
  const { closedByVessel, barred, shallows, locals } = closures
  const calls = [...stops.keys()].filter((stop) => stops[stop]!.passage === null)
  return calls.slice(1).map((to, i): RunQuestion => {
    const from = calls[i]!
    const [origin, destination] = [stops[from]!.place, stops[to]!.place]
    const openedLocally = openedBetween(locals, origin.position, destination.position)
    const closed = closedExcept(closures.closed, openedLocally)
    const isOpen = (id: PassageId) => !closed.includes(id)
    const { passages, straits } = closures.openWithoutSize
    return {
      from,
      to,
      through: stops.slice(from + 1, to).map(({ passage }) => passage!),
      canals,
      request: { origin: endOf(origin), destination: endOf(destination), ...options, closed },
      alternatives: voyage.alternatives ?? 0,
      closedByVessel,
      worthOpening: closures.worthOpening.filter(({ passage }) => !openedLocally.includes(passage)),
      openedLocally,
      // A passage to sail through is wanted whatever its limits.
      openWithoutSize:
        calls.length < stops.length ? NONE_OPEN : { passages: passages.filter(isOpen), straits },
      barred,
      shallows,
    }
  })
}

/** Opens a passage to sail through if it is closed by default. */
function closuresOf(
  { constraints }: Voyage,
  stops: readonly ResolvedStop[],
  { dimensions }: Ship,
  tables: ClosureTables,
): Closures {
  const wanted = stops.flatMap(({ passage }) => passage ?? [])
  const opened = [...(constraints?.opened ?? []), ...wanted]
  const closures = resolveClosures({ ...constraints, opened }, dimensions, tables)
  const faults = stops.flatMap(({ passage }, at): FieldFault[] => {
    if (passage === null || !closures.closed.includes(passage)) return []
    const field = `stops[${at}].passage`
    return causeOf(passage, closures) === 'vessel'
      ? [{ field, detail: `${passage} is closed to a vessel of this size` }]
      : [{ field, detail: `${passage} is a stop but closed; remove one`, closed: passage }]
  })
  if (faults.length > 0) throw new InvalidVoyageError(faults)
  return closures
}

/** Closures that are not the same in all queries, or matter only with the line that is found. */
type OfOneQuery =
  | keyof Pick<
      LegQuestion,
      'closedByVessel' | 'worthOpening' | 'openWithoutSize' | 'barred' | 'shallows'
    >
  | 'locals'
  | 'straits'

/** What all queries to the engine have in common. */
export function routeOptions({ date, resolutionKm }: Conditions, closures: Closures) {
  const { closed, areas, polygons, channels, southLimit, ...others } = closures
  nothingLeft(
    others as Omit<typeof others, OfOneQuery | 'closedByDefault' | 'notes' | 'dimensions'>,
  )
  return {
    resolutionKm: resolutionKm ?? DEFAULT_RESOLUTION_KM,
    closed,
    avoidAreas: areas,
    ...(polygons.length > 0 && { avoidPolygons: polygons }),
    ...(channels.length > 0 && { channels }),
    ...(southLimit !== null && { southLimit }),
    date,
  }
}

/** A vessel that is in ballast all the way is not deeper anywhere. */
function shipInCondition(
  ship: Ship,
  { vessel }: Voyage,
  conditions: readonly (SailingCondition | undefined)[],
  classes: readonly VesselClass[],
): Ship {
  const isEmpty = conditions.every((condition) => condition === 'ballast')
  if (!isEmpty || ship.dimensions.draughtM === undefined) return ship
  const draughtM = Math.min(ship.dimensions.draughtM, draughtInBallastM(vessel, classes))
  return { ...ship, dimensions: { ...ship.dimensions, draughtM } }
}

/** A speed of the leg itself counts first, and one in ballast before that of the voyage. */
function speedOfLeg(
  { speedKmh, vessel }: Voyage,
  leg: number,
  condition: SailingCondition | undefined,
): number | undefined {
  if (typeof speedKmh === 'object' && speedKmh[leg] !== undefined) return speedKmh[leg]
  const { speedKn } = (condition === 'ballast' && vessel?.ballast) || {}
  if (speedKn !== undefined) return kmhOf(speedKn)
  return typeof speedKmh === 'object' ? undefined : speedKmh
}
