import { MS_PER_HOUR } from '../base/utc.js'
import { positionAtKm } from '../engine/geo/interpolate.js'
import type { Position } from '../engine/geo/position.js'
import { hoursTo } from '../engine/geo/sailing-hours.js'
import type { SeaRoute } from '../engine/routing/request.js'
import type { AreaGroup } from '../engine/sea/areas.js'
import { type Stretch, stretchesOf } from './closures/stretches.js'
import type { PreparedVoyage, ResolvedStop } from './voyage/prepare.js'

/** Kinds of events. `_in` and `_out` are the borders of passages and areas. */
export const EVENT_KINDS = [
  'departure',
  'passage_in',
  'passage_out',
  'area_in',
  'area_out',
  'via',
  'waiting',
  'arrival',
] as const

/** A moment of a voyage. */
export interface Moment {
  /** Hours since the departure. */
  readonly hours: number
  /** ms since 1970 UTC; null for a voyage without a departure. */
  readonly timeMs: number | null
}

/** A stop with arrival and departure. */
export interface PortCall extends ResolvedStop {
  /** Index of the stop. */
  readonly stop: number
  /** When the stay begins, after any wait. Null at the first stop. */
  readonly arrival: Moment | null
  /** From when the vessel is there until it is wanted. */
  readonly waitHours: number
  /** Null at the last stop. */
  readonly departure: Moment | null
}

/** An event of the voyage. Events are in order of time. */
export interface VoyageEvent extends Moment {
  readonly kind: (typeof EVENT_KINDS)[number]
  /** Kilometres sailed since the departure. */
  readonly km: number
  readonly position: Position
  /** Index of the stop; null while under way. */
  readonly stop: number | null
  /** Index of the leg; at a stop, the index of the leg that begins there. */
  readonly leg: number
  /** Null unless the vessel enters or leaves a passage. */
  readonly passage: { readonly id: string; readonly name: string } | null
  /** Null unless the vessel enters or leaves an area. */
  readonly area: { readonly id: string; readonly name: string; readonly group: AreaGroup } | null
}

/** The parts of a leg that its times depend on. */
export interface TimedLeg {
  readonly route: Pick<SeaRoute, 'distanceKm' | 'distancesKm' | 'positions' | 'passages' | 'areas'>
  readonly speedKmh: number
  /** Under way. */
  readonly hours: number
}

/** Speeds and answers are rounded; no wait is shorter. */
const LEAST_WAIT_HOURS = 1 / 60

/** How long a vessel waits that reaches a place before it is wanted, all in hours of one clock. */
export function waitHours(reached: number, earliest: number): number {
  return earliest - reached > LEAST_WAIT_HOURS ? earliest - reached : 0
}

/** The calls of a vessel that sails the legs in order, waits until it is wanted and stays as long as requested. */
export function callsOf(
  {
    voyage: { departureMs },
    stops,
  }: Pick<PreparedVoyage, 'stops'> & {
    readonly voyage: Pick<PreparedVoyage['voyage'], 'departureMs'>
  },
  legs: readonly Pick<TimedLeg, 'hours'>[],
): PortCall[] {
  let hours = 0
  return stops.map((resolved, stop) => {
    hours += legs[stop - 1]?.hours ?? 0
    const wait = waitHours(hours, earliestHours(resolved, departureMs))
    hours += wait
    const arrival = stop > 0 ? momentAt(hours, departureMs) : null
    hours += resolved.stayHours
    const departure = stop < legs.length ? momentAt(hours, departureMs) : null
    return { ...resolved, stop, arrival, departure, waitHours: wait }
  })
}

/** When a vessel is wanted at a stop at the earliest, in hours since the departure. */
export function earliestHours(
  { earliestMs }: { readonly earliestMs?: number | undefined },
  departureMs: number | undefined,
): number {
  return earliestMs === undefined || departureMs === undefined
    ? Number.NEGATIVE_INFINITY
    : (earliestMs - departureMs) / MS_PER_HOUR
}

function momentAt(hours: number, departureMs: number | undefined): Moment {
  return { hours, timeMs: departureMs === undefined ? null : departureMs + hours * MS_PER_HOUR }
}

/**
 * The events of a voyage, in order of time. The vessel leaves every passage and area that it enters, at
 * the latest when the voyage ends.
 */
export function eventsOf(
  calls: readonly PortCall[],
  legs: readonly TimedLeg[],
  departureMs: number | undefined,
): VoyageEvent[] {
  const borders = bordersOf(stretchesOf(legs.map(({ route }) => route)), legs.length)
  const events: VoyageEvent[] = []
  let km = 0
  for (const { stop, kind, arrival, departure, waitHours: wait } of calls) {
    const after = legs[stop]
    const position = after ? after.route.positions[0]! : legs.at(-1)!.route.positions.at(-1)!
    const here = { km, position, stop, passage: null, area: null }
    if (wait > 0) {
      const reached = momentAt((arrival ?? departure)!.hours - wait, departureMs)
      events.push({ kind: 'waiting', ...here, ...reached, leg: stop - 1 })
    }
    if (kind === 'via') events.push({ kind, ...here, ...(departure ?? arrival)!, leg: stop })
    else {
      if (arrival) events.push({ kind: 'arrival', ...here, ...arrival, leg: stop - 1 })
      if (departure) events.push({ kind: 'departure', ...here, ...departure, leg: stop })
    }
    if (!after) break
    const { route, speedKmh } = after
    for (const { km: legKm, ...border } of borders[stop]!) {
      events.push({
        ...border,
        ...momentAt(departure!.hours + hoursTo(legKm, route, speedKmh), departureMs),
        km: km + legKm,
        position: positionAtKm(route.positions, route.distancesKm, legKm),
        stop: null,
        leg: stop,
      })
    }
    km += route.distanceKm
  }
  return events
}

/** Where a leg enters or leaves a passage or an area, in km from its start. */
type Border = Pick<VoyageEvent, 'kind' | 'passage' | 'area' | 'km'>

/** The borders that each leg crosses, in sailing order. */
function bordersOf(stretches: readonly Stretch[], legs: number): Border[][] {
  const borders: Border[][] = Array.from({ length: legs }, () => [])
  for (const { kind, id, name, group, start, end } of stretches) {
    const what =
      group === null
        ? { passage: { id, name }, area: null }
        : { passage: null, area: { id, name, group } }
    borders[start.leg]!.push({ kind: `${kind}_in`, ...what, km: start.km })
    borders[end.leg]!.push({ kind: `${kind}_out`, ...what, km: end.km })
  }
  for (const ofLeg of borders) ofLeg.sort((a, b) => a.km - b.km)
  return borders
}
