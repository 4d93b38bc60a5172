import type { IndexSet } from '../../../sea/index-set.js'
import type { OpenBays } from '../../../sea/sight/open-bays.js'
import { kept } from '../../kept.js'
import { NO_GATES } from '../../search/gate-paths.js'
import type { GateDistances } from '../../search/gates.js'
import type { LandmarkPaths } from '../../search/landmarks.js'
import type { Endpoint } from '../../snap/endpoint.js'
import type { CornerGraph } from '../corner-graph.js'
import { baysBetween } from '../shapes/cut-bays.js'
import type { SouthOf } from '../shapes/south-of.js'
import type { CostTables, KnownEnd } from './cost-tables.js'
import { firstStates } from './endpoint-costs.js'
import { LimitedTo } from './limited-to.js'
import { OpenBounds, type PlaceBounds } from './open-bounds.js'

/** Distances north of a south limit, from the labels of ports and landmarks. */
export interface Labels {
  /** The limit by its number. */
  readonly southLimit: number
  knows(end: Endpoint): boolean
  /** Notes that an end is a landmark. */
  markLandmark(end: Endpoint, landmark: number): void
  /** Kilometres between two known ends with every gate closed. */
  limitedKm(origin: Endpoint, destination: Endpoint): number
  landmarkKm(end: Endpoint): Float64Array
  gatesOf(closed: IndexSet): GateDistances
}

/**
 * What the labels of ports tell about paths north of their limit. They have every distance between ports and
 * landmarks, so a search is left only for the part of a path that the limit moves. Nothing is computed in advance.
 */
export class LabelTables implements CostTables {
  readonly isJoined = false
  private readonly known = new WeakMap<Endpoint, KnownEnd>()

  /** @param cutBays bays that the limit may cut off from their doors */
  constructor(
    readonly corners: CornerGraph,
    private readonly labelled: Labels,
    private readonly landmarks: LandmarkPaths,
    private readonly limit: SouthOf,
    readonly cutBays: readonly number[],
  ) {
    for (let gate = 0; gate < corners.graph.network.gateLandmarks; gate++) {
      labelled.markLandmark(landmarks.endpoint(gate), gate)
    }
  }

  ofEnd(end: Endpoint): KnownEnd {
    return kept(this.known, end, () => {
      const first = firstStates(this.corners.graph, end, this.corners.avoided)
      return { end, first, landmarkCosts: this.labelled.landmarkKm(end), paths: new Map() }
    })
  }

  boundsTo({ end, landmarkCosts: toKm }: KnownEnd, from: KnownEnd): PlaceBounds {
    const { graph } = this.corners
    const ends = { toKm, fromKm: from.landmarkCosts }
    return new OpenBounds(
      graph,
      end,
      [toKm, from.landmarkCosts],
      NO_GATES,
      new LimitedTo(graph, this.limit, ends),
    )
  }

  boundsToLandmark(landmark: number, from: KnownEnd): PlaceBounds {
    return this.boundsTo(this.ofEnd(this.landmarks.endpoint(landmark)), from)
  }

  seaKm(a: Endpoint, b: Endpoint): number {
    return this.labelled.limitedKm(a, b)
  }

  gateCosts(closed: IndexSet): GateDistances {
    return this.labelled.gatesOf(closed)
  }

  baysBetween(a: Endpoint, b: Endpoint): OpenBays | null {
    return baysBetween(this.corners.graph, a, b, this.cutBays)
  }
}
