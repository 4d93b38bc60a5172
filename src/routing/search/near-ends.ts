import { toVector, type Vector } from '../../geo/vector.js'
import type { Endpoint } from '../endpoint.js'
import type { Query } from '../query.js'
import type { GatePaths, GateRow } from './gates.js'
import { leastGeodesicKm, mostKm } from './lower-bounds.js'

/** How much longer than the straight line a path is taken to be at first: at 5 km half of all are no longer. */
const FIRST_SHARE = 1.06
const FIRST_KM = 20
/** How much longer it is taken to be when nothing was found, and how often; then all round is looked. */
const WIDER = 1.5
const TURNS = 3

/** A query whose ends leave out states that its shortest path does not lead through. */
export interface NearQuery {
  readonly query: Query
  /** From its origin to every gate. */
  readonly row: GateRow
}

/** Where an end's paths over the sea begin, and how far that is from the end itself. */
interface Focus {
  readonly vector: Vector
  readonly accessKm: number
}

/**
 * The same query with ends at sea that look only as far round as its shortest path may lead. A path that
 * leaves an end through a state is no shorter than the leg there and the geodesic from there to the other
 * end. So once any path is known, states that exceed its length are of no use: four of five at 5 km. A first
 * guess of the length finds such a path, and a second look all states within its length.
 *
 * Distances to landmarks are longer then where the shortest path there leads through a state left out. As
 * bounds they hold for the paths within the limit: the way from one such path to a landmark over the end,
 * and through a state that is left, is one of those compared.
 *
 * @param straightKm length of a path that needs no look, Infinity for none
 * @param slackKm by how much the tables may be short of a path's length
 */
export function nearQuery(
  whole: Query,
  gatePaths: GatePaths,
  straightKm: number,
  slackKm: number,
): NearQuery {
  const { origin, destination, closed } = whole
  const rowOf = (query: Query) => ({ query, row: gatePaths.row(query.origin, closed) })
  if (origin.kind !== 'sea' && destination.kind !== 'sea') return rowOf(whole)
  const [from, to] = [focusOf(origin), focusOf(destination)]
  const leastKm = from.accessKm + leastGeodesicKm(from.vector, to.vector, 0) + to.accessKm
  let limitKm = Math.min(straightKm + slackKm, FIRST_SHARE * leastKm + FIRST_KM)
  for (let turn = 0; turn < TURNS; turn++) {
    const near = rowOf({
      ...whole,
      origin: within(origin, to, limitKm),
      destination: within(destination, from, limitKm),
    })
    const { query, row } = near
    const gatedKm = gatePaths.best(row, query.destination)?.km ?? Number.POSITIVE_INFINITY
    const km = Math.min(straightKm, gatedKm, mostKm(query.origin, query.destination)) + slackKm
    if (km <= limitKm) return near
    limitKm = km < Number.POSITIVE_INFINITY ? km : WIDER * limitKm
  }
  return rowOf(whole)
}

function focusOf(end: Endpoint): Focus {
  return end.kind === 'sea'
    ? { vector: end.view.vector, accessKm: end.accessKm }
    : { vector: toVector(end.snapped), accessKm: 0 }
}

function within(end: Endpoint, { vector, accessKm }: Focus, limitKm: number): Endpoint {
  return end.kind === 'sea' ? end.within({ other: vector, limitKm: limitKm - accessKm }) : end
}
