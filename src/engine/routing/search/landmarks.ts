import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import { type Endpoint, isAtNode } from '../snap/endpoint.js'
import type { ShortestPathSearch } from './shortest-path.js'
import { kmOfSteps, type Step, stepsAlong } from './steps.js'
import { TableWalk } from './table-walk.js'

/** One of two sums of whole metres may be greater by this much although its path is not longer, km. */
const LEVEL_KM = 0.0011

/** The path from an endpoint to a landmark with every gate closed. */
export interface LandmarkPath {
  /** The state in which the path leaves the endpoint. */
  readonly state: number
  /** From that state's place to the landmark. */
  readonly steps: readonly Step[]
  /** The exact length from the endpoint to the landmark; the table has it in whole metres. */
  readonly km: number
}

/**
 * A path along the table. Its steps are looked up when it is built, because its length does not need
 * them.
 */
class WalkedPath implements LandmarkPath {
  constructor(
    readonly state: number,
    readonly km: number,
    private readonly walk: TableWalk,
    private readonly entity: number,
    private readonly landmark: number,
  ) {}

  get steps(): readonly Step[] {
    return this.walk.steps(this.entity, this.landmark)!
  }
}

/**
 * Paths from endpoints to landmarks, along the landmarks' distances. Each is found once per endpoint.
 */
export class LandmarkPaths {
  private readonly known = new WeakMap<Endpoint, Map<number, LandmarkPath>>()
  private readonly endpoints: Endpoint[] = []
  private readonly walk: TableWalk
  /** Walks along the legs between ports. */
  private readonly portWalk: TableWalk

  constructor(
    private readonly graph: NetworkGraph,
    private readonly endpointAt: (node: number) => Endpoint,
    private readonly search: ShortestPathSearch,
  ) {
    this.walk = new TableWalk(graph, () => graph.network.legs)
    this.portWalk = new TableWalk(graph, () => graph.network.portRows)
  }

  /** A landmark as an endpoint. */
  endpoint(landmark: number): Endpoint {
    this.endpoints[landmark] ??= this.endpointAt(this.graph.network.landmarks[landmark]!)
    return this.endpoints[landmark]
  }

  path(end: Endpoint, landmark: number): LandmarkPath {
    const paths = kept(this.known, end, () => new Map<number, LandmarkPath>())
    return kept(paths, landmark, () => this.find(end, landmark))
  }

  private find(end: Endpoint, landmark: number): LandmarkPath {
    const kms = end.states.map((state, i) => this.viaKm(end.km[i]!, state, landmark))
    const best = kms.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    const walk = isAtNode(end) ? this.portWalk : this.walk
    let found: LandmarkPath | null = null
    for (const [i, state] of end.states.entries()) {
      if (kms[i]! > best + LEVEL_KM) continue
      const entity = this.graph.entityOfState(state)
      const restKm = walk.km(entity, landmark)
      const km = restKm === null ? Number.POSITIVE_INFINITY : end.km[i]! + restKm
      if (km < (found?.km ?? Number.POSITIVE_INFINITY))
        found = new WalkedPath(state, km, walk, entity, landmark)
    }
    if (found) return found
    // Rounding to metres can hide the first corner. The path is then found by a search.
    const path = this.search.find({ origin: end, destination: this.endpoint(landmark) }, best + 1)
    if (!path) throw new Error('A landmark distance has no path to it: the network is damaged.')
    const state = path.states[0]!
    const steps = stepsAlong(this.graph, path)
    const restKm = kmOfSteps(this.graph, this.graph.entityOfState(state), steps)
    return { state, steps, km: end.km[end.states.indexOf(state)]! + restKm }
  }

  private viaKm(leaveKm: number, state: number, landmark: number): number {
    return leaveKm + this.graph.landmarkKm(landmark, this.graph.entityOfState(state))
  }
}
