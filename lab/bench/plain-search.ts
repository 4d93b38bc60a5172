import type { NetworkGraph } from '../../src/engine/routing/graph.js'
import type { Endpoint } from '../../src/engine/routing/snap/endpoint.js'
import type { IndexSet } from '../../src/engine/sea/index-set.js'
import { legKm } from '../../src/engine/sea/legs.js'
import { StateHeap } from '../../src/engine/sea/sight/state-heap.js'

/** Minimum length of a radian of great circle on WGS84, km: along the meridian at the equator. */
const LEAST_KM_PER_RADIAN = 6335.439

/**
 * What the engine would be without its gate graph, landmarks and tables: A* over the whole graph,
 * including the gates, guided only by the great circle.
 */
export class PlainSearch {
  private readonly km: Float64Array
  private readonly heap: StateHeap

  constructor(private readonly graph: NetworkGraph) {
    this.km = new Float64Array(graph.states)
    this.heap = new StateHeap(graph.states)
  }

  /** Kilometres between two ends that are ports; Infinity if there is no route. */
  distanceKm(origin: Endpoint, destination: Endpoint, closed: IndexSet): number {
    const { km, heap, graph } = this
    const { legs, entityVectors: v } = graph.network
    const { edgeFirst, edgeTo } = legs
    km.fill(Infinity)
    heap.clear()
    const goal = destination.states[0]!
    const g = 3 * graph.entityOfState(goal)
    const reach = (state: number, d: number): void => {
      if (d >= km[state]!) return
      km[state] = d
      const e = 3 * graph.entityOfState(state)
      const dot = v[e]! * v[g]! + v[e + 1]! * v[g + 1]! + v[e + 2]! * v[g + 2]!
      heap.push(state, d + LEAST_KM_PER_RADIAN * Math.acos(Math.max(-1, Math.min(1, dot))))
    }
    reach(origin.states[0]!, 0)
    while (heap.size > 0) {
      const state = heap.pop()
      if (state === goal) return km[state]!
      for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
        reach(edgeTo[k]!, km[state]! + legKm(legs, state, k))
      }
      if (!graph.isNode(state)) continue
      graph.eachLink(state, closed, (next, linkKm) => reach(next, km[state]! + linkKm))
    }
    return Infinity
  }
}
