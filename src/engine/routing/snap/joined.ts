import { UNREACHED } from '../../sea/stored/landmark-table.js'
import type { NetworkGraph } from '../graph.js'
import type { Joined } from './endpoint.js'
import type { Look } from './look.js'

/** An endpoint with states that the network joins as shortly as the endpoint does. */
export function joinedBy(graph: NetworkGraph, look: Look): Joined {
  const landmarkKm = landmarkKmOf(graph, look)
  return { ...look, landmarkKm, acrossKm: landmarkKm }
}

/** An endpoint between two waters: the way through it may be shorter than any of the network. */
export function joinedAcross(graph: NetworkGraph, look: Look): Joined {
  const landmarkKm = landmarkKmOf(graph, look)
  return { ...look, landmarkKm, acrossKm: acrossKmOf(graph, look, landmarkKm) }
}

/** `Joined.landmarkKm` of states. */
function landmarkKmOf(graph: NetworkGraph, { states, km }: Look): Float64Array {
  const { metres: table } = graph.landmarkRows
  const n = graph.network.landmarks.length
  // Metres. UNREACHED exceeds every start here, so it needs no branch.
  const best = new Float64Array(n).fill(UNREACHED)
  for (let i = 0; i < states.length; i++) {
    const row = graph.landmarkRows.at(graph.entityOfState(states[i]!))
    const own = 1000 * km[i]!
    for (let r = 0; r < n; r++) {
      const metres = own + table[row + r]!
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
