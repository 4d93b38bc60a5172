import { type HistoryItemBody, MAX_REQUEST_CHARACTERS } from '../api/schemas/history.js'
import { type RouteBody, RouteRequestBody } from '../api/schemas/route-request.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { knownFields } from '../api/validation/unknown-fields.js'
import type { Store, Writing } from '../store/store.js'
import { BodyMemo } from './repeated-bodies.js'
import type { PlannedRoute } from './route-planner.js'

/** Entries that an account keeps. */
export const MAX_HISTORY_ENTRIES = 1000

const requests = new BodyMemo<ReturnType<typeof requestOf>>()

/** Writes a calculation into its account's history. */
export function recordRoute(
  store: Store,
  accountId: number,
  body: RouteBody,
  { id, isCached, kept }: PlannedRoute,
  createdAt: string,
): Writing {
  const { origin, destination, distance_km, distance_nm, passages } = kept.summary
  const item: HistoryItemBody = {
    id,
    created_at: createdAt,
    origin,
    destination,
    distance_km,
    distance_nm,
    passages,
    cached: isCached,
    request: requests.of(body, () => requestOf(body)).short,
  }
  return store.history.add(accountId, JSON.stringify(item), MAX_HISTORY_ENTRIES)
}

/** What the caller asked for, if it is short enough to be kept. */
function requestOf(body: RouteBody): { readonly short: RouteBody | null } {
  const request = knownFields(RouteRequestBody as JsonSchema, body) as RouteBody
  return { short: JSON.stringify(request).length <= MAX_REQUEST_CHARACTERS ? request : null }
}
