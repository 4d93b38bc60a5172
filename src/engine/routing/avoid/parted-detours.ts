import { toVector, type Vector, vectorAt } from '../../geo/vector.js'
import { FULL } from '../../sea/index-set.js'
import type { NetworkGraph } from '../graph.js'
import { leastGeodesicKm } from '../lower-bounds.js'
import type { Query } from '../query.js'
import { NO_GATES } from '../search/gate-paths.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import type { Endpoint } from '../snap/endpoint.js'
import { type AvoidingPath, joined, reversed } from './avoiding-path.js'
import type { CornerGraph } from './corner-graph.js'
import type { DetourSearch } from './detour-search.js'
import {
  type EndParts,
  GateParts,
  isLinkPart,
  isOpen,
  LEAST_GAIN,
  type Part,
  type SeaPart,
} from './gate-parts.js'
import type { AvoidedPolygons } from './shapes/avoided.js'
import { OpenBounds } from './tables/open-bounds.js'

/** Bounds from tables may be too high by half a metre, and by the rounding of sums, km. */
const ROUNDING_KM = 0.0011
/** Places that the searches of a query settle in sum before they are given up: a whole search settles as many. */
const MAX_SETTLED = 2000
/** Areas of which no corner is farther from another are small, as a chord of the unit sphere: 60 km. */
const SMALL = 60 / 6371

/** A lower bound of the kilometres between two ends with every gate closed. */
export type LeastKm = (origin: Endpoint, destination: Endpoint) => number

/** What is known of the parts of a query's paths, and how many places its searches may still settle. */
interface Asked {
  readonly parts: GateParts
  left: number
}

/**
 * Paths of least cost round small areas, such as a bar across a strait, part by part. The best path from gate to gate is
 * found by what its parts cost at least. A part that is not known yet is then replaced by its shortest path if that meets no
 * area, or else by a search round the areas, and the best path is found again. So only parts that meet an area cost a search,
 * and each does so once.
 */
export class PartedDetours {
  /** Null for areas that are not small. */
  private readonly known = new WeakMap<CornerGraph, GateParts | null>()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly landmarks: LandmarkPaths,
    private readonly search: DetourSearch,
    private readonly leastKm: LeastKm,
  ) {}

  /**
   * The path of least cost, null when none costs less than `belowCost`, or `unknown` when so many parts meet an area that a
   * search of the whole path takes less time.
   */
  find(
    { origin, destination, closed }: Query,
    corners: CornerGraph,
    belowCost: number,
  ): AvoidingPath | null | 'unknown' {
    const parts = this.partsOf(corners)
    if (parts === null) return 'unknown'
    const asked: Asked = { parts, left: MAX_SETTLED }
    const [from, to] = [parts.of(origin), parts.of(destination)]
    let sea: AvoidingPath | null = null
    let seaCost = this.leastSeaCost(origin, destination)
    while (true) {
      const gated = parts.best(from, to, closed)
      if (Math.min(gated.cost, seaCost) >= belowCost) return null
      if (seaCost < gated.cost) {
        if (sea !== null) return sea
        const most = Math.min(gated.cost, belowCost)
        sea = this.between(from, to, asked, most)
        if (this.search.isGivenUp) return 'unknown'
        seaCost = sea?.cost ?? most
        continue
      }
      const open = gated.parts.find((part) => isOpen(part))
      if (open === undefined) return this.joinedParts(gated.parts)
      if (parts.follow(open) || parts.raiseByOthers(open)) continue
      // A path through this part is of use only if the part costs no more than what others leave for it.
      const known = parts.bestKnown(from, to, closed)
      const spare = Math.min(known.cost, belowCost) - gated.cost
      if (spare <= LEAST_GAIN) return known.cost < belowCost ? this.joinedParts(known.parts) : null
      if (!this.learn(open, asked, open.from.costs[open.gate]! + spare)) return 'unknown'
    }
  }

  private partsOf(corners: CornerGraph): GateParts | null {
    let parts = this.known.get(corners)
    if (parts === undefined) {
      parts = areSmall(corners.avoided) ? new GateParts(corners, this.landmarks) : null
      this.known.set(corners, parts)
    }
    return parts
  }

  private leastSeaCost(origin: Endpoint, destination: Endpoint): number {
    const geodesicKm = leastGeodesicKm(toVector(origin.snapped), toVector(destination.snapped), 0)
    return Math.max(geodesicKm, this.leastKm(origin, destination) - ROUNDING_KM)
  }

  /** Finds the path of a part round the areas, if it costs less than `most`. @returns false if it was given up */
  private learn({ from, gate }: SeaPart, asked: Asked, most: number): boolean {
    const { parts } = asked
    const path = this.between(from, parts.ofGate(gate), asked, most)
    if (path) parts.keep(from, gate, path)
    else if (this.search.isGivenUp) return false
    else parts.raise(from, gate, most)
    return true
  }

  /** The path between two ends with every gate closed; null when none costs less, or if the search is given up. */
  private between(from: EndParts, to: EndParts, asked: Asked, most: number): AvoidingPath | null {
    const { graph } = this
    const query = { graph, origin: from.end, destination: to.end, closed: FULL }
    const apart = [from.end.landmarkKm, to.end.landmarkKm] as const
    const detour = {
      corners: asked.parts.corners,
      fromOrigin: from.first,
      fromDestination: to.first,
      toDestination: new OpenBounds(graph, to.end, apart, NO_GATES),
      toOrigin: new OpenBounds(graph, from.end, apart, NO_GATES),
      bays: null,
    }
    const path = this.search.find(query, detour, most, asked.left)
    asked.left -= this.search.settled
    return path
  }

  private joinedParts(parts: readonly Part[]): AvoidingPath {
    return parts.map((part) => this.pathOf(part)).reduce(joined)
  }

  private pathOf(part: Part): AvoidingPath {
    const { graph } = this
    if (isLinkPart(part)) {
      const places = part.nodes.map((node) => graph.stateOfNode(node))
      return { cost: part.cost, places, links: [-1, part.link] }
    }
    const path = part.from.paths.get(part.gate)!
    return part.isReversed ? reversed(path, graph) : path
  }
}

function areSmall({ isPlain, polygons }: AvoidedPolygons): boolean {
  const isNear = ([x, y, z]: Vector, [a, b, c]: Vector) => Math.hypot(x - a, y - b, z - c) < SMALL
  return (
    isPlain &&
    polygons.every(({ rings }) =>
      rings.every(({ lon, xyz }) =>
        lon.every((_, i) => isNear(vectorAt(xyz, 0), vectorAt(xyz, i))),
      ),
    )
  )
}
