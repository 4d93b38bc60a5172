import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Point } from '../water/fine-grid.js'
import { KM_PER_DEGREE } from '../water/grid.js'
import type { Basins } from './basins.js'
import type { FairwayLink, FairwayNode } from './fairway-lines.js'
import type { Fairways } from './fairways.js'
import type { Barrier } from './mesh.js'

/** A closable passage over water: a barrier with its crossing points. */
export interface Gate {
  readonly id: string
  /** Bit of the passage that opens it. */
  readonly passage: number
  readonly line: Barrier
  readonly crossings: readonly Point[]
}

/** Distance from a barrier to each node of its crossing points, km. */
const CROSSING_KM = 0.06
const CROSSING_STEP_KM = 0.25

/**
 * Adds a pair of nodes for each crossing point, one on either side of the barrier, joined by a link
 * with the bit of the passage.
 */
export function withCrossingPoints(
  fairways: Fairways,
  gates: readonly Gate[],
  basins: Basins,
): { nodes: FairwayNode[]; links: FairwayLink[] } {
  const nodes = [...fairways.nodes]
  const links = [...fairways.links]
  for (const gate of gates) {
    for (const points of crossingPointsOf(gate, basins)) {
      const [from, to] = points.map(([lon, lat]) => nodes.push({ lon, lat, mouth: true }) - 1)
      links.push({ from: from!, to: to!, points, passage: gate.passage })
    }
  }
  return { nodes, links }
}

/**
 * Pairs of points on either side of a barrier, at the places on water nearest to the wanted crossing
 * points. The width of a strait differs between resolutions: a crossing point stays a fifth of the
 * width away from either shore.
 */
function crossingPointsOf(gate: Gate, basins: Basins): Point[][] {
  const places: Point[] = []
  for (let i = 0; i + 1 < gate.line.length; i++) {
    const [a, b] = [gate.line[i]!, gate.line[i + 1]!]
    const steps = Math.max(2, Math.ceil(legLengthKm(a, b) / CROSSING_STEP_KM))
    for (let k = 0; k < steps; k++) places.push(onGreatCircle(a, b, k / steps))
  }
  const wet = places.map(([lon, lat]) => basins.at(lon, lat) >= 0)
  const chosen = new Set<number>()
  for (const crossing of gate.crossings) {
    const far = places.map((p, i) => (wet[i] ? legLengthKm(p, crossing) : Number.POSITIVE_INFINITY))
    let at = far.indexOf(Math.min(...far))
    if (!wet[at]) continue
    let low = at
    let high = at
    while (wet[low - 1]) low--
    while (wet[high + 1]) high++
    const margin = Math.round((high - low) / 5)
    at = Math.max(low + margin, Math.min(high - margin, at))
    chosen.add(at)
  }
  return [...chosen].map((at) => besideBarrier(places[at]!, places[at + 1] ?? places[at - 1]!))
}

/** The two points at right angles to the barrier at a point of it. */
function besideBarrier(at: Point, next: Point): Point[] {
  const c = Math.cos((at[1] * Math.PI) / 180)
  const dx = (next[0] - at[0]) * c
  const dy = next[1] - at[1]
  const step = CROSSING_KM / KM_PER_DEGREE / Math.hypot(dx, dy)
  return [
    [at[0] - (dy * step) / c, at[1] + dx * step],
    [at[0] + (dy * step) / c, at[1] - dx * step],
  ]
}

function onGreatCircle(a: Point, b: Point, t: number): Point {
  const v = (p: Point): [number, number, number] => {
    const c = Math.cos((p[1] * Math.PI) / 180)
    const l = (p[0] * Math.PI) / 180
    return [c * Math.cos(l), c * Math.sin(l), Math.sin((p[1] * Math.PI) / 180)]
  }
  const p = v(a)
  const q = v(b)
  const [x, y, z] = p.map((k, i) => k + t * (q[i]! - k)) as [number, number, number]
  return [(Math.atan2(y, x) * 180) / Math.PI, (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI]
}
