import { sphericalKm } from '../../geo/distance.js'
import { toVector } from '../../geo/vector.js'
import { NO_BAY } from '../../sea/sight/bays.js'
import { StateHeap } from '../../sea/sight/state-heap.js'
import type { NetworkGraph } from '../graph.js'
import type { InlandExit } from '../request.js'
import { type Endpoint, wholeOf } from './endpoint.js'

/** A place nearer to open water than this is not inland, km. A judgement. */
const INLAND_KM = 50

/** Finds how far places on rivers and in narrow basins are from open water. */
export class InlandExits {
  /** Kilometres along links from each node to open water. */
  private known: Float64Array | null = null
  /** Answers for ends that were asked for: those of ports are kept and asked for again. */
  private readonly answered = new WeakMap<Endpoint, InlandExit | 'none'>()

  constructor(private readonly graph: NetworkGraph) {}

  /** Undefined for a place that is not inland. */
  of(end: Endpoint): InlandExit | undefined {
    const key = wholeOf(end)
    const known = this.answered.get(key) ?? this.find(end) ?? 'none'
    this.answered.set(key, known)
    return known === 'none' ? undefined : known
  }

  private find(end: Endpoint): InlandExit | undefined {
    const exitKm = this.exitKm(end)
    if (!(exitKm >= INLAND_KM)) return undefined
    return { exitKm, nearestKm: this.nearestKm(end) }
  }

  private exitKm(end: Endpoint): number {
    if (end.kind === 'sea') return end.accessKm
    const { graph } = this
    return end.states.reduce((least, state, i) => {
      if (!graph.isNode(state)) return Math.min(least, end.km[i]!)
      const node = graph.entityOfState(state) - graph.network.cornerCount
      return Math.min(least, end.km[i]! + this.nodeKm[node]!)
    }, Number.POSITIVE_INFINITY)
  }

  /** Great circle to the nearest open water, whether or not a path leads there. Looks at every place. */
  private nearestKm({ snapped }: Endpoint): number {
    const { network } = this.graph
    const { cornerCount, entityCount, entityVectors, nodeVertex, bays } = network
    const [x, y, z] = toVector(snapped)
    let nearest = -1
    let cosine = Number.NEGATIVE_INFINITY
    for (let e = 0; e < entityCount; e++) {
      if (e >= cornerCount && nodeVertex[e - cornerCount]! < 0) continue
      if (bays !== null && bays.entityBay[e] === NO_BAY) continue
      const near =
        x * entityVectors[3 * e]! + y * entityVectors[3 * e + 1]! + z * entityVectors[3 * e + 2]!
      if (near <= cosine) continue
      cosine = near
      nearest = e
    }
    return nearest < 0 ? 0 : sphericalKm(snapped, this.graph.positionOfEntity(nearest))
  }

  private get nodeKm(): Float64Array {
    this.known ??= this.findNodeKm()
    return this.known
  }

  private findNodeKm(): Float64Array {
    const { nodeVertex, nodeLinkFirst, nodeLink, linkFrom, linkTo, linkKm } = this.graph.network
    const km = Float64Array.from(nodeVertex, (vertex) =>
      vertex < 0 ? Number.POSITIVE_INFINITY : 0,
    )
    const heap = new StateHeap(km.length)
    km.forEach((start, node) => {
      if (start === 0) heap.push(node, 0)
    })
    while (heap.size > 0) {
      const node = heap.pop()
      for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
        const link = nodeLink[k]! >> 1
        const other = nodeLink[k]! & 1 ? linkFrom[link]! : linkTo[link]!
        const by = km[node]! + linkKm[link]!
        if (by >= km[other]!) continue
        km[other] = by
        heap.push(other, by)
      }
    }
    return km
  }
}
