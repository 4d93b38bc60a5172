import type { Static } from 'typebox'
import { PASSAGES } from '../../engine/routing/request.js'
import { MAX_CONTOURS, MAX_REACH_HOURS } from '../../planning/voyage/voyage.js'
import { askedSailing } from './asked.js'
import { answerEnd, nullable, oneOfIntegers, oneOfTexts } from './common.js'
import { Location } from './place.js'
import { PortSchema } from './ports.js'
import { OptionsSchema, RouteEndSchema, SPEED_SOURCE } from './route-answer.js'
import { bodyOptions, placeOptions, voyageOptions, waterOptions } from './route-request.js'
import { array, integer, number, object, optional, string, Type } from './type.js'

const { speed_kmh, speed_kn, resolution_km } = voyageOptions

/** Steps of the grid of hours, degrees. */
const GRID_DEGREES = [1, 2, 5, 10] as const

export const ReachRequestBody = Type.Object(
  {
    origin: Location,
    hours: array(Type.Number({ exclusiveMinimum: 0, maximum: MAX_REACH_HOURS }), {
      minItems: 1,
      maxItems: MAX_CONTOURS,
      description: 'Hours under way, one contour each',
    }),
    grid_degrees: optional(
      oneOfIntegers(GRID_DEGREES, {
        description:
          'Step of a grid of hours over the sea, degrees; by default the answer has none',
      }),
    ),
    speed_kmh,
    speed_kn,
    resolution_km,
    ...waterOptions,
    avoid: optional(
      array(oneOfTexts(PASSAGES), {
        maxItems: 40,
        description: 'Passages to close; no areas here',
      }),
    ),
    ...bodyOptions,
    ...placeOptions,
  },
  {
    title: 'ReachRequest',
    examples: [{ origin: { unlocode: 'BRSSZ' }, hours: [120, 240], speed_kn: 14 }],
  },
)

export type ReachBody = Static<typeof ReachRequestBody>

const Contour = object(
  'ReachContour',
  'Lines reached after that many hours, computed on a one-degree grid. They end at the coast, at ±180°, at south_limit and at forbidden areas; those that are only penalised do not delay them',
  {
    type: oneOfTexts(['Feature']),
    properties: Type.Object({
      hours: number(),
      distance_km: number(
        'Hours times speed; behind a passage with a speed limit, less has been sailed',
      ),
      distance_nm: number(),
    }),
    geometry: Type.Object({
      type: oneOfTexts(['MultiLineString']),
      coordinates: array(array(array(number()))),
    }),
  },
)

const HoursGrid = object(
  'ReachGrid',
  'Hours to places of the sea: column c of row r is at longitude -180 + c * step_degrees and latitude -90 + (r + 1) * step_degrees',
  {
    step_degrees: integer(),
    columns: integer(),
    rows: integer(),
    hours: array(
      array(nullable(number())),
      'Rows from south to north; null on land, where no path leads and beyond the longest time',
    ),
  },
)

const ReachedPort = object('ReachedPort', {
  port: PortSchema,
  distance_km: number(),
  distance_nm: number(),
  duration_hours: number(),
})

export const ReachAnswer = object('Reach', {
  type: oneOfTexts(['FeatureCollection'], 'The response is GeoJSON (RFC 7946)'),
  id: string(),
  asked: askedSailing<ReachBody>('/v1/reach', 'AskedReach'),
  features: array(Contour, 'Ordered by hours'),
  origin: RouteEndSchema,
  ports: array(ReachedPort, 'Large ports within the longest time, nearest first'),
  grid: optional(HoursGrid),
  speed_kmh: number(),
  speed_kn: number(),
  speed_source: SPEED_SOURCE,
  resolution_km: integer(),
  options: OptionsSchema,
  queries_charged: integer(),
  ...answerEnd,
})

export type ReachAnswerBody = Static<typeof ReachAnswer>
/** Without the members that differ between callers. */
export type ReachCoreBody = Omit<
  ReachAnswerBody,
  'id' | 'warnings' | 'calculated_at' | 'data_version'
>
