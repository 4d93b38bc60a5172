import type {
  AlternativeSeaRoute,
  PassageId,
  Resolution,
  RouteRequest,
  SeaRoute,
} from '../../engine/routing/request.js'
import { DEFAULT_RESOLUTION_KM } from '../../engine/routing/request.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import { asPlainArea, type ShallowArea } from '../../engine/sea/shallow-areas.js'
import type { Place, ResolvedPlace } from '../../ports/find/place.js'
import type { PortTable } from '../../ports/table.js'
import {
  type DefaultClosure,
  defaultClosures,
  type PassageSaving,
} from '../closures/closed-savings.js'
import {
  type Closures,
  type ClosureTables,
  causeOf,
  dimensionsOf,
  resolveClosures,
} from '../closures/closures.js'
import { canalsOf } from '../closures/inland.js'
import {
  closedExcept,
  closuresWithout,
  localPassages,
  openedBetween,
} from '../closures/local-passages.js'
import type { LocalTransit } from '../closures/local-use.js'
import { passagePosition } from '../closures/passage-position.js'
import { areasTooShallow } from '../closures/shallow-areas.js'
import { tooShallow } from '../closures/shallow-straits.js'
import { type FieldFault, InvalidVoyageError } from '../errors.js'
import { endOf, resolvePlaces } from '../places.js'
import { type PortsNear, portsNearIn } from '../ports-near.js'
import { type Speed, speedOf } from '../ship/speed.js'
import {
  departureWarning,
  type MissedPassages,
  type PlanningWarning,
  passageNamesakes,
  suggestionWarnings,
  swapWarnings,
} from '../warnings.js'
import { NONE_OPEN, type OpenWithoutSize, openWithoutSize, type WayRound } from '../way-round.js'
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
}

/** The query for the route between two places. */
export interface LegQuestion {
  readonly request: RouteRequest
  readonly alternatives: number
  /** Closed only by the vessel's size. */
  readonly closedByVessel: readonly PassageId[]
  /** Closed by default, and named if they would save much. */
  readonly closedByDefault: readonly DefaultClosure[]
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
  const places = resolvePlaces(
    tables.ports,
    voyage.stops.map(({ place }, at) => ({ field: `stops[${at}]`, place: placeOf(place, tables) })),
  )
  const passages = voyage.stops.map(({ place }) => (isPassage(place) ? place.passage : null))
  const closures = closuresOf(voyage, passages, tables.closureTables)
  const runs = runQuestions(voyage, { places, passages, closures }, tables.closureTables)
  return {
    voyage,
    stops: voyage.stops.map((stop, at) => {
      const { stayHours = 0 } = stop
      return { place: places[at]!, passage: passages[at]!, kind: kindOf(stop), stayHours }
    }),
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
    legs: places.slice(1).map((_, leg) => ({
      from: leg,
      to: leg + 1,
      speed: speedOf(voyage.vessel, tables.closureTables.vesselClasses, speedOfLeg(voyage, leg)),
    })),
    runs,
  }
}

/** The queries of a voyage. What is open to local voyages depends on the ends of each. */
function runQuestions(
  voyage: Voyage,
  {
    places,
    passages,
    closures,
  }: {
    readonly places: readonly ResolvedPlace[]
    readonly passages: readonly (PassageId | null)[]
    readonly closures: Closures
  },
  tables: ClosureTables,
): RunQuestion[] {
  const options = routeOptions(voyage, closures)
  const narrow = narrowTo(voyage, closures, tables)
  const dimensions = dimensionsOf(voyage.vessel, tables.vesselClasses)
  const closedByDefault = defaultClosures(closures, dimensions, tables)
  const locals = localPassages(closures, tables, voyage.vessel)
  // A passage to sail through is wanted whatever its limits.
  const isThrough = passages.some((passage) => passage !== null)
  const canals = canalsOf(tables.passages)
  return runsBetween(passages).map(([from, to]) => {
    const [origin, destination] = [places[from]!, places[to]!]
    const openedLocally = openedBetween(locals, origin.position, destination.position)
    const closed = closedExcept(closures.closed, openedLocally)
    return {
      from,
      to,
      through: passages.slice(from + 1, to).filter((passage) => passage !== null),
      canals,
      request: { origin: endOf(origin), destination: endOf(destination), ...options, closed },
      alternatives: voyage.alternatives ?? 0,
      closedByVessel: closures.closedByVessel,
      closedByDefault: closedByDefault.filter(({ passage }) => !openedLocally.includes(passage)),
      openedLocally,
      openWithoutSize: isThrough
        ? NONE_OPEN
        : openWithoutSize(dimensions, tables, { ...closures, closed }),
      ...narrow,
    }
  })
}

/** The stops that are not passages, each with the next one. */
function runsBetween(passages: readonly (PassageId | null)[]): [from: number, to: number][] {
  const places = [...passages.keys()].filter((stop) => passages[stop] === null)
  return places.slice(1).map((to, i) => [places[i]!, to])
}

/** The named waters that are closed to the vessel of a voyage or a matrix. */
export function narrowTo(
  { constraints, vessel }: Pick<Conditions, 'constraints' | 'vessel'>,
  closures: Pick<Closures, 'straits'>,
  { vesselClasses, straits = [], shallowAreas = [] }: ClosureTables,
): Pick<LegQuestion, 'barred' | 'shallows'> {
  if (constraints?.depth !== 'enforce') return { barred: closures.straits, shallows: [] }
  const { draughtM } = dimensionsOf(vessel, vesselClasses)
  return {
    barred: [...new Set([...closures.straits, ...tooShallow(straits, draughtM)])],
    shallows: areasTooShallow(shallowAreas, draughtM).map(asPlainArea),
  }
}

function placeOf(place: Stop['place'], { closureTables }: PlanningTables): Place {
  return isPassage(place) ? { position: passagePosition(place.passage, closureTables) } : place
}

/** Opens a passage to sail through if it is closed by default. */
function closuresOf(
  { constraints, vessel }: Voyage,
  passages: readonly (PassageId | null)[],
  tables: ClosureTables,
): Closures {
  const wanted = passages.filter((passage) => passage !== null)
  const opened = [...(constraints?.opened ?? []), ...wanted]
  const closures = resolveClosures({ constraints: { ...constraints, opened }, vessel }, tables)
  const faults = passages.flatMap((passage, at): FieldFault[] => {
    if (passage === null || !closures.closed.includes(passage)) return []
    const byVessel = causeOf(passage, closures) === 'vessel'
    const field = `stops[${at}].passage`
    return byVessel
      ? [{ field, detail: `${passage} is closed to a vessel of this size` }]
      : [{ field, detail: `${passage} is a stop but closed; remove one`, closed: passage }]
  })
  if (faults.length > 0) throw new InvalidVoyageError(faults)
  return closures
}

/** What all queries to the engine have in common. */
export function routeOptions(
  { date, resolutionKm }: Conditions,
  { closed, areas, polygons, channels, southLimit }: Closures,
) {
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

function speedOfLeg({ speedKmh }: Voyage, leg: number): number | undefined {
  return typeof speedKmh === 'object' ? speedKmh[leg] : speedKmh
}
