import type { Static } from 'typebox'
import {
  BRIDGE_AFTER_HOURS,
  FIX_RANGE,
  FIXES_PER_QUERY,
  MAX_SPEED_KN,
} from '../../planning/trace.js'
import { SAME_WAY_KM } from '../../planning/trace-differences.js'
import { DROP_REASONS } from '../../planning/trace-fixes.js'
import { LEG_KINDS, MAX_BRIDGES } from '../../planning/trace-line.js'
import { MOMENT_FORM } from '../read-moment.js'
import { Coordinates, CoordinatesInput, nullable, oneOfTexts, Warnings } from './common.js'
import { degreeFields } from './place.js'
import { EmissionControl, Geometry, OptionsSchema, PassageSchema } from './route-answer.js'
import { bodyOptions, routeOptions, waterOptions } from './route-request.js'
import { Type } from './type.js'

const { resolution_km, geometry, antimeridian } = routeOptions

const Fix = Type.Object(
  {
    time: Type.String({ description: `When the ship was there: ${MOMENT_FORM}` }),
    coordinates: Type.Optional(CoordinatesInput),
    ...degreeFields,
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
    fixes: Type.Array(Fix, {
      minItems: FIX_RANGE.min,
      maxItems: FIX_RANGE.max,
      description: 'Positions of one ship from AIS, a tracker or noon reports, in any order',
    }),
    max_speed_kn: Type.Optional(
      Type.Number({
        minimum: 1,
        maximum: 100,
        default: MAX_SPEED_KN,
        description: 'Fixes that the ship can only have reached faster are dropped',
      }),
    ),
    bridge_after_hours: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 720,
        default: BRIDGE_AFTER_HOURS,
        description: `Longer gaps between fixes are bridged by the shortest way over water, at most ${MAX_BRIDGES}`,
      }),
    ),
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
    ],
  },
)

export type TraceBody = Static<typeof TraceRequestBody>

const fixIndex = (description: string) => Type.Integer({ description })
const INDEX = 'Index in the fixes of the request'

const TraceLeg = Type.Object(
  {
    kind: oneOfTexts(LEG_KINDS, {
      description:
        'observed: from fix to fix. bridged: the shortest way over water. straight: a gap without a way under the conditions of the request',
    }),
    from_fix: fixIndex(INDEX),
    to_fix: fixIndex(INDEX),
    distance_km: Type.Number(),
    distance_nm: Type.Number(),
    duration_hours: Type.Number(),
    mean_speed_kn: Type.Number(),
  },
  { title: 'TraceLeg', description: 'Fixes close in time, or one gap' },
)

const TraceFixes = Type.Object(
  {
    given: Type.Integer(),
    used: Type.Integer(),
    dropped: Type.Array(Type.Object({ fix: fixIndex(INDEX), reason: oneOfTexts(DROP_REASONS) }), {
      description:
        'same_time: as an earlier fix. impossible_speed: faster than max_speed_kn; the most fixes that agree are kept. on_land: too far from water',
    }),
    moved: Type.Array(
      Type.Object({
        fix: fixIndex(INDEX),
        coordinates: Coordinates,
        distance_km: Type.Number({ description: 'From the reported position' }),
      }),
      { description: 'Fixes on land, and where they are on the line' },
    ),
  },
  { title: 'TraceFixes' },
)

const Shortest = Type.Object(
  {
    distance_km: Type.Number(),
    distance_nm: Type.Number(),
    passages: Type.Array(PassageSchema),
    eca: EmissionControl,
    geometry: Geometry,
  },
  {
    title: 'TraceShortest',
    description:
      'The shortest voyage between the first and the last fix, under the same conditions',
  },
)

const TraceDifference = Type.Object(
  {
    from_km: Type.Number({ description: 'Along the line' }),
    to_km: Type.Number(),
    off_km: Type.Number({ description: 'Greatest distance from the shortest voyage' }),
    extra_km: Type.Number({ description: 'Longer than the part of the shortest voyage beside it' }),
  },
  { title: 'TraceDifference' },
)

const coreFields = {
  distance_km: Type.Number({ description: 'Along the line, on WGS84' }),
  distance_nm: Type.Number(),
  observed_km: Type.Number(),
  bridged_km: Type.Number({ description: 'Gaps, also those without a way over water' }),
  started_at: Type.String(),
  ended_at: Type.String(),
  duration_hours: Type.Number({ description: 'From the first to the last fix, stays included' }),
  mean_speed_kn: Type.Number(),
  fixes: TraceFixes,
  legs: Type.Array(TraceLeg),
  passages: Type.Array(PassageSchema, {
    description: 'Each time that the line leads through one, km along the line',
  }),
  eca: EmissionControl,
  geometry: Geometry,
  shortest: nullable(Shortest),
  extra_km: nullable(
    Type.Number({ description: 'Longer than the shortest voyage; null without one' }),
  ),
  extra_percent: nullable(Type.Number()),
  differences: Type.Array(TraceDifference, {
    description: `Where the line is more than ${SAME_WAY_KM} km from the shortest voyage`,
  }),
  resolution_km: Type.Integer(),
  options: OptionsSchema,
  queries_charged: Type.Integer({
    description: `One for each ${FIXES_PER_QUERY} fixes, and one for each gap`,
  }),
}

const TraceCore = Type.Object(coreFields)

/** Without the members that differ between callers. */
export type TraceCoreBody = Static<typeof TraceCore>

export const TraceAnswer = Type.Object(
  {
    id: Type.String(),
    ...coreFields,
    warnings: Warnings,
    data_version: Type.String(),
    calculated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Trace' },
)
