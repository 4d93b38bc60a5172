import FlatQueue from 'flatqueue'
import { sphericalKm } from '../../geo/distance.js'
import { toVector } from '../../geo/vector.js'
import { NO_BAY } from '../../sea/sight/bays.js'
import type { NetworkGraph } from '../graph.js'
import type { InlandExit } from '../request.js'
import { type Endpoint, wholeOf } from './endpoint.js'

/** A place nearer to open water than this is not inland, km. A judgement. */
const INLAND_KM = 50

/** Finds how far places on rivers and in narrow basins are from open water. */
export class InlandExits {
  /** The entities on open water, from south to north. */
  private open: Int32Array | null = null
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
      return Math.min(least, end.km[i]! + this.openKm(node))
    }, Number.POSITIVE_INFINITY)
  }

  /** Great circle to the nearest open water, whether or not a path leads there. */
  private nearestKm({ snapped }: Endpoint): number {
    const { entityVectors: v } = this.graph.network
    const [x, y, z] = toVector(snapped)
    this.open ??= this.openByHeight()
    const { open } = this
    let nearest = -1
    let least = Number.POSITIVE_INFINITY
    // The chord is no shorter than the difference in height, so the search ends soon on both sides.
    const above = firstAbove(open, v, z)
    for (const [start, step] of [
      [above, 1],
      [above - 1, -1],
    ] as const) {
      for (let i = start; i >= 0 && i < open.length; i += step) {
        const e = 3 * open[i]!
        const high = v[e + 2]! - z
        if (high * high >= least) break
        const chord = (v[e]! - x) ** 2 + (v[e + 1]! - y) ** 2 + high * high
        if (chord >= least) continue
        least = chord
        nearest = open[i]!
      }
    }
    return nearest < 0 ? 0 : sphericalKm(snapped, this.graph.positionOfEntity(nearest))
  }

  private openByHeight(): Int32Array {
    const { cornerCount, entityCount, entityVectors, nodeVertex, bays } = this.graph.network
    const open: number[] = []
    for (let e = 0; e < entityCount; e++) {
      if (e >= cornerCount && nodeVertex[e - cornerCount]! < 0) continue
      if (bays === null || bays.entityBay[e] !== NO_BAY) open.push(e)
    }
    return Int32Array.from(open).sort(
      (a, b) => entityVectors[3 * a + 2]! - entityVectors[3 * b + 2]!,
    )
  }

  /** Kilometres along links from a node to open water; Infinity if they lead to none. */
  private openKm(from: number): number {
    const { nodeVertex, nodeLinkFirst, nodeLink, linkFrom, linkTo, linkKm } = this.graph.network
    const known = new Map([[from, 0]])
    const queue = new FlatQueue<number>()
    queue.push(from, 0)
    while (queue.length > 0) {
      const km = queue.peekValue()!
      const node = queue.pop()!
      if (nodeVertex[node]! >= 0) return km
      if (km > known.get(node)!) continue
      for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
        const link = nodeLink[k]! >> 1
        const other = nodeLink[k]! & 1 ? linkFrom[link]! : linkTo[link]!
        const by = km + linkKm[link]!
        if (by >= (known.get(other) ?? Number.POSITIVE_INFINITY)) continue
        known.set(other, by)
        queue.push(other, by)
      }
    }
    return Number.POSITIVE_INFINITY
  }
}

/** The first of some entities, from south to north, that lies at a height or above it. */
function firstAbove(open: Int32Array, vectors: Float64Array, z: number): number {
  let [low, high] = [0, open.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (vectors[3 * open[middle]! + 2]! < z) low = middle + 1
    else high = middle
  }
  return low
}
