import { UNREACHED } from '../../../sea/stored/compact-table.js'
import type { TableRows } from '../../../sea/stored/table-rows.js'
import type { NetworkGraph } from '../../graph.js'
import { EXCESS } from '../../lower-bounds.js'
import type { SouthOf } from '../shapes/south-of.js'

/** Maximum error of a distance in whole metres, and of one from labels, km. */
const ROUNDING_KM = 0.003

/** What labels know of the ends of a search north of a limit. */
export interface LabelledEnds {
  /** Kilometres from each landmark to the end of the search and to its start, with every gate closed. */
  readonly toKm: Float64Array
  readonly fromKm: Float64Array
}

/**
 * Lower bounds to one end in a sea with a south limit. A landmark's distance to the end is at most its distance to a
 * place plus that from the place to the end. The tables know the distance to the place without the limit, which is the same with
 * it if a path so long can't reach the limit.
 */
export class LimitedTo {
  /** Landmarks behind the start of the search, their distances to the end, and how far north of the limit they lie. */
  private readonly behind: Int32Array
  private readonly endKm: Float64Array
  private readonly northKm: Float64Array

  constructor(
    private readonly graph: NetworkGraph,
    private readonly limit: SouthOf,
    ends: LabelledEnds,
  ) {
    const { landmarks, cornerCount, entityVectors: v } = graph.network
    this.behind = Int32Array.from(farthestBehind(ends))
    this.endKm = Float64Array.from(this.behind, (r) => ends.toKm[r]! * (1 - EXCESS) - ROUNDING_KM)
    this.northKm = Float64Array.from(this.behind, (r) =>
      limit.northKm(v[3 * (cornerCount + landmarks[r]!) + 2]!),
    )
  }

  /**
   * From an entity; any number of at least `enough` is acceptable.
   * @param row its distances
   */
  ofEntity(entity: number, row: TableRows, enough: number): number {
    const { behind, endKm, northKm } = this
    const v = this.graph.network.entityVectors
    const ownKm = this.limit.northKm(v[3 * entity + 2]!)
    let bound = 0
    for (let i = 0; i < behind.length && bound < enough; i++) {
      const own = row.of(behind[i]!)
      if (own === UNREACHED) continue
      const km = own * 0.001
      if (endKm[i]! - km <= bound || km >= ownKm + northKm[i]!) continue
      bound = endKm[i]! - km
      // The next place is usually nearby, so the landmark that sufficed for this one is tried first.
      if (bound >= enough) for (const all of [behind, endKm, northKm]) moveToFront(all, i)
    }
    return bound
  }
}

/** The landmarks that are farthest behind the start of a search, as its end sees them. */
function farthestBehind({ toKm, fromKm }: LabelledEnds): number[] {
  const gaps = toKm.map((km, r) => km - fromKm[r]!)
  return [...gaps.keys()]
    .filter((r) => gaps[r]! > 0 && gaps[r]! < Number.POSITIVE_INFINITY)
    .sort((a, b) => gaps[b]! - gaps[a]!)
}

function moveToFront(all: Int32Array | Float64Array, i: number): void {
  const first = all[i]!
  all.copyWithin(1, 0, i)
  all[0] = first
}
