import { legKmTo } from '../../geo/leg.js'
import type { Vector } from '../../geo/vector.js'
import { Ellipse } from '../../sea/sight/ellipse.js'
import { stateOf } from '../../sea/sight/states.js'
import { NOT_TANGENT, tangentSide } from '../../sea/sight/tangent.js'
import type { NetworkGraph } from '../graph.js'
import { LEAST_KM_PER_RADIAN, leastGeodesicBeyond } from '../lower-bounds.js'
import type { Within } from './endpoint.js'

/** States through which a path may leave a place, and the kilometres to each. */
export interface Look {
  readonly states: readonly number[]
  readonly km: readonly number[]
}

/** The region of the states within a limit; null for a limit that covers half the globe or more. */
export function ellipseOf(viewer: Vector, { other, limitKm }: Within, accessKm: number) {
  const theta = Math.max(0, limitKm - accessKm) / LEAST_KM_PER_RADIAN
  return theta < Math.PI ? new Ellipse(viewer, other, theta) : null
}

/**
 * The states among the vertices in sight of a place: corners that a path can touch in passing, and
 * nodes.
 * @param accessKm length of the path before the place
 */
export function statesInSight(
  { network }: NetworkGraph,
  vector: Vector,
  seen: Int32Array,
  accessKm = 0,
  within: Within | null = null,
): Look {
  const { entityOf, cornerCount, vectors } = network
  const [x, y, z] = vector
  const states: number[] = []
  const km: number[] = []
  for (const vertex of seen) {
    const entity = entityOf[vertex]!
    if (entity < 0) continue
    let state = stateOf(cornerCount, entity)
    if (entity < cornerCount) {
      const side = tangentSide(network, x, y, z, -1, vertex)
      if (side === NOT_TANGENT) continue
      state += side
    }
    const stateKm = accessKm + legKmTo(vector, vectors, vertex)
    if (within !== null) {
      const restKm = within.limitKm - stateKm
      if (leastGeodesicBeyond(within.other, vectors, 3 * vertex, restKm) > restKm) continue
    }
    states.push(state)
    km.push(stateKm)
  }
  return { states, km }
}
