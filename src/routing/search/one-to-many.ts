import { legKm } from '../../sea/legs.js'
import type { Endpoint } from '../endpoint.js'
import { ALL_CLOSED, type NetworkGraph } from '../graph.js'

/** Width of a bucket, km: short against most legs, long against their count. */
const BUCKET_KM = 2
/** How often a search checks whether it may stop, km. */
const CHECK_KM = 500

/**
 * Distances from one endpoint to many with every gate closed, by Dijkstra's algorithm over buckets (Dial
 * 1969). Within a bucket states are taken in any order, and again when a shorter path turns up, so the
 * distances are the same as with a heap, without sorting.
 */
export class OneToManySearch {
  private readonly km: Float64Array
  /** Newest entry of each bucket, -1 for none; entries lead on to older ones. */
  private readonly newest: Int32Array
  private state = new Int32Array(1 << 16)
  private key = new Float64Array(1 << 16)
  private older = new Int32Array(1 << 16)
  private entries = 0

  constructor(private readonly graph: NetworkGraph) {
    this.km = new Float64Array(graph.states)
    this.newest = new Int32Array(40_000 / BUCKET_KM)
  }

  /**
   * Lowers `bestKm`, for the destinations in `open`, to the length of the shortest path. What it holds
   * already bounds the search.
   */
  run(
    origin: Endpoint,
    destinations: readonly (Endpoint | null)[],
    open: readonly number[],
    bestKm: Float64Array,
  ): void {
    const { newest } = this
    const km = this.km.fill(Number.POSITIVE_INFINITY)
    newest.fill(-1)
    this.entries = 0
    for (let i = 0; i < origin.states.length; i++) this.reach(origin.states[i]!, origin.km[i]!)
    let limit = Number.POSITIVE_INFINITY
    for (let bucket = 0; bucket < newest.length && bucket * BUCKET_KM < limit; bucket++) {
      if ((bucket * BUCKET_KM) % CHECK_KM === 0) limit = this.farthest(destinations, open, bestKm)
      while (newest[bucket]! >= 0) {
        const entry = newest[bucket]!
        newest[bucket] = this.older[entry]!
        const state = this.state[entry]!
        if (this.key[entry] === km[state]) this.expand(state, km[state]!)
      }
    }
    this.farthest(destinations, open, bestKm)
  }

  /** Lowers `bestKm` to what is reached; the longest of them is still to be beaten. */
  private farthest(
    destinations: readonly (Endpoint | null)[],
    open: readonly number[],
    bestKm: Float64Array,
  ): number {
    const { graph, km } = this
    let farthest = 0
    for (const j of open) {
      const { states, km: beyond } = destinations[j]!
      let best = bestKm[j]!
      for (let i = 0; i < states.length; i++) {
        const d = km[graph.mirror(states[i]!)]! + beyond[i]!
        if (d < best) best = d
      }
      bestKm[j] = best
      if (best > farthest) farthest = best
    }
    return farthest
  }

  private expand(state: number, at: number): void {
    const { network } = this.graph
    const { edgeFirst, edgeTo, edgeKm } = network
    const { km } = this
    const end = edgeFirst[state + 1]!
    for (let k = edgeFirst[state]!; k < end; k++) {
      const to = edgeTo[k]!
      const d = at + (edgeKm[k]! || legKm(network, state, k))
      if (d < km[to]!) this.reach(to, d)
    }
    if (!this.graph.isNode(state)) return
    this.graph.eachLink(state, ALL_CLOSED, (next, linkKm) => this.reach(next, at + linkKm))
  }

  private reach(state: number, km: number): void {
    if (km >= this.km[state]!) return
    this.km[state] = km
    const bucket = Math.min(this.newest.length - 1, (km / BUCKET_KM) | 0)
    if (this.entries === this.state.length) this.grow()
    const entry = this.entries++
    this.state[entry] = state
    this.key[entry] = km
    this.older[entry] = this.newest[bucket]!
    this.newest[bucket] = entry
  }

  private grow(): void {
    const wider = <T extends Int32Array | Float64Array>(from: T, to: T): T => {
      to.set(from)
      return to
    }
    this.state = wider(this.state, new Int32Array(2 * this.entries))
    this.key = wider(this.key, new Float64Array(2 * this.entries))
    this.older = wider(this.older, new Int32Array(2 * this.entries))
  }
}
