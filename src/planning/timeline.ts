import { interpolateKm } from '../geo/interpolate.js'
import type { Position } from '../geo/position.js'
import type { SeaRoute } from '../routing/request.js'
import type { PreparedVoyage, ResolvedStop } from './prepare.js'

const MS_PER_HOUR = 3_600_000

/** A moment of a voyage. */
export interface Moment {
  /** Hours since the departure. */
  readonly hours: number
  /** ms since 1970 UTC; null for a voyage without a departure. */
  readonly timeMs: number | null
}

/** A stop with when the ship comes and goes. */
export interface PortCall extends ResolvedStop {
  /** Index of the stop. */
  readonly stop: number
  /** Null at the first stop. */
  readonly arrival: Moment | null
  /** Null at the last one. */
  readonly departure: Moment | null
}

/** What happens on the way, in the order of time. */
export interface VoyageEvent extends Moment {
  readonly kind: 'departure' | 'passage_in' | 'passage_out' | 'via' | 'arrival'
  /** Kilometres sailed since the departure. */
  readonly km: number
  readonly position: Position
  /** Index of the stop; null under way. */
  readonly stop: number | null
  /** Index of the leg; that which begins, at a stop. */
  readonly leg: number
  /** Id of the passage; null at a stop. */
  readonly passage: string | null
}

/** A leg as far as its times go. */
export interface TimedLeg {
  readonly route: Pick<SeaRoute, 'distanceKm' | 'distancesKm' | 'positions' | 'passages'>
  readonly speedKmh: number
  readonly hours: number
}

export interface Timeline {
  readonly calls: readonly PortCall[]
  readonly events: readonly VoyageEvent[]
}

/** When a ship that sails legs one after the other, and stays as long as it says, is where. */
export function timelineOf(
  { voyage: { departureMs }, stops }: Pick<PreparedVoyage, 'voyage' | 'stops'>,
  legs: readonly TimedLeg[],
): Timeline {
  const at = (hours: number): Moment => {
    return { hours, timeMs: departureMs === undefined ? null : departureMs + hours * MS_PER_HOUR }
  }
  const calls: PortCall[] = []
  const events: VoyageEvent[] = []
  let km = 0
  let hours = 0
  for (const [stop, resolved] of stops.entries()) {
    const before = legs[stop - 1]
    const after = legs[stop]
    const arrival = before ? at(hours) : null
    hours += resolved.stayHours
    const departure = after ? at(hours) : null
    calls.push({ ...resolved, stop, arrival, departure })
    const position = after ? after.route.positions[0]! : before!.route.positions.at(-1)!
    const here = { km, position, stop, passage: null }
    if (resolved.kind === 'via') events.push({ kind: 'via', ...here, ...at(hours), leg: stop })
    else {
      if (arrival) events.push({ kind: 'arrival', ...here, ...arrival, leg: stop - 1 })
      if (departure) events.push({ kind: 'departure', ...here, ...departure, leg: stop })
    }
    if (!after) break
    events.push(...passageEvents(after, stop, km, hours, at))
    km += after.route.distanceKm
    hours += after.hours
  }
  return { calls, events }
}

function passageEvents(
  { route, speedKmh }: TimedLeg,
  leg: number,
  kmBefore: number,
  hoursBefore: number,
  at: (hours: number) => Moment,
): VoyageEvent[] {
  const event = (kind: VoyageEvent['kind'], passage: string, legKm: number): VoyageEvent => ({
    kind,
    ...at(hoursBefore + legKm / speedKmh),
    km: kmBefore + legKm,
    position: positionAt(route, legKm),
    stop: null,
    leg,
    passage,
  })
  return route.passages
    .flatMap(({ id, entryKm, exitKm }) => [
      event('passage_in', id, entryKm),
      event('passage_out', id, exitKm),
    ])
    .sort((a, b) => a.km - b.km)
}

/** The place of a line that lies a distance from its start, km. */
export function positionAt(
  { positions, distancesKm }: Pick<SeaRoute, 'positions' | 'distancesKm'>,
  km: number,
): Position {
  const next = distancesKm.findIndex((distance) => distance >= km)
  if (next < 0) return positions.at(-1)!
  if (next === 0) return positions[0]!
  return interpolateKm(positions[next - 1]!, positions[next]!, km - distancesKm[next - 1]!)
}
