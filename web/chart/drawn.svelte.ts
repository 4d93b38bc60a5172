import type { FeatureCollection, Position as GeoPosition, LineString, Point } from 'geojson'
import { comparison } from '../compare/comparison.svelte.js'
import { planner } from '../page/planner.svelte.js'
import { placeName, placePosition } from '../plan/place-name.js'
import { routeOfPlan, type Sailing, type Voyage } from '../plan/routes.svelte.js'
import type { Texts } from '../texts/en.js'
import { collection, feature } from './base-map.js'
import type { DrawnArea } from './chart-files.svelte.js'
import { positionAt, stretches } from './sailed-line.js'

const ENDS = ['from', 'to'] as const

/** A sailing that is on the map, and which variant it is. */
export interface DrawnSailing extends Sailing {
  readonly variant: number
}

/** What belongs to the present view. */
export function drawnSailings(): readonly DrawnSailing[] {
  if (planner.view === 'compare' && comparison.sailings.length > 0) {
    return comparison.sailings.flatMap((sailing, variant) =>
      sailing === null ? [] : [{ ...sailing, variant }],
    )
  }
  const { sailing } = routeOfPlan
  return sailing === null ? [] : [{ ...sailing, variant: 0 }]
}

/** Whether no answer is still on its way. */
export function isSettled(): boolean {
  if (planner.view !== 'compare' || planner.variants.length === 0) return !routeOfPlan.call.isBusy
  return comparison.calls.every(({ isBusy }) => !isBusy)
}

/** Lines; where there is one alone it is cut at the emission control areas. */
export function routeFeatures(
  sailings: readonly DrawnSailing[],
  areas: readonly DrawnArea[],
): FeatureCollection<LineString> {
  return collection(
    sailings.flatMap(({ route, line, variant }) => {
      const cuts = sailings.length > 1 ? [] : areasOf(route, areas)
      return stretches(line, cuts).map(({ positions, isInside }) => {
        const coordinates = positions as unknown as GeoPosition[]
        return feature({ type: 'LineString', coordinates }, { variant, controlled: isInside })
      })
    }),
  )
}

/** The areas that the service counted; it doesn't tell them of a published route. */
function areasOf({ eca }: Voyage, areas: readonly DrawnArea[]): readonly DrawnArea[] {
  if (eca === undefined) {
    const today = new Date().toISOString().slice(0, 10)
    return areas.filter(({ enforcedFrom }) => enforcedFrom !== undefined && enforcedFrom <= today)
  }
  return areas.filter(({ id }) => eca.zones.some((zone) => zone.id === id))
}

/** Passages in their middle, and the ports along the way. */
export function markFeatures(
  sailings: readonly DrawnSailing[],
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
  for (const { route, line } of sailings) {
    for (const { id, name, entry_km, exit_km } of route.passages) {
      const coordinates = [...positionAt(line, (entry_km + exit_km) / 2)]
      const properties = { kind: 'passage', name: texts.plan.passageNames[id as 'suez'] ?? name }
      named.set(id, feature<Point>({ type: 'Point', coordinates }, properties))
    }
    for (const { id, name, coordinates } of route.ports ?? []) {
      const point: Point = { type: 'Point', coordinates: [...coordinates] }
      named.set(String(id), feature<Point>(point, { kind: 'port', name }))
    }
  }
  return collection([...named.values()])
}
