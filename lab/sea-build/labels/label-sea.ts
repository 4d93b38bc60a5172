import { angleBetween, toVector, type Vector } from '../../../src/engine/geo/vector.js'
import type { CornerGraph } from '../../../src/engine/routing/avoid/corner-graph.js'
import {
  type FirstPlace,
  firstPlaces,
  straightCost,
} from '../../../src/engine/routing/avoid/tables/endpoint-costs.js'
import type { NetworkGraph } from '../../../src/engine/routing/graph.js'
import { LEAST_KM_PER_RADIAN } from '../../../src/engine/routing/lower-bounds.js'
import type { Endpoint } from '../../../src/engine/routing/snap/endpoint.js'
import { FULL } from '../../../src/engine/sea/index-set.js'
import { stateOf } from '../../../src/engine/sea/sight/states.js'
import { Sweep } from '../../../src/engine/sea/sight/sweep.js'

/** A place that has a label: a port or a landmark. */
export interface LabelEnd {
  /** Null for a port too far from water. */
  readonly end: Endpoint | null
  /** The places that its paths may visit first; none if it lies south of the limit. */
  readonly first: readonly FirstPlace[]
  /** Kilometres to the farthest of them. */
  readonly farthestKm: number
  /** Its number among the vertices of paths. */
  readonly vertex: number
}

/**
 * The sea for which labels are made: with every gate closed, north of the south limit. The vertices of
 * its paths are the entities of the network, then the corners of the limit, then ends without a node.
 */
export class LabelSea {
  readonly graph: NetworkGraph
  readonly ends: readonly LabelEnd[]
  readonly vertices: number
  /** Number of entities and corners of the limit. */
  readonly shared: number
  private readonly bays: readonly number[]
  private readonly at: readonly (Vector | null)[]
  /** Whether a sweep need not go on from a place. */
  private isCovered: ((vertex: number, km: number) => boolean) | null = null
  readonly sweep: Sweep

  constructor(
    readonly corners: CornerGraph,
    ends: readonly (Endpoint | null)[],
  ) {
    const { graph } = corners
    this.graph = graph
    corners.lookRoundAll(null)
    this.shared = graph.network.entityCount + corners.places
    this.vertices = this.shared + ends.length
    this.ends = ends.map((end, i) => {
      const first = end === null ? [] : this.firstOf(end)
      return {
        end,
        first,
        farthestKm: first.reduce((most, [, km]) => Math.max(most, km), 0),
        vertex: end?.kind === 'port' ? graph.entityOfState(end.states[0]!) : this.shared + i,
      }
    })
    this.at = ends.map((end) => end && toVector(end.snapped))
    const own = ends.flatMap((end) => end?.bays ?? [])
    this.bays = [...new Set(own)]
    this.sweep = new Sweep(graph.network, {
      parents: true,
      limits: {
        places: corners.places,
        mayFollow: (k, from, to) => corners.mayFollow(k, from, to),
        mayFollowLink: (link) => corners.mayFollowLink(link),
        joinsOf: (place) => corners.joinsOf(place),
        isCovered: (place, km) => this.isCovered?.(this.vertexOf(place), km) ?? false,
      },
    })
  }

  private firstOf(end: Endpoint): FirstPlace[] {
    const { corners } = this
    if (corners.avoided.forbiddenAt(toVector(end.snapped)) >= 0) return []
    return firstPlaces(end, corners)
  }

  vertexOf(place: number): number {
    const { graph } = this
    return place < graph.states
      ? graph.entityOfState(place)
      : graph.network.entityCount + place - graph.states
  }

  /** Sweeps from an end, as far as `isCovered` lets it. */
  from({ first }: LabelEnd, isCovered: typeof this.isCovered): void {
    this.sweepFrom(first, isCovered)
  }

  private sweepFrom(first: readonly FirstPlace[], isCovered: typeof this.isCovered): void {
    this.isCovered = isCovered
    this.sweep.reset(this.bays)
    for (const [place, km] of first) this.sweep.start(place, km)
    this.sweep.advance(Number.POSITIVE_INFINITY)
  }

  /** The places that are a vertex: both sides of a corner of the shore. */
  private placesOf(vertex: number): number[] {
    const { cornerCount, entityCount } = this.graph.network
    if (vertex >= entityCount) return [this.graph.states + vertex - entityCount]
    const state = stateOf(cornerCount, vertex)
    return vertex < cornerCount ? [state, state + 1] : [state]
  }

  /** Sweeps from an entity or a corner of the limit. */
  fromVertex(vertex: number): void {
    const places = this.placesOf(vertex).map((place) => [place, 0] as const)
    this.sweepFrom(places, null)
  }

  /** Kilometres to a vertex by the last sweep. */
  kmTo(vertex: number): number {
    return Math.min(...this.placesOf(vertex).map((place) => this.sweep.km[place]!))
  }

  /** No path between two ends is shorter, km. */
  leastKm(a: number, b: number): number {
    const [u, v] = [this.at[a], this.at[b]]
    return u && v ? LEAST_KM_PER_RADIAN * angleBetween(u, v) : 0
  }

  /** The place through which the last sweep arrives at an end, and the whole kilometres. */
  arrival({ first }: LabelEnd): { readonly place: number; readonly km: number } {
    let [km, best] = [Number.POSITIVE_INFINITY, -1]
    for (const [place, cost] of first) {
      const at = this.graph.mirror(place)
      const total = this.sweep.km[at]! + cost
      if (total >= km) continue
      km = total
      best = at
    }
    return { place: best, km }
  }

  /** Kilometres of the straight leg between two ends in sight of each other; otherwise Infinity. */
  straightKm(
    { end: origin, first: a }: LabelEnd,
    { end: destination, first: b }: LabelEnd,
  ): number {
    if (!origin || !destination || a.length === 0 || b.length === 0) return Number.POSITIVE_INFINITY
    const query = { graph: this.graph, origin, destination, closed: FULL }
    return straightCost(query, this.corners.avoided)
  }
}
