import { legKmBetween } from '../../geo/leg.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import type { Endpoint } from '../snap/endpoint.js'

/** Names the part of a path near a gate, so that paths that pass it in the same way are drawn once. */
export class GateTails {
  private readonly names = new WeakMap<Endpoint, Map<number, string>>()
  private ends = 0

  constructor(
    private readonly graph: NetworkGraph,
    private readonly landmarks: LandmarkPaths,
  ) {}

  /**
   * The same name for two ends whose paths to a gate have the same last part.
   * @param reachKm how long that is: the same for all calls with this gate
   */
  of(end: Endpoint, gate: number, reachKm: number): string {
    const names = kept(this.names, end, () => new Map())
    return kept(names, gate, () => this.nameOf(end, gate, reachKm))
  }

  private nameOf(end: Endpoint, gate: number, reachKm: number): string {
    const { network } = this.graph
    const { state, steps } = this.landmarks.path(end, gate)
    const entities = [this.graph.entityOfState(state), ...steps.map(({ entity }) => entity)]
    let km = 0
    for (let at = entities.length - 1; at > 0; at--) {
      km += legKmBetween(network.entityVectors, entities[at]!, entities[at - 1]!)
      if (km > reachKm) return entities.slice(at - 1).join()
    }
    return `end ${this.ends++}`
  }
}
