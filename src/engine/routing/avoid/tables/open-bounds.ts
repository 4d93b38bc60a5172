import { toVector, type Vector } from '../../../geo/vector.js'
import { UNREACHED } from '../../../sea/stored/compact-table.js'
import type { TableRows } from '../../../sea/stored/table-rows.js'
import type { NetworkGraph } from '../../graph.js'
import { kept } from '../../kept.js'
import {
  type ActiveLandmarks,
  difference,
  leastGeodesicBeyond,
  leastGeodesicKm,
  mostTelling,
} from '../../lower-bounds.js'
import type { GateRow } from '../../search/gate-paths.js'
import { SUM_ROUNDING_KM } from '../../search/gates.js'
import type { Endpoint } from '../../snap/endpoint.js'
import { toLandmarks } from '../../snap/joined.js'
import type { CornerNode } from '../corner-graph.js'
import type { LimitedTo } from './limited-to.js'

/** A path through a third place may be shorter than the straight leg by this share (`LowerBounds`). */
const EXCESS = 1e-5
/** Maximum excess of a single-precision number over the exact one, as a share. */
const SINGLE_PRECISION = 1e-7

/**
 * Number of landmarks used by a search: those whose distances to its ends differ most. More cost more
 * than they save.
 */
const ACTIVE_LANDMARKS = 4

/** Lower bounds from the places of a network, and the corners of areas, to an endpoint. */
export interface PlaceBounds {
  /**
   * Lower bound of the cost of paths between an entity and the endpoint; any number of at least `enough` is
   * acceptable.
   */
  ofEntity(entity: number, enough: number): number
  /** The same for a corner, given by its number. */
  ofCorner(corner: CornerNode, node: number, enough: number): number
}

/**
 * Lower bounds in kilometres from the places of a network to an endpoint with its gates open: either
 * over the sea with every gate closed, or to the first of those gates and on from there by the tables.
 */
export class OpenBounds implements PlaceBounds {
  private readonly goal: Vector
  /** Those of this search, and all of them if the bounds are remembered. */
  private active: ActiveLandmarks
  /** Gates from which a path leads to the endpoint, nearest first, with the kilometres of each. */
  private readonly gates: Int32Array
  private readonly beyondKm: Float64Array
  /** Bounds of the entities beside corners: hundreds of corners lie in a few large triangles of the open sea. */
  private readonly besideCorners = new Map<number, number>()
  /** Bounds of entities, 0 where not known yet; null unless remembered. */
  private known: Float32Array | null = null

  /**
   * @param apart kilometres from each landmark to the two ends of the search
   * @param limited what a south limit adds; null without one
   */
  constructor(
    private readonly graph: NetworkGraph,
    private readonly end: Endpoint,
    apart: readonly [Float64Array, Float64Array],
    row: GateRow,
    private readonly limited: LimitedTo | null = null,
  ) {
    this.goal = toVector(end.snapped)
    this.active = toLandmarks(graph, end, mostTelling(...apart, ACTIVE_LANDMARKS))
    const gates = [...row.km.keys()]
      .filter((gate) => row.km[gate]! < Number.POSITIVE_INFINITY)
      .sort((a, b) => row.km[a]! - row.km[b]!)
    this.gates = Int32Array.from(gates)
    this.beyondKm = Float64Array.from(gates, (gate) => row.km[gate]!)
  }

  /** Sets whether bounds are kept for later searches, which takes four bytes per entity. */
  remember(isKept: boolean): void {
    this.known = isKept ? new Float32Array(this.graph.network.entityCount) : null
    // What is kept serves searches from other ends.
    const { landmarkKm, acrossKm } = this.end
    if (isKept)
      this.active = { landmarks: Int32Array.from(landmarkKm.keys()), landmarkKm, acrossKm }
  }

  ofEntity(entity: number, enough: number): number {
    const known = this.known?.[entity]
    if (known) return known
    // Single precision may round up: a bound must not.
    const km = this.compute(entity, enough * (1 + 2 * EXCESS)) * (1 - SINGLE_PRECISION)
    // A bound that is enough for this search may be too low for the next one.
    if (this.known && km < enough) this.known[entity] = km
    return km
  }

  private compute(entity: number, enough: number): number {
    const { gates, beyondKm } = this
    const row = this.graph.landmarkRows.at(entity)
    let least = this.closedKm(row, entity, enough)
    // A gate farther from the endpoint than the bound cannot lower it, and later gates are farther
    // still.
    for (
      let i = 0;
      i < gates.length && beyondKm[i]! - SUM_ROUNDING_KM < Math.min(least, enough);
      i++
    ) {
      const km = row.of(gates[i]!) * 0.001 + beyondKm[i]! - SUM_ROUNDING_KM
      if (km < least) least = km
    }
    const km = Math.max(0, least * (1 - EXCESS))
    return this.limited && km < enough
      ? Math.max(km, this.limited.ofEntity(entity, row, enough))
      : km
  }

  /** Straight, or through one of the entities beside the corner. */
  ofCorner({ vector, beside }: CornerNode, _node: number, enough: number): number {
    let least = leastGeodesicKm(this.goal, vector, 0)
    for (const { entity, km } of beside) {
      if (least >= enough) break
      const own = kept(this.besideCorners, entity, () =>
        this.ofEntity(entity, Number.POSITIVE_INFINITY),
      )
      least = Math.max(least, own - km)
    }
    return least
  }

  private closedKm(row: TableRows, entity: number, enough: number): number {
    const { landmarks, landmarkKm, acrossKm } = this.active
    let bound = 0
    for (let i = 0; i < landmarks.length; i++) {
      const metres = row.of(landmarks[i]!)
      const km = landmarkKm[i]!
      const across = acrossKm[i]!
      if (metres === UNREACHED) {
        if (across < Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY
        continue
      }
      if (km === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY
      const least = difference(metres * 0.001, km, across)
      if (least > bound) bound = least
      if (bound >= enough) return bound
    }
    return Math.max(
      bound,
      leastGeodesicBeyond(this.goal, this.graph.network.entityVectors, 3 * entity, bound),
    )
  }
}
