import type { IndexSet } from '../../sea/index-set.js'
import type { NetworkGraph } from '../graph.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import type { Endpoint } from '../snap/endpoint.js'
import { type AvoidingPath, reversed } from './avoiding-path.js'
import { clearPath, ROUNDING_KM } from './clear-path.js'
import type { CornerGraph } from './corner-graph.js'
import { type FirstPlace, firstStates } from './tables/endpoint-costs.js'

/** The paths from one end to every gate, with all gates closed. */
export interface EndParts {
  readonly end: Endpoint
  /** The places that its paths may visit first, without corners of areas. */
  readonly first: readonly FirstPlace[]
  /** The cost of each path: at least this, and exactly this once the path is known. */
  readonly costs: Float64Array
  readonly paths: Map<number, AvoidingPath>
  /** The same, but infinite where the shortest path in a sea without areas meets one, until the path round it is known. */
  readonly usable: Float64Array
}

/** A part of a path over the sea, from an end or a gate to a gate, or back. */
export interface SeaPart {
  readonly from: EndParts
  readonly gate: number
  readonly isReversed: boolean
}

/** A part of a path along the link of a passage. */
export interface LinkPart {
  readonly link: number
  readonly cost: number
  /** Its ends in the order of the path. */
  readonly nodes: readonly [number, number]
}

export type Part = SeaPart | LinkPart

export function isLinkPart(part: Part): part is LinkPart {
  return 'link' in part
}

/** A path from gate to gate; its parts are in its order. */
export interface PartedPath {
  readonly cost: number
  readonly parts: readonly Part[]
}

/** Costs of two paths that are no more apart are equal: sums of the same legs in another order, km. */
export const LEAST_GAIN = 1e-6

/** Whether the path of a part is not known yet. */
export function isOpen(part: Part): part is SeaPart {
  return !isLinkPart(part) && !part.from.paths.has(part.gate)
}

const NO_PATH: PartedPath = { cost: Number.POSITIVE_INFINITY, parts: [] }

/**
 * What is known of the paths from ends to gates, and between gates, round the same areas. A path that was not searched
 * yet costs at least its length in a sea without areas.
 */
export class GateParts {
  private readonly ends = new WeakMap<Endpoint, EndParts>()
  private readonly gates: EndParts[] = []
  /** Links of passages at each gate, and the gate at their other end. */
  private readonly linksAt: readonly (readonly (readonly [link: number, gate: number])[])[]
  readonly count: number

  constructor(
    readonly corners: CornerGraph,
    private readonly landmarks: LandmarkPaths,
  ) {
    const { network } = corners.graph
    const { gateLandmarks, landmarks: nodes, linkPassage, linkFrom, linkTo } = network
    this.count = gateLandmarks
    const gateAt = new Map(Array.from(nodes.subarray(0, gateLandmarks), (node, i) => [node, i]))
    const at: [number, number][][] = Array.from({ length: gateLandmarks }, () => [])
    linkPassage.forEach((passage, link) => {
      if (passage < 0) return
      const [a, b] = [gateAt.get(linkFrom[link]!)!, gateAt.get(linkTo[link]!)!]
      at[a]!.push([link, b])
      at[b]!.push([link, a])
    })
    this.linksAt = at
  }

  private get graph(): NetworkGraph {
    return this.corners.graph
  }

  private get network() {
    return this.corners.graph.network
  }

  of(end: Endpoint): EndParts {
    let parts = this.ends.get(end)
    if (!parts) {
      const costs = end.landmarkKm.slice(0, this.count).map((km) => Math.max(0, km - ROUNDING_KM))
      const first = firstStates(this.graph, end, this.corners.avoided)
      parts = { end, first, costs, usable: costs.slice(), paths: new Map() }
      this.ends.set(end, parts)
    }
    return parts
  }

  ofGate(gate: number): EndParts {
    this.gates[gate] ??= this.of(this.landmarks.endpoint(gate))
    return this.gates[gate]
  }

  /** The path of least cost whose parts are all known; any part whose shortest path meets no area is found at once. */
  bestKnown(from: EndParts, to: EndParts, closed: IndexSet): PartedPath {
    while (true) {
      const path = this.best(from, to, closed, 'usable')
      const open = path.parts.filter(isOpen)
      if (open.length === 0) return path
      for (const part of open) this.follow(part)
    }
  }

  /** Finds a part that meets no area. @returns whether it is known now */
  follow({ from, gate }: SeaPart): boolean {
    if (from.usable[gate] === Number.POSITIVE_INFINITY) return false
    const path = clearPath(from, gate, this.corners, this.landmarks)
    if (path) this.keep(from, gate, path)
    else {
      from.usable[gate] = Number.POSITIVE_INFINITY
      const back = this.gates.indexOf(from)
      if (back >= 0) this.ofGate(gate).usable[back] = Number.POSITIVE_INFINITY
    }
    return path !== null
  }

  /**
   * Raises the least cost of an open part by those of its end to other gates: none is farther than this gate and the way from
   * here to there. @returns whether it was raised
   */
  raiseByOthers({ from, gate }: SeaPart): boolean {
    let least = from.costs[gate]!
    for (const [other, { cost }] of from.paths) {
      if (cost - this.ofGate(gate).costs[other]! <= least + LEAST_GAIN) continue
      const between: SeaPart = { from: this.ofGate(gate), gate: other, isReversed: false }
      if (isOpen(between) && !this.follow(between)) continue
      least = Math.max(least, cost - this.ofGate(gate).costs[other]!)
    }
    const isRaised = least > from.costs[gate]! + LEAST_GAIN
    if (isRaised) this.raise(from, gate, least)
    return isRaised
  }

  /** Notes a path that was found. */
  keep(from: EndParts, gate: number, path: AvoidingPath): void {
    from.paths.set(gate, path)
    const back = this.gates.indexOf(from)
    if (back >= 0) this.ofGate(gate).paths.set(back, reversed(path, this.graph))
    this.raise(from, gate, path.cost)
  }

  /** Notes that a path costs at least so much. */
  raise(from: EndParts, gate: number, cost: number): void {
    const back = this.gates.indexOf(from)
    raiseOne(from, gate, cost)
    if (back >= 0) raiseOne(this.ofGate(gate), back, cost)
  }

  /**
   * The path of least cost from gate to gate as far as costs are known, by Dijkstra's algorithm.
   * @param by which costs from an end or a gate to every gate
   */
  best(
    from: EndParts,
    to: EndParts,
    closed: IndexSet,
    by: 'costs' | 'usable' = 'costs',
  ): PartedPath {
    const { count } = this
    const cost = from[by].slice()
    const toCosts = to[by]
    const before = new Int32Array(count).fill(-1)
    const via = new Int32Array(count).fill(-1)
    const isDone = new Uint8Array(count)
    let [best, last] = [Number.POSITIVE_INFINITY, -1]
    while (true) {
      let at = -1
      let least = best
      for (let gate = 0; gate < count; gate++) {
        if (isDone[gate] === 0 && cost[gate]! < least) {
          least = cost[gate]!
          at = gate
        }
      }
      if (at < 0) break
      isDone[at] = 1
      if (least + toCosts[at]! < best) {
        best = least + toCosts[at]!
        last = at
      }
      const costs = this.ofGate(at)[by]
      for (let gate = 0; gate < count; gate++) {
        if (least + costs[gate]! >= cost[gate]!) continue
        cost[gate] = least + costs[gate]!
        before[gate] = at
        via[gate] = -1
      }
      for (const [link, gate] of this.linksAt[at]!) {
        if (this.graph.isLinkClosed(link, closed)) continue
        const total = least + this.corners.linkCost(link)
        if (total >= cost[gate]!) continue
        cost[gate] = total
        before[gate] = at
        via[gate] = link
      }
    }
    return last < 0 ? NO_PATH : { cost: best, parts: this.unwind(from, to, last, { before, via }) }
  }

  private unwind(
    from: EndParts,
    to: EndParts,
    last: number,
    { before, via }: { readonly before: Int32Array; readonly via: Int32Array },
  ): Part[] {
    const { landmarks } = this.network
    const parts: Part[] = [{ from: to, gate: last, isReversed: true }]
    let gate = last
    for (let at = before[gate]!; at >= 0; gate = at, at = before[gate]!) {
      const link = via[gate]!
      if (link < 0) parts.push({ from: this.ofGate(at), gate, isReversed: false })
      else {
        const nodes = [landmarks[at]!, landmarks[gate]!] as const
        parts.push({ link, cost: this.corners.linkCost(link), nodes })
      }
    }
    parts.push({ from, gate, isReversed: false })
    return parts.reverse()
  }
}

function raiseOne({ costs, usable, paths }: EndParts, gate: number, cost: number): void {
  costs[gate] = cost
  if (paths.has(gate) || usable[gate]! < Number.POSITIVE_INFINITY) usable[gate] = cost
}
