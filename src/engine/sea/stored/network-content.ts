import type { Position } from '../../geo/position.js'
import type { BayColumns } from '../sight/bays.js'

/** Positions are stored in millionths of a degree (0.11 m). */
export const MICRO = 1e6

/** The position of point `i` in an array of such millionths. */
export function positionAt(lonLatE6: Int32Array, i: number): Position {
  return [lonLatE6[2 * i]! / MICRO, lonLatE6[2 * i + 1]! / MICRO]
}

/** The triangulation: what sight needs, and a route between ports does not. */
export interface Triangles {
  /** Start vertex of each edge. Three edges make a triangle. */
  readonly start: Int32Array
  /** 1 for edges that block sight: shores and barriers. */
  readonly closed: Uint8Array
  /** 1 for triangles of navigable water. */
  readonly water: Uint8Array
  /** Next vertex along the shore, with the water on the left; -1 off the shore. */
  readonly after: Int32Array
}

/**
 * Taut legs between states, each stored once; see `TautGraph`. Rows by the states of the lower entity,
 * CSR.
 */
export interface LegLists {
  readonly legFirst: Int32Array
  readonly legTo: Int32Array
}

/** Contents of a network file. Everything else is derived when it is opened. */
export interface NetworkContent extends Triangles, LegLists {
  readonly resolutionKm: number
  /** Longitude and latitude of each vertex, millionths of a degree. */
  readonly lonLatE6: Int32Array
  /** Vertices that are corners, ascending. */
  readonly cornerVertex: Int32Array
  /** Vertex of each node (junction or crossing point); -1 for nodes inside rivers and canals. */
  readonly nodeVertex: Int32Array
  /** Position of each node, millionths of a degree. */
  readonly nodeLonLatE6: Int32Array
  /** Fairway links between nodes: their ends, passage bit (-1 for none) and lines; CSR over points. */
  readonly linkFrom: Int32Array
  readonly linkTo: Int32Array
  readonly linkPassage: Int32Array
  readonly linkFirst: Int32Array
  readonly linkLonLatE6: Int32Array
  /** Nodes with known distances to every entity: first the ends of the gates, then landmarks. */
  readonly landmarks: Int32Array
  readonly gateLandmarks: number
  /** Metres from landmark r to entity e at [e * landmarks + r]; UNREACHED if there is no path. */
  readonly landmarkMetres: Uint32Array
  /** Ids of the ports, and the node of each. */
  readonly portId: Int32Array
  readonly portNode: Int32Array
  /**
   * The legs that a shortest path between two ports or nodes of `landmarks` uses with every gate
   * closed; null if the file has none.
   */
  readonly portLegs: LegLists | null
  /** Water that a search enters only if an end lies inside; null if the file has none. */
  readonly bays: BayColumns | null
}
