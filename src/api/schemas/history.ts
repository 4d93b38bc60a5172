import Type, { type Static } from 'typebox'
import { pageFields } from './paging.js'
import { RouteAnswer } from './route-answer.js'
import type { RouteBody } from './route-request.js'

/** With drawn areas a request can have 200,000 characters; a thousand of those would fill the disk. */
export const MAX_REQUEST_CHARACTERS = 10_000

const { id, origin, destination, distance_km, distance_nm, passages, cached } =
  RouteAnswer.properties

const HistoryItem = Type.Object(
  {
    id,
    created_at: Type.String({ format: 'date-time' }),
    origin,
    destination,
    distance_km,
    distance_nm,
    passages,
    cached,
    request: Type.Unsafe<RouteBody | null>({
      published: { anyOf: [{ $ref: '#/components/schemas/RouteRequest' }, { type: 'null' }] },
      description: `Can be sent unchanged to POST /calculate-route; null if it has more than ${MAX_REQUEST_CHARACTERS.toLocaleString('en')} characters`,
    }),
  },
  { title: 'HistoryItem' },
)

export const HistoryAnswer = Type.Object(
  { items: Type.Array(HistoryItem), ...pageFields },
  { title: 'History' },
)

export type HistoryItemBody = Static<typeof HistoryItem>
