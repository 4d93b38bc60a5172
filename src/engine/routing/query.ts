import type { IndexSet } from '../sea/index-set.js'
import type { NetworkGraph } from './graph.js'
import type { Endpoint } from './snap/endpoint.js'

/** A question to a network: the shortest path between two endpoints with some passages closed. */
export interface Query {
  readonly graph: NetworkGraph
  readonly origin: Endpoint
  readonly destination: Endpoint
  /** Closed passages, by their places in `PASSAGES`. */
  readonly closed: IndexSet
}

/** Whether one of the endpoints lies inside a passage that is closed. */
export function isShut({ graph, origin, destination, closed }: Query): boolean {
  return isEndpointShut(graph, origin, closed) || isEndpointShut(graph, destination, closed)
}

/** Whether an endpoint lies inside a passage that is closed. */
export function isEndpointShut(graph: NetworkGraph, end: Endpoint, closed: IndexSet): boolean {
  return end.kind === 'fairway' && graph.isLinkClosed(end.on.link, closed)
}
