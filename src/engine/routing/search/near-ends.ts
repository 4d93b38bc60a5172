import { toVector, type Vector } from '../../geo/vector.js'
import { leastGeodesicKm, mostKm } from '../lower-bounds.js'
import type { Query } from '../query.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { GatePath, GatePaths } from './gate-paths.js'

/** First guess of a path's length, relative to the straight line: at 5 km half of all paths are no longer. */
const FIRST_SHARE = 1.06
const FIRST_KM = 20
/**
 * Factor by which the guess grows if nothing was found, and the number of attempts; after these there
 * is no limit.
 */
const WIDER = 1.5
const TURNS = 3

/** A query whose ends omit states that its shortest path does not use. */
export interface NearQuery {
  readonly query: Query
  /** Its shortest path through gates; null if there is none, or a shorter one without. */
  readonly gated: GatePath | null
}

/** The place where an end's paths over the sea begin, and its distance from the end itself. */
export interface Focus {
  readonly vector: Vector
  readonly accessKm: number
}

/**
 * The same query, with ends at sea limited to states that its shortest path may use. A path that leaves
 * an end through a state is no shorter than the leg to it plus the geodesic from it to the other end.
 * Once any path is known, states that exceed its length are useless: four out of five at 5 km. A first
 * guess of the length finds such a path, and a second pass finds all states within its length.
 *
 * The distance to a landmark is then too long if the shortest path to it leads through an omitted
 * state. As bounds, these distances remain valid for paths within the limit: one of the compared paths
 * leads to the landmark from such a path, via the end, through a state that is kept.
 *
 * @param knownKm length of a path that is known without a view; Infinity for none
 * @param slackKm by how much the tables may be short of a path's length
 */
export function nearQuery(
  whole: Query,
  gatePaths: GatePaths,
  knownKm: number,
  slackKm: number,
): NearQuery {
  const { origin, destination } = whole
  const nearOf = (query: Query, most: number) => ({ query, gated: gatePaths.between(query, most) })
  const usefulKm = knownKm + slackKm
  if (origin.kind !== 'sea' && destination.kind !== 'sea') return nearOf(whole, usefulKm)
  const [from, to] = [focusOf(origin), focusOf(destination)]
  const leastKm = from.accessKm + leastGeodesicKm(from.vector, to.vector, 0) + to.accessKm
  let limitKm = Math.min(usefulKm, FIRST_SHARE * leastKm + FIRST_KM)
  for (let turn = 0; turn < TURNS; turn++) {
    const query = {
      ...whole,
      origin: within(origin, to, limitKm),
      destination: within(destination, from, limitKm),
    }
    const near = nearOf(query, limitKm)
    const seaKm = Math.min(knownKm, mostKm(query.origin, query.destination))
    if (Math.min(seaKm, near.gated?.km ?? seaKm) + slackKm <= limitKm) return near
    const km = Math.min(seaKm, gatePaths.between(query, seaKm)?.km ?? seaKm) + slackKm
    limitKm = km < Number.POSITIVE_INFINITY ? km : WIDER * limitKm
  }
  return nearOf(whole, usefulKm)
}

export function focusOf(end: Endpoint): Focus {
  return end.kind === 'sea' && end.beside === null
    ? { vector: end.view.vector, accessKm: end.accessKm }
    : { vector: toVector(end.snapped), accessKm: 0 }
}

export function within(end: Endpoint, { vector, accessKm }: Focus, limitKm: number): Endpoint {
  return end.kind === 'sea' ? end.within({ other: vector, limitKm: limitKm - accessKm }) : end
}
