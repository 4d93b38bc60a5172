import { stretchesIn } from '../map/drawn-routes.svelte.js'
import { mapFiles } from '../map/map-files.svelte.js'
import type { Texts } from '../texts/en.js'
import { fill } from '../texts/fill.js'
import { areaName } from '../texts/service-words.js'
import { landmarkName, landmarksAlong } from './landmarks.js'
import { placeName } from './place-name.js'
import type { Plan } from './plan.js'
import type { PlannedRoute } from './route-answer.js'
import { eventsOf, type VoyageEvent, voyageEvents } from './timeline.js'

/** The timeline of a planned route: the service's own if it has one. */
export function plannedEvents(planned: PlannedRoute): readonly VoyageEvent[] {
  const { route, line } = planned
  const capes = landmarksAlong(line)
  return route.timeline
    ? voyageEvents(route.timeline, capes)
    : eventsOf(route, stretchesIn(planned, mapFiles.areas), capes)
}

/** The event in words: a port, a passage, or "Enters Mediterranean ECA". */
export function eventName(
  { kind, passage, area, stop }: VoyageEvent,
  plan: Plan,
  t: Texts,
): string {
  if (kind === 'passage') return landmarkName(t, passage!)
  if (stop !== null) return stopName(plan, stop)
  if (kind === 'departure') return plan.from === null ? '' : placeName(plan.from)
  if (kind === 'arrival') return plan.to === null ? '' : placeName(plan.to)
  const texts = kind === 'areaIn' ? t.answer.areaIn : t.answer.areaOut
  return fill(texts[area!.group], { name: areaName(t, area!) })
}

/** Stops are counted from the first end to the last. */
function stopName({ from, stops, to }: Plan, stop: number): string {
  const place = [from, ...stops.map((one) => one.place), to][stop] ?? null
  return place === null ? '' : placeName(place)
}
