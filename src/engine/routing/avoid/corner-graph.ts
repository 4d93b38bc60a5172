import { LRUCache } from 'lru-cache'
import { vectorLegKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { dot, toPosition, type Vector, vectorAt } from '../../geo/vector.js'
import type { IndexSet } from '../../sea/index-set.js'
import { bytes, float64s, int32s } from '../../sea/shared.js'
import type { Joins, SweepLimits } from '../../sea/sight/sweep.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import type { Gates } from '../search/gates.js'
import { statesInSight } from '../snap/look.js'
import { LegShares } from './leg-shares.js'
import { type AvoidedPolygons, weigh } from './shapes/avoided.js'
import { CornerTree } from './shapes/corner-tree.js'
import { type AreaCorner, mayTurn, turningWedges } from './shapes/corners.js'

/**
 * Cosine of 178 degrees: legs longer than that are not checked, because directions reverse at the
 * antipode.
 */
const FARTHEST = -0.9994

/** A corner of an avoided area on the water of a network. */
export interface CornerNode {
  readonly corner: AreaCorner
  readonly vector: Vector
  readonly position: Position
  readonly triangle: number
  /**
   * Entities at the corners of the triangle, with the kilometres to them; they bound the corner's
   * distances.
   */
  readonly beside: readonly { readonly entity: number; readonly km: number }[]
}

/** Sets of closed passages whose gates are kept: a tenth of a megabyte each. */
const MAX_SETS = 32

/** Verdict on a leg that is either forbidden or costs its length; 0 if it is not known yet. */
const FREE = 1
const FORBIDDEN = 2

/** The legs of all corners, in shared memory. */
export interface PackedJoins {
  readonly from: Int32Array
  readonly to: Int32Array
  readonly costs: Float64Array
}

/**
 * The corners of avoided areas as additional places of a network, numbered after its states. The view
 * from a corner is computed when a search first needs it, and then cached.
 */
export class CornerGraph implements SweepLimits {
  readonly nodes: readonly CornerNode[]
  /** Legs of the corners whose views have been computed, from states and from corners. */
  private readonly joins = new Map<number, Joins>()
  private readonly looked = new Map<number, Joins>()
  private readonly links = new Map<number, number>()
  private readonly between = new LRUCache<IndexSet, Float64Array>({ max: MAX_SETS })

  private tree: CornerTree | null = null
  private readonly shares: LegShares | null
  /** For each leg, if nothing is penalised. */
  private readonly verdicts: Uint8Array | null

  /**
   * @param isCached whether many queries avoid the same areas, so that caching results for legs pays
   */
  constructor(
    readonly graph: NetworkGraph,
    readonly avoided: AvoidedPolygons,
    isCached = false,
    corners: readonly AreaCorner[] = avoided.corners,
  ) {
    this.shares = isCached && !avoided.isPlain ? new LegShares(graph, avoided) : null
    this.verdicts = isCached && avoided.isPlain ? bytes(graph.network.legs.edgeTo.length) : null
    this.nodes = corners.flatMap((corner) => {
      const triangle = graph.locate(...corner.at)
      if (!graph.isWater(triangle)) return []
      const position = toPosition(corner.at)
      return [{ corner, vector: corner.at, position, triangle, beside: this.beside(corner.at, triangle) }] // biome-ignore format: one line
    })
  }

  private beside([x, y, z]: Vector, triangle: number): CornerNode['beside'] {
    const { start, entityOf, entityVectors: v } = this.graph.network
    return [0, 1, 2].flatMap((k) => {
      const entity = entityOf[start[3 * triangle + k]!]!
      if (entity < 0) return []
      const e = 3 * entity
      return [{ entity, km: vectorLegKm(x, y, z, v[e]!, v[e + 1]!, v[e + 2]!) }]
    })
  }

  get places(): number {
    return this.nodes.length
  }

  mayFollow(k: number, from: number, to: number): boolean {
    const { graph } = this
    const cost = this.networkLegCost(k, 0, graph.entityOfState(from), graph.entityOfState(to))
    return cost < Number.POSITIVE_INFINITY
  }

  mayFollowLink(link: number): boolean {
    return this.linkCost(link) < Number.POSITIVE_INFINITY
  }

  /** Kilometres between all gate nodes with no link through a forbidden polygon. */
  gateKm(closed: IndexSet, gates: Gates): Float64Array {
    const { linkKm } = this.graph.network
    const link = (at: number) => (this.mayFollowLink(at) ? linkKm[at]! : Number.POSITIVE_INFINITY)
    return kept(this.between, closed, () => gates.distancesBy(closed, { link }).km)
  }

  /** Cost of a leg of the network, from one entity to another; Infinity where it is forbidden. */
  networkLegCost(leg: number, km: number, from: number, to: number): number {
    if (this.shares) return weigh(km, this.shares.of(leg, from, to))
    const { verdicts } = this
    if (verdicts?.[leg]) return verdicts[leg] === FREE ? km : Number.POSITIVE_INFINITY
    const v = this.graph.network.entityVectors
    const [a, b] = [3 * from, 3 * to]
    const cost = this.avoided.legCost(km, v[a]!, v[a + 1]!, v[a + 2]!, v[b]!, v[b + 1]!, v[b + 2]!)
    if (verdicts) verdicts[leg] = cost === Number.POSITIVE_INFINITY ? FORBIDDEN : FREE
    return cost
  }

  /** Cost of a link; Infinity where it enters a forbidden polygon. */
  linkCost(link: number): number {
    const { linkKm } = this.graph.network
    return kept(this.links, link, () =>
      this.avoided.lineCost(this.graph.linkPositions(link), linkKm[link]!),
    )
  }

  /** The place that represents a corner. */
  placeOf(node: number): number {
    return this.graph.states + node
  }

  /** The corner that a place represents; undefined for a state. */
  nodeAt(place: number): CornerNode | undefined {
    // Reading an array before its start is slow.
    return place < this.graph.states ? undefined : this.nodes[place - this.graph.states]
  }

  /** Legs that lead from a place to corners, or from a corner to states. */
  joinsOf(place: number): Joins | undefined {
    return this.joins.get(place)
  }

  /** Computes the view of a corner; returns the places that lead to it, with the costs of those legs. */
  lookRound(node: number): Joins {
    const known = this.looked.get(node)
    if (known) return known
    const { graph, avoided } = this
    const { corner, vector, triangle } = this.nodes[node]!
    const own = this.placeOf(node)
    const inward: Joins = { places: [], costs: [] }
    const wedges = turningWedges(corner)
    const seen = wedges
      ? graph.sight.fromPointWithin(vector, triangle, wedges)
      : graph.sight.fromPoint(...vector, triangle)
    const { states, km } = statesInSight(graph, vector, seen)
    const v = graph.network.entityVectors
    const { isPlain } = avoided
    states.forEach((state, k) => {
      const e = 3 * graph.entityOfState(state)
      if (!mayTurn(corner, v[e]!, v[e + 1]!, v[e + 2]!)) return
      const cost = isPlain
        ? avoided.legCost(km[k]!, ...vector, v[e]!, v[e + 1]!, v[e + 2]!)
        : notWeighed(km[k]!)
      if (cost === Number.POSITIVE_INFINITY) return
      this.join(own, state, cost)
      this.join(graph.mirror(state), own, cost)
      inward.places.push(graph.mirror(state))
      inward.costs.push(cost)
    })
    this.tree ??= new CornerTree(this.nodes.map(({ vector: at }) => at))
    this.tree.eachAhead(corner, (other) => {
      if (!this.looked.has(other)) return
      const legKm = this.kmTo(other, vector)
      if (legKm === Number.POSITIVE_INFINITY) return
      const to = this.nodes[other]!.vector
      const cost = isPlain ? avoided.legCost(legKm, ...vector, ...to) : notWeighed(legKm)
      if (cost === Number.POSITIVE_INFINITY) return
      this.join(own, this.placeOf(other), cost)
      this.join(this.placeOf(other), own, cost)
      inward.places.push(this.placeOf(other))
      inward.costs.push(cost)
    })
    this.looked.set(node, inward)
    return inward
  }

  /** Computes the views of all corners, or takes those that another thread computed. */
  lookRoundAll(known: PackedJoins | null): void {
    if (known === null) {
      for (const node of this.nodes.keys()) this.lookRound(node)
      return
    }
    this.joins.clear()
    known.from.forEach((from, i) => {
      this.join(from, known.to[i]!, known.costs[i]!)
    })
  }

  packedJoins(): PackedJoins {
    const legs = [...this.joins].flatMap(([from, { places, costs }]) =>
      places.map((to, i) => [from, to, costs[i]!] as const),
    )
    const packed = {
      from: int32s(legs.length),
      to: int32s(legs.length),
      costs: float64s(legs.length),
    }
    legs.forEach(([from, to, cost], i) => {
      packed.from[i] = from
      packed.to[i] = to
      packed.costs[i] = cost
    })
    return packed
  }

  /** Cost of the leg from any place on the water to a corner; Infinity where no path takes it. */
  costTo(node: number, from: Vector): number {
    const km = this.kmTo(node, from)
    if (km === Number.POSITIVE_INFINITY) return km
    return this.avoided.legCost(km, ...from, ...this.nodes[node]!.vector)
  }

  private kmTo(node: number, from: Vector): number {
    const { corner, vector, triangle } = this.nodes[node]!
    if (!mayTurn(corner, ...from)) return Number.POSITIVE_INFINITY
    if (dot(vector, from) < FARTHEST) return Number.POSITIVE_INFINITY
    if (!this.graph.isClear(...vector, triangle, ...from)) return Number.POSITIVE_INFINITY
    return vectorLegKm(...from, ...vector)
  }

  /**
   * Cost of a leg of a corner, by its index in the legs of a place. Where kilometres differ in cost, it
   * is weighed when it is first asked for: of millions of legs, a search needs few.
   */
  costOfJoin(place: number, { places, costs }: Joins, i: number): number {
    if (costs[i]! < 0) {
      const [from, to] = [this.vectorOf(place), this.vectorOf(places[i]!)]
      costs[i] = this.avoided.legCost(leastCost(costs[i]!), ...from, ...to)
    }
    return costs[i]!
  }

  private vectorOf(place: number): Vector {
    const { graph } = this
    return place < graph.states
      ? vectorAt(graph.network.entityVectors, graph.entityOfState(place))
      : this.nodes[place - graph.states]!.vector
  }

  private join(from: number, to: number, cost: number): void {
    const known = this.joins.get(from)
    if (known) {
      known.places.push(to)
      known.costs.push(cost)
    } else this.joins.set(from, { places: [to], costs: [cost] })
  }
}

/** The kilometres of a leg whose cost is not known yet, as a cost below 0. */
function notWeighed(km: number): number {
  return -km
}

/** A lower bound of the cost of a leg that may not be weighed yet: its kilometres. */
export function leastCost(cost: number): number {
  return Math.abs(cost)
}
