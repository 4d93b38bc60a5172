import { FULL } from '../../sea/index-set.js'
import type { LegRows } from '../../sea/legs.js'
import { legKm } from '../../sea/legs.js'
import { OpenBays } from '../../sea/sight/open-bays.js'
import type { NetworkGraph } from '../graph.js'
import { activeLandmarks, LowerBounds, NO_LANDMARKS } from '../lower-bounds.js'
import type { Query } from '../query.js'
import { isAtNode } from '../snap/endpoint.js'
import { SearchSpace } from './search-space.js'

/** A taut path over the sea that uses no gate, with its length in km. */
export interface TautPath {
  readonly km: number
  /** States from the first after the origin to the last before the destination. */
  readonly states: readonly number[]
  /** The legs that the search used. */
  readonly legs: LegRows
}

type Ends = Pick<Query, 'origin' | 'destination'>

/**
 * Shortest taut paths with every gate closed, by A* over the states. A state whose mirror was reached
 * at a shorter distance is skipped, as in `Sweep`.
 */
export class ShortestPathSearch {
  private readonly cornerStates: number
  private readonly open: OpenBays | null
  private rows: LegRows
  /**
   * Length that a path must stay below to be better than the best so far, km, and the last state of the
   * best.
   */
  private best = 0
  private last = -1
  /** States taken from the queue in the last search: the work that it took. */
  settled = 0

  constructor(
    private readonly graph: NetworkGraph,
    private readonly space = new SearchSpace(),
  ) {
    this.cornerStates = 2 * graph.network.cornerCount
    this.open = graph.network.bays && new OpenBays(graph.network.bays)
    this.rows = graph.network.portRows
  }

  /**
   * The shortest path that is shorter than `belowKm`, or null. Between two ports or landmarks, the legs
   * between ports suffice.
   * @param active the landmarks whose distances bound the search; without any it is slower, and right even where
   * their distances are not
   */
  find(
    { origin, destination }: Ends,
    belowKm: number,
    active = activeLandmarks(origin, destination),
  ): TautPath | null {
    const { graph } = this
    const { network } = graph
    const { heap, targetKm, cost } = this.space.begin(graph.states)
    const isBetweenNodes = isAtNode(origin) && isAtNode(destination)
    this.rows = active !== NO_LANDMARKS && isBetweenNodes ? network.portRows : network.legs
    this.open?.only([...origin.bays, ...destination.bays])
    this.settled = 0
    const target = new LowerBounds(graph, destination, active)
    for (let i = 0; i < destination.states.length; i++) {
      const state = graph.mirror(destination.states[i]!)
      targetKm[state] = Math.min(targetKm[state]!, destination.km[i]!)
    }
    this.best = belowKm
    this.last = -1
    // States in sight of both ends come first, because an early path excludes most other states.
    for (const isSeen of [true, false]) {
      for (let i = 0; i < origin.states.length; i++) {
        const state = origin.states[i]!
        if (targetKm[state]! < Number.POSITIVE_INFINITY === isSeen) {
          this.reach(state, origin.km[i]!, -1, target)
        }
      }
    }
    while (heap.size > 0 && heap.least < this.best) {
      const state = heap.pop()
      this.settled++
      const km = cost[state]!
      if (!this.isDominated(state, km)) this.expand(state, km, target)
    }
    heap.clear()
    for (const state of destination.states) targetKm[graph.mirror(state)] = Number.POSITIVE_INFINITY
    this.space.end()
    const { best: km, last } = this
    return last < 0 ? null : { km, states: this.unwind(last), legs: this.rows }
  }

  // Written out for speed: this loop is the search.
  private expand(state: number, km: number, target: LowerBounds): void {
    const { rows } = this
    const { edgeFirst, edgeInner, edgeTo, edgeKm } = rows
    const { stateBay } = this.graph.network
    const { stamp, run, cost: known, bound } = this.space
    const isOpen = this.open?.isOpen
    const inner = edgeInner[state]!
    const end = this.open?.any ? edgeFirst[state + 1]! : inner
    for (let k = edgeFirst[state]!; k < end; k++) {
      const to = edgeTo[k]!
      if (k >= inner && isOpen?.[stateBay[to]!] === 0) continue
      const d = km + (edgeKm[k]! || legKm(rows, state, k))
      const { best } = this
      if (d >= best || (stamp[to] === run && (d >= known[to]! || d + bound[to]! >= best))) continue
      if (this.isDominated(to, d)) continue
      this.reach(to, d, state, target)
    }
    if (!this.graph.isNode(state)) return
    this.graph.eachLink(state, FULL, (next, linkKm) => {
      this.reach(next, km + linkKm, state, target)
    })
  }

  /** Whether a corner was reached at a shorter distance on its other side. */
  private isDominated(state: number, km: number): boolean {
    const { stamp, run, cost } = this.space
    const other = state ^ 1
    return state < this.cornerStates && stamp[other] === run && cost[other]! < km
  }

  private reach(state: number, km: number, from: number, target: LowerBounds): void {
    const { stamp, run, cost: known, bound, parent, targetKm, heap } = this.space
    if (stamp[state] !== run) {
      stamp[state] = run
      known[state] = Number.POSITIVE_INFINITY
      bound[state] = 0
    }
    if (km >= known[state]! || km + bound[state]! >= this.best) return
    if (known[state] === Number.POSITIVE_INFINITY) {
      // Most states turn out to be too far away: a bound that shows this is cached for the next leg to the state.
      bound[state] = target.from(this.graph.entityOfState(state), this.best - km)
      if (km + bound[state]! >= this.best) return
    }
    known[state] = km
    parent[state] = from
    const total = km + targetKm[state]!
    if (total < this.best) {
      this.best = total
      this.last = state
    }
    heap.push(state, km + bound[state]!)
  }

  private unwind(last: number): number[] {
    const { parent } = this.space
    const states: number[] = []
    for (let state = last; state >= 0; state = parent[state]!) states.push(state)
    return states.reverse()
  }
}
