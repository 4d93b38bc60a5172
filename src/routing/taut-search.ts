import { WGS84_A_KM, WGS84_E2 } from '../geo/leg.js'
import { legKm } from '../sea/legs.js'
import { UNREACHED } from '../sea/network-format.js'
import type { Chart } from './chart.js'
import type { End } from './ends.js'
import { StateHeap } from './state-heap.js'

/** Roots whose bounds are looked at for every state: the best ones for the pair of ends. */
const ACTIVE_ROOTS = 8
/** Shortest a radian of great circle gets on WGS84, km: along the meridian at the equator. */
const LEAST_KM_PER_RADIAN = WGS84_A_KM * (1 - WGS84_E2)
/** Root distances are whole metres: a bound from two of them may be this much too high, km. */
const ROUNDING_KM = 0.0011

export interface TautPath {
  readonly km: number
  /** States from the first after the origin to the last before the destination. */
  readonly states: readonly number[]
}

/**
 * Shortest taut paths with every gate closed, by A* over the states. Two lower bounds guide it: the
 * great circle, and the difference of the distances from a root to the state and to the destination.
 */
export class TautSearch {
  private readonly km: Float64Array
  private readonly parent: Int32Array
  /** Lower bound of each stamped state, so that it is worked out once. */
  private readonly bound: Float64Array
  private readonly stamp: Uint32Array
  private readonly targetKm: Float64Array
  private readonly heap: StateHeap
  private all: Float64Array | null = null
  private run = 0
  /** States taken from the queue in the last search: what it cost. */
  settled = 0

  constructor(private readonly chart: Chart) {
    this.km = new Float64Array(chart.states)
    this.parent = new Int32Array(chart.states)
    this.bound = new Float64Array(chart.states)
    this.stamp = new Uint32Array(chart.states)
    this.targetKm = new Float64Array(chart.states).fill(Number.POSITIVE_INFINITY)
    this.heap = new StateHeap(chart.states)
  }

  /** Shortest distance that any path between two ends may have with every gate closed. */
  lowerBound(origin: End, destination: End): number {
    let bound = 0
    for (let r = 0; r < origin.rootKm.length; r++) {
      const a = origin.rootKm[r]!
      const b = destination.rootKm[r]!
      if (a === b) continue // both unreached, or level
      bound = Math.max(bound, Math.abs(a - b))
    }
    return bound - 2 * ROUNDING_KM
  }

  /** The shortest path that is shorter than `belowKm`, or null. */
  find(origin: End, destination: End, belowKm: number): TautPath | null {
    const { chart, heap, targetKm } = this
    this.run++
    this.settled = 0
    const target = new Target(chart, origin, destination)
    for (let i = 0; i < destination.states.length; i++) {
      const state = chart.mirror(destination.states[i]!)
      targetKm[state] = Math.min(targetKm[state]!, destination.km[i]!)
    }
    let best = belowKm
    let last = -1
    for (let i = 0; i < origin.states.length; i++) {
      const state = origin.states[i]!
      const km = origin.km[i]!
      this.reach(state, km, -1, target, best)
    }
    while (heap.size > 0 && heap.least < best) {
      const state = heap.pop()
      this.settled++
      const km = this.km[state]!
      const total = km + targetKm[state]!
      if (total < best) {
        best = total
        last = state
      }
      this.expand(state, km, target, best)
    }
    heap.clear()
    for (const state of destination.states) targetKm[chart.mirror(state)] = Number.POSITIVE_INFINITY
    return last < 0 ? null : { km: best, states: this.unwind(last) }
  }

  /**
   * Distances from an end to every state with every gate closed; Infinity where no way leads. The
   * array is used again by the next call.
   */
  toAll(origin: End): Float64Array {
    const { heap, chart } = this
    const { network } = chart
    const { edgeFirst, edgeTo, cornerCount } = network
    this.all ??= new Float64Array(chart.states)
    const km = this.all.fill(Number.POSITIVE_INFINITY)
    for (let i = 0; i < origin.states.length; i++) {
      const state = origin.states[i]!
      if (origin.km[i]! >= km[state]!) continue
      km[state] = origin.km[i]!
      heap.push(state, km[state]!)
    }
    while (heap.size > 0) {
      const state = heap.pop()
      const at = km[state]!
      const end = edgeFirst[state + 1]!
      for (let k = edgeFirst[state]!; k < end; k++) {
        const d = at + legKm(network, state, k)
        const to = edgeTo[k]!
        if (d >= km[to]!) continue
        km[to] = d
        heap.push(to, d)
      }
      if (state < 2 * cornerCount) continue
      this.eachLink(state, (to, legKm) => {
        if (at + legKm >= km[to]!) return
        km[to] = at + legKm
        heap.push(to, km[to]!)
      })
    }
    return km
  }

  /** Every open link that leads on from a node's state. */
  private eachLink(state: number, visit: (next: number, km: number) => void): void {
    const { cornerCount, nodeLinkFirst, nodeLink, linkFrom, linkTo, linkPassage, linkKm } =
      this.chart.network
    const node = state - 2 * cornerCount
    for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
      const link = nodeLink[k]! >> 1
      if (linkPassage[link]! >= 0) continue
      const other = nodeLink[k]! & 1 ? linkFrom[link]! : linkTo[link]!
      visit(other + 2 * cornerCount, linkKm[link]!)
    }
  }

  // Written out for speed: this loop is the search.
  private expand(state: number, km: number, target: Target, best: number): void {
    const { network } = this.chart
    const { edgeFirst, edgeTo, cornerCount } = network
    const { stamp, run, km: known } = this
    const end = edgeFirst[state + 1]!
    for (let k = edgeFirst[state]!; k < end; k++) {
      const to = edgeTo[k]!
      const d = km + legKm(network, state, k)
      if (d >= best || (stamp[to] === run && d >= known[to]!)) continue
      this.reach(to, d, state, target, best)
    }
    if (state >= 2 * cornerCount) {
      this.eachLink(state, (next, legKm) => {
        this.reach(next, km + legKm, state, target, best)
      })
    }
  }

  private reach(state: number, km: number, from: number, target: Target, best: number): void {
    if (this.stamp[state] === this.run) {
      if (km >= this.km[state]!) return
      this.parent[state] = from
      this.heap.push(state, km + this.bound[state]!)
      this.km[state] = km
      return
    }
    const bound = target.bound(this.chart.entityOfState(state), best - km)
    if (km + bound >= best) return
    this.stamp[state] = this.run
    this.bound[state] = bound
    this.km[state] = km
    this.parent[state] = from
    this.heap.push(state, km + bound)
  }

  private unwind(last: number): number[] {
    const states: number[] = []
    for (let state = last; state >= 0; state = this.parent[state]!) states.push(state)
    return states.reverse()
  }
}

/** Lower bounds from entities to one destination. */
class Target {
  private readonly roots: Int32Array
  private readonly rootKm: Float64Array
  private readonly x: number
  private readonly y: number
  private readonly z: number

  constructor(
    private readonly chart: Chart,
    origin: End,
    destination: End,
  ) {
    const order = Array.from(destination.rootKm.keys())
      .filter(
        (r) =>
          destination.rootKm[r]! < Number.POSITIVE_INFINITY &&
          origin.rootKm[r]! < Number.POSITIVE_INFINITY,
      )
      .sort((a, b) => gap(b, origin, destination) - gap(a, origin, destination))
      .slice(0, ACTIVE_ROOTS)
    this.roots = Int32Array.from(order)
    this.rootKm = Float64Array.from(order, (r) => destination.rootKm[r]!)
    const [lon, lat] = destination.snapped
    const c = Math.cos((lat * Math.PI) / 180)
    this.x = c * Math.cos((lon * Math.PI) / 180)
    this.y = c * Math.sin((lon * Math.PI) / 180)
    this.z = Math.sin((lat * Math.PI) / 180)
  }

  /** Stops at the first bound that is no less than `enough`. */
  bound(entity: number, enough: number): number {
    const { entityVectors: v, rootMetres, roots: all } = this.chart.network
    const dot = this.x * v[3 * entity]! + this.y * v[3 * entity + 1]! + this.z * v[3 * entity + 2]!
    let bound = dot >= 1 ? 0 : dot <= -1 ? Math.PI : Math.acos(dot)
    bound *= LEAST_KM_PER_RADIAN
    if (bound >= enough) return bound
    const row = entity * all.length
    const { roots, rootKm } = this
    for (let i = 0; i < roots.length; i++) {
      const metres = rootMetres[row + roots[i]!]!
      if (metres === UNREACHED) continue
      const d = Math.abs(metres * 0.001 - rootKm[i]!) - ROUNDING_KM
      if (d > bound) {
        if (d >= enough) return d
        bound = d
      }
    }
    return bound
  }
}

function gap(root: number, origin: End, destination: End): number {
  return Math.abs(origin.rootKm[root]! - destination.rootKm[root]!)
}
