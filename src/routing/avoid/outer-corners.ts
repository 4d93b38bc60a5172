import { toVector, type Vector } from '../../geo/vector.js'
import type { Endpoint } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'
import { CornerGraph, type CornerNode } from './corner-graph.js'
import type { AreaCorner } from './corners.js'
import { EdgeTree } from './edge-tree.js'
import { closePockets, encloses } from './pockets.js'

/** With fewer corners than this, closing pockets saves nothing. */
const FEW_CORNERS = 64
/**
 * Longest door, as the cosine of 500 km: on the ellipsoid, a path behind a very long one may be shorter
 * than the door.
 */
const LONGEST_DOOR = Math.cos(500 / 6371)

/** The corners of forbidden polygons without those in pockets, for paths between places outside. */
export interface OuterCorners {
  readonly corners: CornerGraph
  /** What encloses polygons with their pockets. */
  readonly outlines: readonly (readonly Vector[])[]
}

/**
 * Null if no ring has pockets, or if kilometres differ in cost: the way past a pocket may then not be
 * the best.
 * @param links the lines of all fairways, which may lead through a door
 */
export function outerCorners(whole: CornerGraph, links: EdgeTree): OuterCorners | null {
  const { graph, avoided, nodes } = whole
  if (!avoided.isPlain || nodes.length < FEW_CORNERS) return null
  const nodeOf = new Map(nodes.map((node) => [node.corner, node]))
  const outlines: (readonly Vector[])[] = []
  const narrowed = new Map<AreaCorner, AreaCorner | null>()
  for (const ring of avoided.outlines) {
    const isDoor = (from: number, to: number): boolean => {
      const [a, b] = [nodeOf.get(ring[from]!), nodeOf.get(ring[to]!)]
      return a !== undefined && b !== undefined && isOpen(whole, links, a, b.vector)
    }
    const outer = closePockets(ring, isDoor)
    if (outer === null) continue
    outlines.push(outer.outline)
    for (const corner of ring) narrowed.set(corner, outer.kept.get(corner) ?? null)
  }
  if (outlines.length === 0) return null
  const corners = nodes.flatMap(({ corner }) => {
    const kept = narrowed.has(corner) ? narrowed.get(corner)! : corner
    return kept === null ? [] : [kept]
  })
  return { corners: new CornerGraph(graph, avoided, false, corners), outlines }
}

function isOpen(
  { graph, avoided }: CornerGraph,
  links: EdgeTree,
  { vector: a, triangle }: CornerNode,
  b: Vector,
): boolean {
  if (a[0] * b[0] + a[1] * b[1] + a[2] * b[2] < LONGEST_DOOR) return false
  if (avoided.blocks(...a, ...b) || links.crosses(...a, ...b)) return false
  return graph.isClear(...a, triangle, ...b)
}

/** Whether paths between two ends need only the corners outside pockets. */
export function areOutside({ outlines }: OuterCorners, ends: readonly Endpoint[]): boolean {
  const places = ends.flatMap((end) =>
    end.kind === 'sea' ? [toVector(end.snapped), end.view.vector] : [toVector(end.snapped)],
  )
  return !outlines.some((outline) => places.some((place) => encloses(outline, place)))
}

/** The lines of all fairways of a network. */
export function linkLines(graph: NetworkGraph): EdgeTree {
  const { linkFrom } = graph.network
  const lines = Array.from(linkFrom, (_, link) => {
    const positions = graph.linkPositions(link)
    const xyz = Float64Array.from(positions.flatMap((position) => toVector(position)))
    return { lon: Float64Array.from(positions, ([lon]) => lon), xyz }
  })
  return new EdgeTree(lines)
}
