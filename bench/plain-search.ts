import type { Chart } from '../src/routing/chart.js'
import type { End } from '../src/routing/ends.js'
import { StateHeap } from '../src/routing/state-heap.js'
import { legKm } from '../src/sea/legs.js'

/** Shortest a radian of great circle gets on WGS84, km: along the meridian at the equator. */
const LEAST_KM_PER_RADIAN = 6335.439

/**
 * What the engine would be without gates laid over it, landmarks and tables: A* over the whole graph,
 * gates and all, with nothing but the great circle to guide it.
 */
export class PlainSearch {
  private readonly km: Float64Array
  private readonly heap: StateHeap

  constructor(private readonly chart: Chart) {
    this.km = new Float64Array(chart.states)
    this.heap = new StateHeap(chart.states)
  }

  /** Kilometres between two ends that both are ports; Infinity where no way leads. */
  distanceKm(origin: End, destination: End, closed: number): number {
    const { km, heap, chart } = this
    const { edgeFirst, edgeTo, entityVectors: v, cornerCount } = chart.network
    const { nodeLinkFirst, nodeLink, linkFrom, linkTo, linkKm, linkPassage } = chart.network
    km.fill(Infinity)
    heap.clear()
    const goal = destination.states[0]!
    const g = 3 * chart.entityOfState(goal)
    const reach = (state: number, d: number): void => {
      if (d >= km[state]!) return
      km[state] = d
      const e = 3 * chart.entityOfState(state)
      const dot = v[e]! * v[g]! + v[e + 1]! * v[g + 1]! + v[e + 2]! * v[g + 2]!
      heap.push(state, d + LEAST_KM_PER_RADIAN * Math.acos(Math.max(-1, Math.min(1, dot))))
    }
    reach(origin.states[0]!, 0)
    while (heap.size > 0) {
      const state = heap.pop()
      if (state === goal) return km[state]!
      for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
        reach(edgeTo[k]!, km[state]! + legKm(chart.network, state, k))
      }
      const node = state - 2 * cornerCount
      if (node < 0) continue
      for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
        const link = nodeLink[k]! >> 1
        const passage = linkPassage[link]!
        if (passage >= 0 && ((closed >> passage) & 1) === 1) continue
        const other = (nodeLink[k]! & 1 ? linkFrom : linkTo)[link]!
        reach(other + 2 * cornerCount, km[state]! + linkKm[link]!)
      }
    }
    return Infinity
  }
}
