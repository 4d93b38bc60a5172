import type { ResolvedPlace } from '../ports/place.js'
import type { PortTable } from '../ports/table.js'
import type { Resolution, RouteRequest, SeaRoute } from '../routing/request.js'
import { DEFAULT_RESOLUTION_KM } from '../routing/request.js'
import { type Closures, type ClosureTables, resolveClosures } from './closures.js'
import { endOf, resolvePlaces } from './places.js'
import { type Speed, speedOf } from './speed.js'
import { type Conditions, checkVoyage, type Stop, type Voyage } from './voyage.js'

/** The tables that planning looks up. */
export interface PlanningTables {
  readonly ports: PortTable
  readonly closureTables: ClosureTables
}

/** A stop whose place is known. */
export interface ResolvedStop {
  readonly place: ResolvedPlace
  readonly kind: NonNullable<Stop['kind']>
  readonly stayHours: number
}

/** The question to the engine for the way between two stops. */
export interface PreparedLeg {
  /** Indices of its stops. */
  readonly from: number
  readonly to: number
  readonly request: RouteRequest
  readonly alternatives: number
  readonly speed: Speed
}

/** A voyage that passed every check that needs no route. */
export interface PreparedVoyage {
  readonly voyage: Voyage
  readonly stops: readonly ResolvedStop[]
  readonly resolutionKm: Resolution
  readonly closures: Closures
  readonly legs: readonly PreparedLeg[]
}

/** What the engine found for a leg. */
export interface RoutedLeg {
  readonly route: SeaRoute
  /** Further routes, each without a passage that the one before uses. */
  readonly alternatives: readonly SeaRoute[]
}

/**
 * Turns a voyage into questions to the engine, one a leg; who calls decides on which thread they
 * are answered. `completeVoyage` takes the answers.
 * @throws InvalidVoyageError, PlacesNotFoundError
 */
export function prepareVoyage(voyage: Voyage, tables: PlanningTables): PreparedVoyage {
  checkVoyage(voyage)
  const places = resolvePlaces(
    tables.ports,
    voyage.stops.map(({ place }, at) => ({ field: `stops[${at}]`, place })),
  )
  const closures = resolveClosures(voyage, tables.closureTables)
  const options = routeOptions(voyage, closures)
  return {
    voyage,
    stops: voyage.stops.map(({ kind = 'call', stayHours = 0 }, at) => {
      return { place: places[at]!, kind, stayHours }
    }),
    resolutionKm: options.resolutionKm,
    closures,
    legs: places.slice(1).map((place, leg) => ({
      from: leg,
      to: leg + 1,
      request: { origin: endOf(places[leg]!), destination: endOf(place), ...options },
      alternatives: voyage.alternatives ?? 0,
      speed: speedOf(voyage.vessel, speedOfLeg(voyage, leg)),
    })),
  }
}

/** What every question to the engine has in common. */
export function routeOptions({ date, resolutionKm }: Conditions, { closed, areas }: Closures) {
  return {
    resolutionKm: resolutionKm ?? DEFAULT_RESOLUTION_KM,
    closed,
    avoidAreas: areas,
    date,
  }
}

function speedOfLeg({ speedKmh }: Voyage, leg: number): number | undefined {
  return typeof speedKmh === 'object' ? speedKmh[leg] : speedKmh
}
