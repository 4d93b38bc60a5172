import { crossingShare } from '../../../src/engine/geo/crossing.js'
import { toVector } from '../../../src/engine/geo/vector.js'
import type { Point } from '../water/fine-grid.js'
import { nearestIndex } from '../water/polyline.js'
import type { Barrier } from './mesh.js'

/** A stretch of a line, by the indices of its first and last point. */
export type Stretch = readonly [from: number, to: number]

/**
 * The stretches of a channel that carry the bit of its passage: between its two locks, and at each gate
 * of the passage that it crosses elsewhere.
 */
export function closedStretches(
  points: readonly Point[],
  locks: readonly Point[],
  gates: readonly Barrier[],
): Stretch[] {
  const at = locks.map((lock) => nearestIndex(points, lock))
  const between: Stretch[] = at.length === 2 ? [[Math.min(...at), Math.max(...at)]] : []
  const isBetween = ([from, to]: Stretch) => between.some(([a, b]) => from >= a && to <= b)
  return [
    ...between,
    ...gates.flatMap((gate) => acrossGate(points, gate)).filter((s) => !isBetween(s)),
  ]
}

/** A point more on either side, so that no end lies on the gate itself. */
function acrossGate(points: readonly Point[], gate: Barrier): Stretch[] {
  const line = points.map(toVector)
  const wall = gate.map(toVector)
  return line.slice(1).flatMap((to, i): Stretch[] => {
    const isAcross = wall
      .slice(1)
      .some((end, k) => crossingShare(line[i]!, to, wall[k]!, end) !== null)
    return isAcross ? [[Math.max(0, i - 1), Math.min(points.length - 1, i + 2)]] : []
  })
}
