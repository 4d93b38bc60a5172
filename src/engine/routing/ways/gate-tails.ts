import { toVector, type Vector, vectorAt } from '../../geo/vector.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import type { Endpoint } from '../snap/endpoint.js'

/** Where lines decide how long a path is in a passage. */
export interface Decisive {
  /** Whether they do in a passage. */
  has(passage: number): boolean
  /** Whether a leg may, by its two ends. @param aroundKm how far the path may keep from the leg */
  isNear(from: Vector, to: Vector, aroundKm: number): boolean
  /** Whether a path that begins in a place may. */
  isInside(place: Vector): boolean
}

/** Names the part of a path near a gate, so that paths that pass it in the same way are drawn once. */
export class GateTails {
  private readonly names = new WeakMap<Endpoint, Map<number, string>>()
  private readonly ends = new WeakMap<Endpoint, string>()
  private count = 0

  constructor(
    private readonly graph: NetworkGraph,
    private readonly landmarks: LandmarkPaths,
  ) {}

  /**
   * The same name for two ends whose paths to a gate are the same from the first decisive leg on.
   * @param decisive the same for all calls
   */
  of(end: Endpoint, gate: number, decisive: Decisive): string {
    const names = kept(this.names, end, () => new Map())
    return kept(names, gate, () => this.nameOf(end, gate, decisive))
  }

  /** A name of an end alone. */
  ofEnd(end: Endpoint): string {
    return kept(this.ends, end, () => `end ${this.count++}`)
  }

  private nameOf(end: Endpoint, gate: number, { isNear, isInside }: Decisive): string {
    const { entityVectors, linkKm } = this.graph.network
    const { state, steps } = this.landmarks.path(end, gate)
    const first = this.graph.entityOfState(state)
    const start = toVector(end.snapped)
    let place = vectorAt(entityVectors, first)
    if (isInside(start) || isNear(start, place, end.km[end.states.indexOf(state)]!)) {
      return this.ofEnd(end)
    }
    let before = first
    for (const [at, { entity, link }] of steps.entries()) {
      const to = vectorAt(entityVectors, entity)
      if (isNear(place, to, link < 0 ? 0 : linkKm[link]!)) {
        const rest = steps
          .slice(at)
          .map((step) => `${step.link < 0 ? '' : `${step.link}:`}${step.entity}`)
        return [before, ...rest].join()
      }
      place = to
      before = entity
    }
    return 'far'
  }
}
