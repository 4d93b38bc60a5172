import { legKmBetween } from '../../src/geo/leg.js'
import type { CornerGraph } from '../../src/routing/avoid/corner-graph.js'
import { cutBays } from '../../src/routing/avoid/cut-bays.js'
import {
  type FirstPlace,
  firstCorners,
  firstStates,
  straightCost,
} from '../../src/routing/avoid/endpoint-costs.js'
import type { Endpoint } from '../../src/routing/endpoint.js'
import { EMPTY } from '../../src/sea/index-set.js'
import { Sweep } from '../../src/sea/sweep.js'
import type { PathTree } from './hub-cover.js'

/** A place as paths leave it: the end of a port, or a node at the end of a gate. */
interface Terminal {
  readonly end: Endpoint
  readonly first: readonly FirstPlace[]
  /** Number of the place as a vertex of the trees. */
  readonly vertex: number
}

/** Single precision in a sweep: two lengths of one step may differ by this much, km. */
const STEP_KM = 0.002

/**
 * Shortest paths from each of some places to all others, in a sea with polygons that no route enters and
 * every gate closed. Their lengths are exact: the sweep, in single precision, only decides which legs.
 */
export class PortTrees {
  private readonly terminals: readonly Terminal[]
  private readonly sweep: Sweep
  private readonly bays: readonly number[]
  /** Straight legs between places at sea: of each place, the places with a higher number. */
  private readonly straight: readonly (readonly FirstPlace[])[]
  /** Number of each state in the present tree; -1 if it is not in it. */
  private readonly at: Int32Array
  private vertex: number[] = []
  private parent: number[] = []
  private km: number[] = []

  constructor(
    private readonly corners: CornerGraph,
    ends: readonly Endpoint[],
  ) {
    const { graph } = corners
    const { network } = graph
    corners.lookRoundAll(null)
    this.terminals = ends.map((end, i) => {
      const first = [...firstStates(graph, end, corners.avoided), ...firstCorners(end, corners)]
      const vertex =
        end.kind === 'port'
          ? graph.entityOfState(end.states[0]!)
          : network.entityCount + corners.places + i
      return { end, first, vertex }
    })
    this.bays = [...new Set([...ends.flatMap(({ bays }) => bays), ...cutBays(corners)])]
    this.sweep = new Sweep(network, { parents: true, limits: corners })
    this.at = new Int32Array(this.sweep.km.length).fill(-1)
    this.straight = ends.map((end, i) => this.straightFrom(end, ends, i))
  }

  /** The tree of a place; `ends` are the others in its order, -1 where no path leads. */
  of(index: number): PathTree {
    const { terminals, sweep, at } = this
    const own = terminals[index]!
    sweep.reset(this.bays)
    for (const [place, km] of own.first) sweep.start(place, km)
    sweep.advance(Number.POSITIVE_INFINITY)
    this.vertex = [own.vertex]
    this.parent = [-1]
    this.km = [0]
    const used: number[] = []
    const straight = new Map(this.straight[index])
    for (let other = 0; other < index; other++) {
      const km = this.straight[other]!.find(([to]) => to === index)?.[1]
      if (km !== undefined) straight.set(other, km)
    }
    const ends = Int32Array.from(terminals, (to, i) => {
      if (i === index) return 0
      const km = straight.get(i)
      return km === undefined ? this.reach(to, used) : this.add(to.vertex, 0, km)
    })
    for (const place of used) at[place] = -1
    return {
      vertex: Int32Array.from(this.vertex),
      parent: Int32Array.from(this.parent),
      km: Float64Array.from(this.km),
      ends,
    }
  }

  private straightFrom(origin: Endpoint, ends: readonly Endpoint[], index: number): FirstPlace[] {
    if (origin.kind !== 'sea') return []
    const { graph, avoided } = this.corners
    const straight: FirstPlace[] = []
    for (let i = index + 1; i < ends.length; i++) {
      const query = { graph, origin, destination: ends[i]!, closed: EMPTY }
      const km = straightCost(query, avoided)
      if (km < Number.POSITIVE_INFINITY) straight.push([i, km])
    }
    return straight
  }

  /** The node of a place in the present tree. */
  private reach({ end, first, vertex }: Terminal, used: number[]): number {
    const { graph } = this.corners
    let [least, last, beyond] = [Number.POSITIVE_INFINITY, -1, 0]
    for (const [place, km] of first) {
      const arrival = place < graph.states ? graph.mirror(place) : place
      const total = this.sweep.km[arrival]! + km
      if (total < least) [least, last, beyond] = [total, arrival, km]
    }
    if (last < 0) return -1
    const node = this.nodeOf(last, used)
    return end.kind === 'port' ? node : this.add(vertex, node, this.km[node]! + beyond)
  }

  /** The node of a state or corner that the sweep reached. */
  private nodeOf(last: number, used: number[]): number {
    const { sweep, at } = this
    const parents = sweep.parent!
    const path: number[] = []
    let place = last
    for (; place >= 0 && at[place]! < 0; place = parents[place]!) path.push(place)
    let node = place < 0 ? 0 : at[place]!
    for (const next of path.reverse()) {
      const from = parents[next]!
      const km = from < 0 ? sweep.km[next]! : this.km[node]! + this.stepKm(from, next)
      const vertex = this.vertexOf(next)
      // A place that is a node begins its paths in its own state.
      const isStart = from < 0 && vertex === this.vertex[0]
      node = isStart ? 0 : this.add(vertex, node, km)
      at[next] = node
      used.push(next)
    }
    return node
  }

  private vertexOf(place: number): number {
    const { graph } = this.corners
    return place < graph.states
      ? graph.entityOfState(place)
      : graph.network.entityCount + place - graph.states
  }

  private stepKm(from: number, to: number): number {
    const { corners, sweep } = this
    const { graph } = corners
    const { network } = graph
    const sweptKm = sweep.km[to]! - sweep.km[from]!
    const isStep = (km: number) => Math.abs(km - sweptKm) < STEP_KM
    if (from >= graph.states || to >= graph.states) {
      const { places, costs } = corners.joinsOf(from)!
      return costs[places.findIndex((place, i) => place === to && isStep(costs[i]!))]!
    }
    const km = legKmBetween(
      network.entityVectors,
      graph.entityOfState(from),
      graph.entityOfState(to),
    )
    if (isStep(km) || !graph.isNode(from) || !graph.isNode(to)) return km
    let found = Number.NaN
    graph.eachLink(from, EMPTY, (next, linkKm) => {
      if (next === to && isStep(linkKm)) found = linkKm
    })
    if (Number.isNaN(found)) throw new Error('A step of a path is neither a leg nor a link.')
    return found
  }

  private add(vertex: number, parent: number, km: number): number {
    this.vertex.push(vertex)
    this.parent.push(parent)
    this.km.push(km)
    return this.vertex.length - 1
  }
}
