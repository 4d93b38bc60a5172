import { UNREACHED } from '../src/engine/sea/stored/port-metres.js'
import type { Shortest } from './shortest.js'
import type { TautGraph } from './taut-edges.js'

const LANDMARKS = 14

const toMetres = (km: number): number =>
  km === Number.POSITIVE_INFINITY ? UNREACHED : Math.round(km * 1000)

/**
 * Metres between all ports with the gates closed. `rows` keeps the full rows for the choice of
 * landmarks.
 */
export function portTable(
  shortest: Shortest,
  graph: TautGraph,
  portNode: Int32Array,
  report: (step: string) => void,
): { portMetres: Uint32Array; rows: Float64Array[] } {
  const n = portNode.length
  const portMetres = new Uint32Array((n * (n - 1)) / 2)
  const rows: Float64Array[] = []
  for (let i = 0; i < n; i++) {
    const { km } = shortest.fromNode(portNode[i]!)
    const row = Float64Array.from(portNode, (node) => km[node + 2 * graph.cornerCount]!)
    rows.push(row)
    for (let j = 0; j < i; j++) portMetres[(i * (i - 1)) / 2 + j] = toMetres(row[j]!)
    if (i % 200 === 199) report(`port distances: ${i + 1} of ${n}`)
  }
  return { portMetres, rows }
}

/**
 * Ports of the largest connected water that lie far from each other: each further one is the farthest
 * from all previous ones. A landmark behind one end of a path gives a good bound on the distance to the
 * other end.
 */
export function chooseLandmarks(portNode: Int32Array, rows: readonly Float64Array[]): number[] {
  const reach = rows.map((row) => row.filter((km) => km < Number.POSITIVE_INFINITY).length)
  const home = rows[reach.indexOf(Math.max(...reach))]!
  const nearest = home.map((km) => (km === Number.POSITIVE_INFINITY ? -1 : km))
  const chosen: number[] = []
  let next = nearest.indexOf(Math.max(...nearest))
  nearest.forEach((km, i) => {
    if (km >= 0) nearest[i] = Number.POSITIVE_INFINITY
  })
  while (chosen.length < LANDMARKS) {
    chosen.push(portNode[next]!)
    rows[next]!.forEach((km, i) => {
      nearest[i] = Math.min(nearest[i]!, km)
    })
    next = nearest.indexOf(Math.max(...nearest))
  }
  return chosen
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
