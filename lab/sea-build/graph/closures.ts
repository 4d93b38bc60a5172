import { crossingShare } from '../../../src/engine/geo/crossing.js'
import { toVector } from '../../../src/engine/geo/vector.js'
import type { Point } from '../water/fine-grid.js'
import type { FairwayLink } from './fairway-lines.js'
import type { Barrier } from './mesh.js'

/** A barrier, with the bit of the passage that opens it; -1 for a dam. */
export interface Closure {
  readonly passage: number
  readonly line: Barrier
}

/**
 * Checks that links cross a barrier only with the bit of its passage, and never cross a dam.
 * @throws Error that names the place of the first link that does
 */
export function checkClosures(links: readonly FairwayLink[], closures: readonly Closure[]): void {
  for (const { passage, points } of links) {
    for (const closure of closures) {
      if (closure.passage >= 0 && closure.passage === passage) continue
      const at = crossing(points, closure.line)
      if (at) {
        const what = closure.passage < 0 ? 'a dam' : `the barrier of passage ${closure.passage}`
        throw new Error(`A link without its bit crosses ${what} at ${at.join(', ')}.`)
      }
    }
  }
}

function crossing(points: readonly Point[], barrier: Barrier): Point | null {
  for (let k = 0; k + 1 < barrier.length; k++) {
    const [c, d] = [toVector(barrier[k]!), toVector(barrier[k + 1]!)]
    for (let i = 0; i + 1 < points.length; i++) {
      if (crossingShare(toVector(points[i]!), toVector(points[i + 1]!), c, d) !== null)
        return points[i]!
    }
  }
  return null
}
