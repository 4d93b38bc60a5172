import { FULL, has, type IndexSet } from '../index-set.js'
import { type LegRows, legKm } from '../legs.js'
import type { SeaNetwork } from '../network.js'
import { OpenBays } from './open-bays.js'
import { stateCount } from './states.js'

/** Width of a bucket, km: small beside most legs, but wide enough for far fewer buckets than legs. */
const BUCKET_KM = 2
/** No path on the globe is longer than this, km. */
const LONGEST_KM = 40_000

/** What a sweep needs of a network. */
export type SweptNetwork = Pick<
  SeaNetwork,
  | 'cornerCount'
  | 'entityCount'
  | 'legs'
  | 'bays'
  | 'stateBay'
  | 'nodeLinkFirst'
  | 'nodeLink'
  | 'linkFrom'
  | 'linkTo'
  | 'linkPassage'
  | 'linkKm'
>

/** What limits a sweep beyond the network, such as an area that no path may enter. */
export interface SweepLimits {
  /** Number of further places, numbered after the states. */
  readonly places: number
  /** Whether a path may follow leg k between two states. */
  mayFollow(k: number, from: number, to: number): boolean
  mayFollowLink(link: number): boolean
  /** Further legs that lead from a place. */
  joinsOf(place: number): Joins | undefined
  /** Whether paths through a place, reached after some kilometres, are of no interest. */
  isCovered?(place: number, km: number): boolean
}

/** Legs from one place: the cost to each other place. */
export interface Joins {
  readonly places: number[]
  readonly costs: number[]
}

/**
 * Distances from some states to all others with every gate closed, or some, by Dijkstra's algorithm over buckets
 * (Dial 1969). Within a bucket, states are taken in any order, and again if a shorter path is found, so
 * the distances are the same as with a heap, without sorting.
 *
 * A path that reaches a corner on the worse of its two sides can be shortened over the corner itself. A
 * state is therefore skipped if its mirror was reached at a shorter distance, unless both sides are
 * requested.
 */
export class Sweep {
  /** Kilometres to each state; Infinity if it was not reached, or skipped. */
  readonly km: Float64Array
  /** State from which each state was reached, -1 for the first; null unless requested. */
  readonly parent: Int32Array | null
  private readonly states: number
  private readonly cornerStates: number
  /** A state may be this much farther than its mirror and still count, km. */
  private readonly slackKm: number
  /** Newest entry of each bucket, -1 for none. Each entry links to an older one. */
  private readonly newest = new Int32Array(LONGEST_KM / BUCKET_KM)
  private state = new Int32Array(1 << 16)
  private key = new Float64Array(1 << 16)
  private older = new Int32Array(1 << 16)
  private entries = 0
  private waiting = 0
  private bucket = 0
  private closed = FULL
  private readonly open: OpenBays | null
  private readonly legs: LegRows
  private readonly limits: SweepLimits | null

  constructor(
    private readonly network: SweptNetwork,
    { parents = false, bothSides = false, limits = null as SweepLimits | null } = {},
  ) {
    this.states = stateCount(network.cornerCount, network.entityCount)
    this.cornerStates = 2 * network.cornerCount
    this.km = new Float64Array(this.states + (limits?.places ?? 0))
    this.slackKm = bothSides ? Number.POSITIVE_INFINITY : 0
    this.parent = parents ? new Int32Array(this.km.length) : null
    this.limits = limits
    this.open = network.bays && new OpenBays(network.bays)
    this.legs = network.legs
    this.reset([])
  }

  /** Resets the sweep. Only bays that contain an end, or the end of an open gate, have to be entered. */
  reset(bays: Iterable<number>, closed: IndexSet = FULL): this {
    this.open?.only(bays)
    this.closed = closed
    this.km.fill(Number.POSITIVE_INFINITY)
    this.newest.fill(-1)
    this.entries = 0
    this.waiting = 0
    this.bucket = 0
    return this
  }

  /** Adds a starting state at a distance. Only before the first `advance`. */
  start(state: number, km: number): void {
    this.reach(state, km, -1)
  }

  /**
   * Continues until every state nearer than `untilKm` is settled. Returns whether any state is left.
   */
  advance(untilKm: number): boolean {
    const { newest } = this
    const last = Math.min(newest.length, Math.ceil(untilKm / BUCKET_KM))
    for (; this.waiting > 0 && this.bucket < last; this.bucket++) {
      while (newest[this.bucket]! >= 0) {
        const entry = newest[this.bucket]!
        newest[this.bucket] = this.older[entry]!
        this.waiting--
        const state = this.state[entry]!
        const km = this.key[entry]!
        if (km !== this.km[state]) continue
        if (state < this.cornerStates && this.km[state ^ 1]! + this.slackKm < km) continue
        if (this.limits?.isCovered?.(state, km)) continue
        if (state < this.states) this.expand(state, km)
        if (this.limits) this.expandJoins(state, km, this.limits)
      }
    }
    return this.waiting > 0
  }

  // Written out for speed: this loop visits every leg of the network.
  private expand(state: number, at: number): void {
    const { legs, km, cornerStates, slackKm } = this
    const { edgeFirst, edgeInner, edgeTo, edgeKm } = legs
    const inner = edgeInner[state]!
    for (let k = edgeFirst[state]!; k < inner; k++) {
      const to = edgeTo[k]!
      const d = at + (edgeKm[k]! || legKm(legs, state, k))
      if (d < km[to]! && (to >= cornerStates || d <= km[to ^ 1]! + slackKm))
        this.follow(k, to, d, state)
    }
    if (this.open?.any) this.expandInner(state, at, this.open.isOpen)
    if (state >= cornerStates) this.expandLinks(state, at)
  }

  private expandInner(state: number, at: number, isOpen: Uint8Array): void {
    const { legs, km, cornerStates, slackKm } = this
    const { stateBay } = this.network
    const { edgeFirst, edgeInner, edgeTo } = legs
    const end = edgeFirst[state + 1]!
    for (let k = edgeInner[state]!; k < end; k++) {
      const to = edgeTo[k]!
      if (isOpen[stateBay[to]!] === 0) continue
      const d = at + legKm(legs, state, k)
      if (d < km[to]! && (to >= cornerStates || d <= km[to ^ 1]! + slackKm))
        this.follow(k, to, d, state)
    }
  }

  /** Reaches a state by a leg that is known to be shorter than the path so far. */
  private follow(k: number, to: number, km: number, from: number): void {
    if (this.limits === null || this.limits.mayFollow(k, from, to)) this.reach(to, km, from)
  }

  private expandJoins(place: number, at: number, limits: SweepLimits): void {
    const joins = limits.joinsOf(place)
    if (!joins) return
    const { places, costs } = joins
    for (let i = 0; i < places.length; i++) this.reach(places[i]!, at + costs[i]!, place)
  }

  private expandLinks(state: number, at: number): void {
    const { cornerStates, closed } = this
    const { nodeLinkFirst, nodeLink, linkFrom, linkTo, linkPassage, linkKm } = this.network
    const node = state - cornerStates
    for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
      const link = nodeLink[k]! >> 1
      const passage = linkPassage[link]!
      if (passage >= 0 && has(closed, passage)) continue
      if (this.limits?.mayFollowLink(link) === false) continue
      const other = nodeLink[k]! & 1 ? linkFrom[link]! : linkTo[link]!
      this.reach(cornerStates + other, at + linkKm[link]!, state)
    }
  }

  private reach(state: number, km: number, from: number): void {
    if (km >= this.km[state]!) return
    this.km[state] = km
    if (this.parent) this.parent[state] = from
    const bucket = Math.min(this.newest.length - 1, (km / BUCKET_KM) | 0)
    if (this.entries === this.state.length) this.grow()
    const entry = this.entries++
    this.state[entry] = state
    this.key[entry] = km
    this.older[entry] = this.newest[bucket]!
    this.newest[bucket] = entry
    this.waiting++
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
