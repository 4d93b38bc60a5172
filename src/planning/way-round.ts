import type { PassageId, RouteRequest, Router, SeaRoute } from '../engine/routing/request.js'
import type { NamedStrait } from '../engine/sea/named-straits.js'
import { foundOrNull, routeClearOf } from './closures/shallow-straits.js'
import type { OpenWithoutSize } from './ship/vessel-fit.js'

/** What a leg would be to an ordinary ship. */
export interface WayRound {
  /** The passages on the leg that it cannot use. */
  readonly passages: readonly PassageId[]
  /** By how much it would be longer, km; null if there is no other way. */
  readonly longerKm: number | null
}

/**
 * Searches again if a leg uses passages that are open only because the size is unknown, without all such
 * waters; null for other legs. @param barred straits closed to the vessel anyway
 */
export function wayRound(
  { passages, straits }: OpenWithoutSize,
  barred: readonly NamedStrait[],
  request: RouteRequest,
  route: Pick<SeaRoute, 'passages' | 'distanceKm'>,
  router: Pick<Router, 'line' | 'clearKm'>,
): WayRound | null {
  const used = passages.filter((id) => route.passages.some((use) => use.id === id))
  if (used.length === 0) return null
  const closed = [...(request.closed ?? []), ...passages]
  const asOrdinary = { ...request, closed }
  const avoided = [...barred, ...straits]
  const find = (asked: RouteRequest) => router.line(asked)
  const km =
    router.clearKm(asOrdinary, avoided) ??
    foundOrNull(() => routeClearOf(avoided, asOrdinary, find).route.distanceKm)
  return { passages: used, longerKm: km && km - route.distanceKm }
}
