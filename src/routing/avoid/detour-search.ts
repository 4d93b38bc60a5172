import { legKm } from '../../sea/legs.js'
import { StateHeap } from '../../sea/state-heap.js'
import type { NetworkGraph } from '../graph.js'
import type { Query } from '../query.js'
import type { CornerGraph, CornerNode } from './corner-graph.js'
import { costToCorner, eachFirstState, straightCost } from './endpoint-costs.js'
import type { OpenBounds } from './open-bounds.js'

/** A path as places: states of the network, or corners of areas, numbered after the states. */
export interface AvoidingPath {
  readonly cost: number
  /** None where the path leads straight from end to end. */
  readonly places: readonly number[]
  /** Links used to reach a place, -1 for none. */
  readonly links: readonly number[]
}

/** Lower bounds towards both ends of a query. */
export interface QueryBounds {
  readonly toOrigin: OpenBounds
  readonly toDestination: OpenBounds
}

/** A corner of an area, and the least that a path by way of it can cost. */
interface Waiting {
  readonly node: number
  readonly least: number
}

/**
 * Paths of least cost round and through avoided areas, by A* over the whole network with its open gates
 * and the areas' corners as further places to turn at. A leg is held against the areas only when the
 * search would take it, and a corner looks round only when a path by way of it may be the best.
 */
export class DetourSearch {
  private cost = new Float64Array(0)
  private parent = new Int32Array(0)
  /** Link by which a place was reached, -1 for none. */
  private via = new Int32Array(0)
  /** Lower bound of what is still to be paid, of each stamped place. */
  private bound = new Float64Array(0)
  private stamp = new Uint32Array(0)
  private heap = new StateHeap(0)
  private run = 0
  private best = 0
  private last = -1
  /** What is paid from a place straight to the destination. */
  private readonly beyond = new Map<number, number>()
  /** Places taken from the queue in the last search: what it cost. */
  settled = 0

  constructor(private readonly graph: NetworkGraph) {}

  /** The path of least cost, or null when none costs less than `belowCost`. */
  find(
    query: Query,
    corners: CornerGraph,
    bounds: QueryBounds,
    belowCost: number,
  ): AvoidingPath | null {
    const { graph } = this
    const { avoided } = corners
    const { origin, destination } = query
    this.prepare(graph.states + corners.nodes.length)
    const straight = straightCost(graph, origin, destination, avoided)
    this.best = Math.min(straight, belowCost)
    this.last = -1
    const { heap, beyond } = this
    eachFirstState(graph, destination, avoided, (state, cost) => {
      const at = graph.mirror(state)
      beyond.set(at, Math.min(cost, beyond.get(at) ?? Number.POSITIVE_INFINITY))
    })
    eachFirstState(graph, origin, avoided, (state, cost) => {
      this.reach(state, cost, -1, -1, bounds)
    })
    const waiting = this.waitingCorners(corners, bounds)
    let next = 0
    while (true) {
      const least = heap.size > 0 ? Math.min(heap.least, this.best) : this.best
      const corner = waiting[next]
      if (corner !== undefined && corner.least < least) {
        next++
        this.open(corner.node, query, corners, bounds)
        continue
      }
      if (heap.size === 0 || heap.least >= this.best) break
      this.settle(heap.pop(), query, corners, bounds)
    }
    heap.clear()
    if (this.last >= 0) return this.unwind()
    return straight < belowCost ? { cost: straight, places: [], links: [] } : null
  }

  private prepare(places: number): void {
    if (this.cost.length < places) {
      this.cost = new Float64Array(places)
      this.parent = new Int32Array(places)
      this.via = new Int32Array(places)
      this.bound = new Float64Array(places)
      this.stamp = new Uint32Array(places)
      this.heap = new StateHeap(places)
      this.run = 0
    }
    this.run++
    this.settled = 0
    this.beyond.clear()
  }

  /** Corners in the order in which a path by way of them may become the best. */
  private waitingCorners({ nodes }: CornerGraph, bounds: QueryBounds): Waiting[] {
    return nodes
      .map((node, i): Waiting => {
        const least = leastFrom(node, bounds.toOrigin) + leastFrom(node, bounds.toDestination)
        return { node: i, least }
      })
      .filter(({ least }) => least < this.best)
      .sort((a, b) => a.least - b.least)
  }

  /** Joins a corner to both ends and to what has been reached of the network. */
  private open(
    node: number,
    { origin, destination }: Query,
    corners: CornerGraph,
    bounds: QueryBounds,
  ): void {
    const place = corners.placeOf(node)
    this.beyond.set(place, costToCorner(destination, node, corners))
    const first = costToCorner(origin, node, corners)
    if (first < Number.POSITIVE_INFINITY) this.reachCorner(place, first, -1, corners, bounds)
    const { places, costs } = corners.lookRound(node)
    places.forEach((from, i) => {
      if (this.stamp[from] !== this.run || this.cost[from] === Number.POSITIVE_INFINITY) return
      this.reachCorner(place, this.cost[from]! + costs[i]!, from, corners, bounds)
    })
  }

  private settle(place: number, query: Query, corners: CornerGraph, bounds: QueryBounds): void {
    this.settled++
    const cost = this.cost[place]!
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
        if (to < this.graph.states) this.reach(to, cost + costs[i]!, place, -1, bounds)
        else this.reachCorner(to, cost + costs[i]!, place, corners, bounds)
      }
    }
    if (place < this.graph.states && !this.isPassedOnOtherSide(place, cost, corners))
      this.expand(place, cost, query, corners, bounds)
  }

  /**
   * Whether a shorter path leads over the corner of a state with the shore on its other side: then none
   * of the shortest leads on from this one. Not so where kilometres cost more in one place than another.
   */
  private isPassedOnOtherSide(state: number, cost: number, { avoided }: CornerGraph): boolean {
    const other = this.graph.mirror(state)
    return avoided.isPlain && this.stamp[other] === this.run && this.cost[other]! < cost
  }

  // Written out for speed: this loop is the search.
  private expand(
    state: number,
    cost: number,
    { closed }: Query,
    corners: CornerGraph,
    bounds: QueryBounds,
  ): void {
    const { graph, stamp, run, bound, cost: known } = this
    const { avoided } = corners
    const { network } = graph
    const { legs, entityVectors: v } = network
    const { edgeFirst, edgeTo, edgeKm } = legs
    const a = 3 * graph.entityOfState(state)
    const ax = v[a]!
    const ay = v[a + 1]!
    const az = v[a + 2]!
    const end = edgeFirst[state + 1]!
    for (let k = edgeFirst[state]!; k < end; k++) {
      const to = edgeTo[k]!
      const km = edgeKm[k]! || legKm(legs, state, k)
      const least = cost + km
      if (least >= this.best) continue
      if (stamp[to] !== run) this.meet(to, bounds)
      if (least >= known[to]! || least + bound[to]! >= this.best) continue
      const b = 3 * graph.entityOfState(to)
      const paid = cost + avoided.legCost(km, ax, ay, az, v[b]!, v[b + 1]!, v[b + 2]!)
      this.reach(to, paid, state, -1, bounds)
    }
    if (!graph.isNode(state)) return
    graph.eachLink(state, closed, (next, km, link) => {
      if (cost + km >= this.best) return
      this.reach(next, cost + corners.linkCost(link, km), state, link, bounds)
    })
  }

  /** The first time that a search comes to a state. */
  private meet(state: number, { toDestination }: QueryBounds): void {
    this.stamp[state] = this.run
    this.cost[state] = Number.POSITIVE_INFINITY
    this.bound[state] = toDestination.from(this.graph.entityOfState(state))
  }

  private reach(
    state: number,
    cost: number,
    from: number,
    link: number,
    bounds: QueryBounds,
  ): void {
    if (this.stamp[state] !== this.run) this.meet(state, bounds)
    this.take(state, cost, from, link)
  }

  private reachCorner(
    place: number,
    cost: number,
    from: number,
    corners: CornerGraph,
    { toDestination }: QueryBounds,
  ): void {
    if (this.stamp[place] !== this.run) {
      this.stamp[place] = this.run
      this.cost[place] = Number.POSITIVE_INFINITY
      this.bound[place] = leastFrom(corners.nodeAt(place)!, toDestination)
    }
    this.take(place, cost, from, -1)
  }

  private take(place: number, cost: number, from: number, link: number): void {
    if (cost >= this.cost[place]! || cost + this.bound[place]! >= this.best) return
    this.cost[place] = cost
    this.parent[place] = from
    this.via[place] = link
    this.heap.push(place, cost + this.bound[place]!)
  }

  private unwind(): AvoidingPath {
    const places: number[] = []
    for (let place = this.last; place >= 0; place = this.parent[place]!) places.push(place)
    places.reverse()
    return { cost: this.best, places, links: places.map((place) => this.via[place]!) }
  }
}

/** Least kilometres from a corner to an endpoint: straight, or by what lies beside it. */
function leastFrom({ vector, beside }: CornerNode, bounds: OpenBounds): number {
  let least = bounds.fromPlace(vector)
  for (const { entity, km } of beside) least = Math.max(least, bounds.from(entity) - km)
  return least
}
