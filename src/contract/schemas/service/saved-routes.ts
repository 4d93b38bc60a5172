import type { Static } from 'typebox'
import { oneOfTexts } from '../common.js'
import { PortSchema } from '../ports.js'
import { bandFields, RouteAnswer } from '../route-answer.js'
import type { RouteBody } from '../route-request.js'
import { array, integer, object, string, Type, time } from '../type.js'
import { pageFields } from './paging.js'

const fields = RouteAnswer.properties

/** Canals: a vessel can be too large for them, or an owner unwilling to pay. */
export const CANALS = ['suez', 'panama', 'kiel', 'corinth'] as const

const SavedAlternative = object('SavedAlternative', {
  avoid: array(oneOfTexts(CANALS), 'Canals that it avoids, as in a request'),
  distance_km: fields.distance_km,
  distance_nm: fields.distance_nm,
  duration_hours: fields.duration_hours,
  passage_delay_hours: fields.passage_delay_hours,
  passages: fields.passages,
  geometry: fields.geometry,
})

const slug = string('E.g. rotterdam-to-singapore')
const updatedAt = time('When the length was calculated with this sea data')

export const SavedRouteAnswer = object('SavedRoute', {
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
  alternatives: array(
    SavedAlternative,
    'One route for each canal on the route that avoids it, if such a route exists',
  ),
  reverse_slug: string('The return route'),
  data_version: fields.data_version,
  updated_at: updatedAt,
})

export type SavedRouteBody = Static<typeof SavedRouteAnswer>

const ListedEnd = object('ListedEnd', { port: PortSchema })

export const SavedRouteList = object('SavedRoutes', {
  items: array(
    object('SavedRouteItem', {
      slug,
      origin: ListedEnd,
      destination: ListedEnd,
      distance_km: fields.distance_km,
      distance_nm: fields.distance_nm,
      updated_at: updatedAt,
    }),
  ),
  ...pageFields,
})

export const SlugParams = Type.Object({
  slug: Type.String({ maxLength: 200, examples: ['rotterdam-to-singapore'] }),
})

export const RouteExamples = object('RouteExamples', {
  count: integer(),
  examples: array(
    object('RouteExample', {
      title: string(),
      request: Type.Unsafe<RouteBody>({
        published: { $ref: '#/components/schemas/RouteRequest' },
        description: 'Can be sent unchanged to POST /calculate-route',
      }),
    }),
  ),
})
