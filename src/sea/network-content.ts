import type { Position } from '../geo/position.js'
import type { BayColumns } from './bays.js'

/** Positions are whole millionths of a degree (0.11 m). */
export const MICRO = 1e6

/** The position of point `i` in an array of such millionths. */
export function positionAt(lonLatE6: Int32Array, i: number): Position {
  return [lonLatE6[2 * i]! / MICRO, lonLatE6[2 * i + 1]! / MICRO]
}

/** Contents of a network file; everything else is derived on opening. */
export interface NetworkContent {
  readonly resolutionKm: number
  /** Longitude and latitude of each vertex in millionths of a degree. */
  readonly lonLatE6: Int32Array
  /** Start vertex of each edge; three edges make a triangle. */
  readonly start: Int32Array
  /** 1 on edges that sight does not cross: shores and barriers. */
  readonly closed: Uint8Array
  /** 1 on triangles of navigable water. */
  readonly water: Uint8Array
  /** Next vertex along the shore, water on the left; -1 off shore. */
  readonly after: Int32Array
  /** Vertices that are corners, ascending. */
  readonly cornerVertex: Int32Array
  /** Vertex of each node (mouth or portal), -1 for nodes inside rivers and canals. */
  readonly nodeVertex: Int32Array
  /** Position of each node in millionths of a degree. */
  readonly nodeLonLatE6: Int32Array
  /** Fairway links between nodes: ends, passage bit (-1 for none), and their lines, CSR over points. */
  readonly linkFrom: Int32Array
  readonly linkTo: Int32Array
  readonly linkPassage: Int32Array
  readonly linkFirst: Int32Array
  readonly linkLonLatE6: Int32Array
  /** Taut legs, each once, between states; see `TautGraph`. Rows by the lower entity's states, CSR. */
  readonly legFirst: Int32Array
  readonly legTo: Int32Array
  /** Nodes with known distances to every entity: ends of the gates first, then landmarks. */
  readonly landmarks: Int32Array
  readonly gateLandmarks: number
  /** Metres from landmark r to entity e at [e * landmarks + r]; UNREACHED if there is no path. */
  readonly landmarkMetres: Uint32Array
  /** Ids of the ports, and the node of each. */
  readonly portId: Int32Array
  readonly portNode: Int32Array
  /** Metres between ports i > j with every gate closed, at [i * (i - 1) / 2 + j]. */
  readonly portMetres: Uint32Array
  /**
   * Legs, by their index in `legTo`, that a shortest path between two ports or nodes of `landmarks`
   * uses with every gate closed, ascending; null where the file has none.
   */
  readonly portLegs: Int32Array | null
  /** Water that only ends inside need to look at; null where the file has none. */
  readonly bays: BayColumns | null
}
