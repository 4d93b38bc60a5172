import type { Calculations, Worked } from '../planning/calculations.js'
import { routeMatrix } from '../planning/plan-matrix.js'
import { routeReach } from '../planning/reach.js'
import { routeRun } from '../planning/route-run.js'
import type { Router } from '../routing/request.js'

/**
 * The engine's work on the calling thread, for a command, a page's worker or a program.
 * @param onRow told before each row of a matrix is calculated
 */
export function onThisThread(router: Router, onRow?: (row: number) => void): Calculations {
  return {
    isHere: true,
    routes: async (run) => timed(() => routeRun(run, router)),
    matrix: async (request, quantities) =>
      timed(() => routeMatrix(request, router, quantities, onRow)),
    reach: async (work) => timed(() => routeReach(work, router)),
    // Tables pay off only for many routes around the same areas.
    prepare: () => undefined,
  }
}

function timed<Result>(work: () => Result): Worked<Result> {
  const beganMs = performance.now()
  const result = work()
  return { result, engineMs: performance.now() - beganMs }
}
