import type { Static } from 'typebox'
import { MAX_CONTOURS, MAX_REACH_HOURS } from '../../planning/voyage.js'
import { PASSAGES } from '../../routing/request.js'
import { oneOfTexts, Warnings } from './common.js'
import { Location } from './place.js'
import { PortSchema } from './ports.js'
import { OptionsSchema, RouteEndSchema, SPEED_SOURCE } from './route-answer.js'
import { bodyOptions, placeOptions, voyageOptions, waterOptions } from './route-request.js'
import { Type } from './type.js'

const { speed_kmh, speed_kn, resolution_km } = voyageOptions

export const ReachRequestBody = Type.Object(
  {
    origin: Location,
    hours: Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: MAX_REACH_HOURS }), {
      minItems: 1,
      maxItems: MAX_CONTOURS,
      description: 'Hours under way, one contour each',
    }),
    speed_kmh,
    speed_kn,
    resolution_km,
    ...waterOptions,
    avoid: Type.Optional(
      Type.Array(oneOfTexts(PASSAGES), {
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

const Contour = Type.Object(
  {
    type: oneOfTexts(['Feature']),
    properties: Type.Object({
      hours: Type.Number(),
      distance_km: Type.Number({
        description: 'Hours times speed; behind a passage with a speed limit, less has been sailed',
      }),
      distance_nm: Type.Number(),
    }),
    geometry: Type.Object({
      type: oneOfTexts(['MultiLineString']),
      coordinates: Type.Array(Type.Array(Type.Array(Type.Number()))),
    }),
  },
  {
    title: 'ReachContour',
    description:
      'Lines reached after that many hours, computed on a one-degree grid. They end at the coast, at ±180°, at south_limit and at forbidden areas; those that are only penalised do not delay them',
  },
)

const ReachedPort = Type.Object(
  {
    port: PortSchema,
    distance_km: Type.Number(),
    distance_nm: Type.Number(),
    duration_hours: Type.Number(),
  },
  { title: 'ReachedPort' },
)

export const ReachAnswer = Type.Object(
  {
    type: oneOfTexts(['FeatureCollection'], { description: 'The response is GeoJSON (RFC 7946)' }),
    id: Type.String(),
    features: Type.Array(Contour, { description: 'Ordered by hours' }),
    origin: RouteEndSchema,
    ports: Type.Array(ReachedPort, {
      description: 'Large ports within the longest time, nearest first',
    }),
    speed_kmh: Type.Number(),
    speed_kn: Type.Number(),
    speed_source: SPEED_SOURCE,
    resolution_km: Type.Integer(),
    options: OptionsSchema,
    queries_charged: Type.Integer(),
    warnings: Warnings,
    data_version: Type.String(),
    calculated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Reach' },
)

export type ReachAnswerBody = Static<typeof ReachAnswer>
/** Without the members that differ between callers. */
export type ReachCoreBody = Omit<
  ReachAnswerBody,
  'id' | 'warnings' | 'calculated_at' | 'data_version'
>
