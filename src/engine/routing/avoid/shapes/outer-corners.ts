import { LRUCache } from 'lru-cache'
import { dot, toVector, type Vector } from '../../../geo/vector.js'
import type { NetworkGraph } from '../../graph.js'
import type { Endpoint } from '../../snap/endpoint.js'
import { CornerGraph, type CornerNode } from '../corner-graph.js'
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
/** Graphs that are kept for ends in different pockets. */
const MAX_GRAPHS = 4

/** The corners of one outline that a caller draws. */
interface OutlineCorners {
  /** Those on water. */
  readonly whole: readonly AreaCorner[]
  /** Those that paths between places outside may turn at. */
  readonly outer: readonly AreaCorner[]
  /** Encloses the polygon and its pockets; null if it has none. */
  readonly outline: readonly Vector[] | null
}

/** The corners of polygons without those in pockets, except of polygons with an end in a pocket. */
export class OuterCorners {
  private readonly rings: readonly OutlineCorners[]
  /** Corners of holes and of named areas. */
  private readonly others: readonly AreaCorner[]
  /** By the polygons with an end in a pocket. */
  private readonly graphs = new LRUCache<string, CornerGraph>({ max: MAX_GRAPHS })

  /** @param links the lines of all fairways, which may lead through a door */
  private constructor(
    private readonly whole: CornerGraph,
    private readonly links: EdgeTree,
  ) {
    const { avoided, nodes } = whole
    const nodeOf = new Map(nodes.map((node) => [node.corner, node]))
    this.rings = avoided.outlines.map((ring) => this.ofRing(ring, nodeOf))
    const drawn = new Set(this.rings.flatMap(({ whole: own }) => own))
    this.others = nodes.flatMap(({ corner }) => (drawn.has(corner) ? [] : [corner]))
  }

  /**
   * Null where all corners are few enough, or none is in a pocket, or where kilometres differ in cost: the
   * way past a pocket may then not be the best.
   */
  static of(whole: CornerGraph, links: EdgeTree): OuterCorners | null {
    const { avoided, nodes } = whole
    if (!avoided.isPlain || nodes.length < FEW_CORNERS) return null
    const outer = new OuterCorners(whole, links)
    return outer.rings.some((ring) => ring.outer !== ring.whole) ? outer : null
  }

  /** The corners for paths between two ends. */
  for(ends: readonly Endpoint[]): CornerGraph {
    const places = ends.flatMap((end) =>
      end.kind === 'sea' ? [toVector(end.snapped), end.view.vector] : [toVector(end.snapped)],
    )
    const isEntered = this.rings.map(
      ({ outline }) => outline !== null && places.some((place) => encloses(outline, place)),
    )
    const key = isEntered.map(Number).join('')
    let graph = this.graphs.get(key)
    if (!graph) {
      const own = this.rings.flatMap(({ whole, outer }, i) => (isEntered[i] ? whole : outer))
      const { avoided } = this.whole
      graph = new CornerGraph(this.whole.graph, avoided, false, [...own, ...this.others])
      this.graphs.set(key, graph)
    }
    return graph
  }

  private ofRing(
    ring: readonly AreaCorner[],
    nodeOf: ReadonlyMap<AreaCorner, CornerNode>,
  ): OutlineCorners {
    const whole = ring.filter((corner) => nodeOf.has(corner))
    const isDoor = (from: number, to: number): boolean => {
      const [a, b] = [nodeOf.get(ring[from]!), nodeOf.get(ring[to]!)]
      return a !== undefined && b !== undefined && this.isOpen(a, b.vector)
    }
    const closed = closePockets(ring, isDoor)
    const outer = closed ? whole.flatMap((corner) => closed.kept.get(corner) ?? []) : whole
    return { whole, outer, outline: closed?.outline ?? null }
  }

  /** Whether a straight line is open water, through which no fairway leads. */
  private isOpen({ vector: a, triangle }: CornerNode, b: Vector): boolean {
    const { graph, avoided } = this.whole
    if (dot(a, b) < LONGEST_DOOR) return false
    if (avoided.blocks(...a, ...b) || this.links.crosses(...a, ...b)) return false
    return graph.isClear(...a, triangle, ...b)
  }
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
