import type { Voyage, VoyageCall, VoyageEvent } from '../client/schema.js'
import { csvLine } from './csv.js'
import { pointFeature, type RouteFeature, type RouteFeatures, routeLines } from './geojson.js'
import { EMISSION_FIELDS } from './line-emissions.js'
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
 * The timeline of a voyage as CSV. The fuel, emissions and cost of a leg are in the row where it ends;
 * those of the stay there have the prefix `port_`.
 */
export function voyageCsv({ events, calls, legs }: Voyage): string {
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
  const rows = events.map((event) => [
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

function legEmissions({ stop, kind }: VoyageEvent, legs: Voyage['legs']) {
  const ended = stop === null || kind === 'departure' ? undefined : legs[stop - 1]
  return EMISSION_FIELDS.map((field) => ended?.emissions?.[field])
}

function stayEmissions({ stop, kind }: VoyageEvent, calls: Voyage['calls']) {
  const stay = stop === null || kind === 'departure' ? undefined : calls[stop]?.emissions
  return EMISSION_FIELDS.map((field) => stay?.[field])
}

function nameOf({ passage, area }: VoyageEvent): string {
  return passage?.name ?? area?.name ?? ''
}
