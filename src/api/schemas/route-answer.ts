import type { Static } from 'typebox'
import type { Position } from '../../geo/position.js'
import { DEPTH_MODES } from '../../planning/closures.js'
import { DEPTH_BOUNDS } from '../../planning/least-depth.js'
import { SAILED_BASES } from '../../planning/sailed-estimate.js'
import { SPEED_SOURCES } from '../../planning/speed.js'
import { askedSailing } from './asked.js'
import { AvoidedArea, RequestedAvoidArea } from './avoid-area.js'
import { Coordinates, nullable, oneOfTexts, Warnings } from './common.js'
import { PortSchema } from './ports.js'
import { AlternativeEmissionsSchema, RouteEmissionsSchema } from './route-emissions.js'
import type { RouteBody } from './route-request.js'
import { EventSchema, momentField } from './timeline.js'
import { Type } from './type.js'

export const RouteEndSchema = Type.Object(
  {
    port: nullable(PortSchema),
    requested: nullable(Coordinates),
    snapped: Type.Object({ coordinates: Coordinates, distance_km: Type.Number() }),
  },
  { title: 'RouteEnd' },
)

export const OptionsSchema = Type.Object(
  {
    suez: Type.Boolean(),
    panama: Type.Boolean(),
    gibraltar: Type.Boolean(),
    kiel: Type.Boolean(),
    avoid: Type.Array(Type.String()),
    avoid_areas: Type.Array(RequestedAvoidArea),
    depth: oneOfTexts(DEPTH_MODES),
    south_limit: nullable(Type.Number({ description: 'Null for none' })),
    allow: Type.Array(Type.String()),
    closed_by_vessel: Type.Array(Type.String()),
    closed_by_default: Type.Array(Type.String()),
    date: Type.String({ description: 'Day of departure; decides which areas are in force' }),
  },
  { title: 'RouteOptions' },
)

export const SPEED_SOURCE = oneOfTexts(SPEED_SOURCES)

const LINE = { type: 'array', items: Coordinates }

/** One line, or several with antimeridian `split`: the type tells them apart. */
export const Geometry = Type.Object(
  {
    type: oneOfTexts(['LineString', 'MultiLineString']),
    // Untyped for the serialiser, so that it writes thousands of positions at once instead of one by one.
    // The OpenAPI document shows `published` instead.
    coordinates: Type.Unsafe<readonly Position[] | readonly (readonly Position[])[]>({
      published: { anyOf: [LINE, { type: 'array', items: LINE }] },
    }),
  },
  { title: 'RouteGeometry' },
)

const Waypoint = Type.Object(
  {
    index: Type.Integer(),
    coordinates: Coordinates,
    distance_from_origin_km: Type.Number(),
    elapsed_hours: Type.Number(),
    leg_km: nullable(
      Type.Number({ description: 'From the previous waypoint; null for the first' }),
    ),
    bearing_deg: nullable(Type.Number({ description: 'To the next waypoint; null for the last' })),
  },
  { title: 'Waypoint' },
)

/** Untyped for the serialiser like a line: `JSON.stringify` takes half as long for hundreds of them. */
const Waypoints = Type.Unsafe<Static<typeof Waypoint>[]>({
  published: { type: 'array', items: Waypoint },
})

export const PassageSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    entry_km: Type.Number(),
    exit_km: Type.Number(),
    speed_limit_kmh: nullable(
      Type.Number({
        description:
          'The legal limit, or the mean speed of the usual transit of a canal without one; a faster ship sails at this speed between entry and exit',
      }),
    ),
  },
  { title: 'PassageUse' },
)

export const EmissionControl = Type.Object(
  {
    distance_km: Type.Number(),
    distance_nm: Type.Number(),
    zones: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), distance_km: Type.Number() }),
    ),
  },
  { title: 'EmissionControl', description: 'Kilometres inside emission control areas' },
)

const PortOnRoute = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    unlocode: nullable(Type.String()),
    coordinates: Coordinates,
    distance_from_origin_km: Type.Number(),
    off_route_km: Type.Number(),
  },
  { title: 'PortOnRoute' },
)

const MinDepth = Type.Object(
  {
    depth_m: Type.Number(),
    bound: oneOfTexts(DEPTH_BOUNDS, {
      description: 'about: depth of a fairway; under: the water is shallower than this',
    }),
    name: Type.String({ description: 'The strait or shelf' }),
    source: Type.String(),
  },
  {
    title: 'MinDepth',
    description:
      'The least depth of the straits and shelves on the route. Most water has no known depth',
  },
)

const RoundedShoal = Type.Object(
  {
    name: Type.String(),
    under_m: Type.Number({ description: 'All its water is shallower than this' }),
  },
  { title: 'RoundedShoal' },
)

const durationField = Type.Number({
  description: 'distance_km divided by speed_kmh, plus passage_delay_hours. Without waiting times',
})

const delayField = Type.Number({
  description:
    'Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh',
})

/** The band of a distance. */
export const bandFields = {
  distance_low_km: Type.Number({
    description:
      'Nine of ten published distances between the same ports lie from here to distance_high_km',
  }),
  distance_high_km: Type.Number({
    description: 'Ships sail further than published distances: sailed_estimate says by how much',
  }),
}

const Alternative = Type.Object(
  {
    distance_km: Type.Number(),
    distance_nm: Type.Number(),
    /** Absent in plans that were shared before answers had it, as is the other. */
    distance_low_km: Type.Optional(bandFields.distance_low_km),
    distance_high_km: Type.Optional(bandFields.distance_high_km),
    duration_hours: durationField,
    passage_delay_hours: delayField,
    passages: Type.Array(PassageSchema),
    /** Absent in plans that were shared before answers had it. */
    avoid: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Passages that it avoids besides those of the request: with them in its avoid, a request gets this route. With via, they are avoided on one leg only',
      }),
    ),
    geometry: Geometry,
    /** Only of a route, and where it has emissions itself. */
    emissions: Type.Optional(AlternativeEmissionsSchema),
  },
  { title: 'AlternativeRoute' },
)

const SailedEstimate = Type.Object(
  {
    distance_km: Type.Number({ description: 'In the median' }),
    distance_nm: Type.Number(),
    distance_low_km: Type.Number({ description: 'Eight of ten lie from here' }),
    distance_high_km: Type.Number({ description: 'to here' }),
    basis: oneOfTexts(SAILED_BASES, {
      description: 'assumed: no logged passage is as short as this route or one of its legs',
    }),
    source: Type.String(),
  },
  { title: 'SailedEstimate', description: 'Only with sailed_estimate in the request' },
)

/** The estimate of the distance that a ship sails. */
export const sailedField = { sailed_estimate: Type.Optional(SailedEstimate) }

/** The members that a leg of a voyage and a whole route share, in reading order. */
const sailingFields = {
  origin: RouteEndSchema,
  destination: RouteEndSchema,
  distance_km: Type.Number({ description: 'Between the snapped ends, on WGS84' }),
  distance_nm: Type.Number(),
  ...bandFields,
  ...sailedField,
  connectors_km: Type.Number({
    description: 'From the requested to the snapped positions, both ends together',
  }),
  distance_with_connectors_km: Type.Number({ description: 'Between the requested positions' }),
  great_circle_km: Type.Number({ description: 'Between the snapped ends, over land and sea' }),
  speed_kmh: Type.Number(),
  speed_kn: Type.Number({ description: 'The same in knots' }),
  speed_source: SPEED_SOURCE,
  duration_hours: durationField,
  passage_delay_hours: delayField,
  depart_at: momentField('Null without a departure time'),
  arrive_at: momentField('Null without a departure time'),
}

const lineFields = {
  geometry: Geometry,
  bbox: Type.Array(Type.Number(), {
    description: '[west, south, east, north]; west is greater than east across the antimeridian',
  }),
  crosses_antimeridian: Type.Boolean(),
  waypoint_strategy: Type.String(),
  waypoints: Waypoints,
  passages: Type.Array(PassageSchema),
  eca: EmissionControl,
  avoid_areas: Type.Optional(
    Type.Array(AvoidedArea, { description: 'Only with avoid_areas in the request, in its order' }),
  ),
  /** Absent unless the draught is known. */
  min_depth: Type.Optional(nullable(MinDepth)),
  shoals_rounded: Type.Optional(
    Type.Array(RoundedShoal, {
      description: 'Only with depth enforce: shelves that the route avoids',
    }),
  ),
  ports: Type.Optional(Type.Array(PortOnRoute, { description: 'Only with include_ports' })),
  alternatives: Type.Array(Alternative),
  emissions: nullable(RouteEmissionsSchema),
}

/** A leg of a voyage, with the members of a route. */
export const legFields = { ...sailingFields, ...lineFields }

const Leg = Type.Object(legFields)

export type LegBody = Static<typeof Leg>

const routeFields = {
  asked: askedSailing<RouteBody>('/calculate-route', 'AskedRoute'),
  ...sailingFields,
  resolution_km: Type.Integer(),
  options: OptionsSchema,
  via: Type.Array(RouteEndSchema, {
    description: 'Where the route passes the requested points, in order',
  }),
  timeline: Type.Optional(
    Type.Array(EventSchema, { description: 'Only with depart_at or via: events on the way' }),
  ),
  ...lineFields,
  slug: nullable(
    Type.String({
      description: 'Of a port-to-port route with default options that GET /routes/{slug} returns',
    }),
  ),
}

/** The part that depends only on the request, the sea data and the day, and can be cached. */
export const RouteCore = Type.Object(routeFields)

export type RouteCoreBody = Static<typeof RouteCore>

export const RouteAnswer = Type.Object(
  {
    id: Type.String(),
    ...routeFields,
    cached: Type.Boolean(),
    warnings: Warnings,
    data_version: Type.String(),
    calculated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Route' },
)

export type RouteAnswerBody = Static<typeof RouteAnswer>
