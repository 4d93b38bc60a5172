import type { HistoryItem, RouteRequest, VoyageRequest } from '../../src/client/index.js'
import {
  minuteWanted,
  PLAN_MEMBERS,
  PLAN_MEMBERS_OF_SHIP,
  saysOnly,
} from '../../src/client/plan-members.js'
import { PASSAGE_FLAGS } from '../../src/client/schema.js'
import { KM_PER_NM } from '../format/units.js'
import { wantedIn } from './answer-for-plan.js'
import { MAX_OWN_AREAS, MAX_VERTICES, type OwnArea } from './own-areas.js'
import {
  EMPTY_PLAN,
  MAX_STOPS,
  OPEN_BY_DEFAULT,
  OPENABLE,
  type Place,
  type Plan,
  readDeparture,
  type Stop,
  VESSEL_TYPES,
} from './plan.js'

type Asked = RouteRequest | VoyageRequest
type AskedPlace = RouteRequest['origin']
type AskedStop = VoyageRequest['stops'][number]
type AskedArea = NonNullable<Asked['avoid_areas']>[number]

const KNOWN_OF_STOP: readonly string[] = [
  ...['port_id', 'coordinates', 'kind', 'stay_hours', 'speed_kmh', 'speed_kn'],
  ...['operation', 'condition', 'arrive_at'],
]
const AREAS: readonly string[] = ['seca', 'piracy']

/**
 * The plan that repeats an entry of the history. Null if the request is not stored, or if it
 * contains something for which the page has no field, because another route under the same name
 * would be wrong.
 */
export function planOfHistory(item: HistoryItem): Plan | null {
  const asked = item.request ?? item.voyage_request
  if (
    asked === null ||
    !saysOnly(asked, PLAN_MEMBERS) ||
    !saysOnly(asked.vessel ?? {}, PLAN_MEMBERS_OF_SHIP)
  )
    return null
  // The page has one speed for all legs but those that begin at a stop.
  if ('stops' in asked && speedOf(asked.stops[0]!) !== null) return null
  const inBallast = inBallastOf(asked)
  // It names the winds of a departure, and has no leg with a condition of its own.
  if (inBallast === null || (asked.wind && asked.depart_at == null)) return null
  const wanted = wantedOf(asked)
  // One moment at the destination, of a voyage with a departure.
  if (wanted !== null && (minuteWanted(wanted) === null || asked.depart_at == null)) return null
  const stops = stopsBetween(asked).map(stopOf)
  const ownAreas = (asked.avoid_areas ?? []).map(ownAreaOf)
  if (stops.length > MAX_STOPS || ownAreas.length > MAX_OWN_AREAS) return null
  if (!areAll(stops) || !areAll(ownAreas)) return null
  // The page has the types of ships, not what brokers call them.
  if (asked.vessel != null && typeOf(asked) === null) return null
  return {
    ...optionsOf(asked),
    from: endOf(item.origin),
    to: endOf(item.destination),
    stops,
    ownAreas,
    inBallast,
  }
}

function optionsOf(asked: Asked): Plan {
  const avoid = (asked.avoid ?? []) as string[]
  const flagged = PASSAGE_FLAGS.filter((name) => asked[name] === false)
  const closed = [...flagged, ...avoid.filter((name) => !AREAS.includes(name))]
  return {
    ...EMPTY_PLAN,
    closed: OPEN_BY_DEFAULT.filter((name) => closed.includes(name)),
    avoidedAreas: avoid.filter((name) => AREAS.includes(name)) as unknown as Plan['avoidedAreas'],
    // A request does not say which of its closures are a choice. What is closed anyway must be one.
    leftOut: OPENABLE.filter((name) => closed.includes(name)),
    opened: (asked.allow ?? []) as Plan['opened'],
    avoidsShallows: asked.depth === 'enforce',
    resolutionKm: asked.resolution_km ?? EMPTY_PLAN.resolutionKm,
    speedKn: speedOf(asked),
    vesselType: typeOf(asked),
    sizeClass: asked.vessel?.size_class ?? null,
    draughtM: asked.vessel?.draft_m ?? null,
    fuel: asked.vessel?.fuel_type ?? null,
    fuelTonnesPerDay: asked.vessel?.fuel_tonnes_per_day ?? null,
    fuelPriceUsd: asked.fuel_price_usd_per_tonne ?? null,
    departure: asked.depart_at == null ? null : departureOf(asked.depart_at),
    arrival: readDeparture(minuteWanted(wantedOf(asked))),
    winds: asked.wind ?? false,
    showPorts: asked.include_ports ?? false,
  }
}

/** Null if some legs say so and others do not. */
function inBallastOf(asked: Asked): boolean | null {
  if (!('stops' in asked)) return asked.condition === 'ballast'
  const said = asked.stops.slice(0, -1).map(({ condition }) => condition === 'ballast')
  const ends = [asked.stops[0], asked.stops.at(-1)]
  if (ends.some((end) => end?.operation != null)) return null
  if (asked.stops.some(({ operation }) => operation != null))
    return said.includes(true) ? null : false
  return said.every((one) => one === said[0]) ? said[0]! : null
}

function typeOf({ vessel }: Asked): Plan['vesselType'] {
  return VESSEL_TYPES.find((type) => type === vessel?.type) ?? null
}

/** Knots as given; a hundredth of a knot is finer than any speed that is given in km/h. */
function speedOf({ speed_kmh, speed_kn }: Pick<Asked, 'speed_kmh' | 'speed_kn'>): number | null {
  return speed_kn ?? (speed_kmh == null ? null : Number((speed_kmh / KM_PER_NM).toFixed(2)))
}

const wantedOf = (asked: Asked) => wantedIn(asked) ?? null

function departureOf(moment: string): string | null {
  return readDeparture(new Date(moment).toJSON().slice(0, 'YYYY-MM-DDTHH:MM'.length))
}

function stopsBetween(asked: Asked): readonly AskedStop[] {
  if ('stops' in asked) return asked.stops.slice(1, -1)
  return (asked.via ?? []).map((place) => ({ ...place, kind: 'via' }))
}

function stopOf(asked: AskedStop): Stop | null {
  const place = placeOf(asked)
  // A plan wants an arrival at its end only.
  if (place === null || !saysOnly(asked, KNOWN_OF_STOP) || asked.arrive_at != null) return null
  const speedKn = speedOf(asked)
  const stayHours = asked.kind === 'via' ? null : (asked.stay_hours ?? 0)
  const { operation: use } = asked
  return { place, stayHours, ...(speedKn === null ? {} : { speedKn }), ...(use && { use }) }
}

/** The answer names the port at an end, however it was requested. */
function endOf({ port, requested, snapped }: HistoryItem['origin']): Place {
  if (port !== null) return { portId: port.id }
  const [longitude, latitude] = requested ?? snapped.coordinates
  return { position: [longitude, latitude] }
}

function placeOf(asked: AskedPlace): Place | null {
  if (asked.port_id != null) return { portId: asked.port_id }
  return asked.coordinates == null
    ? null
    : { position: [asked.coordinates[0], asked.coordinates[1]] }
}

/** A single ring that no route enters. */
function ownAreaOf({ type, coordinates, mode }: AskedArea): OwnArea | null {
  const [ring, ...holes] = coordinates ?? []
  if (type !== 'Polygon' || ring === undefined || holes.length > 0 || mode === 'penalise')
    return null
  const [first, last] = [ring[0], ring[ring.length - 1]]
  const isClosed = first !== undefined && String(first) === String(last)
  const area: OwnArea = isClosed ? ring.slice(0, -1) : ring
  return area.length >= 3 && area.length <= MAX_VERTICES ? area : null
}

const areAll = <One>(all: readonly (One | null)[]): all is readonly One[] =>
  all.every((one) => one !== null)
