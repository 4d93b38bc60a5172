import { vectorAt } from '../../geo/vector.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import { KeptMap } from '../kept-map.js'
import { activeLandmarks } from '../lower-bounds.js'
import type { Query } from '../query.js'
import { type Endpoint, wholeOf } from '../snap/endpoint.js'
import type { GatePath } from './gate-paths.js'
import type { GateDistances } from './gates.js'
import type { LandmarkPaths } from './landmarks.js'
import { focusOf, within } from './near-ends.js'
import type { ShortestPathSearch, TautPath } from './shortest-path.js'

/** A path is at most this much longer than labels state, km. */
const TOLERANCE_KM = 0.02
/** Of an end that sees what leads to one gate. */
const VIEW_BYTES = 5000

/** What labels tell of the shortest path of a query without a limit. */
export interface UnlimitedPath {
  readonly km: number
  /** Null for a path over the sea. */
  readonly gated: GatePath | null
  /** What that path is found by. */
  readonly between: GateDistances
  /** Whether it may lead through a third port, so that there may be none of this length. */
  readonly isDoubtful: boolean
}

/** Paths whose length is known: their ends see only what a path so long may use. */
export class KnownPaths {
  private readonly toGates: KeptMap<number, Endpoint | 'none'>
  private readonly numbers = new WeakMap<Endpoint, number>()
  private count = 0

  constructor(
    private readonly graph: NetworkGraph,
    private readonly landmarks: LandmarkPaths,
    private readonly search: ShortestPathSearch,
  ) {
    this.toGates = new KeptMap(graph.budget, () => VIEW_BYTES)
  }

  /** The same end for its path to a gate; null if none is as short as stated. */
  toGate(end: Endpoint, gate: number, km: number): Endpoint | null {
    const whole = wholeOf(end)
    const key =
      kept(this.numbers, whole, () => ++this.count) * this.graph.network.landmarks.length + gate
    const found = kept(
      this.toGates,
      key,
      () => this.facing(whole, gate, km + TOLERANCE_KM) ?? 'none',
    )
    return found === 'none' ? null : found
  }

  /** The path over the sea with every gate closed; null if none is as short as stated. @param toLandmarks of the origin, km */
  overSea({ origin, destination }: Query, km: number, toLandmarks: Float64Array): TautPath | null {
    const limitKm = km + TOLERANCE_KM
    const ends = {
      origin: within(origin, focusOf(destination), limitKm),
      destination: within(destination, focusOf(origin), limitKm),
    }
    const active = activeLandmarks({ landmarkKm: toLandmarks }, ends.destination)
    return this.search.find(ends, limitKm, active)
  }

  private facing(whole: Endpoint, gate: number, limitKm: number): Endpoint | null {
    const { entityVectors, cornerCount, landmarks } = this.graph.network
    const focus = { vector: vectorAt(entityVectors, cornerCount + landmarks[gate]!), accessKm: 0 }
    const facing = whole.kind === 'sea' ? whole.facing(whole.bays) : whole
    const near = within(facing, focus, limitKm)
    return near.states.length > 0 && this.landmarks.path(near, gate).km <= limitKm ? near : null
  }
}
