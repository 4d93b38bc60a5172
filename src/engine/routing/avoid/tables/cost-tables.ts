import type { IndexSet } from '../../../sea/index-set.js'
import type { OpenBays } from '../../../sea/sight/open-bays.js'
import type { CompactTable } from '../../../sea/stored/compact-table.js'
import type { GateDistances } from '../../search/gates.js'
import type { Endpoint } from '../../snap/endpoint.js'
import type { AvoidingPath } from '../avoiding-path.js'
import type { CornerGraph, PackedJoins } from '../corner-graph.js'
import type { FirstPlace } from './endpoint-costs.js'
import type { PlaceBounds } from './open-bounds.js'

/** What tables know of an endpoint. */
export interface KnownEnd {
  readonly end: Endpoint
  /** The places that its paths may visit first. */
  readonly first: readonly FirstPlace[]
  /** Costs to each landmark with every gate closed; Infinity without a path. */
  readonly landmarkCosts: Float64Array
  /** Paths to landmarks that have been found so far. */
  readonly paths: Map<number, AvoidingPath>
}

/**
 * Costs between places and landmarks with every gate closed, for areas that many requests avoid.
 * `WeightedTables` has them for areas that make a kilometre more expensive, and `LabelTables` for the
 * default limit.
 */
export interface CostTables {
  readonly corners: CornerGraph
  /** Whether every corner is joined to the network and to the ends. */
  readonly isJoined: boolean
  ofEnd(end: Endpoint): KnownEnd
  /** Lower bounds of the cost to one end for searches from another. */
  boundsTo(end: KnownEnd, from: KnownEnd): PlaceBounds
  /** The same for a landmark. */
  boundsToLandmark(landmark: number, from: KnownEnd): PlaceBounds
  /** Kilometres between two ends with every gate closed; null if only a search can tell. */
  seaKm(a: Endpoint, b: Endpoint): number | null
  /** Costs between all gate nodes with some passages closed, and the paths with these costs. */
  gateCosts(closed: IndexSet): GateDistances
  /** The bays that a search between two ends enters; null if it must enter all. */
  baysBetween(a: Endpoint, b: Endpoint): OpenBays | null
}

/** Tables for other threads; the arrays are in shared memory. */
export interface PackedTables {
  readonly costs: CompactTable
  readonly joins: PackedJoins
}
