import { OpenBays } from '../../../sea/sight/open-bays.js'
import type { NetworkGraph } from '../../graph.js'
import type { Endpoint } from '../../snap/endpoint.js'
import type { CornerGraph } from '../corner-graph.js'

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

  // Without lists of numbers: it is asked of every triangle on water.
  function isCrossed(triangle: number): boolean {
    const a = 3 * start[3 * triangle]!
    const b = 3 * start[3 * triangle + 1]!
    const c = 3 * start[3 * triangle + 2]!
    return crosses(a, b) || crosses(b, c) || crosses(c, a)
  }

  function crosses(a: number, b: number): boolean {
    const v = vectors
    return avoided.blocks(v[a]!, v[a + 1]!, v[a + 2]!, v[b]!, v[b + 1]!, v[b + 2]!)
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
