import type { VoyageEvent as ServiceEvent } from '../../src/client/index.js'
import type { Segment } from '../map/route-line.js'
import type { PassedLandmark } from './landmarks.js'
import type { LegFuels, PortStay, RouteAnswer } from './route-answer.js'

/** An event of the voyage. */
export interface VoyageEvent {
  readonly key: string
  readonly kind: 'departure' | 'passage' | 'areaIn' | 'areaOut' | 'via' | 'wait' | 'arrival'
  readonly km: number
  /** Id of the passage, or of the cape that is rounded. */
  readonly passage: string | null
  /** Null unless the event is at the edge of an area. */
  readonly area: EventArea | null
  /** Number of the stop, where the first end is 0; null if only the ends are known. */
  readonly stop: number | null
  /** Hours since the departure, including stays; null to derive them from distance and speed. */
  readonly hours: number | null
  /** How long the ship waits, until it is wanted. */
  readonly waitHours?: number
}

export type EventArea = NonNullable<ServiceEvent['area']>

/** A stretch of a route inside an area. */
export interface AreaStretch {
  readonly area: EventArea
  readonly fromKm: number
  readonly toKm: number
}

/** Shorter stretches inside or outside an area are edges of it, not events. */
const LEAST_KM = 40

/** Departure, passages, capes, edges of areas and arrival, in order. */
export function eventsOf(
  { passages, distance_km }: Pick<RouteAnswer, 'passages' | 'distance_km'>,
  stretches: readonly AreaStretch[],
  capes: readonly PassedLandmark[] = [],
): VoyageEvent[] {
  const under = { passage: null, area: null, stop: null, hours: null }
  const areas = stretches
    .filter(({ fromKm, toKm }) => toKm - fromKm > LEAST_KM)
    .flatMap(({ area, fromKm, toKm }) => [
      { ...under, key: `in ${area.id} ${fromKm}`, kind: 'areaIn' as const, km: fromKm, area },
      { ...under, key: `out ${area.id} ${toKm}`, kind: 'areaOut' as const, km: toKm, area },
    ])
  const entries = passages.map(({ id, entry_km: km }) => {
    return { ...under, key: `passage ${id} ${km}`, kind: 'passage' as const, km, passage: id }
  })
  return withoutMinorEdges([
    { ...under, key: 'departure', kind: 'departure', km: 0 },
    ...[...entries, ...areas, ...capes.map(landmarkEvent)].sort((a, b) => a.km - b.km),
    { ...under, key: 'arrival', kind: 'arrival', km: distance_km },
  ])
}

const KINDS: Readonly<Record<ServiceEvent['kind'], VoyageEvent['kind'] | null>> = {
  departure: 'departure',
  passage_in: 'passage',
  passage_out: null,
  area_in: 'areaIn',
  area_out: 'areaOut',
  via: 'via',
  waiting: 'wait',
  arrival: 'arrival',
}

function landmarkEvent({ id, km }: PassedLandmark): VoyageEvent {
  return { key: id, kind: 'passage', km, passage: id, area: null, stop: null, hours: null }
}

/**
 * The service's own timeline, for a voyage with stops or a departure, with the capes that it
 * rounds.
 */
export function voyageEvents(
  events: readonly ServiceEvent[],
  capes: readonly PassedLandmark[] = [],
): VoyageEvent[] {
  const all = events.flatMap((event, i) => {
    const { kind: from, distance_km: km, passage, area, stop } = event
    const kind = KINDS[from]
    if (kind === null) return []
    const hours = hoursOf(event, events)
    const own = { key: `${i}`, kind, km, passage: passage?.id ?? null, area, stop, hours }
    return kind === 'wait'
      ? [{ ...own, waitHours: hoursOf(events[i + 1]!, events) - hours }]
      : [own]
  })
  const isBefore = (cape: VoyageEvent) => (event: VoyageEvent) => event.km > cape.km
  const withLandmarks = capes.map(landmarkEvent).reduce((list, cape) => {
    const at = list.findIndex(isBefore(cape))
    return at < 0 ? list : list.toSpliced(at, 0, cape)
  }, all as VoyageEvent[])
  return withoutMinorEdges(withLandmarks)
}

/**
 * An end inside an area is not an edge of it, and entering the next area of a kind implies leaving
 * the previous one.
 */
function withoutMinorEdges(events: readonly VoyageEvent[]): VoyageEvent[] {
  const total = events[events.length - 1]?.km ?? 0
  const isNext = (one: VoyageEvent, other: VoyageEvent) =>
    other.kind === 'areaIn' &&
    other.area!.group === one.area!.group &&
    other.area!.id !== one.area!.id &&
    Math.abs(other.km - one.km) < LEAST_KM
  return events.filter((event) => {
    if (event.kind === 'areaIn') return event.km >= LEAST_KM
    if (event.kind !== 'areaOut') return true
    return total - event.km >= LEAST_KM && !events.some((other) => isNext(event, other))
  })
}

const MS_PER_HOUR = 3_600_000

/**
 * Hours since the departure. The hours of an event are rounded to 36 s, but its time to a second.
 */
export function hoursOf({ hours, time }: ServiceEvent, events: readonly ServiceEvent[]): number {
  const departure = events[0]?.time ?? null
  if (time === null || departure === null) return hours
  return (Date.parse(time) - Date.parse(departure)) / MS_PER_HOUR
}

/** Hours from the departure to the arrival, as precise as the answer allows. */
export function hoursToArrival(
  route: Pick<
    RouteAnswer,
    'distance_km' | 'speed_kmh' | 'duration_hours' | 'passages' | 'timeline'
  >,
): number {
  const { timeline } = route
  const last = timeline?.at(-1)
  if (timeline === undefined || last === undefined) return sailingHours(route.distance_km, route)
  return last.time === null ? route.duration_hours : hoursOf(last, timeline)
}

/** Time at a stop. */
export interface Stay {
  /** Number of the stop, where the first end is 0. */
  readonly stop: number
  readonly km: number
  readonly hours: number
}

/** The calls of a voyage at which the ship stays, in order. */
export function staysOf(timeline: readonly ServiceEvent[] = []): Stay[] {
  return timeline.flatMap(({ kind, stop, distance_km: km, hours: arrival }) => {
    if (kind !== 'arrival' || stop === null) return []
    const left = timeline.find((event) => event.kind === 'departure' && event.stop === stop)
    const hours = (left?.hours ?? arrival) - arrival
    return hours > 0 ? [{ stop, km, hours }] : []
  })
}

/** Where a ship reaches a stop before it is wanted, and how long it waits there, in order. */
export function waitsOf(timeline: readonly ServiceEvent[] = []): Stay[] {
  return timeline.flatMap((event, i) => {
    const { kind, stop, distance_km: km } = event
    if (kind !== 'waiting' || stop === null) return []
    const hours = hoursOf(timeline[i + 1]!, timeline) - hoursOf(event, timeline)
    return [{ stop, km, hours }]
  })
}

/**
 * Hours in port between the ends. @param beforeKm counts only stays before this point of the route;
 * without it, all count
 */
export function stayHours(
  timeline: readonly ServiceEvent[] | undefined,
  beforeKm = Number.POSITIVE_INFINITY,
): number {
  return staysOf(timeline)
    .filter(({ km }) => km < beforeKm)
    .reduce((sum, { hours }) => sum + hours, 0)
}

/**
 * Hours from the departure to a point of the route, including the stays before it. Each leg has the
 * hours that the service gives it, because it may have a speed of its own.
 */
export function hoursAt(
  km: number,
  route: Pick<RouteAnswer, 'speed_kmh' | 'passages' | 'timeline'>,
): number {
  const stops = (route.timeline ?? []).filter(({ stop }) => stop !== null)
  const next = stops.findIndex(({ distance_km }) => distance_km >= km && distance_km > 0)
  const [from, to] = [stops[next - 1], stops[next]]
  if (from === undefined || to === undefined)
    return sailingHours(km, route) + stayHours(route.timeline, km)
  const [start, end, at] = [from.distance_km, to.distance_km, km].map((one) =>
    sailingHours(one, route),
  ) as [number, number, number]
  if (end <= start) return from.hours
  return from.hours + ((at - start) / (end - start)) * (to.hours - from.hours)
}

/** Hours under way, slower between the entry and the exit of a passage with a speed limit. */
function sailingHours(
  km: number,
  { speed_kmh, passages }: Pick<RouteAnswer, 'speed_kmh' | 'passages'>,
): number {
  return passages.reduce((hours, { entry_km, exit_km, speed_limit_kmh }) => {
    const limit = Math.min(speed_limit_kmh ?? speed_kmh, speed_kmh)
    const inside = Math.max(0, Math.min(km, exit_km) - entry_km)
    return hours + inside / limit - inside / speed_kmh
  }, km / speed_kmh)
}

/**
 * Fuel consumed up to a distance. It has one rate inside control areas and another outside; that of a kind of water
 * which the line does not show is spread over all of it.
 */
export function fuelAt(
  km: number,
  fuels: LegFuels['fuels'],
  stretches: readonly Segment[],
): number {
  const until = (to: number, among: readonly Segment[]) =>
    among.reduce((sum, { fromKm, toKm }) => sum + Math.max(0, Math.min(to, toKm) - fromKm), 0)
  return fuels.reduce((sum, { zone, tonnes }) => {
    const own = stretches.filter(({ isInside }) => isInside === (zone === 'eca'))
    const among = until(Number.POSITIVE_INFINITY, own) > 0 ? own : stretches
    const all = until(Number.POSITIVE_INFINITY, among)
    return sum + (all === 0 ? 0 : (tonnes * until(km, among)) / all)
  }, 0)
}

/** The same for a voyage, leg by leg. */
export function fuelOfLegsAt(
  km: number,
  legs: readonly LegFuels[],
  stretches: readonly Segment[],
): number {
  const ends = legs.map((_, i) => legs.slice(0, i + 1).reduce((sum, leg) => sum + leg.km, 0))
  return legs.reduce((sum, { fuels }, i) => {
    const [start, end] = [ends[i - 1] ?? 0, ends[i]!]
    const own = stretches.map((stretch) => ({
      ...stretch,
      fromKm: clamped(stretch.fromKm, start, end),
      toKm: clamped(stretch.toKm, start, end),
    }))
    return sum + fuelAt(km, fuels, own)
  }, 0)
}

const clamped = (km: number, least: number, most: number) => Math.min(most, Math.max(least, km))

/**
 * Fuel consumed in port before an event.
 * @param events all events, in order
 */
export function portFuelAt(
  event: VoyageEvent,
  events: readonly VoyageEvent[],
  stays: readonly Pick<PortStay, 'stop' | 'fuel_tonnes'>[],
): number {
  const before = events.slice(0, events.indexOf(event) + 1)
  return (
    stays
      // At the last stop, the ship only waits.
      .filter(({ stop }) =>
        before.some(
          (one) => one.stop === stop && (one.kind === 'departure' || one === events.at(-1)),
        ),
      )
      .reduce((sum, { fuel_tonnes }) => sum + fuel_tonnes, 0)
  )
}
