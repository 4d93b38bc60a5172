import { StateHeap } from '../../../src/engine/sea/sight/state-heap.js'
import { stateCount, stateOf } from '../../../src/engine/sea/sight/states.js'
import type { TautGraph } from './taut-edges.js'

/** Additional undirected legs between nodes: the fairways that are part of every network. */
export interface NodeLeg {
  readonly from: number
  readonly to: number
  readonly km: number
}

/**
 * Distances from one entity to all others, by Dijkstra's algorithm over the states. An instance reuses
 * its arrays for every run.
 */
export class Shortest {
  readonly km: Float64Array
  private readonly heap: StateHeap
  private readonly legFirst: Int32Array
  private readonly legTo: Int32Array
  private readonly legKm: Float64Array

  constructor(
    private readonly graph: TautGraph,
    legs: readonly NodeLeg[],
  ) {
    const n = stateCount(graph.cornerCount, graph.entityCount)
    this.km = new Float64Array(n)
    this.heap = new StateHeap(n)
    const nodes = graph.entityCount - graph.cornerCount
    const list: NodeLeg[][] = Array.from({ length: nodes }, () => [])
    for (const leg of legs) {
      list[leg.from]!.push(leg)
      list[leg.to]!.push({ from: leg.to, to: leg.from, km: leg.km })
    }
    this.legFirst = new Int32Array(nodes + 1)
    list.forEach((l, i) => {
      this.legFirst[i + 1] = this.legFirst[i]! + l.length
    })
    this.legTo = Int32Array.from(list.flatMap((l) => l.map((leg) => leg.to)))
    this.legKm = Float64Array.from(list.flatMap((l) => l.map((leg) => leg.km)))
  }

  /**
   * Runs from a node, not from a corner. Afterwards, `km` holds the distance of every state; Infinity
   * if it was not reached.
   */
  fromNode(node: number): this {
    const { graph, km, heap, legFirst, legTo, legKm } = this
    const { first, to, km: edgeKm, cornerCount } = graph
    const nodeStates = 2 * cornerCount
    km.fill(Number.POSITIVE_INFINITY)
    const start = stateOf(cornerCount, cornerCount + node)
    km[start] = 0
    heap.push(start, 0)
    while (heap.size > 0) {
      const state = heap.pop()
      const at = km[state]!
      for (let k = first[state]!; k < first[state + 1]!; k++) {
        const next = to[k]!
        const d = at + edgeKm[k]!
        if (d < km[next]!) {
          km[next] = d
          heap.push(next, d)
        }
      }
      if (state < nodeStates) continue
      const n = state - nodeStates
      for (let k = legFirst[n]!; k < legFirst[n + 1]!; k++) {
        const next = nodeStates + legTo[k]!
        const d = at + legKm[k]!
        if (d < km[next]!) {
          km[next] = d
          heap.push(next, d)
        }
      }
    }
    return this
  }

  /**
   * Writes the true distance to every entity after a run: the better of both sides, or via a last leg
   * that ends at a corner head-on.
   */
  toEntities(out: Float64Array): void {
    const { graph, km } = this
    const { cornerCount, entityCount, headFirst, headFrom, headKm } = graph
    for (let c = 0; c < cornerCount; c++) {
      let best = Math.min(km[2 * c]!, km[2 * c + 1]!)
      for (let k = headFirst[c]!; k < headFirst[c + 1]!; k++) {
        best = Math.min(best, km[headFrom[k]!]! + headKm[k]!)
      }
      out[c] = best
    }
    for (let e = cornerCount; e < entityCount; e++) out[e] = km[e + cornerCount]!
  }
}
