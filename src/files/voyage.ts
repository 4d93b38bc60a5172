import type { Voyage, VoyageCall, VoyageEvent } from '../client/schema.js'
import { csvLine } from './csv.js'
import { pointFeature, type RouteFeature, type RouteFeatures, routeLines } from './geojson.js'
import { EMISSION_FIELDS } from './line-emissions.js'
import { tablePoints, toDecimals } from './line-table.js'
import { endName } from './route-line.js'
import { legsOf } from './voyage-legs.js'

/** An answer of /v1/voyages as GeoJSON: the legs, the calls and the events. */
export function voyageGeojson(voyage: Voyage): RouteFeatures {
  return {
    type: 'FeatureCollection',
    features: [
      ...legsOf(voyage).flatMap((leg, at) => routeLines(leg, { leg: at })),
      ...voyage.calls.map(callFeature),
      ...voyage.events.filter(({ stop }) => stop === null).map(eventFeature),
    ],
  }
}

function callFeature(call: VoyageCall): RouteFeature {
  return pointFeature(call.snapped.coordinates, {
    kind: call.kind,
    stop: call.stop,
    name: endName(call),
    port_id: call.port?.id ?? null,
    unlocode: call.port?.unlocode ?? null,
    arrival: call.arrival?.time ?? null,
    departure: call.departure?.time ?? null,
    stay_hours: call.stay_hours,
    wait_hours: call.wait_hours,
  })
}

function eventFeature(event: VoyageEvent): RouteFeature {
  return pointFeature(event.coordinates, {
    kind: event.kind,
    name: nameOf(event),
    hours: event.hours,
    time: event.time,
    distance_km: event.distance_km,
  })
}

/**
 * The timeline of a voyage as CSV, with the points of its line between the events. The fuel, emissions and cost of a leg
 * are in the row where it ends; those of the stay there have the prefix `port_`.
 */
export function voyageCsv(voyage: Voyage): string {
  const { calls, legs } = voyage
  const head = [
    'kind',
    'name',
    'time',
    'hours',
    'distance_km',
    'latitude',
    'longitude',
    'leg',
    'stop',
    ...EMISSION_FIELDS,
    ...EMISSION_FIELDS.map((field) => `port_${field}`),
  ]
  const rows = withPoints(voyage).map((event) => [
    event.kind,
    event.stop === null ? nameOf(event) : endName(calls[event.stop]!),
    event.time,
    event.hours,
    event.distance_km,
    event.coordinates[1],
    event.coordinates[0],
    event.leg,
    event.stop,
    ...legEmissions(event, legs),
    ...stayEmissions(event, calls),
  ])
  return [head, ...rows].map((cells) => `${csvLine(cells)}\n`).join('')
}

/** Columns of the table that no log of a ship has together. */
const OWN_COLUMNS = ['kind', 'hours', 'distance_km', 'leg', 'stop']

/** Whether a table is that of `voyageCsv`: a plan, whose times are not those of fixes. */
export function isTimeline(columns: readonly string[]): boolean {
  return OWN_COLUMNS.every((column) => columns.includes(column))
}

/** A row of the table. */
type Row = Omit<VoyageEvent, 'kind'> & { readonly kind: VoyageEvent['kind'] | 'point' }

/** Nearer to an event, a point is the same place, km. */
const SAME_KM = 0.01

/** The events, and between them the points of the line. Between two events the speed is one. */
function withPoints(voyage: Voyage): Row[] {
  const { events } = voyage
  let startKm = 0
  const points = legsOf(voyage).flatMap((leg) => {
    const from = startKm
    startKm += leg.distance_km
    return tablePoints(leg).map(({ position, km }) => ({ position, km: from + km }))
  })
  let next = 0
  return events.flatMap((event, at): Row[] => {
    const before = events[at - 1]
    if (before === undefined) return [event]
    const [fromKm, toKm] = [before.distance_km, event.distance_km]
    const rows: Row[] = []
    for (; next < points.length && points[next]!.km < toKm - SAME_KM; next++) {
      const { position, km } = points[next]!
      if (km < fromKm + SAME_KM) continue
      const share = (km - fromKm) / (toKm - fromKm)
      rows.push({
        ...{ kind: 'point', stop: null, leg: before.leg, passage: null, area: null },
        coordinates: [...position],
        distance_km: toDecimals(km, 3),
        ...momentBetween(before, event, share),
      })
    }
    return [...rows, event]
  })
}

function momentBetween(from: VoyageEvent, to: VoyageEvent, share: number) {
  const between = (a: number, b: number) => a + share * (b - a)
  const ms = from.time && to.time ? between(Date.parse(from.time), Date.parse(to.time)) : null
  return {
    hours: toDecimals(between(from.hours, to.hours), 2),
    time: ms === null ? null : new Date(Math.round(ms)).toISOString(),
  }
}

/** Events at a stop with which neither the leg before it nor the stay ends. */
const NO_END: readonly Row['kind'][] = ['departure', 'waiting']

function legEmissions({ stop, kind }: Row, legs: Voyage['legs']) {
  const ended = stop === null || NO_END.includes(kind) ? undefined : legs[stop - 1]
  return EMISSION_FIELDS.map((field) => ended?.emissions?.[field])
}

function stayEmissions({ stop, kind }: Row, calls: Voyage['calls']) {
  const stay = stop === null || NO_END.includes(kind) ? undefined : calls[stop]?.emissions
  return EMISSION_FIELDS.map((field) => stay?.[field])
}

function nameOf({ passage, area }: Pick<VoyageEvent, 'passage' | 'area'>): string {
  return passage?.name ?? area?.name ?? ''
}
