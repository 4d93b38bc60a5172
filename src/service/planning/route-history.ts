import type { Store, Writing } from '../../store/store.js'
import type { JsonSchema } from '../http/json-schema.js'
import { knownFields } from '../http/known-fields.js'
import type { HistoryItemBody } from '../schemas/history.js'
import type { RouteAnswerBody } from '../schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../schemas/route-request.js'

/** Entries that an account keeps. */
const KEPT = 1000

/** Writes a calculation into its account's history. */
export function recordRoute(
  store: Store,
  accountId: number,
  body: RouteBody,
  answer: RouteAnswerBody,
): Writing {
  const { id, calculated_at, origin, destination } = answer
  const { distance_km, distance_nm, passages, cached } = answer
  const request = knownFields(RouteRequestBody as JsonSchema, body) as RouteBody
  const item: HistoryItemBody = {
    id,
    created_at: calculated_at,
    origin,
    destination,
    distance_km,
    distance_nm,
    passages,
    cached,
    request,
  }
  return store.history.add(accountId, JSON.stringify(item), KEPT)
}
