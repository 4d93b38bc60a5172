import { type HistoryItemBody, MAX_REQUEST_CHARACTERS } from '../api/schemas/history.js'
import { type RouteBody, RouteRequestBody } from '../api/schemas/route-request.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { knownFields } from '../api/validation/unknown-fields.js'
import type { Store, Writing } from '../store/store.js'
import { BodyMemo } from './repeated-bodies.js'
import type { PlannedRoute, RouteSummary } from './route-planner.js'

/** Entries that an account keeps. */
export const MAX_HISTORY_ENTRIES = 1000

const requests = new BodyMemo<string>()
/** What each cached answer contributes to an entry, as JSON without its braces. */
const summaries = new WeakMap<RouteSummary, string>()

/** Writes a calculation into its account's history. */
export function recordRoute(
  store: Store,
  accountId: number,
  body: RouteBody,
  { id, isCached, kept: { summary } }: PlannedRoute,
  createdAt: string,
): Writing {
  const request = requests.of(body, () => requestOf(body))
  const known = summaries.get(summary) ?? summaryOf(summary)
  if (isCached) summaries.set(summary, known)
  const entry = `{"id":"${id}","created_at":"${createdAt}",${known},"cached":${isCached},"request":${request}}`
  return store.history.add(accountId, entry, MAX_HISTORY_ENTRIES)
}

function summaryOf({ origin, destination, distance_km, distance_nm, passages }: RouteSummary) {
  const written: Pick<
    HistoryItemBody,
    'origin' | 'destination' | 'distance_km' | 'distance_nm' | 'passages'
  > = { origin, destination, distance_km, distance_nm, passages }
  return JSON.stringify(written).slice(1, -1)
}

/** The request as JSON, if it is short enough to be stored. */
function requestOf(body: RouteBody): string {
  const request = JSON.stringify(knownFields(RouteRequestBody as JsonSchema, body))
  return request.length <= MAX_REQUEST_CHARACTERS ? request : 'null'
}
