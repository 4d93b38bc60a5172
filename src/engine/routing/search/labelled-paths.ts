import { type Vector, vectorAt } from '../../geo/vector.js'
import type { CandidatePath } from '../candidate-path.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import type { LabelledRows } from '../labelled-rows.js'
import { allLandmarks } from '../lower-bounds.js'
import type { Query } from '../query.js'
import { type Endpoint, wholeOf } from '../snap/endpoint.js'
import type { LandmarkPaths } from './landmarks.js'
import { focusOf, within } from './near-ends.js'
import type { ShortestPathSearch } from './shortest-path.js'

/** A path is at most this much longer than labels state, km. */
const TOLERANCE_KM = 0.02

/**
 * Paths between ends whose distance labels know: what is left is to find the line. One end sees only what a path of this
 * length may use, and a path through gates needs no search at all.
 */
export class LabelledPaths {
  /** Ends that see only what leads to a gate, by the end and the gate. */
  private readonly toGates = new WeakMap<Endpoint, Map<number, Endpoint>>()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly labelled: LabelledRows,
    private readonly landmarks: LandmarkPaths,
    private readonly search: ShortestPathSearch,
  ) {}

  /** The shortest path; null where labels do not tell, and 'missed' where the network has none of their length. */
  between(query: Query): CandidatePath | 'missed' | null {
    const known = this.labelled.unlimited(query)
    if (known === null) return null
    const { km, gated } = known
    if (gated === null) return this.overSea(query, km)
    const origin = this.toGate(query.origin, gated.first)
    const destination = this.toGate(query.destination, gated.last)
    return origin && destination
      ? { kind: 'gates', km, first: gated.first, last: gated.last, ends: { origin, destination } }
      : 'missed'
  }

  private overSea({ origin, destination }: Query, km: number): CandidatePath | 'missed' {
    const limitKm = km + TOLERANCE_KM
    const ends = {
      origin: within(origin, focusOf(destination), limitKm),
      destination: within(destination, focusOf(origin), limitKm),
    }
    const fromOrigin = { landmarkKm: this.labelled.landmarkKm(origin) }
    const path = this.search.find(ends, limitKm, allLandmarks(fromOrigin, ends.destination))
    return path ? { km: path.km, kind: 'taut', path } : 'missed'
  }

  /** An end that sees what a shortest path to a gate may use; null if there is no such path. */
  private toGate(end: Endpoint, gate: number): Endpoint | null {
    const km = this.labelled.landmarkKm(end)[gate]! + TOLERANCE_KM
    const known = kept(this.toGates, wholeOf(end), () => new Map<number, Endpoint>())
    const near = kept(known, gate, () => {
      const whole = wholeOf(end)
      const facing = whole.kind === 'sea' ? whole.facing(whole.bays) : whole
      return within(facing, { vector: this.at(gate), accessKm: 0 }, km)
    })
    return near.states.length > 0 && this.landmarks.path(near, gate).km <= km ? near : null
  }

  private at(gate: number): Vector {
    const { entityVectors, cornerCount, landmarks } = this.graph.network
    return vectorAt(entityVectors, cornerCount + landmarks[gate]!)
  }
}
