import type { FeatureCollection, Position as GeoPosition, LineString, Point } from 'geojson'
import { planner } from '../app/planner.svelte.js'
import { comparison } from '../compare/comparison.svelte.js'
import { placeName, placePosition } from '../plan/place-name.js'
import { type PlannedRoute, type RouteAnswer, routeOfPlan } from '../plan/planned-route.svelte.js'
import type { Texts } from '../texts/en.js'
import { passageName } from '../texts/service-words.js'
import { collection, feature } from './base-map.js'
import type { DrawnArea } from './map-files.svelte.js'
import { positionAt, segments } from './route-line.js'

const ENDS = ['from', 'to'] as const

/** A planned that is on the map, and which variant it is. */
export interface DrawnRoute extends PlannedRoute {
  readonly variant: number
}

/** What belongs to the present view. */
export function drawnRoutes(): readonly DrawnRoute[] {
  if (planner.view === 'compare' && comparison.routes.length > 0) {
    return comparison.routes.flatMap((planned, variant) =>
      planned === null ? [] : [{ ...planned, variant }],
    )
  }
  const { planned } = routeOfPlan
  return planned === null ? [] : [{ ...planned, variant: 0 }]
}

/** Whether no answer is pending. */
export function isSettled(): boolean {
  if (planner.view !== 'compare' || planner.variants.length === 0) return !routeOfPlan.call.isBusy
  return comparison.calls.every(({ isBusy }) => !isBusy)
}

/** Lines; where there is one alone it is cut at the emission control areas. */
export function routeFeatures(
  routes: readonly DrawnRoute[],
  areas: readonly DrawnArea[],
): FeatureCollection<LineString> {
  return collection(
    routes.flatMap(({ route, line, variant }) => {
      const cuts = routes.length > 1 ? [] : areasOf(route, areas)
      return segments(line, cuts).map(({ positions, isInside }) => {
        const coordinates = positions as unknown as GeoPosition[]
        return feature({ type: 'LineString', coordinates }, { variant, controlled: isInside })
      })
    }),
  )
}

/** The areas that the service counted; a published route comes without them. */
function areasOf({ eca }: RouteAnswer, areas: readonly DrawnArea[]): readonly DrawnArea[] {
  if (eca === undefined) {
    const today = new Date().toISOString().slice(0, 10)
    return areas.filter(({ enforcedFrom }) => enforcedFrom !== undefined && enforcedFrom <= today)
  }
  return areas.filter(({ id }) => eca.zones.some((zone) => zone.id === id))
}

/** Passages in their middle, and the ports along the route. */
export function markFeatures(
  routes: readonly DrawnRoute[],
  texts: Texts,
): FeatureCollection<Point> {
  const named = new Map<string, ReturnType<typeof feature<Point>>>()
  for (const end of ENDS) {
    const place = planner.plan[end]
    const position = place !== null && 'portId' in place ? placePosition(place) : null
    if (place === null || position === null) continue
    const point: Point = { type: 'Point', coordinates: [...position] }
    named.set(end, feature<Point>(point, { kind: 'end', name: placeName(place) }))
  }
  for (const { route, line } of routes) {
    for (const { id, entry_km, exit_km } of route.passages) {
      const coordinates = [...positionAt(line, (entry_km + exit_km) / 2)]
      const properties = { kind: 'passage', name: passageName(texts, id) }
      named.set(id, feature<Point>({ type: 'Point', coordinates }, properties))
    }
    for (const { id, name, coordinates } of route.ports ?? []) {
      const point: Point = { type: 'Point', coordinates: [...coordinates] }
      named.set(String(id), feature<Point>(point, { kind: 'port', name }))
    }
  }
  return collection([...named.values()])
}
