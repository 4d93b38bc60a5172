import type { FeatureCollection, Position as GeoPosition, LineString, Point } from 'geojson'
import { unwrap } from '../../src/engine/geo/antimeridian.js'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { planner } from '../app/planner.svelte.js'
import { landmarkName, landmarksAlong } from '../plan/landmarks.js'
import { isGreat } from '../plan/named-routes.js'
import type { OwnArea } from '../plan/own-areas.js'
import { placeName, placePosition } from '../plan/place-name.js'
import type { Plan } from '../plan/plan.js'
import { routeOfPlan } from '../plan/planned-route.svelte.js'
import type { PlannedRoute, RouteAnswer } from '../plan/route-answer.js'
import type { LineBeside } from '../scenarios/beside.svelte.js'
import type { Texts } from '../texts/en.js'
import { passageName } from '../texts/service-words.js'
import { collection, feature } from './features.js'
import type { DrawnArea } from './map-files.svelte.js'
import { type Drawn, overlay } from './overlay.svelte.js'
import { nearestKm, positionAt, type RouteLine, segments } from './route-line.js'

const ENDS = ['from', 'to'] as const
/** A shorter connector is hidden by the marker of the end. */
const LEAST_CONNECTOR_KM = 0.2

/** A planned route on the map, with the index of its variant. */
export interface DrawnRoute extends PlannedRoute {
  readonly variant: number
}

/** The routes that belong to the current view. */
export function drawnRoutes(): readonly DrawnRoute[] {
  if (overlay.story.length > 0)
    return overlay.story.map((planned, variant) => ({ ...planned, variant }))
  const planned = planner.mapContent === 'table' ? overlay.route : routeOfPlan.planned
  return planned === null
    ? []
    : [{ ...planned, variant: planner.mapContent === 'table' ? 0 : planner.at }]
}

/** Whether no answer is pending. */
export function isSettled(): boolean {
  return !routeOfPlan.call.isBusy
}

/** The lines. If there is only one, also its stretches inside emission control areas. */
export function routeFeatures(
  routes: readonly DrawnRoute[],
  areas: readonly DrawnArea[],
): FeatureCollection<LineString> {
  const lineOf = (positions: readonly Position[], properties: Record<string, unknown>) => {
    const coordinates = positions as unknown as GeoPosition[]
    return feature<LineString>({ type: 'LineString', coordinates }, properties)
  }
  return collection(
    routes.flatMap(({ route, line, variant }) => {
      const stretches =
        routes.length > 1
          ? []
          : segments(line, areasOf(route, areas)).filter(({ isInside }) => isInside)
      return [
        lineOf(line.positions, { variant, controlled: false }),
        ...stretches.map(({ positions }) => lineOf(positions, { variant, controlled: true })),
      ]
    }),
  )
}

/** The lines beside the route, which can be pressed. */
export function besideFeatures(lines: readonly LineBeside[]): FeatureCollection<LineString> {
  return collection(
    lines.map(({ key, line, isLit }) =>
      feature<LineString>(
        { type: 'LineString', coordinates: line.positions as unknown as GeoPosition[] },
        { choice: key, lit: isLit },
      ),
    ),
  )
}

/** The areas to avoid that the user has drawn. */
export function ownAreaFeatures(areas: readonly OwnArea[], line?: RouteLine): Drawn[] {
  return areas.map((area) => {
    const ring = areaBeside(area, line).map((at) => [...at])
    return feature({ type: 'Polygon' as const, coordinates: [ring] }, { kind: 'avoid' })
  })
}

/** The ring of an area on the copy of the world on which a line passes. */
export function areaBeside(area: OwnArea, line: RouteLine | undefined): Position[] {
  const ring = unwrap([...area, area[0]!])
  const { positions = [] } = line ?? {}
  const [near, middle] = [positions[positions.length >> 1], ring[0]!]
  const turn = near === undefined ? 0 : 360 * Math.round((near[0] - middle[0]) / 360)
  return ring.map(([lon, lat]) => [lon + turn, lat])
}

/** From the ends of a line to the requested places, where these are not on navigable water. */
export function connectorFeatures(routes: readonly DrawnRoute[]): Drawn[] {
  return routes.flatMap(({ route, line }) =>
    ENDS.flatMap((end) => {
      const { port, requested } = end === 'from' ? route.origin : route.destination
      const place = port?.coordinates ?? requested
      const at = line.positions.at(end === 'from' ? 0 : -1)!
      if (place == null || sphericalKm(at, place) < LEAST_CONNECTOR_KM) return []
      const coordinates = [[...at], [...nearCopy(place, at)]]
      return [feature({ type: 'LineString' as const, coordinates }, { kind: 'straight' })]
    }),
  )
}

/** On which the plan departs, `YYYY-MM-DD`: today unless it says more. */
export function dayOfPlan(): string {
  return (planner.plan.departure ?? new Date().toISOString()).slice(0, 10)
}

/** The areas that the service reported. A published route has none in its answer. */
export function areasOf({ eca }: RouteAnswer, areas: readonly DrawnArea[]): readonly DrawnArea[] {
  if (eca === undefined) {
    const day = dayOfPlan()
    return areas.filter(({ enforcedFrom }) => enforcedFrom !== undefined && enforcedFrom <= day)
  }
  return areas.filter(({ id }) => eca.zones.some((zone) => zone.id === id))
}

/** The stretches of a route inside each of its control areas, and inside high-risk areas. */
export function stretchesIn({ route, line }: PlannedRoute, areas: readonly DrawnArea[]) {
  const risks = areas.filter(({ group }) => group === 'piracy')
  return [...areasOf(route, areas), ...risks].flatMap((area) =>
    segments(line, [area])
      .filter(({ isInside }) => isInside)
      .map(({ fromKm, toKm }) => ({ area, fromKm, toKm })),
  )
}

/**
 * Passages at their middle, and the ports along the route. The page draws the ends as handles; here
 * they keep the map's names away.
 */
export function markFeatures(routes: readonly DrawnRoute[]): FeatureCollection<Point> {
  const marks = new Map<string, ReturnType<typeof feature<Point>>>()
  for (const { route, line, variant } of routes) {
    for (const end of [0, -1]) {
      const point: Point = { type: 'Point', coordinates: [...line.positions.at(end)!] }
      marks.set(`end ${variant} ${end}`, feature<Point>(point, { kind: 'end' }))
    }
    for (const { id, entry_km, exit_km } of route.passages) {
      const coordinates = [...positionAt(line, (entry_km + exit_km) / 2)]
      marks.set(id, feature<Point>({ type: 'Point', coordinates }, { kind: 'passage' }))
    }
    for (const { id, coordinates } of route.ports ?? []) {
      const point: Point = { type: 'Point', coordinates: [...coordinates] }
      marks.set(String(id), feature<Point>(point, { kind: 'port' }))
    }
  }
  return collection([...marks.values()])
}

/** A place along the route that the map names. */
export interface NamedPoint {
  readonly key: string
  readonly name: string
  readonly position: Position
  /** A point of the line slightly farther along. */
  readonly ahead: Position
  /** 0 for ends, 1 for canals and capes, 2 for other passages, 3 for ports along the route. */
  readonly rank: number
}

const A_LITTLE_KM = 5
const rankOf = (id: string) => (isGreat(id) ? 1 : 2)

/** Ends, calls, passages, capes and ports along the routes, without repetitions. */
export function namedPoints(
  routes: readonly DrawnRoute[],
  plan: Pick<Plan, 'from' | 'to' | 'stops'>,
  texts: Texts,
): readonly NamedPoint[] {
  const named = new Map<string, NamedPoint>()
  const [first] = routes
  for (const end of ENDS) {
    const place = plan[end]
    const own = place !== null && 'portId' in place ? placePosition(place) : null
    if (place === null || own === null) continue
    const total = first?.route.distance_km ?? 0
    const km = end === 'from' ? 0 : total
    const at = first === undefined ? own : nearCopy(own, positionAt(first.line, km))
    const inward = end === 'from' ? A_LITTLE_KM : total - A_LITTLE_KM
    const ahead = first === undefined ? own : positionAt(first.line, inward)
    named.set(end, { key: end, name: placeName(place), position: at, ahead, rank: 0 })
  }
  plan.stops.forEach(({ place, stayHours }, i) => {
    // A point that is only passed has no name, unless it is a port.
    const own = stayHours === null && !('portId' in place) ? null : placePosition(place)
    if (own === null) return
    const near = first && positionAt(first.line, nearestKm(first.line, own).atKm)
    const position = near ? nearCopy(own, near) : own
    named.set(`stop ${i}`, {
      key: `stop ${i}`,
      name: placeName(place),
      position,
      ahead: position,
      rank: 0,
    })
  })
  for (const { route, line } of routes) {
    for (const { id, entry_km, exit_km } of route.passages) {
      const km = (entry_km + exit_km) / 2
      const position = positionAt(line, km)
      const ahead = positionAt(line, km + A_LITTLE_KM)
      named.set(id, { key: id, name: passageName(texts, id), position, ahead, rank: rankOf(id) })
    }
    for (const { id, km } of landmarksAlong(line)) {
      const [position, ahead] = [positionAt(line, km), positionAt(line, km + A_LITTLE_KM)]
      named.set(id, { key: id, name: landmarkName(texts, id), position, ahead, rank: rankOf(id) })
    }
    for (const { id, name, coordinates } of route.ports ?? []) {
      const position = [coordinates[0]!, coordinates[1]!] as const
      named.set(`port ${id}`, { key: `port ${id}`, name, position, ahead: position, rank: 3 })
    }
  }
  return [...named.values()]
}

/** The copy of a place next to a line that continues past 180 degrees. */
function nearCopy([lon, lat]: Position, [near]: Position): Position {
  return [lon + 360 * Math.round((near - lon) / 360), lat]
}
