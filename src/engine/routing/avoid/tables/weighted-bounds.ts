import { toVector, type Vector } from '../../../geo/vector.js'
import { UNREACHED } from '../../../sea/stored/compact-table.js'
import type { TableRows } from '../../../sea/stored/table-rows.js'
import type { NetworkGraph } from '../../graph.js'
import { leastGeodesicBeyond } from '../../lower-bounds.js'
import type { Endpoint } from '../../snap/endpoint.js'
import type { CornerNode } from '../corner-graph.js'
import type { PlaceBounds } from './open-bounds.js'

/** What bounds read of `WeightedTables`. */
interface Thousandths {
  readonly rows: TableRows
  readonly landmarks: number
  rowOf(place: number): number
  cost(row: number, landmark: number): number
}

/**
 * Maximum error of a cost in the table: half a thousandth, plus the loss of single precision at
 * 200,000.
 */
const ROUNDING = 0.03

/** Costs from an endpoint to each landmark, via the places that its paths visit first. */
export function landmarkCosts(
  tables: Thousandths,
  first: readonly (readonly [place: number, cost: number])[],
): Float64Array {
  const { landmarks } = tables
  const costs = new Float64Array(landmarks).fill(Number.POSITIVE_INFINITY)
  for (const [place, cost] of first) {
    const row = tables.rows.at(tables.rowOf(place))
    for (let r = 0; r < landmarks; r++) {
      const beyond = row.of(r)
      if (beyond === UNREACHED) continue
      const total = cost + beyond / 1000
      if (total < costs[r]!) costs[r] = total
    }
  }
  return costs
}

/**
 * Lower bounds of costs to an endpoint with every gate closed, from the costs of landmarks to both
 * ends. A landmark's cost to the endpoint is at most its cost to a place plus the cost from there. The
 * converse, a bound through the endpoint, holds only for nodes: no path of the table turns anywhere
 * else.
 */
export class WeightedBounds implements PlaceBounds {
  private readonly goal: Vector
  private readonly isNode: boolean
  /** Landmarks in the order in which they are tried, as in `LowerBounds`. */
  private readonly order: Int32Array

  constructor(
    private readonly graph: NetworkGraph,
    private readonly tables: Thousandths,
    end: Endpoint,
    private readonly endCosts: Float64Array,
  ) {
    this.goal = toVector(end.snapped)
    this.isNode = end.kind === 'port'
    this.order = Int32Array.from(endCosts, (_, landmark) => landmark)
  }

  ofEntity(entity: number, enough: number): number {
    return this.ofRow(entity, this.graph.network.entityVectors, 3 * entity, enough)
  }

  ofCorner({ vector }: CornerNode, node: number, enough: number): number {
    return this.ofRow(this.graph.network.entityCount + node, vector, 0, enough)
  }

  private ofRow(row: number, vectors: ArrayLike<number>, at: number, enough: number): number {
    const { endCosts, isNode, order } = this
    const { landmarks } = this.tables
    const costs = this.tables.rows.at(row)
    let bound = 0
    for (let i = 0; i < landmarks; i++) {
      const r = order[i]!
      const own = costs.of(r)
      const end = endCosts[r]!
      if ((own === UNREACHED) !== (end === Number.POSITIVE_INFINITY)) {
        return Number.POSITIVE_INFINITY
      }
      if (own === UNREACHED) continue
      const ahead = end - own * 0.001 - ROUNDING
      if (ahead > bound) bound = ahead
      else if (isNode && -ahead - 2 * ROUNDING > bound) bound = -ahead - 2 * ROUNDING
      if (bound < enough) continue
      // The next place is usually nearby, so the landmark that sufficed for this one is tried first.
      order.copyWithin(1, 0, i)
      order[0] = r
      return bound
    }
    return Math.max(bound, leastGeodesicBeyond(this.goal, vectors, at, bound))
  }
}

/** Lower bounds of costs to a landmark with every gate closed, straight from its table. */
export class TableBounds implements PlaceBounds {
  constructor(
    private readonly graph: NetworkGraph,
    private readonly tables: Thousandths,
    private readonly landmark: number,
  ) {}

  ofEntity(entity: number): number {
    return Math.max(0, this.tables.cost(entity, this.landmark) - ROUNDING)
  }

  ofCorner(_: CornerNode, node: number): number {
    return this.ofEntity(this.graph.network.entityCount + node)
  }
}
