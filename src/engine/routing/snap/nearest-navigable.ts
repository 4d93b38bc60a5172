import { sphericalKm } from '../../geo/distance.js'
import { interpolateKm } from '../../geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../geo/position.js'
import { toVector } from '../../geo/vector.js'
import type { CoastMask } from '../../sea/coast-mask.js'
import { toVectors } from '../../sea/network.js'
import type { NetworkGraph } from '../graph.js'

/** Steps from the network towards the coast, km: about a cell of the coast mask. */
const STEP_KM = 1
/**
 * The network stays off the coast because of its clearance and simplification. A larger gap means other
 * water.
 */
const MAX_STEPS = 40

/**
 * The nearest place from which paths lead to the open sea, however far away. Starts from the network's
 * shores, nodes and fairways, and continues over water towards the position as far as possible.
 */
export function nearestNavigable(
  graph: NetworkGraph,
  coast: CoastMask,
  position: Position,
): Position {
  const { network } = graph
  const [x, y, z] = toVector(position)
  let best = -2
  let nearest: Position = position
  for (let e = 0; e < network.entityCount; e++) {
    const v = network.entityVectors
    const dot = x * v[3 * e]! + y * v[3 * e + 1]! + z * v[3 * e + 2]!
    if (dot <= best || !graph.reachesLandmark(e)) continue
    best = dot
    nearest = graph.positionOfEntity(e)
  }
  const points = toVectors(network.linkLonLatE6)
  for (let link = 0; link < network.linkFrom.length; link++) {
    for (let p = network.linkFirst[link]!; p < network.linkFirst[link + 1]!; p++) {
      const dot = x * points[3 * p]! + y * points[3 * p + 1]! + z * points[3 * p + 2]!
      if (dot <= best || !graph.reachesLandmark(network.cornerCount + network.linkFrom[link]!))
        continue
      best = dot
      nearest = graph.linkPositions(link)[p - network.linkFirst[link]!]!
    }
  }
  return towards(coast, nearest, position)
}

function towards(coast: CoastMask, from: Position, to: Position): Position {
  let last = from
  const limit = Math.min(MAX_STEPS, sphericalKm(from, to) / STEP_KM)
  for (let step = 1; step < limit; step++) {
    const next = interpolateKm(from, to, step * STEP_KM)
    if (!coast.isWater(...next)) break
    last = [normaliseLongitude(next[0]), next[1]]
  }
  return last
}
