import type { IndexSet } from '../../../sea/index-set.js'
import {
  type CompactTable,
  compacted,
  sideBySide,
  UNREACHED,
} from '../../../sea/stored/compact-table.js'
import { TableRows } from '../../../sea/stored/table-rows.js'
import { kept } from '../../kept.js'
import type { KeptMap } from '../../kept-map.js'
import { type GateDistances, type Gates, keptGates } from '../../search/gates.js'
import type { Endpoint } from '../../snap/endpoint.js'
import { type Contracted, contracted, uncontracted } from '../contracted.js'
import type { CornerGraph } from '../corner-graph.js'
import { costSteps, type KnownLegs } from './cost-steps.js'
import { CostSweep } from './cost-sweep.js'
import type { CostTables, KnownEnd, PackedTables } from './cost-tables.js'
import { firstPlaces } from './endpoint-costs.js'
import type { PlaceBounds } from './open-bounds.js'
import { landmarkCosts, TableBounds, WeightedBounds } from './weighted-bounds.js'

/** Landmarks whose costs are written side by side: one at a time would touch all of the table for each. */
const LANDMARKS_AT_ONCE = 16

/**
 * Costs between every place of a network and its landmarks, where kilometres in some areas cost more
 * and every gate is closed. A path may turn at any place that it reaches, so costs obey the triangle
 * inequality. Built once per set of areas.
 */
export class WeightedTables implements CostTables {
  readonly isJoined = true
  /** Thousandths; entities before corners. */
  readonly rows: TableRows
  readonly landmarks: number
  private readonly costs: CompactTable
  private readonly gateSets: KeptMap<IndexSet, GateDistances>
  private readonly known = new WeakMap<Endpoint, KnownEnd>()

  /**
   * @param known tables of another thread for the same areas and network
   * @param legs the legs that matter to these areas, which make the tables sooner
   */
  constructor(
    readonly corners: CornerGraph,
    private readonly gates: Gates,
    known: PackedTables | null = null,
    legs: KnownLegs | null = null,
  ) {
    corners.lookRoundAll(known?.joins ?? null)
    this.gateSets = keptGates(corners.graph.budget)
    this.landmarks = corners.graph.network.landmarks.length
    this.costs = known?.costs ?? this.sweptCosts(legs)
    this.rows = new TableRows(this.costs)
  }

  private sweptCosts(legs: KnownLegs | null): CompactTable {
    const { landmarks } = this
    const { network } = this.corners.graph
    const starts = Array.from(network.landmarks, (node) => network.cornerCount + node)
    const steps = costSteps(this.corners, legs)
    const { rows, ...parts } = legs ? contracted(steps, starts) : uncontracted(steps)
    const sweep = new CostSweep(parts.steps)
    const place = new Map(Array.from(rows, (row, i) => [row, i]))
    const count = steps.first.length - 1
    const thousandths = new Uint32Array(count * landmarks)
    const some = new Float64Array(count * LANDMARKS_AT_ONCE)
    for (let from = 0; from < landmarks; from += LANDMARKS_AT_ONCE) {
      some.fill(Number.POSITIVE_INFINITY)
      starts.slice(from, from + LANDMARKS_AT_ONCE).forEach((start, i) => {
        const costs = sweep.from(place.get(start)!)
        for (let k = 0; k < rows.length; k++) some[rows[k]! * LANDMARKS_AT_ONCE + i] = costs[k]!
      })
      spread(some, parts)
      putThousandths(some, thousandths, landmarks, from)
    }
    return compacted(
      landmarks,
      thousandths,
      sideBySide(network.entityVectors, vectorsOf(this.corners)),
    )
  }

  /** Row of a state or corner. */
  rowOf(place: number): number {
    const { graph } = this.corners
    return place < graph.states
      ? graph.entityOfState(place)
      : graph.network.entityCount + place - graph.states
  }

  ofEnd(end: Endpoint): KnownEnd {
    return kept(this.known, end, () => {
      const first = firstPlaces(end, this.corners)
      return { end, first, landmarkCosts: landmarkCosts(this, first), paths: new Map() }
    })
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

  /** What other threads need to have the same tables. */
  packed(): PackedTables {
    return { costs: this.costs, joins: this.corners.packedJoins() }
  }

  gateCosts(closed: IndexSet): GateDistances {
    return kept(this.gateSets, closed, () =>
      this.gates.distancesBy(closed, {
        link: (link) => this.corners.linkCost(link),
        sea: (gate, entity) => this.cost(entity, gate),
      }),
    )
  }

  /** Cost between the place of a row and a landmark. */
  cost(row: number, landmark: number): number {
    const cost = this.rows.at(row).of(landmark)
    return cost === UNREACHED ? Number.POSITIVE_INFINITY : cost / 1000
  }
}

/** The places of corners, as unit vectors. */
function vectorsOf({ nodes }: CornerGraph): Float64Array {
  return Float64Array.from(nodes.flatMap(({ vector }) => vector))
}

/** Costs of the rows that a contraction left out, from those of the others, for some landmarks side by side. */
function spread(
  costs: Float64Array,
  { others, first, from, cost }: Omit<Contracted, 'rows'>,
): void {
  for (let i = others.length - 1; i >= 0; i--) {
    const own = others[i]! * LANDMARKS_AT_ONCE
    for (let k = first[i]!; k < first[i + 1]!; k++) {
      const other = from[k]! * LANDMARKS_AT_ONCE
      const step = cost[k]!
      for (let r = 0; r < LANDMARKS_AT_ONCE; r++) {
        const total = costs[other + r]! + step
        if (total < costs[own + r]!) costs[own + r] = total
      }
    }
  }
}

/** Writes the costs for some landmarks, from one on, into their columns of a table. */
function putThousandths(
  costs: Float64Array,
  thousandths: Uint32Array,
  landmarks: number,
  from: number,
): void {
  const columns = Math.min(LANDMARKS_AT_ONCE, landmarks - from)
  let at = from
  for (let own = 0; own < costs.length; own += LANDMARKS_AT_ONCE) {
    for (let r = 0; r < columns; r++) {
      const cost = costs[own + r]!
      thousandths[at + r] =
        cost === Number.POSITIVE_INFINITY ? UNREACHED : Math.floor(cost * 1000 + 0.5)
    }
    at += landmarks
  }
}
