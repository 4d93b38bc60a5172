import type { PassageId, RouteRequest, Router, SeaRoute } from '../engine/routing/request.js'
import type { NamedStrait } from '../engine/sea/named-straits.js'
import type { Closures, ClosureTables } from './closures/closures.js'
import { straitsClosedTo } from './closures/narrow-straits.js'
import { routeClearOf } from './closures/shallow-straits.js'
import { foundOrNull } from './found-or-null.js'
import { exceededLimit, type VesselDimensions } from './ship/vessel-fit.js'

/**
 * A handymax bulk carrier or a container feeder. Waters that it cannot use are those that matter to a
 * caller who gives no size. A judgement.
 */
const ORDINARY_SHIP = { loaM: 200, beamM: 32, draughtM: 11 } as const satisfies VesselDimensions

/** The dimensions of a ship of which some are unknown. */
export function assumedSize(vessel: VesselDimensions): VesselDimensions {
  const known = Object.entries(vessel).filter(([, metres]) => metres !== undefined)
  return { ...ORDINARY_SHIP, ...Object.fromEntries(known) }
}

/** Waters that are open only because the dimension that decides is unknown. */
export interface OpenWithoutSize {
  readonly passages: readonly PassageId[]
  readonly straits: readonly NamedStrait[]
}

export const NONE_OPEN: OpenWithoutSize = { passages: [], straits: [] }

/** What an ordinary ship could not use. @param closed to the vessel anyway */
export function openWithoutSize(
  vessel: VesselDimensions,
  { passages, straits = [] }: Pick<ClosureTables, 'passages' | 'straits'>,
  closed: Pick<Closures, 'closed' | 'straits'>,
): OpenWithoutSize {
  const assumed = assumedSize(vessel)
  const isClosed = new Set(closed.straits)
  const open = passages
    .filter(({ id, limitsClose }) => limitsClose && !closed.closed.includes(id))
    .filter((each) => exceededLimit(each, assumed) !== null && exceededLimit(each, vessel) === null)
  return {
    passages: open.map(({ id }) => id),
    straits: straitsClosedTo(assumed, straits).filter((strait) => !isClosed.has(strait)),
  }
}

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
  router: Pick<Router, 'line'>,
): WayRound | null {
  const used = passages.filter((id) => route.passages.some((use) => use.id === id))
  if (used.length === 0) return null
  const closed = [...(request.closed ?? []), ...passages]
  const round = foundOrNull(() =>
    routeClearOf([...barred, ...straits], { ...request, closed }, (asked) => router.line(asked)),
  )
  return { passages: used, longerKm: round && round.route.distanceKm - route.distanceKm }
}
