import { sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { RouteLine } from './route-line.js'

/** Points of a line that are enough to find where it lies apart from another. */
const POINTS = 60
/** Lines nearer to each other than this are the same on a map of the world, km. */
const SAME_KM = 60
/** Ends that lie farther apart are on different copies of the world, degrees. */
const SAME_END = 5

/** Whether two lines between the same places end on the same copy of the world. */
export function endsBeside(a: readonly Position[], b: readonly Position[]): boolean {
  return Math.abs((a.at(-1)?.[0] ?? 0) - (b.at(-1)?.[0] ?? 0)) < SAME_END
}

/** The distance along a line where it is farthest from all others; null if it lies on one of them. */
export function farthestKm(line: RouteLine, others: readonly RouteLine[]): number | null {
  const near = others.map(({ positions }) => some(positions))
  const { positions, km } = line
  const step = Math.max(1, Math.floor(positions.length / POINTS))
  let best = { km: 0, off: 0 }
  for (let i = 0; i < positions.length; i += step) {
    const off = Math.min(...near.map((other) => offKm(positions[i]!, other)), Infinity)
    if (off > best.off) best = { km: km[i]!, off }
  }
  if (near.length === 0) return (km.at(-1) ?? 0) / 2
  return best.off < SAME_KM ? null : best.km
}

const offKm = (position: Position, line: readonly Position[]) =>
  line.reduce((least, one) => Math.min(least, sphericalKm(position, one)), Infinity)

function some(positions: readonly Position[]): readonly Position[] {
  const step = Math.max(1, Math.floor(positions.length / POINTS))
  return positions.filter((_, i) => i % step === 0)
}
