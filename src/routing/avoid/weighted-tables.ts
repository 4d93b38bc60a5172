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
/** Landmarks whose costs are written side by side: one at a time would touch all of the table for each. */
const LANDMARKS_AT_ONCE = 16

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
    const { landmarks } = this
    const { network } = this.corners.graph
    const rows = network.entityCount + this.corners.nodes.length
    const sweep = new Sweep(stepsOf(this.corners))
    const thousandths = uint32s(rows * landmarks)
    const columns = new Uint32Array(rows * LANDMARKS_AT_ONCE)
    for (let from = 0; from < landmarks; from += LANDMARKS_AT_ONCE) {
      const count = Math.min(LANDMARKS_AT_ONCE, landmarks - from)
      for (let i = 0; i < count; i++) {
        const costs = sweep.from(network.cornerCount + network.landmarks[from + i]!)
        for (let row = 0; row < rows; row++) {
          const cost = costs[row]!
          columns[i * rows + row] =
            cost === Number.POSITIVE_INFINITY ? UNREACHED : Math.round(cost * 1000)
        }
      }
      for (let row = 0; row < rows; row++) {
        for (let i = 0; i < count; i++) {
          thousandths[row * landmarks + from + i] = columns[i * rows + row]!
        }
      }
    }
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
}

/** What leads from each row to others with every gate closed, and what that costs. */
interface Steps {
  /** Where the steps of each row begin, and where the last end. */
  readonly first: Int32Array
  readonly to: Int32Array
  readonly cost: Float64Array
}

/**
 * The steps between the rows of a table. A leg between two places is one step there and one back, whatever sides of
 * corners it joins: the costs of both are calculated once.
 */
function stepsOf(corners: CornerGraph): Steps {
  const { graph, nodes } = corners
  const { entityCount, cornerCount, legs } = graph.network
  const { edgeFirst, edgeTo } = legs
  const rows = entityCount + nodes.length
  const rowOf = (place: number) =>
    place < graph.states ? graph.entityOfState(place) : entityCount + place - graph.states
  const seen = new Int32Array(entityCount)

  function eachLeg(visit: (row: number, to: number, k: number, state: number) => void): void {
    seen.fill(-1)
    for (let state = 0; state < graph.states; state++) {
      const row = graph.entityOfState(state)
      for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
        const to = graph.entityOfState(edgeTo[k]!)
        if (to <= row || seen[to] === row) continue
        seen[to] = row
        visit(row, to, k, state)
      }
    }
  }

  function eachOther(visit: (row: number, to: number, cost: () => number) => void): void {
    const eachJoin = (row: number, place: number) => {
      const joins = corners.joinsOf(place)
      joins?.places.forEach((to, i) => {
        visit(row, rowOf(to), () => corners.costOfJoin(place, joins, i))
      })
    }
    for (let state = 0; state < graph.states; state++) {
      const row = graph.entityOfState(state)
      eachJoin(row, state)
      if (row < cornerCount) continue
      graph.eachLink(state, FULL, (next, _, link) => {
        visit(row, graph.entityOfState(next), () => corners.linkCost(link))
      })
    }
    nodes.forEach((_, node) => {
      eachJoin(entityCount + node, corners.placeOf(node))
    })
  }

  const first = new Int32Array(rows + 1)
  const count = (row: number) => {
    first[row + 1]!++
  }
  eachLeg((row, to) => {
    count(row)
    count(to)
  })
  eachOther(count)
  for (let row = 0; row < rows; row++) first[row + 1]! += first[row]!
  const next = first.slice(0, rows)
  const to = new Int32Array(first[rows]!)
  const cost = new Float64Array(first[rows]!)
  const put = (row: number, other: number, costs: number) => {
    const at = next[row]!++
    to[at] = other
    cost[at] = costs
  }
  eachLeg((row, other, k, state) => {
    const costs = Math.fround(corners.networkLegCost(k, legKm(legs, state, k), row, other))
    put(row, other, costs)
    put(other, row, costs)
  })
  eachOther((row, other, costs) => put(row, other, costs()))
  return { first, to, cost }
}

/** Dijkstra's algorithm over buckets (Dial 1969), as in `OneToManySearch`. */
class Sweep {
  private readonly costs: Float64Array
  private readonly newest = new Int32Array(BUCKETS)
  private rows = new Int32Array(1 << 16)
  private keys = new Float64Array(1 << 16)
  private older = new Int32Array(1 << 16)
  private entries = 0

  constructor(private readonly steps: Steps) {
    this.costs = new Float64Array(steps.first.length - 1)
  }

  /** Costs from a row to all others, until the next sweep. */
  from(start: number): Float64Array {
    const { costs, newest } = this
    costs.fill(Number.POSITIVE_INFINITY)
    newest.fill(-1)
    this.entries = 0
    this.reach(start, 0)
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      while (newest[bucket]! >= 0) {
        const entry = newest[bucket]!
        newest[bucket] = this.older[entry]!
        const row = this.rows[entry]!
        if (this.keys[entry] === costs[row]) this.leave(row, costs[row]!)
      }
    }
    return costs
  }

  private leave(row: number, at: number): void {
    const { costs } = this
    const { first, to, cost } = this.steps
    for (let k = first[row]!; k < first[row + 1]!; k++) {
      const total = at + cost[k]!
      if (total < costs[to[k]!]!) this.reach(to[k]!, total)
    }
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
