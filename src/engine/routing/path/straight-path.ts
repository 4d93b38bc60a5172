import { legLengthKm, lineKm, vectorLegKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import type { CoastMask } from '../../sea/coast-mask.js'
import type { StraightPath } from '../candidate-path.js'
import type { Query } from '../query.js'
import { approach } from '../snap/approach.js'
import type { Beside, Endpoint, SeaEndpoint } from '../snap/endpoint.js'

/**
 * Endpoints this close to each other may be joined inshore, by a path of at most three times the
 * distance, km.
 */
export const INSHORE_KM = 30
const MAX_INSHORE_KM = 3 * INSHORE_KM
/** By how much a path from cell to cell of the mask exceeds the same path once it is straightened, at most. */
const STEPS_SHARE = 1.09
/** A position is at most this far from the centre of its cell of the mask, km. */
const MASK_REACH_KM = 0.7

/**
 * A path that needs no graph: along one fairway link, inshore between close ends, or in direct sight.
 */
export function straightPath(query: Query, coast: CoastMask): StraightPath | null {
  const { origin, destination } = query
  const beside = pathBeside(query, coast)
  if (origin.kind === 'fairway' && destination.kind === 'fairway' && beside?.kind === 'link')
    return beside
  const direct =
    origin.kind === 'sea' && destination.kind === 'sea' ? inSight(query, origin, destination) : null
  return beside && direct ? (beside.km < direct.km ? beside : direct) : (beside ?? direct)
}

/** Whether no path between two ends is shorter than a straight one: a fairway beside an end may be. */
export function isShortest({ origin, destination }: Query, path: StraightPath | null): boolean {
  return path?.kind === 'direct' && ![origin, destination].some(hasBeside)
}

function hasBeside(end: Endpoint): boolean {
  return end.kind === 'sea' && end.beside !== null
}

/**
 * A path beside the graph: along one fairway link, or inshore between close ends.
 * @param limitKm longer inshore paths are not needed
 */
export function pathBeside(
  query: Query,
  coast: CoastMask,
  limitKm = MAX_INSHORE_KM,
): StraightPath | null {
  const alongKm = kmAlongOneLink(query)
  const link = alongKm === null ? null : ({ km: alongKm, kind: 'link' } as const)
  const { origin, destination } = query
  if (link && origin.kind === 'fairway' && destination.kind === 'fairway') return link
  const inshore = inshorePath(query, coast, limitKm)
  return link && inshore ? (link.km < inshore.km ? link : inshore) : (link ?? inshore)
}

/** Kilometres between two ends along the link that both lie on or beside; null for any other two. */
function kmAlongOneLink({ origin, destination }: Query): number | null {
  const [a, b] = [fairwayOf(origin), fairwayOf(destination)]
  if (!a || !b || a.fairway.on.link !== b.fairway.on.link) return null
  return a.accessKm + Math.abs(a.fairway.alongKm - b.fairway.alongKm) + b.accessKm
}

/** The fairway that an end lies on, or beside, and the way to it. */
export function fairwayOf(end: Endpoint): Beside | null {
  if (end.kind === 'fairway') return { access: [end.snapped], accessKm: 0, fairway: end }
  return end.kind === 'sea' ? end.beside : null
}

/**
 * A path between endpoints close to each other and to the coast: over the water of the coast mask, not
 * out to the network and back.
 */
function inshorePath(
  { graph, origin, destination }: Query,
  coast: CoastMask,
  mostKm: number,
): StraightPath | null {
  const [a, b] = [origin.snapped, destination.snapped]
  if (a[0] === b[0] && a[1] === b[1]) return { km: 0, kind: 'inshore', line: [a] }
  if (isOnNetwork(origin) && isOnNetwork(destination)) return null
  if (isInPassage(origin) || isInPassage(destination)) return null
  if (Math.abs(a[1] - b[1]) > 1 || legLengthKm(a, b) > INSHORE_KM) return null
  if (!coast.isWater(...a) || !coast.isWater(...b)) return null
  const limitKm = Math.min(MAX_INSHORE_KM, STEPS_SHARE * mostKm)
  const limits = { limitKm, landCost: Number.POSITIVE_INFINITY }
  const between = (from: Position, to: Position) => {
    const isThere = (p: Position) => legLengthKm(p, to) < MASK_REACH_KM
    return approach(coast, graph.maskBarriers, from, isThere, { ...limits, to })?.concat([to])
  }
  // How a path is straightened depends on its start. Both directions are tried, so that the length does
  // not depend on the direction of the query. Within a limit of its own, one without a path is enough.
  const there = between(a, b)
  if (!there && limitKm < MAX_INSHORE_KM) return null
  const lines = [there, between(b, a)?.toReversed()].filter((line) => line !== undefined)
  const [line] = lines.sort((p, q) => lineKm(p) - lineKm(q))
  return line ? { km: lineKm(line), kind: 'inshore', line } : null
}

/** Whether an endpoint lies on the open water of the network itself. */
function isOnNetwork(end: Query['origin']): boolean {
  return end.kind === 'sea' && end.accessKm === 0
}

/** Whether paths must leave an endpoint on one side: over the mask, they could turn back. */
function isInPassage(end: Query['origin']): boolean {
  return end.kind === 'way' || (end.kind === 'fairway' && end.lock !== undefined)
}

function inSight(
  { graph }: Query,
  origin: SeaEndpoint,
  destination: SeaEndpoint,
): StraightPath | null {
  const [ax, ay, az] = origin.view.vector
  const [bx, by, bz] = destination.view.vector
  if (!graph.isClear(ax, ay, az, origin.view.triangle, bx, by, bz)) return null
  const km = origin.accessKm + vectorLegKm(ax, ay, az, bx, by, bz) + destination.accessKm
  return { km, kind: 'direct' }
}
