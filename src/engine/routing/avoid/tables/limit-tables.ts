import { LRUCache } from 'lru-cache'
import { uint32s } from '../../../sea/shared.js'
import { OpenBays } from '../../../sea/sight/open-bays.js'
import { stateOf } from '../../../sea/sight/states.js'
import { Sweep } from '../../../sea/sight/sweep.js'
import type { IndexSet } from '../../../sea/stored/index-set.js'
import { UNREACHED } from '../../../sea/stored/port-metres.js'
import type { NetworkGraph } from '../../graph.js'
import { type GateDistances, type Gates, MAX_GATE_SETS } from '../../search/gates.js'
import type { Endpoint } from '../../snap/endpoint.js'
import type { CornerGraph } from '../corner-graph.js'
import { baysBetween, cutBays } from '../shapes/cut-bays.js'
import type { KnownEnd, MadeTables, PackedTables } from './cost-tables.js'
import { type FirstPlace, firstCorners, firstStates } from './endpoint-costs.js'
import { LimitBounds, RowBounds } from './limit-bounds.js'
import type { PlaceBounds } from './open-bounds.js'
import { WaysOut } from './ways-out.js'

const NO_ROW = -1
/** Bays with at most this many places have no rows: from inside, the way out is found in a millisecond. */
const SMALL_BAY = 200

/**
 * Distances between the places of a network and its landmarks, north of a south limit or outside other
 * polygons that no route enters, with every gate closed. Half of all places have no row: those in small bays, from
 * which the few paths out are found when an end lies there.
 */
export class LimitTables implements MadeTables {
  readonly isJoined = true
  /** Metres at [row * landmarks + landmark]; UNREACHED without a path. Corners come last. */
  readonly metres: Uint32Array
  readonly landmarks: number
  /** Row of each entity, and of the first corner. */
  private readonly rows: Int32Array
  private readonly cornerRow: number
  private readonly gateSets = new LRUCache<IndexSet, GateDistances>({ max: MAX_GATE_SETS })
  private readonly known = new WeakMap<Endpoint, KnownEnd>()
  private readonly graph: NetworkGraph
  /** Bays that a polygon may cut off from their doors: open to every search. */
  readonly cutBays: readonly number[]
  /** Bays whose places have rows. */
  private readonly openBays: readonly number[]
  private out: WaysOut | null = null

  /** @param known tables of another thread for the same polygons and network */
  constructor(
    readonly corners: CornerGraph,
    private readonly gates: Gates,
    known: PackedTables | null = null,
  ) {
    const { graph } = corners
    const { network } = graph
    this.graph = graph
    corners.lookRoundAll(known?.joins ?? null)
    this.cutBays = known?.cutBays ?? cutBays(corners)
    this.landmarks = network.landmarks.length
    this.openBays = [
      ...this.cutBays,
      ...Array.from(network.landmarks, (node) => graph.bayOfNode(node)),
      ...largeBays(graph),
    ]
    this.rows = new Int32Array(network.entityCount)
    this.cornerRow = this.numberRows()
    this.metres = known?.costs ?? this.swept()
  }

  /** @returns the number of rows */
  private numberRows(): number {
    const { entityCount, stateBay, cornerCount } = this.graph.network
    const isOpen = this.opened([])?.isOpen
    let rows = 0
    for (let entity = 0; entity < entityCount; entity++) {
      const isIn = isOpen?.[stateBay[stateOf(cornerCount, entity)]!] === 0
      this.rows[entity] = isIn ? NO_ROW : rows++
    }
    return rows
  }

  private swept(): Uint32Array {
    const { rows, graph, landmarks } = this
    const { network } = graph
    const { cornerCount } = network
    const nodes = this.corners.nodes.length
    const metres = uint32s((this.cornerRow + nodes) * landmarks).fill(UNREACHED)
    const sweep = new Sweep(network, { limits: this.corners })
    const put = (row: number, landmark: number, km: number) => {
      if (km < Number.POSITIVE_INFINITY) metres[row * landmarks + landmark] = Math.round(1000 * km)
    }
    for (let landmark = 0; landmark < landmarks; landmark++) {
      const { km } = sweep.reset(this.openBays)
      sweep.start(graph.stateOfNode(network.landmarks[landmark]!), 0)
      sweep.advance(Number.POSITIVE_INFINITY)
      for (let entity = 0; entity < network.entityCount; entity++) {
        const row = rows[entity]!
        if (row === NO_ROW) continue
        const state = stateOf(cornerCount, entity)
        put(row, landmark, entity < cornerCount ? Math.min(km[state]!, km[state + 1]!) : km[state]!)
      }
      for (let node = 0; node < nodes; node++) {
        put(this.cornerRow + node, landmark, km[this.corners.placeOf(node)]!)
      }
    }
    return metres
  }

  packed(): PackedTables {
    return { costs: this.metres, joins: this.corners.packedJoins(), cutBays: this.cutBays }
  }

  /** Where the metres of an entity begin; below 0 if it has none. */
  rowOfEntity(entity: number): number {
    return this.rows[entity]! * this.landmarks
  }

  rowOfCorner(node: number): number {
    return (this.cornerRow + node) * this.landmarks
  }

  private rowOf(place: number): number {
    const { graph } = this
    return place < graph.states
      ? this.rowOfEntity(graph.entityOfState(place))
      : this.rowOfCorner(place - graph.states)
  }

  gateCosts(closed: IndexSet): GateDistances {
    let costs = this.gateSets.get(closed)
    if (!costs) {
      costs = this.gates.distancesBy(closed, {
        link: (link) => this.corners.linkCost(link),
        sea: (gate, entity) => {
          const metres = this.metres[this.rowOfEntity(entity) + gate]!
          return metres === UNREACHED ? Number.POSITIVE_INFINITY : metres / 1000
        },
      })
      this.gateSets.set(closed, costs)
    }
    return costs
  }

  ofEnd(end: Endpoint): KnownEnd {
    let known = this.known.get(end)
    if (!known) {
      const first = [
        ...firstStates(this.graph, end, this.corners.avoided),
        ...firstCorners(end, this.corners),
      ]
      known = { end, first, landmarkCosts: this.landmarkCosts(end, first), paths: new Map() }
      this.known.set(end, known)
    }
    return known
  }

  private landmarkCosts(end: Endpoint, first: readonly FirstPlace[]): Float64Array {
    const { metres, landmarks } = this
    // UNREACHED exceeds every path, so it needs no branch.
    const best = new Float64Array(landmarks).fill(UNREACHED)
    for (const [place, cost] of this.waysOut(end, first)) {
      const row = this.rowOf(place)
      for (let r = 0; row >= 0 && r < landmarks; r++) {
        const m = 1000 * cost + metres[row + r]!
        if (m < best[r]!) best[r] = m
      }
    }
    return best.map((m) => (m < UNREACHED ? m / 1000 : Number.POSITIVE_INFINITY))
  }

  private waysOut(end: Endpoint, first: readonly FirstPlace[]): readonly FirstPlace[] {
    if (first.every(([place]) => this.rowOf(place) >= 0)) return first
    this.out ??= new WaysOut(this.corners, (state) => this.rowOf(state) >= 0)
    return this.out.from(first, this.opened(end.bays)!)
  }

  boundsTo(end: KnownEnd, from: KnownEnd): PlaceBounds {
    return new LimitBounds(this.graph, this, end, from)
  }

  boundsToLandmark(landmark: number): PlaceBounds {
    return new RowBounds(this.graph, this, landmark)
  }

  seaKm(): null {
    return null
  }

  baysBetween(a: Endpoint, b: Endpoint): OpenBays | null {
    return baysBetween(this.graph, a, b, this.cutBays)
  }

  private opened(wanted: readonly number[]): OpenBays | null {
    const { bays } = this.graph.network
    return bays && new OpenBays(bays).only([...wanted, ...this.openBays])
  }
}

/** Bays with many places, counting those of the bays inside. */
function largeBays({ network: { bays } }: NetworkGraph): number[] {
  if (bays === null) return []
  const places = new Int32Array(bays.bayParent.length)
  for (const innermost of bays.entityBay) {
    for (let bay = innermost; bay >= 0; bay = bays.bayParent[bay]!) places[bay]!++
  }
  return [...places.keys()].filter((bay) => places[bay]! > SMALL_BAY)
}
