import type { RouteEmissions, VoyageEvent as ServiceEvent } from '../../src/client/index.js'
import type { Segment } from '../map/route-line.js'
import type { RouteAnswer } from './planned-route.svelte.js'

type RouteFuel = RouteEmissions['fuels'][number]

/** Something that happens on the way. */
export interface VoyageEvent {
  readonly key: string
  readonly kind: 'departure' | 'passage' | 'areaIn' | 'areaOut' | 'via' | 'arrival'
  readonly km: number
  /** Id of the passage. */
  readonly passage: string | null
  /** Number of the stop, the first end being 0; null where the ends alone count. */
  readonly stop: number | null
  /** Since departure, with stays; null for the distance over the speed. */
  readonly hours: number | null
}

/** Less than this inside or outside is the edge of an area, not an event. */
const LEAST_KM = 40

/** Departure, passages, edges of control areas and arrival, in order. */
export function eventsOf(
  route: Pick<RouteAnswer, 'passages' | 'distance_km'>,
  stretches: readonly Segment[],
): VoyageEvent[] {
  const event = (kind: VoyageEvent['kind'], km: number, passage: string | null = null) => {
    return {
      key: `${kind} ${passage ?? Math.round(km)}`,
      kind,
      km,
      passage,
      stop: null,
      hours: null,
    }
  }
  const areas = stretches
    .filter(({ isInside, fromKm, toKm }) => isInside && toKm - fromKm > LEAST_KM)
    .flatMap(({ fromKm, toKm }) => [
      ...(fromKm > LEAST_KM ? [event('areaIn', fromKm)] : []),
      ...(route.distance_km - toKm > LEAST_KM ? [event('areaOut', toKm)] : []),
    ])
  return [
    event('departure', 0),
    ...[...route.passages.map(({ id, entry_km }) => event('passage', entry_km, id)), ...areas].sort(
      (a, b) => a.km - b.km,
    ),
    event('arrival', route.distance_km),
  ]
}

const KINDS: Readonly<Record<ServiceEvent['kind'], VoyageEvent['kind'] | null>> = {
  departure: 'departure',
  passage_in: 'passage',
  passage_out: null,
  area_in: 'areaIn',
  area_out: 'areaOut',
  via: 'via',
  arrival: 'arrival',
}

/** The service's own timeline, of a voyage with stops; an end inside an area is no edge of it. */
export function voyageEvents(events: readonly ServiceEvent[]): VoyageEvent[] {
  const total = events[events.length - 1]?.distance_km ?? 0
  return events.flatMap(({ kind: from, distance_km: km, hours, passage, area, stop }, i) => {
    const kind = KINDS[from]
    if (kind === null || (area !== null && area.group !== 'seca')) return []
    if (kind === 'areaIn' && km < LEAST_KM) return []
    if (kind === 'areaOut' && total - km < LEAST_KM) return []
    return [{ key: `${i}`, kind, km, passage: passage?.id ?? null, stop, hours }]
  })
}

/** How much fuel has been burnt at a distance: each kind of water has a rate of its own. */
export function fuelAt(
  km: number,
  fuels: readonly Pick<RouteFuel, 'zone' | 'tonnes'>[],
  stretches: readonly Segment[],
): number {
  const sailed = (isInside: boolean) =>
    stretches
      .filter((stretch) => stretch.isInside === isInside)
      .reduce((sum, { fromKm, toKm }) => sum + Math.max(0, Math.min(km, toKm) - fromKm), 0)
  const total = (isInside: boolean) =>
    stretches
      .filter((stretch) => stretch.isInside === isInside)
      .reduce((sum, { fromKm, toKm }) => sum + toKm - fromKm, 0)
  return fuels.reduce((sum, { zone, tonnes }) => {
    const all = total(zone === 'eca')
    return sum + (all === 0 ? 0 : (tonnes * sailed(zone === 'eca')) / all)
  }, 0)
}
