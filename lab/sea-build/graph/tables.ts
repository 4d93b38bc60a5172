import { UNREACHED } from '../../../src/engine/sea/stored/compact-table.js'
import type { Shortest } from './shortest.js'
import type { TautGraph } from './taut-edges.js'

const LANDMARKS = 14

const toMetres = (km: number): number =>
  km === Number.POSITIVE_INFINITY ? UNREACHED : Math.round(km * 1000)

/**
 * Ports of the largest connected water that lie far from each other: each further one is the farthest
 * from all previous ones. A landmark behind one end of a path gives a good bound on the distance to the
 * other end.
 */
export function chooseLandmarks(
  shortest: Shortest,
  graph: TautGraph,
  portNode: Int32Array,
): number[] {
  const rowOf = (port: number): Float64Array => {
    const { km } = shortest.fromNode(portNode[port]!)
    return Float64Array.from(portNode, (node) => km[node + 2 * graph.cornerCount]!)
  }
  const nearest = largestWater(portNode.length, rowOf).map((km) =>
    km === Number.POSITIVE_INFINITY ? -1 : km,
  )
  const chosen: number[] = []
  let next = nearest.indexOf(Math.max(...nearest))
  nearest.forEach((km, i) => {
    if (km >= 0) nearest[i] = Number.POSITIVE_INFINITY
  })
  while (chosen.length < LANDMARKS) {
    chosen.push(portNode[next]!)
    rowOf(next).forEach((km, i) => {
      nearest[i] = Math.min(nearest[i]!, km)
    })
    next = nearest.indexOf(Math.max(...nearest))
  }
  return chosen
}

/** Kilometres to all ports from the first port of the water with most ports. */
function largestWater(ports: number, rowOf: (port: number) => Float64Array): Float64Array {
  const isKnown = new Uint8Array(ports)
  let most = 0
  let home: Float64Array = new Float64Array()
  for (let port = 0; port < ports; port++) {
    if (isKnown[port] === 1) continue
    const row = rowOf(port)
    const joined = [...row.keys()].filter((other) => row[other]! < Number.POSITIVE_INFINITY)
    for (const other of joined) isKnown[other] = 1
    if (joined.length <= most) continue
    most = joined.length
    home = row
  }
  return home
}

export function landmarkTable(
  shortest: Shortest,
  graph: TautGraph,
  landmarks: readonly number[],
): Uint32Array {
  const metres = new Uint32Array(graph.entityCount * landmarks.length)
  const km = new Float64Array(graph.entityCount)
  landmarks.forEach((landmark, r) => {
    shortest.fromNode(landmark).toEntities(km)
    for (let e = 0; e < graph.entityCount; e++) metres[e * landmarks.length + r] = toMetres(km[e]!)
  })
  return metres
}
