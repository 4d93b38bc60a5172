import { legKmBetween } from '../../geo/leg.js'
import { FULL } from '../../sea/index-set.js'
import { type LegRows, legKm } from '../../sea/legs.js'
import type { NetworkGraph } from '../graph.js'
import type { TautPath } from './shortest-path.js'

/** One step of a path from entity to entity. */
export interface Step {
  readonly entity: number
  /** Fairway link that the step follows; -1 for a leg over the sea. */
  readonly link: number
  readonly backwards: boolean
}

/** The steps from the first state of a path to the last. */
export function stepsAlong(graph: NetworkGraph, { states, legs }: TautPath): Step[] {
  return states.slice(1).map((state, i) => {
    const entity = graph.entityOfState(state)
    const link = linkBetween(graph, legs, states[i]!, state)
    const from = entity - graph.network.cornerCount
    return { entity, link, backwards: link >= 0 && graph.network.linkFrom[link] === from }
  })
}

/**
 * The open link that joins two node states, if it is shorter than the path over the sea between them;
 * else -1.
 */
function linkBetween(graph: NetworkGraph, legs: LegRows, a: number, b: number): number {
  if (!graph.isNode(a) || !graph.isNode(b)) return -1
  const { edgeFirst, edgeTo } = legs
  let best = Number.POSITIVE_INFINITY
  let found = -1
  for (let k = edgeFirst[a]!; k < edgeFirst[a + 1]!; k++) {
    if (edgeTo[k] === b) best = legKm(legs, a, k)
  }
  graph.eachLink(a, FULL, (next, km, link) => {
    if (next !== b || km >= best) return
    best = km
    found = link
  })
  return found
}

/** Total kilometres of steps that start at an entity. */
export function kmOfSteps({ network }: NetworkGraph, from: number, steps: readonly Step[]): number {
  let km = 0
  let last = from
  for (const { entity, link } of steps) {
    km += link >= 0 ? network.linkKm[link]! : legKmBetween(network.entityVectors, last, entity)
    last = entity
  }
  return km
}
