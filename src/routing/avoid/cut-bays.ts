import { vectorAt } from '../../geo/vector.js'
import { OpenBays } from '../../sea/open-bays.js'
import type { Endpoint } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'
import type { CornerGraph } from './corner-graph.js'

/**
 * The bays that the edge of a forbidden polygon may cut. Elsewhere, a path that leads into a bay and out
 * again can follow the bay's door instead, as in a sea without polygons.
 */
export function cutBays({ graph, avoided, nodes }: CornerGraph): number[] {
  const { network } = graph
  const { bays, water, start, vectors } = network
  if (bays === null) return []
  // A polygon within one triangle crosses none of its edges.
  const touched = new Set(nodes.map(({ triangle }) => triangle))
  for (let triangle = 0; triangle < water.length; triangle++) {
    if (water[triangle] === 1 && isCrossed(triangle)) touched.add(triangle)
  }
  const reached = [...touched].flatMap((triangle) => graph.baysOfTriangle(triangle))
  return [...new Set(reached)].filter((bay) => bays.isOutermost[bay] === 0)

  function isCrossed(triangle: number): boolean {
    const [a, b, c] = [0, 1, 2].map((k) => vectorAt(vectors, start[3 * triangle + k]!))
    return (
      avoided.blocks(...a!, ...b!) || avoided.blocks(...b!, ...c!) || avoided.blocks(...c!, ...a!)
    )
  }
}

/** The bays that a search between two ends enters: their own, and those that are cut. Null for a sea without bays. */
export function baysBetween(
  { network: { bays } }: NetworkGraph,
  a: Endpoint,
  b: Endpoint,
  cut: readonly number[],
): OpenBays | null {
  return bays && new OpenBays(bays).only([...a.bays, ...b.bays, ...cut])
}
