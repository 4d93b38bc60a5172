import { toVector, type Vector } from '../../../geo/vector.js'
import { UNREACHED } from '../../../sea/stored/port-metres.js'
import type { NetworkGraph } from '../../graph.js'
import { difference, EXCESS, leastGeodesicBeyond } from '../../lower-bounds.js'
import type { CornerNode } from '../corner-graph.js'
import type { KnownEnd } from './cost-tables.js'
import type { PlaceBounds } from './open-bounds.js'

/** What bounds read of `LimitTables`. */
interface Metres {
  readonly metres: Uint32Array
  readonly landmarks: number
  rowOfEntity(entity: number): number
  rowOfCorner(node: number): number
}

/** Maximum error of a table's distance: half a metre, and the single precision of the legs in it, km. */
const ROUNDING_KM = 0.003
/** Landmarks beyond the end that a search asks: more exclude few further places. */
const BEYOND = 4

/**
 * Lower bounds to an end with every gate closed. A landmark's distance to the end is at most its distance
 * to a place plus that from the place to the end. The converse is taken from a sea without a limit: it
 * needs a distance to the place that is not too long, and the table lacks paths that end at a corner.
 */
export class LimitBounds implements PlaceBounds {
  private readonly goal: Vector
  /** Landmarks behind the start of the search, and those beyond its end in a sea without a limit. */
  private readonly behind: Int32Array
  private readonly beyond: Int32Array
  private readonly endKm: Float64Array
  private readonly unlimitedKm: Float64Array
  private readonly acrossKm: Float64Array

  constructor(
    private readonly graph: NetworkGraph,
    private readonly tables: Metres,
    { end, landmarkCosts }: KnownEnd,
    from: KnownEnd,
  ) {
    this.goal = toVector(end.snapped)
    this.behind = farthestBehind(landmarkCosts, from.landmarkCosts)
    this.beyond = farthestBehind(from.end.landmarkKm, end.landmarkKm).subarray(0, BEYOND)
    this.endKm = landmarkCosts
    this.unlimitedKm = end.landmarkKm
    this.acrossKm = end.acrossKm
  }

  ofEntity(entity: number, enough: number): number {
    const row = this.tables.rowOfEntity(entity)
    let bound = row < 0 ? 0 : this.aheadOf(row, enough)
    const { beyond, unlimitedKm, acrossKm, graph } = this
    const { metres } = graph.landmarkRows
    const at = bound < enough ? graph.landmarkRows.at(entity) : 0
    for (let i = 0; i < beyond.length && bound < enough; i++) {
      const own = metres[at + beyond[i]!]!
      if (own === UNREACHED) continue
      const least = difference(own * 0.001, unlimitedKm[beyond[i]!]!, acrossKm[beyond[i]!]!)
      if (least > bound) bound = least
    }
    return this.straight(graph.network.entityVectors, 3 * entity, bound, enough)
  }

  ofCorner({ vector }: CornerNode, node: number, enough: number): number {
    return this.straight(vector, 0, this.aheadOf(this.tables.rowOfCorner(node), enough), enough)
  }

  private straight(vectors: ArrayLike<number>, at: number, bound: number, enough: number): number {
    return bound < enough
      ? Math.max(bound, leastGeodesicBeyond(this.goal, vectors, at, bound))
      : bound
  }

  private aheadOf(row: number, enough: number): number {
    const { behind, endKm } = this
    const { metres } = this.tables
    let bound = 0
    for (let i = 0; i < behind.length; i++) {
      const r = behind[i]!
      const own = metres[row + r]!
      if (own === UNREACHED) continue
      const ahead = endKm[r]! * (1 - EXCESS) - own * 0.001 - ROUNDING_KM
      if (ahead <= bound) continue
      bound = ahead
      if (bound < enough) continue
      // The next place is usually nearby, so the landmark that sufficed for this one is tried first.
      behind.copyWithin(1, 0, i)
      behind[0] = r
      break
    }
    return bound
  }
}

/** The landmarks that are farthest behind the start of a search, as its end sees them. */
function farthestBehind(endKm: Float64Array, startKm: Float64Array): Int32Array {
  const gaps = endKm.map((km, r) => km - startKm[r]!)
  const behind = [...gaps.keys()].filter((r) => gaps[r]! > 0 && gaps[r]! < Number.POSITIVE_INFINITY)
  behind.sort((r, s) => gaps[s]! - gaps[r]!)
  return Int32Array.from(behind)
}

/** Lower bounds to a landmark with every gate closed, straight from its table. */
export class RowBounds implements PlaceBounds {
  constructor(
    private readonly graph: NetworkGraph,
    private readonly tables: Metres,
    private readonly landmark: number,
  ) {}

  ofEntity(entity: number): number {
    const row = this.tables.rowOfEntity(entity)
    return row < 0 ? this.graph.landmarkKm(this.landmark, entity) : this.ofRow(row)
  }

  ofCorner(_: CornerNode, node: number): number {
    return this.ofRow(this.tables.rowOfCorner(node))
  }

  private ofRow(row: number): number {
    const metres = this.tables.metres[row + this.landmark]!
    return metres === UNREACHED
      ? Number.POSITIVE_INFINITY
      : Math.max(0, metres / 1000 - ROUNDING_KM)
  }
}
