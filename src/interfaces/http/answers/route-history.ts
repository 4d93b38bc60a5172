import { type RouteBody, RouteRequestBody } from '../../../contract/schemas/route-request.js'
import {
  type HistoryItemBody,
  MAX_REQUEST_CHARACTERS,
} from '../../../contract/schemas/service/history.js'
import { type VoyageBody, VoyageRequestBody } from '../../../contract/schemas/voyage-request.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import { knownFields } from '../../../contract/validation/unknown-fields.js'
import type { HistoryEntry, Store, Writing } from '../../../keeping/store/database/store.js'
import type { CachedAnswer, GivenAnswer } from './cached-answer.js'
import { pack, unpack } from './packed-entry.js'
import { BodyMemo } from './repeated-bodies.js'

/** Maximum number of entries of an account. */
export const MAX_HISTORY_ENTRIES = 1000

/** What an entry records of an answer. */
export type HistorySummary = Pick<
  HistoryItemBody,
  'origin' | 'destination' | 'distance_km' | 'distance_nm' | 'passages'
>

/** An answer as its caller received it. */
type Planned = GivenAnswer<CachedAnswer & { readonly summary: HistorySummary }>

/** Who calls. A history that all callers share would tell each what the others plan. */
interface Caller {
  readonly account: { readonly id: number }
  readonly isEverybody: boolean
}

const requests = new BodyMemo<string>()
/** The last request that each cached answer was given to, and what is packed for it. */
const packs = new WeakMap<
  HistorySummary,
  { readonly request: string; readonly packed: Uint8Array }
>()

/** Writes a route into its account's history. */
export function recordRoute(
  store: Store,
  caller: Caller,
  body: RouteBody,
  planned: Planned,
  createdAt: string,
): Writing[] {
  if (caller.isEverybody) return []
  const request = requests.of(body, () => requestOf(RouteRequestBody as JsonSchema, body))
  const entry = entryOf(planned, createdAt, `"request":${request}`)
  return [store.history.add(caller.account.id, entry, MAX_HISTORY_ENTRIES)]
}

/** Writes a voyage into its account's history. */
export function recordVoyage(
  store: Store,
  caller: Caller,
  body: VoyageBody,
  planned: Planned,
  createdAt: string,
): Writing[] {
  if (caller.isEverybody) return []
  const request = requestOf(VoyageRequestBody as JsonSchema, body)
  const entry = entryOf(planned, createdAt, `"request":null,"voyage_request":${request}`)
  return [store.history.add(caller.account.id, entry, MAX_HISTORY_ENTRIES)]
}

/** An entry as it is sent. The entry of a route does not mention voyages. */
export function historyItem({ routeId, createdMs, packed }: HistoryEntry): HistoryItemBody {
  const created_at = new Date(createdMs).toISOString()
  return { voyage_request: null, id: routeId, created_at, ...unpack(packed) } as HistoryItemBody
}

function entryOf(
  { id, isCached, kept: { summary } }: Planned,
  createdAt: string,
  request: string,
): HistoryEntry {
  const known = packs.get(summary)
  const isKnown = isCached && known?.request === request
  const packed = isKnown
    ? known.packed
    : pack(`{${summaryOf(summary)},"cached":${isCached},${request}}`)
  if (isCached && !isKnown) packs.set(summary, { request, packed })
  return { routeId: id, createdMs: Date.parse(createdAt), packed }
}

function summaryOf({ origin, destination, distance_km, distance_nm, passages }: HistorySummary) {
  const written: HistorySummary = { origin, destination, distance_km, distance_nm, passages }
  return JSON.stringify(written).slice(1, -1)
}

/** The request as JSON, if it is short enough to be stored. */
function requestOf(schema: JsonSchema, body: object): string {
  const request = JSON.stringify(knownFields(schema, body))
  return request.length <= MAX_REQUEST_CHARACTERS ? request : 'null'
}
