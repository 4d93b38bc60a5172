import Type, { type Static } from 'typebox'
import { pageFields } from './paging.js'
import { RouteAnswer } from './route-answer.js'
import type { RouteBody } from './route-request.js'

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
    request: Type.Unsafe<RouteBody>({
      published: { $ref: '#/components/schemas/RouteRequest' },
      description: 'Can be sent to POST /calculate-route as it is',
    }),
  },
  { title: 'HistoryItem' },
)

export const HistoryAnswer = Type.Object(
  { items: Type.Array(HistoryItem), ...pageFields },
  { title: 'History' },
)

export type HistoryItemBody = Static<typeof HistoryItem>
