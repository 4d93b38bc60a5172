import type { Position } from '../../src/engine/geo/position.js'
import { planner } from '../app/planner.svelte.js'
import { nearestKm } from '../map/route-line.js'
import { placePosition } from './place-name.js'
import { MAX_STOPS, type Place } from './plan.js'
import { routeOfPlan } from './planned-route.svelte.js'

/**
 * Adds a via point to the plan.
 * @param near the place on the line from which it was dragged; otherwise the point itself
 */
export function addVia(place: Place, near: Position | null = null): void {
  const { stops } = planner.plan
  const line = routeOfPlan.planned?.line
  const at = near ?? placePosition(place)
  if (line === undefined || at === null || stops.length >= MAX_STOPS) return
  const kmOf = (position: Position | null) =>
    position === null ? 0 : nearestKm(line, position).atKm
  const km = kmOf(at)
  const before = stops.filter((stop) => kmOf(placePosition(stop.place)) < km).length
  planner.change({ stops: stops.toSpliced(before, 0, { place, stayHours: null }) })
}

/** Moves a stop on the map. */
export function moveStop(index: number, position: Position): void {
  const stops = planner.plan.stops.map((stop, i) =>
    i === index ? { ...stop, place: { position } } : stop,
  )
  planner.change({ stops })
}
