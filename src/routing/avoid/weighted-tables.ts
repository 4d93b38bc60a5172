import { LRUCache } from 'lru-cache'
import { FULL, type IndexSet } from '../../sea/index-set.js'
import { legKm } from '../../sea/legs.js'
import { UNREACHED } from '../../sea/port-metres.js'
import { uint32s } from '../../sea/shared.js'
import type { Endpoint } from '../endpoint.js'
import { type GateDistances, type Gates, MAX_GATE_SETS } from '../search/gates.js'
import type { CornerGraph } from './corner-graph.js'
import type { KnownEnd, MadeTables, PackedTables } from './cost-tables.js'
import { firstCorners, firstStates } from './endpoint-costs.js'
import type { PlaceBounds } from './open-bounds.js'
import { landmarkCosts, TableBounds, WeightedBounds } from './weighted-bounds.js'

/**
 * Width of a bucket, as a cost: small beside most legs, but wide enough for far fewer buckets than
 * legs.
 */
const BUCKET = 4
const BUCKETS = 60_000

/**
 * Costs between every place of a network and its landmarks, where kilometres in some areas cost more
 * and every gate is closed. A path may turn at any place that it reaches, so costs obey the triangle
 * inequality. Built once per set of areas; takes four bytes per place and landmark.
 */
export class WeightedTables implements MadeTables {
  readonly isJoined = true
  /** Thousandths at [row * landmarks + landmark], entities before corners; UNREACHED without a path. */
  readonly thousandths: Uint32Array
  readonly landmarks: number
  private legCosts: Float32Array = new Float32Array(0)
  private readonly gateSets = new LRUCache<IndexSet, GateDistances>({ max: MAX_GATE_SETS })
  private readonly known = new WeakMap<Endpoint, KnownEnd>()

  /** @param known tables of another thread for the same areas and network */
  constructor(
    readonly corners: CornerGraph,
    private readonly gates: Gates,
    known: PackedTables | null = null,
  ) {
    corners.lookRoundAll(known?.joins ?? null)
    this.landmarks = corners.graph.network.landmarks.length
    this.thousandths = known?.costs ?? this.sweptCosts()
  }

  private sweptCosts(): Uint32Array {
    const { graph, nodes } = this.corners
    const { network } = graph
    this.legCosts = costsOfLegs(this.corners)
    const rows = network.entityCount + nodes.length
    const thousandths = uint32s(rows * this.landmarks)
    const sweep = new Sweep(rows)
    for (let landmark = 0; landmark < this.landmarks; landmark++) {
      const costs = sweep.from(network.cornerCount + network.landmarks[landmark]!, (row, reach) =>
        this.eachStep(row, reach),
      )
      for (let row = 0; row < rows; row++) {
        const cost = costs[row]!
        thousandths[row * this.landmarks + landmark] =
          cost === Number.POSITIVE_INFINITY ? UNREACHED : Math.round(cost * 1000)
      }
    }
    // Only the sweeps need the costs of legs.
    this.legCosts = new Float32Array(0)
    return thousandths
  }

  /** Row of a state or corner. */
  rowOf(place: number): number {
    const { graph } = this.corners
    return place < graph.states
      ? graph.entityOfState(place)
      : graph.network.entityCount + place - graph.states
  }

  ofEnd(end: Endpoint): KnownEnd {
    let known = this.known.get(end)
    if (!known) {
      const { graph, avoided } = this.corners
      const first = [...firstStates(graph, end, avoided), ...firstCorners(end, this.corners)]
      known = { end, first, landmarkCosts: landmarkCosts(this, first), paths: new Map() }
      this.known.set(end, known)
    }
    return known
  }

  boundsTo({ end, landmarkCosts }: KnownEnd): PlaceBounds {
    return new WeightedBounds(this.corners.graph, this, end, landmarkCosts)
  }

  boundsToLandmark(landmark: number): PlaceBounds {
    return new TableBounds(this.corners.graph, this, landmark)
  }

  seaKm(): null {
    return null
  }

  /** Where a kilometre is more expensive in places, the way past a bay's door may not be the best. */
  baysBetween(): null {
    return null
  }

  packed(): PackedTables {
    return {
      costs: this.thousandths,
      joins: this.corners.packedJoins(),
      cutBays: [],
    }
  }

  gateCosts(closed: IndexSet): GateDistances {
    let costs = this.gateSets.get(closed)
    if (!costs) {
      costs = this.gates.distancesBy(closed, {
        link: (link) => this.corners.linkCost(link),
        sea: (gate, entity) => this.cost(entity, gate),
      })
      this.gateSets.set(closed, costs)
    }
    return costs
  }

  /** Cost between the place of a row and a landmark. */
  cost(row: number, landmark: number): number {
    const cost = this.thousandths[row * this.landmarks + landmark]!
    return cost === UNREACHED ? Number.POSITIVE_INFINITY : cost / 1000
  }

  private eachStep(row: number, reach: (row: number, cost: number) => void): void {
    const { graph } = this.corners
    const { entityCount, cornerCount, legs } = graph.network
    const { edgeFirst, edgeTo } = legs
    if (row >= entityCount) {
      this.eachJoin(graph.states + row - entityCount, reach)
      return
    }
    const isCorner = row < cornerCount
    const state = isCorner ? 2 * row : row + cornerCount
    const end = edgeFirst[state + (isCorner ? 2 : 1)]!
    for (let k = edgeFirst[state]!; k < end; k++) {
      reach(graph.entityOfState(edgeTo[k]!), this.legCosts[k]!)
    }
    this.eachJoin(state, reach)
    if (isCorner) this.eachJoin(state + 1, reach)
    else {
      graph.eachLink(state, FULL, (next, _, link) => {
        reach(graph.entityOfState(next), this.corners.linkCost(link))
      })
    }
  }

  private eachJoin(place: number, reach: (row: number, cost: number) => void): void {
    const joins = this.corners.joinsOf(place)
    joins?.places.forEach((to, i) => {
      reach(this.rowOf(to), this.corners.costOfJoin(place, joins, i))
    })
  }
}

function costsOfLegs(corners: CornerGraph): Float32Array {
  const { graph } = corners
  const { legs } = graph.network
  const { edgeFirst, edgeTo } = legs
  const costs = new Float32Array(edgeTo.length)
  for (let state = 0; state < graph.states; state++) {
    const entity = graph.entityOfState(state)
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
      const km = legKm(legs, state, k)
      costs[k] = corners.networkLegCost(k, km, entity, graph.entityOfState(edgeTo[k]!))
    }
  }
  return costs
}

/** Dijkstra's algorithm over buckets (Dial 1969), as in `OneToManySearch`. */
class Sweep {
  private readonly costs: Float64Array
  private readonly newest = new Int32Array(BUCKETS)
  private rows = new Int32Array(1 << 16)
  private keys = new Float64Array(1 << 16)
  private older = new Int32Array(1 << 16)
  private entries = 0

  constructor(rows: number) {
    this.costs = new Float64Array(rows)
  }

  /** Costs from a row to all others, until the next sweep. */
  from(
    start: number,
    eachStep: (row: number, reach: (row: number, cost: number) => void) => void,
  ): Float64Array {
    const { costs, newest } = this
    costs.fill(Number.POSITIVE_INFINITY)
    newest.fill(-1)
    this.entries = 0
    this.reach(start, 0)
    let at = 0
    const reach = (row: number, cost: number) => {
      if (at + cost < costs[row]!) this.reach(row, at + cost)
    }
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      while (newest[bucket]! >= 0) {
        const entry = newest[bucket]!
        newest[bucket] = this.older[entry]!
        const row = this.rows[entry]!
        if (this.keys[entry] !== costs[row]) continue
        at = costs[row]!
        eachStep(row, reach)
      }
    }
    return costs
  }

  private reach(row: number, cost: number): void {
    this.costs[row] = cost
    const bucket = Math.min(BUCKETS - 1, Math.floor(cost / BUCKET))
    if (this.entries === this.rows.length) this.grow()
    const entry = this.entries++
    this.rows[entry] = row
    this.keys[entry] = cost
    this.older[entry] = this.newest[bucket]!
    this.newest[bucket] = entry
  }

  private grow(): void {
    const size = 2 * this.entries
    const [rows, keys, older] = [new Int32Array(size), new Float64Array(size), new Int32Array(size)]
    rows.set(this.rows)
    keys.set(this.keys)
    older.set(this.older)
    this.rows = rows
    this.keys = keys
    this.older = older
  }
}
