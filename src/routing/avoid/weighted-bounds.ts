import { toVector, type Vector } from '../../geo/vector.js'
import { UNREACHED } from '../../sea/port-metres.js'
import type { Endpoint } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'
import { type GateRow, SUM_ROUNDING_KM } from '../search/gates.js'
import { leastGeodesicBeyond } from '../search/lower-bounds.js'
import type { CornerNode } from './corner-graph.js'
import type { PlaceBounds } from './open-bounds.js'
import type { WeightedTables } from './weighted-tables.js'

/** A cost of the table is off by half a thousandth, and by what single precision loses of 200,000. */
const ROUNDING = 0.03

/** What it costs from an endpoint to each landmark: by the places that its paths first go to. */
export function landmarkCosts(
  tables: WeightedTables,
  first: readonly (readonly [place: number, cost: number])[],
): Float64Array {
  const { thousandths, landmarks } = tables
  const costs = new Float64Array(landmarks).fill(Number.POSITIVE_INFINITY)
  for (const [place, cost] of first) {
    const row = tables.rowOf(place) * landmarks
    for (let r = 0; r < landmarks; r++) {
      const beyond = thousandths[row + r]!
      if (beyond === UNREACHED) continue
      const total = cost + beyond / 1000
      if (total < costs[r]!) costs[r] = total
    }
  }
  return costs
}

/**
 * Lower bounds of costs to an endpoint, from the costs that landmarks have to either. A landmark's cost
 * to the endpoint is at most its cost to a place and on from there. The converse, a bound through the
 * endpoint, holds only for nodes: no path of the table turns anywhere else.
 */
export class WeightedBounds implements PlaceBounds {
  private readonly goal: Vector
  private readonly isNode: boolean
  private readonly gates: Int32Array
  private readonly beyond: Float64Array

  constructor(
    private readonly graph: NetworkGraph,
    private readonly tables: WeightedTables,
    end: Endpoint,
    private readonly endCosts: Float64Array,
    row: GateRow,
  ) {
    this.goal = toVector(end.snapped)
    this.isNode = end.kind === 'port'
    const gates = [...row.km.keys()].filter((gate) => row.km[gate]! < Number.POSITIVE_INFINITY)
    this.gates = Int32Array.from(gates)
    this.beyond = Float64Array.from(gates, (gate) => row.km[gate]!)
  }

  ofEntity(entity: number): number {
    return this.ofRow(entity, this.graph.network.entityVectors, 3 * entity)
  }

  ofCorner({ vector }: CornerNode, node: number): number {
    return this.ofRow(this.graph.network.entityCount + node, vector, 0)
  }

  private ofRow(row: number, vectors: ArrayLike<number>, at: number): number {
    const { gates, beyond } = this
    const { thousandths, landmarks } = this.tables
    let least = this.closedCost(row, vectors, at)
    for (let i = 0; i < gates.length; i++) {
      const cost = thousandths[row * landmarks + gates[i]!]! * 0.001 + beyond[i]! - ROUNDING
      if (cost < least) least = cost
    }
    return Math.max(0, least - SUM_ROUNDING_KM)
  }

  private closedCost(row: number, vectors: ArrayLike<number>, at: number): number {
    const { endCosts, isNode } = this
    const { thousandths, landmarks } = this.tables
    let bound = 0
    for (let r = 0; r < landmarks; r++) {
      const own = thousandths[row * landmarks + r]!
      const end = endCosts[r]!
      if ((own === UNREACHED) !== (end === Number.POSITIVE_INFINITY)) {
        return Number.POSITIVE_INFINITY
      }
      if (own === UNREACHED) continue
      const ahead = end - own * 0.001 - ROUNDING
      if (ahead > bound) bound = ahead
      else if (isNode && -ahead - 2 * ROUNDING > bound) bound = -ahead - 2 * ROUNDING
    }
    return Math.max(bound, leastGeodesicBeyond(this.goal, vectors, at, bound))
  }
}
