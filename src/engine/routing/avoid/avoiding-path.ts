import type { NetworkGraph } from '../graph.js'

/** A path as places: states of the network, or corners of areas, numbered after the states. */
export interface AvoidingPath {
  readonly cost: number
  /** Empty if the path leads straight from end to end. */
  readonly places: readonly number[]
  /** Links used to reach a place, -1 for none. */
  readonly links: readonly number[]
}

/** Joins two paths, the second of which begins where the first ends. */
export function joined(a: AvoidingPath, b: AvoidingPath): AvoidingPath {
  return {
    cost: a.cost + b.cost,
    places: [...a.places, ...b.places.slice(1)],
    links: [...a.links, ...b.links.slice(1)],
  }
}

/** The same path from its end to its start. */
export function reversed({ cost, places, links }: AvoidingPath, graph: NetworkGraph): AvoidingPath {
  return {
    cost,
    places: places.map((place) => graph.mirror(place)).reverse(),
    links: [-1, ...links.slice(1).reverse()],
  }
}
