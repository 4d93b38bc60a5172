import type { IndexSet } from '../../sea/index-set.js'
import { legKm } from '../../sea/legs.js'
import type { OpenBays } from '../../sea/sight/open-bays.js'
import type { NetworkGraph } from '../graph.js'
import type { Query } from '../query.js'
import { SearchSpace } from '../search/search-space.js'
import type { AvoidingPath } from './avoiding-path.js'
import { type CornerGraph, leastCost } from './corner-graph.js'
import { costToCorner, type FirstPlace, straightCost } from './tables/endpoint-costs.js'
import type { PlaceBounds } from './tables/open-bounds.js'

/** What a search needs in addition to the network. */
export interface Detour {
  readonly corners: CornerGraph
  /** The places that paths may visit first after the origin, and last before the destination. */
  readonly fromOrigin: readonly FirstPlace[]
  readonly fromDestination: readonly FirstPlace[]
  readonly toDestination: PlaceBounds
  /** Lower bounds to the origin; null if every corner is joined to the network and to both ends. */
  readonly toOrigin: PlaceBounds | null
  /** The bays that the search enters; null for all. */
  readonly bays: OpenBays | null
}

/** A corner of an area, and the lowest possible cost of a path through it. */
interface Waiting {
  readonly node: number
  readonly least: number
}

/**
 * Paths of least cost around and through avoided areas, by A* over the whole network, with its open
 * gates, and with the corners of the areas as additional turning points. A leg is checked against the
 * areas only when the search would use it, and the view of a corner is computed only when a path
 * through it may be the best.
 */
export class DetourSearch {
  private best = 0
  private last = -1
  /** Cost from a place straight to the destination. */
  private readonly beyond = new Map<number, number>()
  /** Places taken from the queue in the last search: the work that it took. */
  settled = 0
  /** Whether the last search was given up, and so its result is not known. */
  isGivenUp = false

  constructor(
    private readonly graph: NetworkGraph,
    private readonly space = new SearchSpace(),
  ) {}

  /**
   * The path of least cost, or null when none costs less than `belowCost`.
   * @param most number of settled places after which it gives up
   */
  find(
    query: Query,
    detour: Detour,
    belowCost: number,
    most = Number.POSITIVE_INFINITY,
  ): AvoidingPath | null {
    const { corners, fromOrigin, fromDestination } = detour
    this.prepare(this.graph.states + corners.nodes.length)
    const { graph, beyond } = this
    const { heap } = this.space
    const straight = straightCost(query, corners.avoided)
    this.best = Math.min(straight, belowCost)
    this.last = -1
    for (const [place, cost] of fromDestination) {
      const at = graph.mirror(place)
      beyond.set(at, Math.min(cost, beyond.get(at) ?? Number.POSITIVE_INFINITY))
    }
    for (const [place, cost] of fromOrigin) {
      if (this.isOpen(place, detour)) this.reach(place, cost, -1, -1, detour)
    }
    const waiting = this.waitingCorners(detour)
    let next = 0
    while (true) {
      const least = heap.size > 0 ? Math.min(heap.least, this.best) : this.best
      const corner = waiting[next]
      if (corner !== undefined && corner.least < least) {
        next++
        this.open(corner.node, query, detour)
        continue
      }
      if (heap.size === 0 || heap.least >= this.best) break
      this.isGivenUp = this.settled >= most
      if (this.isGivenUp) {
        this.end()
        return null
      }
      this.settle(heap.pop(), query.closed, detour)
    }
    this.end()
    if (this.last >= 0) return this.unwind()
    return straight < belowCost ? { cost: straight, places: [], links: [] } : null
  }

  private prepare(needed: number): void {
    this.space.begin(needed)
    this.settled = 0
    this.isGivenUp = false
    this.beyond.clear()
  }

  private end(): void {
    this.space.heap.clear()
    this.space.end()
  }

  /** Corners in the order in which a path through them may become the best. */
  private waitingCorners({ corners, toOrigin, toDestination }: Detour): Waiting[] {
    if (!toOrigin) return []
    return corners.nodes
      .map((corner, node): Waiting => {
        const before = toOrigin.ofCorner(corner, node, this.best)
        return { node, least: before + toDestination.ofCorner(corner, node, this.best - before) }
      })
      .filter(({ least }) => least < this.best)
      .sort((a, b) => a.least - b.least)
  }

  /** Joins a corner to both ends and to the part of the network that has been reached. */
  private open(node: number, { origin, destination }: Query, detour: Detour): void {
    const { corners } = detour
    const place = corners.placeOf(node)
    this.beyond.set(place, costToCorner(destination, node, corners))
    const first = costToCorner(origin, node, corners)
    if (first < Number.POSITIVE_INFINITY) this.reach(place, first, -1, -1, detour)
    const { cost, stamp, run } = this.space
    const inward = corners.lookRound(node)
    inward.places.forEach((from, i) => {
      if (stamp[from] !== run || cost[from] === Number.POSITIVE_INFINITY) return
      const least = cost[from]! + leastCost(inward.costs[i]!)
      if (!this.mayReach(place, least, detour)) return
      this.take(place, cost[from]! + corners.costOfJoin(place, inward, i), from, -1)
    })
  }

  private settle(place: number, closed: IndexSet, detour: Detour): void {
    const { corners } = detour
    this.settled++
    const cost = this.space.cost[place]!
    const total = cost + (this.beyond.get(place) ?? Number.POSITIVE_INFINITY)
    if (total < this.best) {
      this.best = total
      this.last = place
    }
    const joins = corners.joinsOf(place)
    if (joins) {
      const { places, costs } = joins
      for (let i = 0; i < places.length; i++) {
        const to = places[i]!
        if (!this.isOpen(to, detour)) continue
        if (!this.mayReach(to, cost + leastCost(costs[i]!), detour)) continue
        this.take(to, cost + corners.costOfJoin(place, joins, i), place, -1)
      }
    }
    if (place >= this.graph.states) return
    // Where the cost of a kilometre varies, the best path may turn away from the shore.
    if (!corners.avoided.isPlain) this.reach(this.graph.mirror(place), cost, place, -1, detour)
    else if (this.isPassedOnOtherSide(place, cost)) return
    this.expand(place, cost, closed, detour)
  }

  /** Whether the search enters the bay of a place. */
  private isOpen(place: number, { bays }: Detour): boolean {
    if (bays === null || place >= this.graph.states) return true
    return bays.isOpen[this.graph.network.stateBay[place]!] === 1
  }

  /**
   * Whether a shorter path leads over the same corner with the shore on its other side. If every
   * kilometre costs the same, no shortest path then continues from this state.
   */
  private isPassedOnOtherSide(state: number, cost: number): boolean {
    const { stamp, run, cost: known } = this.space
    const other = this.graph.mirror(state)
    return stamp[other] === run && known[other]! < cost
  }

  // Written out for speed: this loop is the search.
  private expand(state: number, cost: number, closed: IndexSet, detour: Detour): void {
    const { graph } = this
    const { stamp, run, bound, cost: known } = this.space
    const { corners, bays } = detour
    const { network } = graph
    const { legs, stateBay } = network
    const { edgeFirst, edgeInner, edgeTo, edgeKm } = legs
    const entity = graph.entityOfState(state)
    const inner = bays === null ? Number.POSITIVE_INFINITY : edgeInner[state]!
    const end = bays?.any === false ? inner : edgeFirst[state + 1]!
    for (let k = edgeFirst[state]!; k < end; k++) {
      const to = edgeTo[k]!
      if (k >= inner && bays!.isOpen[stateBay[to]!] === 0) continue
      const km = edgeKm[k]! || legKm(legs, state, k)
      const least = cost + km
      if (least >= this.best) continue
      if (stamp[to] !== run) this.meet(to, least, detour)
      if (least >= known[to]! || least + bound[to]! >= this.best) continue
      const paid = cost + corners.networkLegCost(k, km, entity, graph.entityOfState(to))
      this.take(to, paid, state, -1)
    }
    if (!graph.isNode(state)) return
    graph.eachLink(state, closed, (next, km, link) => {
      if (cost + km >= this.best) return
      this.reach(next, cost + corners.linkCost(link), state, link, detour)
    })
  }

  /** Handles the first time that a search reaches a place, at no less than a given cost. */
  private meet(place: number, cost: number, { corners, toDestination }: Detour): void {
    const { graph, space } = this
    const enough = this.best - cost
    space.stamp[place] = space.run
    space.cost[place] = Number.POSITIVE_INFINITY
    const corner = corners.nodeAt(place)
    space.bound[place] = corner
      ? toDestination.ofCorner(corner, place - graph.states, enough)
      : toDestination.ofEntity(graph.entityOfState(place), enough)
  }

  /** Whether a path that costs at least this much may be the best to a place. */
  private mayReach(place: number, least: number, detour: Detour): boolean {
    if (least >= this.best) return false
    const { stamp, run, cost, bound } = this.space
    if (stamp[place] !== run) this.meet(place, least, detour)
    return least < cost[place]! && least + bound[place]! < this.best
  }

  private reach(place: number, cost: number, from: number, link: number, detour: Detour): void {
    if (this.space.stamp[place] !== this.space.run) this.meet(place, cost, detour)
    this.take(place, cost, from, link)
  }

  private take(place: number, cost: number, from: number, link: number): void {
    const { cost: known, bound, parent, via, heap } = this.space
    if (cost >= known[place]! || cost + bound[place]! >= this.best) return
    known[place] = cost
    parent[place] = from
    via[place] = link
    heap.push(place, cost + bound[place]!)
  }

  private unwind(): AvoidingPath {
    const { parent, via } = this.space
    const places: number[] = []
    for (let place = this.last; place >= 0; place = parent[place]!) places.push(place)
    places.reverse()
    return { cost: this.best, places, links: places.map((place) => via[place]!) }
  }
}
