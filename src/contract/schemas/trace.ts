import type { Static } from 'typebox'
import { BRIDGE_AFTER_HOURS, FIX_RANGE, FIXES_PER_QUERY } from '../../planning/trace/trace.js'
import { SAME_WAY_KM } from '../../planning/trace/trace-differences.js'
import { DROP_REASONS, MAX_SPEED_KN } from '../../planning/trace/trace-fixes.js'
import { LEG_KINDS, MAX_BRIDGES } from '../../planning/trace/trace-line.js'
import { FINDING_KINDS, MAX_FINDINGS } from '../../planning/trace/waypoint-findings.js'
import { LINE_KINDS } from '../../planning/trace/waypoint-line.js'
import { MOMENT_FORM } from '../read-moment.js'
import { askedSailing } from './asked.js'
import {
  answerEnd,
  Coordinates,
  Latitude,
  LineCoordinates,
  LineLongitude,
  nullable,
  oneOfTexts,
} from './common.js'
import { conditionField } from './condition.js'
import {
  EmissionControl,
  Geometry,
  OptionsSchema,
  PassageSchema,
  SPEED_SOURCE,
} from './route-answer.js'
import { RouteEmissionsSchema } from './route-emissions.js'
import { bodyOptions, routeOptions, waterOptions } from './route-request.js'
import { EventSchema } from './timeline.js'
import { array, boolean, integer, number, object, optional, string, Type } from './type.js'
import { windField } from './wind.js'

const { resolution_km, geometry, antimeridian, speed_kmh, speed_kn, depart_at } = routeOptions
const { fuel_price_usd_per_tonne } = routeOptions

const Fix = Type.Object(
  {
    time: optional(
      string(
        `When the ship was there: ${MOMENT_FORM}. Without any time, the fixes are the waypoints of a route, which is checked`,
      ),
    ),
    line: optional(
      oneOfTexts(LINE_KINDS, {
        default: 'rhumb',
        description: 'Of a route: how the ship sails from the waypoint before',
      }),
    ),
    coordinates: optional(LineCoordinates),
    lat: optional(Latitude),
    lon: optional(LineLongitude),
  },
  {
    title: 'Fix',
    description: 'A reported position, as coordinates or as lat and lon',
    oneOf: [
      { required: ['coordinates'] },
      { required: ['lat', 'lon'], not: { required: ['coordinates'] } },
    ],
  },
)

export const TraceRequestBody = Type.Object(
  {
    fixes: array(Fix, {
      minItems: FIX_RANGE.min,
      maxItems: FIX_RANGE.max,
      description:
        'Positions of one ship from AIS, a tracker or noon reports, in any order; or, without times, the waypoints of a route in theirs',
    }),
    max_speed_kn: optional(
      number('Fixes that the ship can only have reached faster are dropped', {
        minimum: 1,
        maximum: 100,
        default: MAX_SPEED_KN,
      }),
    ),
    bridge_after_hours: optional(
      number(
        `Longer gaps between fixes are bridged by the shortest way over water, at most ${MAX_BRIDGES}`,
        { minimum: 0, maximum: 720, default: BRIDGE_AFTER_HOURS },
      ),
    ),
    speed_kmh,
    speed_kn,
    depart_at,
    fuel_price_usd_per_tonne,
    ...conditionField('Of a route. Default: laden'),
    wind: optional(boolean('Of a route: as for one that is planned', { default: false })),
    resolution_km,
    ...waterOptions,
    geometry,
    antimeridian,
    ...bodyOptions,
  },
  {
    title: 'TraceRequest',
    examples: [
      {
        fixes: [
          { time: '2026-11-01T12:00:00Z', lat: 36.0, lon: -6.5 },
          { time: '2026-11-02T12:00:00Z', lat: 37.2, lon: 0.9 },
          { time: '2026-11-03T12:00:00Z', lat: 37.9, lon: 8.6 },
        ],
      },
      {
        fixes: [
          { lat: 35.92, lon: -5.6 },
          { lat: 36.3, lon: -2 },
          { lat: 37.35, lon: 9.8, line: 'great_circle' },
        ],
        speed_kn: 12,
        vessel: { type: 'bulk', size_class: 'supramax' },
      },
    ],
  },
)

export type TraceBody = Static<typeof TraceRequestBody>

const fixIndex = integer('Index in the fixes of the request')

const TraceLeg = object('TraceLeg', 'Fixes close in time, or one gap', {
  kind: oneOfTexts(
    LEG_KINDS,
    'observed: from fix to fix. bridged: the shortest way over water. straight: a gap without a way under the conditions of the request. planned: of a route',
  ),
  from_fix: fixIndex,
  to_fix: fixIndex,
  distance_km: number(),
  distance_nm: number(),
  duration_hours: number(),
  mean_speed_kn: number(),
  line: optional(oneOfTexts(LINE_KINDS, 'Only of a route, as the next two')),
  rhumb_km: optional(number('Along the rhumb line, on WGS84')),
  great_circle_km: optional(number('Along the great circle, on WGS84')),
})

const Finding = object('RouteFinding', 'A part of a route that the ship cannot sail, or must not', {
  kind: oneOfTexts(
    FINDING_KINDS,
    'land: by a coast of a kilometre. shoal, strait: too shallow, or too narrow, for the vessel. closed_passage: closed under the conditions of the request. limit: the vessel is too large for the passage',
  ),
  name: nullable(string('Null for land')),
  leg: integer('Index in the legs, in which it begins'),
  from_km: number('Along the line'),
  to_km: number(),
  from: Coordinates,
  to: Coordinates,
})

const RouteCheck = object('RouteCheck', 'What a route as its waypoints is to this ship', {
  rhumb_km: number('If every leg is a rhumb line'),
  rhumb_nm: number(),
  great_circle_km: number('If every leg is a great circle'),
  great_circle_nm: number(),
  speed_kmh: number(),
  speed_kn: number(),
  speed_source: SPEED_SOURCE,
  findings: array(Finding, `In the order of the line; at most ${MAX_FINDINGS}`),
  events: array(EventSchema, 'Passages and areas, in and out'),
  emissions: nullable(RouteEmissionsSchema),
})

const TraceFixes = object('TraceFixes', {
  given: integer(),
  used: integer(),
  dropped: array(
    Type.Object({ fix: fixIndex, reason: oneOfTexts(DROP_REASONS) }),
    'same_time: as an earlier fix. impossible_speed: faster than max_speed_kn; the most fixes that agree are kept. on_land: too far from water',
  ),
  moved: array(
    Type.Object({
      fix: fixIndex,
      coordinates: Coordinates,
      distance_km: number('From the reported position'),
    }),
    'Fixes on land, and where they are on the line',
  ),
})

const Shortest = object(
  'TraceShortest',
  'The shortest voyage between the first and the last fix, under the same conditions',
  {
    distance_km: number(),
    distance_nm: number(),
    passages: array(PassageSchema),
    eca: EmissionControl,
    geometry: Geometry,
  },
)

const TraceDifference = object('TraceDifference', {
  from_km: number('Along the line'),
  to_km: number(),
  off_km: number('Greatest distance from the shortest voyage'),
  extra_km: number('Longer than the part of the shortest voyage beside it'),
})

const coreFields = {
  asked: askedSailing<Omit<TraceBody, 'fixes'>>(
    '/v1/traces',
    'AskedTrace',
    ', without its fixes: with them, it gives the same answer',
  ),
  distance_km: number('Along the line, on WGS84'),
  distance_nm: number(),
  observed_km: number(),
  bridged_km: number('Gaps, also those without a way over water'),
  started_at: nullable(string('Of a route: depart_at; null without it')),
  ended_at: nullable(string()),
  duration_hours: number(
    'From the first to the last fix, stays included; of a route, at its speed, with the speed limits of passages',
  ),
  mean_speed_kn: number(),
  fixes: TraceFixes,
  legs: array(TraceLeg),
  passages: array(PassageSchema, 'Each time that the line leads through one, km along the line'),
  eca: EmissionControl,
  geometry: Geometry,
  shortest: nullable(Shortest),
  extra_km: nullable(number('Longer than the shortest voyage; null without one')),
  extra_percent: nullable(number()),
  differences: array(
    TraceDifference,
    `Where the line is more than ${SAME_WAY_KM} km from the shortest voyage`,
  ),
  check: nullable(RouteCheck),
  wind: windField.wind,
  resolution_km: integer(),
  options: OptionsSchema,
  queries_charged: integer(
    `One for each ${FIXES_PER_QUERY} fixes, and one for each gap, or for the shortest voyage beside a route`,
  ),
}

const TraceCore = Type.Object(coreFields)

/** Without the members that differ between callers. */
export type TraceCoreBody = Static<typeof TraceCore>

export const TraceAnswer = object('Trace', {
  id: string(),
  ...coreFields,
  ...answerEnd,
})
