import { legKmBetween } from '../../geo/leg.js'
import { stateOf } from '../../sea/sight/states.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { AvoidingPath } from './avoiding-path.js'
import type { CornerGraph } from './corner-graph.js'
import type { FirstPlace } from './tables/endpoint-costs.js'

/** A table states at most this much more than the length of a path, km. */
export const ROUNDING_KM = 0.0011

/** An end with the places that its paths may visit first. */
export interface LeavingEnd {
  readonly end: Endpoint
  readonly first: readonly FirstPlace[]
}

/** The shortest path from an end to a landmark in a sea without areas; null if it meets one. */
export function clearPath(
  { end, first }: LeavingEnd,
  landmark: number,
  corners: CornerGraph,
  landmarks: LandmarkPaths,
): AvoidingPath | null {
  const { graph, avoided } = corners
  const { cornerCount, entityVectors: v } = graph.network
  const { state, steps, km } = landmarks.path(end, landmark)
  const left = first.find(([place]) => place === state)
  if (left === undefined) return null
  let cost = left[1]
  let at = graph.entityOfState(state)
  for (const { entity, link } of steps) {
    if (link >= 0) cost += corners.linkCost(link)
    else {
      const [a, b] = [3 * at, 3 * entity]
      const legKm = legKmBetween(v, at, entity)
      cost += avoided.legCost(legKm, v[a]!, v[a + 1]!, v[a + 2]!, v[b]!, v[b + 1]!, v[b + 2]!)
    }
    if (cost > km + ROUNDING_KM) return null
    at = entity
  }
  const places = [state, ...steps.map(({ entity }) => stateOf(cornerCount, entity))]
  return { cost, places, links: [-1, ...steps.map(({ link }) => link)] }
}
