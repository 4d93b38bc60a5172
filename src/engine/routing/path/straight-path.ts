import { legLengthKm, lineKm, vectorLegKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import type { CoastMask } from '../../sea/coast-mask.js'
import { cellOf } from '../../sea/sight/grid.js'
import type { StraightPath } from '../candidate-path.js'
import type { Query } from '../query.js'
import { approach, type MaskBarriers } from '../snap/approach.js'
import type { Beside, Endpoint, SeaEndpoint } from '../snap/endpoint.js'

/**
 * Endpoints this close to each other may be joined inshore, km: a judgement. With 60, hops along open coasts pass too
 * close to the capes, and more of them cross flats and bars.
 */
export const INSHORE_KM = 40
/** Inshore paths are at most this long, km. */
const MAX_INSHORE_KM = 90
/** By how much a path from cell to cell of the mask exceeds the same path once it is straightened, at most, at 80 degrees. */
const STEPS_SHARE = 1.31
/** A position is at most this far from the centre of its cell of the mask, km. */
const MASK_REACH_KM = 0.7
/** Between places along a way, km. */
const STEP_KM = 0.2

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
  const between = (from: Position, to: Position, limitKm: number) => {
    const isThere = (p: Position) => legLengthKm(p, to) < MASK_REACH_KM
    const limits = { limitKm, landCost: Number.POSITIVE_INFINITY, to }
    return approach(coast, graph.maskBarriers, from, isThere, limits)?.concat([to])
  }
  // The shortest of all that there are, so that the length depends neither on the direction of the query nor on the
  // limit: how a path is straightened depends on its start, and each end may have a way of its own. What can't be
  // shorter than what is known need not be found.
  const ways = [
    (withinKm: number) => between(a, b, withinKm),
    (withinKm: number) => between(b, a, withinKm)?.toReversed(),
    () => byAccess(graph.maskBarriers, coast, origin, b),
    () => byAccess(graph.maskBarriers, coast, destination, a)?.toReversed(),
  ]
  const leastKm = legLengthKm(a, b)
  let best: StraightPath | null = null
  for (const way of ways) {
    const lessKm = Math.min(mostKm, best?.km ?? MAX_INSHORE_KM)
    if (leastKm >= lessKm) break
    const line = way(Math.min(MAX_INSHORE_KM, STEPS_SHARE * lessKm + 2 * MASK_REACH_KM))
    const km = line ? lineKm(line) : Number.POSITIVE_INFINITY
    if (line && km < (best?.km ?? MAX_INSHORE_KM)) best = { km, kind: 'inshore', line }
  }
  return best
}

/**
 * From an end along its way to open water, where that leads through a narrow that is land in the mask, and from the
 * place on it that is nearest over water to the other end.
 */
function byAccess(
  barriers: MaskBarriers,
  coast: CoastMask,
  end: Endpoint,
  to: Position,
): Position[] | undefined {
  if (end.kind !== 'sea') return undefined
  const places = alongLine(end.access)
  if (places.every(({ position }) => coast.isWater(...position))) return undefined
  const placeAt = new Map(places.map((place) => [cellOf(...place.position), place]))
  const isThere = (p: Position) => placeAt.has(cellOf(...p))
  const limits = { limitKm: INSHORE_KM, landCost: Number.POSITIVE_INFINITY }
  const back = approach(coast, barriers, to, isThere, limits)
  if (!back) return undefined
  const { leg, position } = placeAt.get(cellOf(...back[back.length - 1]!))!
  return [...end.access.slice(0, leg + 1), position, ...back.slice(0, -1).toReversed()]
}

/** Places along a line, several in each cell of the mask, and the leg on which each lies. */
function alongLine(line: readonly Position[]) {
  return line.slice(1).flatMap((to, leg) => {
    const from = line[leg]!
    const steps = Math.ceil(legLengthKm(from, to) / STEP_KM)
    return Array.from({ length: steps }, (_, k) => {
      const share = k / steps
      const position: Position = [
        from[0] + share * (to[0] - from[0]),
        from[1] + share * (to[1] - from[1]),
      ]
      return { leg, position }
    })
  })
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
