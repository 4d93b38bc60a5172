import { legKmTo } from '../../geo/leg.js'
import type { Vector } from '../../geo/vector.js'
import { stateOf } from '../../sea/states.js'
import { NOT_TANGENT, tangentSide } from '../../sea/tangent.js'
import type { NetworkGraph } from '../graph.js'

/** States that a path may leave a place in, and the kilometres to each. */
export interface Look {
  readonly states: readonly number[]
  readonly km: readonly number[]
}

/**
 * What a place makes of the vertices in sight: corners touched in passing, and nodes.
 * @param accessKm what goes before the place
 */
export function statesInSight(
  { network }: NetworkGraph,
  vector: Vector,
  seen: Int32Array,
  accessKm = 0,
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
    states.push(state)
    km.push(accessKm + legKmTo(vector, vectors, vertex))
  }
  return { states, km }
}
