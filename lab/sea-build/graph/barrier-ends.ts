import { MICRO } from '../../../src/engine/sea/stored/network-content.js'

/** The edges of a mesh, either of the build or of a finished network. */
export interface MeshWithBarriers {
  readonly lonLatE6: Int32Array
  readonly start: Int32Array
  readonly opposite: Int32Array
  readonly after: Int32Array
  readonly water: Uint8Array
  /** Not 0 for edges that are a shore or a barrier. */
  readonly closed: ArrayLike<number>
}

type Place = [lon: number, lat: number]

/**
 * Checks that barriers end and bend only on land: ships would sail around an end on water, and no path
 * turns at a barrier. The same barrier may end on land at one resolution and on water at another.
 * @throws Error that names the places
 */
export function checkBarrierEnds(mesh: MeshWithBarriers): void {
  const tell = (places: Place[]): string => places.map((place) => place.join(', ')).join('; ')
  const ends = looseEnds(mesh)
  if (ends.length > 0)
    throw new Error(
      `A barrier of gates.json ends on water at ${tell(ends)}: move its end onto land.`,
    )
  const bends = bendsOnWater(mesh)
  if (bends.length > 0)
    throw new Error(
      `A barrier of gates.json bends on water at ${tell(bends)}: move its bend onto land.`,
    )
}

/** Places on water where only one closed edge ends. */
export function looseEnds({ start, closed, water, lonLatE6 }: MeshWithBarriers): Place[] {
  const closedEdges = new Int32Array(lonLatE6.length / 2)
  const wet = new Uint8Array(lonLatE6.length / 2)
  start.forEach((vertex, e) => {
    if (closed[e]) closedEdges[vertex]!++
    if (water[Math.floor(e / 3)]) wet[vertex] = 1
  })
  return Array.from(closedEdges.keys())
    .filter((v) => closedEdges[v] === 1 && wet[v])
    .map((v) => placeOf(lonLatE6, v))
}

/** Places off the shore at which edges of a barrier meet on water. */
export function bendsOnWater(mesh: MeshWithBarriers): Place[] {
  const { start, closed, water, opposite, after, lonLatE6 } = mesh
  const bends = new Set<number>()
  start.forEach((vertex, e) => {
    if (!closed[e] || after[vertex]! >= 0) return
    if (water[Math.floor(e / 3)] && water[Math.floor(opposite[e]! / 3)]) bends.add(vertex)
  })
  return [...bends].map((v) => placeOf(lonLatE6, v))
}

const placeOf = (lonLatE6: Int32Array, v: number): Place => [
  lonLatE6[2 * v]! / MICRO,
  lonLatE6[2 * v + 1]! / MICRO,
]
