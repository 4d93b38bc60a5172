import type { Static } from 'typebox'
import { oneOfTexts } from './common.js'
import { pageFields } from './paging.js'
import { PortSchema } from './ports.js'
import { bandFields, RouteAnswer } from './route-answer.js'
import type { RouteBody } from './route-request.js'
import { Type } from './type.js'

const fields = RouteAnswer.properties

/** Canals: a vessel can be too large for them, or an owner unwilling to pay. */
export const CANALS = ['suez', 'panama', 'kiel', 'corinth'] as const

const SavedAlternative = Type.Object(
  {
    avoid: Type.Array(oneOfTexts(CANALS), {
      description: 'Canals that it avoids, as in a request',
    }),
    distance_km: fields.distance_km,
    distance_nm: fields.distance_nm,
    duration_hours: fields.duration_hours,
    passage_delay_hours: fields.passage_delay_hours,
    passages: fields.passages,
    geometry: fields.geometry,
  },
  { title: 'SavedAlternative' },
)

const slug = Type.String({ description: 'E.g. rotterdam-to-singapore' })
const updatedAt = Type.String({
  format: 'date-time',
  description: 'When the length was calculated with this sea data',
})

export const SavedRouteAnswer = Type.Object(
  {
    slug,
    origin: fields.origin,
    destination: fields.destination,
    distance_km: fields.distance_km,
    distance_nm: fields.distance_nm,
    ...bandFields,
    duration_hours: fields.duration_hours,
    passage_delay_hours: fields.passage_delay_hours,
    speed_kmh: fields.speed_kmh,
    resolution_km: fields.resolution_km,
    passages: fields.passages,
    geometry: fields.geometry,
    alternatives: Type.Array(SavedAlternative, {
      description: 'One route for each canal on the route that avoids it, if such a route exists',
    }),
    reverse_slug: Type.String({ description: 'The return route' }),
    data_version: fields.data_version,
    updated_at: updatedAt,
  },
  { title: 'SavedRoute' },
)

export type SavedRouteBody = Static<typeof SavedRouteAnswer>

const ListedEnd = Type.Object({ port: PortSchema }, { title: 'ListedEnd' })

export const SavedRouteList = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          slug,
          origin: ListedEnd,
          destination: ListedEnd,
          distance_km: fields.distance_km,
          distance_nm: fields.distance_nm,
          updated_at: updatedAt,
        },
        { title: 'SavedRouteItem' },
      ),
    ),
    ...pageFields,
  },
  { title: 'SavedRoutes' },
)

export const SlugParams = Type.Object({
  slug: Type.String({ maxLength: 200, examples: ['rotterdam-to-singapore'] }),
})

export const RouteExamples = Type.Object(
  {
    count: Type.Integer(),
    examples: Type.Array(
      Type.Object(
        {
          title: Type.String(),
          request: Type.Unsafe<RouteBody>({
            published: { $ref: '#/components/schemas/RouteRequest' },
            description: 'Can be sent unchanged to POST /calculate-route',
          }),
        },
        { title: 'RouteExample' },
      ),
    ),
  },
  { title: 'RouteExamples' },
)
