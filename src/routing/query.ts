import type { Position } from '../geo/position.js'
import type { Endpoint } from './endpoint.js'
import type { NetworkGraph } from './graph.js'
import type { GatePath } from './search/gates.js'
import type { TautPath } from './search/shortest-path.js'

/** One question to a network: the shortest path between two endpoints with some passages closed. */
export interface Query {
  readonly graph: NetworkGraph
  readonly origin: Endpoint
  readonly destination: Endpoint
  /** Bit mask of closed passages. */
  readonly closed: number
}

/** A path that needs no graph: see `straightPath`. */
export type StraightPath =
  | { readonly km: number; readonly kind: 'direct' }
  | { readonly km: number; readonly kind: 'link' }
  | { readonly km: number; readonly kind: 'inshore'; readonly line: readonly Position[] }

/** A path between two endpoints, not drawn yet. */
export type CandidatePath =
  | StraightPath
  | { readonly km: number; readonly kind: 'taut'; readonly path: TautPath }
  | GatePath

/** Whether one of the endpoints lies inside a passage that is closed. */
export function isShut({ graph, origin, destination, closed }: Query): boolean {
  return isEndpointShut(graph, origin, closed) || isEndpointShut(graph, destination, closed)
}

/** Whether an endpoint lies inside a passage that is closed. */
export function isEndpointShut(graph: NetworkGraph, end: Endpoint, closed: number): boolean {
  return end.kind === 'fairway' && graph.isLinkClosed(end.on.link, closed)
}
