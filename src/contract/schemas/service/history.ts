import type { Static } from 'typebox'
import { RouteAnswer } from '../route-answer.js'
import type { RouteBody } from '../route-request.js'
import { array, object, Type, time } from '../type.js'
import type { VoyageBody } from '../voyage-request.js'
import { pageFields } from './paging.js'

/** A request with drawn areas can have 200,000 characters; a thousand of those would fill the disk. */
export const MAX_REQUEST_CHARACTERS = 10_000

const { id, origin, destination, distance_km, distance_nm, passages, cached } =
  RouteAnswer.properties

function repeatable(schema: string, where: string) {
  const most = MAX_REQUEST_CHARACTERS.toLocaleString('en')
  return {
    published: { anyOf: [{ $ref: `#/components/schemas/${schema}` }, { type: 'null' }] },
    description: `Can be sent unchanged to ${where}, or if it has more than ${most} characters`,
  }
}

const HistoryItem = object('HistoryItem', {
  id,
  created_at: time(),
  origin,
  destination,
  distance_km,
  distance_nm,
  passages,
  cached,
  request: Type.Unsafe<RouteBody | null>(
    repeatable('RouteRequest', 'POST /calculate-route; null for a voyage'),
  ),
  voyage_request: Type.Unsafe<VoyageBody | null>(
    repeatable('VoyageRequest', 'POST /v1/voyages; null for a route'),
  ),
})

export const HistoryAnswer = object('History', { items: array(HistoryItem), ...pageFields })

export type HistoryItemBody = Static<typeof HistoryItem>
