import { LRUCache } from 'lru-cache'
import { has, type IndexSet } from '../../sea/index-set.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import { type KeptBudget, KeptMap } from '../kept-map.js'
import type { Endpoint } from '../snap/endpoint.js'

/** Maximum error of the sum of a path's parts, each rounded to the metre, km. */
export const SUM_ROUNDING_KM = 0.003

/** Two paths between gates that are no more apart are equally long, km. */
export const LEAST_GAIN_KM = 1e-9

/** Maximum number of cached sets of closed passages: an eighth of a megabyte each, with 115 ends of gates. */
const MAX_GATE_SETS = 48

/** Distances between all gate nodes with some passages closed, and the paths of these lengths. */
export interface GateDistances {
  readonly km: Float64Array
  /** Next gate on the path from i to j at [i * n + j]; j itself where i = j or no gate lies between. */
  readonly next: Uint16Array
  /** Link of a step from i to j at [i * n + j]; none if it leads over the sea. */
  readonly link: ReadonlyMap<number, number>
  /** Kilometres along the legs of the paths that were needed so far, as they are drawn. */
  readonly drawnKm: Map<number, number>
  /** Links with a passage on these paths. */
  readonly links: Map<number, readonly number[]>
}

/** Lists of the links of paths between gates, of one set, bytes. A judgement. */
const LINKS_BYTES = 10_000

/** Distances for sets of closed passages: callers choose the sets. */
export function keptGates(budget: KeptBudget): KeptMap<IndexSet, GateDistances> {
  return new KeptMap(budget, ({ km, next }) => km.byteLength + next.byteLength + LINKS_BYTES)
}

/** Costs of the parts of a path from gate to gate; Infinity without a path. */
interface GateCosts {
  readonly link: (link: number) => number
  /** From a gate to an entity with every gate closed. */
  readonly sea: (gate: number, entity: number) => number
}

/** One step of a path from gate node to gate node, by their indices. */
export interface GateStep {
  readonly from: number
  readonly to: number
  /** Link of the step; -1 if it leads over the sea. */
  readonly link: number
}

/** A link of a passage between two gate nodes, by their indices. */
export interface GateLink {
  readonly a: number
  readonly b: number
  readonly km: number
}

/**
 * The gates above a network in which all of them are closed: a small complete graph, solved once for
 * each set of closed passages.
 */
export class Gates {
  readonly count: number
  /** Pairs of gates that the last set of closed passages was compared at: the work that it took. */
  compared = 0
  private readonly plainCosts: GateCosts = {
    link: (link) => this.graph.network.linkKm[link]!,
    sea: (gate, entity) => this.graph.landmarkKm(gate, entity),
  }
  private readonly solved: KeptMap<IndexSet, GateDistances>
  /** Callers choose the sets, so only the newest are cached. */
  private readonly linksByPassage = new LRUCache<IndexSet, readonly GateLink[]>({
    max: MAX_GATE_SETS,
  })
  private readonly watersBySet = new LRUCache<IndexSet, Int32Array>({ max: MAX_GATE_SETS })
  private parted: Int32Array | null = null
  /** Index of each gate node. */
  private readonly indexOf: ReadonlyMap<number, number>

  constructor(private readonly graph: NetworkGraph) {
    const { gateLandmarks, landmarks } = graph.network
    this.count = gateLandmarks
    this.solved = keptGates(graph.budget)
    this.indexOf = new Map(Array.from(landmarks.subarray(0, gateLandmarks), (node, i) => [node, i]))
  }

  /** Kilometres between all gate nodes, at [i * count + j]. */
  km(closed: IndexSet): Float64Array {
    return this.distances(closed).km
  }

  /** The steps of the shortest path from one gate node to another. */
  steps(
    first: number,
    last: number,
    closed: IndexSet,
    { next, link }: Pick<GateDistances, 'next' | 'link'> = this.distances(closed),
  ): GateStep[] {
    const steps: GateStep[] = []
    for (let from = first; from !== last; ) {
      const to = next[from * this.count + last]!
      steps.push({ from, to, link: link.get(from * this.count + to) ?? -1 })
      from = to
    }
    return steps
  }

  /** The links with a passage on the same path. */
  links(
    first: number,
    last: number,
    closed: IndexSet,
    distances = this.distances(closed),
  ): readonly number[] {
    return kept(distances.links, first * this.count + last, () =>
      this.steps(first, last, closed, distances).flatMap(({ link }) => (link < 0 ? [] : [link])),
    )
  }

  /** Kilometres along the legs of the shortest path from one gate node to another. */
  drawnKm(first: number, last: number, closed: IndexSet, kmOf: (step: GateStep) => number): number {
    const { drawnKm } = this.distances(closed)
    return kept(drawnKm, first * this.count + last, () =>
      this.steps(first, last, closed).reduce((km, step) => km + kmOf(step), 0),
    )
  }

  /** Whether a path through gates leads from one end to the other. */
  connect(
    { landmarkKm: from }: Pick<Endpoint, 'landmarkKm'>,
    { landmarkKm: to }: Pick<Endpoint, 'landmarkKm'>,
    closed: IndexSet,
  ): boolean {
    const water = this.waters(closed)
    const reached = new Set<number>()
    for (let i = 0; i < this.count; i++) {
      if (from[i]! < Number.POSITIVE_INFINITY) reached.add(water[i]!)
    }
    return water.some((w, i) => to[i]! < Number.POSITIVE_INFINITY && reached.has(w))
  }

  /** The links of some passages, by the gates at their ends. */
  linksOf(passages: IndexSet): readonly GateLink[] {
    return kept(this.linksByPassage, passages, () => {
      const { linkPassage, linkFrom, linkTo, linkKm } = this.graph.network
      return Array.from(linkPassage.keys())
        .filter((link) => linkPassage[link]! >= 0 && has(passages, linkPassage[link]!))
        .map((link) => {
          const [a, b] = [this.indexOf.get(linkFrom[link]!)!, this.indexOf.get(linkTo[link]!)!]
          return { a, b, km: linkKm[link]! }
        })
    })
  }

  /** The connected water of each gate node with some passages closed, named by its lowest gate node. */
  private waters(closed: IndexSet): Int32Array {
    return kept(this.watersBySet, closed, () => this.joinedWaters(closed))
  }

  private joinedWaters(closed: IndexSet): Int32Array {
    const { network } = this.graph
    this.parted ??= this.partedWaters()
    const water = this.parted.slice()
    for (let l = 0; l < network.linkPassage.length; l++) {
      if (network.linkPassage[l]! < 0 || this.graph.isLinkClosed(l, closed)) continue
      const a = water[this.indexOf.get(network.linkFrom[l]!)!]!
      const b = water[this.indexOf.get(network.linkTo[l]!)!]!
      if (a === b) continue
      for (let i = 0; i < this.count; i++) {
        if (water[i] === Math.max(a, b)) water[i] = Math.min(a, b)
      }
    }
    return water
  }

  /** The same, with every gate closed. */
  private partedWaters(): Int32Array {
    const water = new Int32Array(this.count)
    for (let i = 0; i < this.count; i++) {
      // All nodes of one water are joined with its first node.
      while (water[i]! < i && !this.isJoined(water[i]!, i)) water[i]!++
    }
    return water
  }

  private isJoined(i: number, j: number): boolean {
    const { cornerCount, landmarks } = this.graph.network
    return this.graph.landmarkKm(i, cornerCount + landmarks[j]!) < Number.POSITIVE_INFINITY
  }

  private distances(closed: IndexSet): GateDistances {
    return kept(this.solved, closed, () => this.solve(closed))
  }

  /**
   * Like `distances`, where links or paths over the sea have a cost other than their kilometres. Not
   * cached.
   */
  distancesBy(closed: IndexSet, costs: Partial<GateCosts>): GateDistances {
    return this.solve(closed, { ...this.plainCosts, ...costs })
  }

  private solve(closed: IndexSet, costs: GateCosts = this.plainCosts): GateDistances {
    const { network } = this.graph
    this.compared = 0
    const known = this.overSea(costs)
    for (let l = 0; l < network.linkPassage.length; l++) {
      if (network.linkPassage[l]! < 0 || this.graph.isLinkClosed(l, closed)) continue
      const a = this.indexOf.get(network.linkFrom[l]!)!
      const b = this.indexOf.get(network.linkTo[l]!)!
      const linkKm = costs.link(l)
      if (linkKm === Number.POSITIVE_INFINITY || linkKm > known.km[a * this.count + b]!) continue
      this.follow(known, l, linkKm, [a, b])
      this.follow(known, l, linkKm, [b, a])
    }
    return known
  }

  /** Distances over the sea with every gate closed. */
  private overSea(costs: GateCosts) {
    const { cornerCount, landmarks } = this.graph.network
    const n = this.count
    const km = new Float64Array(n * n)
    const next = new Uint16Array(n * n)
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        km[i * n + j] = i === j ? 0 : costs.sea(i, cornerCount + landmarks[j]!)
        next[i * n + j] = j
      }
    }
    return { km, next, link: new Map<number, number>(), drawnKm: new Map(), links: new Map() }
  }

  /**
   * Shortens the paths that follow a link from a to b. The distances were the shortest without it, so it leads only from
   * gates to b, and only from a to gates, that it brings nearer: few of all pairs.
   */
  private follow(
    { km, next, link }: Pick<GateDistances, 'km' | 'next'> & { readonly link: Map<number, number> },
    l: number,
    linkKm: number,
    [a, b]: readonly [number, number],
  ): void {
    const n = this.count
    const ends: number[] = []
    for (let j = 0; j < n; j++) {
      if (linkKm + km[b * n + j]! < km[a * n + j]! - LEAST_GAIN_KM) ends.push(j)
    }
    km[a * n + b] = linkKm
    next[a * n + b] = b
    link.set(a * n + b, l)
    for (let i = 0; i < n; i++) {
      const toLink = km[i * n + a]! + linkKm
      if (i !== a && !(toLink < km[i * n + b]! - LEAST_GAIN_KM)) continue
      const step = i === a ? b : next[i * n + a]!
      this.compared += ends.length
      for (const j of ends) {
        const via = toLink + km[b * n + j]!
        if (via >= km[i * n + j]! - LEAST_GAIN_KM) continue
        km[i * n + j] = via
        next[i * n + j] = step
      }
    }
  }
}
