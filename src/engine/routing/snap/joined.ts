import { UNREACHED } from '../../sea/stored/compact-table.js'
import type { NetworkGraph } from '../graph.js'
import type { ActiveLandmarks } from '../lower-bounds.js'
import type { Endpoint, Joined } from './endpoint.js'
import type { Look } from './look.js'

/** An endpoint with states that the network joins as shortly as the endpoint does. */
export function joinedBy(graph: NetworkGraph, look: Look): Joined {
  return known(new JoinedView(graph, look, false))
}

/** An endpoint between two waters: the way through it may be shorter than any of the network. */
export function joinedAcross(graph: NetworkGraph, look: Look): Joined {
  return known(new JoinedView(graph, look, true))
}

function known({ states, km, landmarkKm, acrossKm }: Joined): Joined {
  return { states, km, landmarkKm, acrossKm }
}

/** One of both, whose distances to landmarks are computed when they are first needed: a path between labelled ports needs few. */
export class JoinedView implements Joined {
  readonly states: readonly number[]
  readonly km: readonly number[]
  private ownLandmarkKm: Float64Array | null = null
  private ownAcrossKm: Float64Array | null = null

  constructor(
    private readonly graph: NetworkGraph,
    { states, km }: Look,
    private readonly isAcross: boolean,
  ) {
    this.states = states
    this.km = km
  }

  get landmarkKm(): Float64Array {
    this.ownLandmarkKm ??= landmarkKmOf(this.graph, this)
    return this.ownLandmarkKm
  }

  get acrossKm(): Float64Array {
    if (!this.isAcross) return this.landmarkKm
    this.ownAcrossKm ??= acrossKmOf(this.graph, this, this.landmarkKm)
    return this.ownAcrossKm
  }
}

/** `Joined.landmarkKm` of states. */
function landmarkKmOf(graph: NetworkGraph, { states, km }: Look): Float64Array {
  const n = graph.network.landmarks.length
  // Metres. UNREACHED exceeds every start here, so it needs no branch.
  const best = new Float64Array(n).fill(UNREACHED)
  for (let i = 0; i < states.length; i++) {
    const row = graph.landmarkRows.at(graph.entityOfState(states[i]!))
    const own = 1000 * km[i]!
    for (let r = 0; r < n; r++) {
      const metres = own + row.of(r)
      if (metres < best[r]!) best[r] = metres
    }
  }
  return best.map((metres) => (metres < UNREACHED ? metres / 1000 : Number.POSITIVE_INFINITY))
}

/** `Joined.acrossKm` of states, which is no less than their `landmarkKm`. */
function acrossKmOf(graph: NetworkGraph, { states, km }: Look, landmarkKm: Float64Array) {
  const most = landmarkKm.slice()
  states.forEach((state, i) => {
    const entity = graph.entityOfState(state)
    for (let r = 0; r < most.length; r++) {
      most[r] = Math.max(most[r]!, graph.landmarkKm(r, entity) - km[i]!)
    }
  })
  return most
}

/** The distances of an endpoint to some landmarks, which all reach it. */
export function toLandmarks(
  graph: NetworkGraph,
  { states, km }: Pick<Endpoint, 'states' | 'km'>,
  landmarks: Int32Array,
): ActiveLandmarks {
  const landmarkKm = new Float64Array(landmarks.length).fill(Number.POSITIVE_INFINITY)
  const acrossKm = new Float64Array(landmarks.length)
  for (let i = 0; i < states.length; i++) {
    const entity = graph.entityOfState(states[i]!)
    for (let k = 0; k < landmarks.length; k++) {
      const own = graph.landmarkKm(landmarks[k]!, entity)
      landmarkKm[k] = Math.min(landmarkKm[k]!, own + km[i]!)
      acrossKm[k] = Math.max(acrossKm[k]!, own - km[i]!)
    }
  }
  acrossKm.forEach((across, k) => {
    acrossKm[k] = Math.max(across, landmarkKm[k]!)
  })
  return { landmarks, landmarkKm, acrossKm }
}
