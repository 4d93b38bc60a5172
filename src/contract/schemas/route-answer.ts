import type { Static } from 'typebox'
import type { Position } from '../../engine/geo/position.js'
import { SAILED_BASES } from '../../planning/cargo/sailed-estimate.js'
import { DEPTH_MODES } from '../../planning/closures/closures.js'
import { DEPTH_BOUNDS } from '../../planning/closures/least-depth.js'
import { SPEED_SOURCES } from '../../planning/ship/speed.js'
import { ofFlags } from '../passage-flags.js'
import { askedSailing } from './asked.js'
import { AvoidedArea, RequestedAvoidArea } from './avoid-area.js'
import { RequestedChannel, UsedChannel } from './channel.js'
import { answerEnd, Coordinates, nullable, oneOfTexts } from './common.js'
import { legCondition } from './condition.js'
import { PortSchema } from './ports.js'
import { AlternativeEmissionsSchema, RouteEmissionsSchema } from './route-emissions.js'
import type { RouteBody } from './route-request.js'
import { speedTableField } from './speed-table.js'
import { EventSchema, localField, momentField } from './timeline.js'
import { array, boolean, integer, number, object, optional, string, Type } from './type.js'
import { windField } from './wind.js'

export const RouteEndSchema = object('RouteEnd', {
  port: nullable(PortSchema),
  requested: nullable(Coordinates),
  snapped: Type.Object({ coordinates: Coordinates, distance_km: number() }),
})

export const OptionsSchema = object('RouteOptions', {
  ...ofFlags(() => boolean()),
  avoid: array(string()),
  avoid_areas: array(RequestedAvoidArea),
  channels: optional(array(RequestedChannel, 'Only with channels in the request')),
  depth: oneOfTexts(DEPTH_MODES),
  south_limit: optional(nullable(number('Null for none; absent for the limit by ocean'))),
  allow: array(string()),
  closed_by_vessel: array(string()),
  closed_by_default: array(string()),
  date: string('Day of departure; decides which areas are in force'),
})

export const SPEED_SOURCE = oneOfTexts(SPEED_SOURCES)

const LINE = { type: 'array', items: Coordinates }

/** One line, or several with antimeridian `split`: the type tells them apart. */
export const Geometry = object('RouteGeometry', {
  type: oneOfTexts(['LineString', 'MultiLineString']),
  // Untyped for the serialiser, so that it writes thousands of positions at once instead of one by one.
  // The OpenAPI document shows `published` instead.
  coordinates: Type.Unsafe<readonly Position[] | readonly (readonly Position[])[]>({
    published: { anyOf: [LINE, { type: 'array', items: LINE }] },
  }),
})

const Waypoint = object('Waypoint', {
  index: integer(),
  coordinates: Coordinates,
  distance_from_origin_km: number(),
  elapsed_hours: number(),
  leg_km: nullable(number('From the previous waypoint; null for the first')),
  bearing_deg: nullable(number('To the next waypoint; null for the last')),
})

/** Untyped for the serialiser like a line: `JSON.stringify` takes half as long for hundreds of them. */
const Waypoints = Type.Unsafe<Static<typeof Waypoint>[]>({
  published: { type: 'array', items: Waypoint },
})

export const PassageSchema = object('PassageUse', {
  id: string(),
  name: string(),
  entry_km: number(),
  exit_km: number(),
  speed_limit_kmh: nullable(
    number(
      'The legal limit, or the mean speed of the usual transit of a canal without one; a faster ship sails at this speed between entry and exit',
    ),
  ),
})

export const EmissionControl = object(
  'EmissionControl',
  'Kilometres inside emission control areas',
  {
    distance_km: number(),
    distance_nm: number(),
    zones: array(Type.Object({ id: string(), name: string(), distance_km: number() })),
  },
)

const PortOnRoute = object('PortOnRoute', {
  id: integer(),
  name: string(),
  unlocode: nullable(string()),
  coordinates: Coordinates,
  distance_from_origin_km: number(),
  off_route_km: number(),
})

const MinDepth = object(
  'MinDepth',
  'The least depth of the straits and shelves on the route. Most water has no known depth',
  {
    depth_m: number(),
    bound: oneOfTexts(
      DEPTH_BOUNDS,
      'about: depth of a fairway; under: the water is shallower than this',
    ),
    name: string('The strait or shelf'),
    source: string(),
  },
)

const RoundedShoal = object('RoundedShoal', {
  name: string(),
  under_m: number('All its water is shallower than this'),
})

const durationField = number(
  'distance_km divided by speed_kmh, plus passage_delay_hours. Without waiting times',
)

const delayField = number(
  'Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh',
)

/** The band of a distance. */
export const bandFields = {
  distance_low_km: number(
    'Nine in ten published distances between the same ports lie from here to distance_high_km',
  ),
  distance_high_km: number(
    'Ships sail further than published distances: sailed_estimate says by how much',
  ),
}

const Alternative = object('AlternativeRoute', {
  distance_km: number(),
  distance_nm: number(),
  /** Absent in plans that were shared before answers had it, as is the other. */
  distance_low_km: optional(bandFields.distance_low_km),
  distance_high_km: optional(bandFields.distance_high_km),
  duration_hours: durationField,
  passage_delay_hours: delayField,
  passages: array(PassageSchema),
  /** Absent in plans that were shared before answers had it. */
  avoid: optional(
    array(
      string(),
      'Passages that it avoids besides those of the request: with them in its avoid, a request gets this route. With via, they are avoided on one leg only',
    ),
  ),
  geometry: Geometry,
  /** Only of a route, and where it has emissions itself. */
  emissions: optional(AlternativeEmissionsSchema),
})

const SailedEstimate = object('SailedEstimate', 'Only with sailed_estimate in the request', {
  distance_km: number('Median'),
  distance_nm: number(),
  distance_low_km: number('Eight in ten lie from here'),
  distance_high_km: number('to here'),
  basis: oneOfTexts(
    SAILED_BASES,
    'assumed: no logged passage is as short as this route or one of its legs',
  ),
  source: string(),
})

/** The estimate of the distance that a ship sails. */
export const sailedField = { sailed_estimate: optional(SailedEstimate) }

/** The members that a leg of a voyage and a whole route share, in reading order. */
const sailingFields = {
  origin: RouteEndSchema,
  destination: RouteEndSchema,
  distance_km: number('Between the snapped ends, on WGS84'),
  distance_nm: number(),
  ...bandFields,
  ...sailedField,
  connectors_km: number('From the requested to the snapped positions, both ends together'),
  distance_with_connectors_km: number('Between the requested positions'),
  great_circle_km: number('Between the snapped ends, over land and sea'),
  speed_kmh: number(),
  speed_kn: number('The same in knots'),
  speed_source: SPEED_SOURCE,
  ...legCondition,
  duration_hours: durationField,
  wait_hours: optional(
    number(
      'Behind duration_hours, until the ship is wanted where the leg ends; absent if it need not wait',
    ),
  ),
  passage_delay_hours: delayField,
  depart_at: momentField('Null without a departure time'),
  arrive_at: momentField('After any wait; null without a departure time'),
  depart_at_local: localField,
  arrive_at_local: localField,
}

const lineFields = {
  geometry: Geometry,
  bbox: array(
    number(),
    '[west, south, east, north]; west is greater than east across the antimeridian',
  ),
  crosses_antimeridian: boolean(),
  waypoint_strategy: string(),
  waypoints: Waypoints,
  passages: array(PassageSchema),
  eca: EmissionControl,
  avoid_areas: optional(array(AvoidedArea, 'Only with avoid_areas in the request, in its order')),
  channels: optional(array(UsedChannel, 'Only if the route uses some, in order')),
  /** Absent unless the draught is known. */
  min_depth: optional(nullable(MinDepth)),
  shoals_rounded: optional(
    array(RoundedShoal, 'Only with depth enforce: shelves that the route avoids'),
  ),
  ports: optional(array(PortOnRoute, 'Only with include_ports')),
  alternatives: array(Alternative),
  emissions: nullable(RouteEmissionsSchema),
}

/** A leg of a voyage, with the members of a route. */
export const legFields = { ...sailingFields, ...lineFields }

const Leg = Type.Object(legFields)

export type LegBody = Static<typeof Leg>

const routeFields = {
  asked: Type.Optional(askedSailing<RouteBody>('/calculate-route', 'AskedRoute')),
  ...sailingFields,
  resolution_km: integer(),
  options: OptionsSchema,
  via: array(RouteEndSchema, 'Where the route passes the requested points, in order'),
  ...speedTableField,
  ...windField,
  timeline: optional(array(EventSchema, 'Only with depart_at or via: events on the way')),
  ...lineFields,
  slug: nullable(
    string('Of a port-to-port route with default options that GET /routes/{slug} returns'),
  ),
}

/** The part that depends only on the request, the sea data and the day, and can be cached. */
export const RouteCore = Type.Object(routeFields)

export type RouteCoreBody = Static<typeof RouteCore>

export const RouteAnswer = object('Route', {
  id: string(),
  ...routeFields,
  cached: boolean(),
  ...answerEnd,
})

export type RouteAnswerBody = Static<typeof RouteAnswer>
