import type { Calculations, Worked } from '../planning/calculations.js'
import { routeRows } from '../planning/plan-matrix.js'
import { routeReach } from '../planning/reach.js'
import { routeRun } from '../planning/route-run.js'
import type { Router } from '../routing/request.js'
import { pause } from './find-routes.js'

/** A matrix lets other work run about this often, ms. */
const TURN_MS = 50

/**
 * The engine's work on the calling thread, for a command, a page's worker or a program.
 * @param onRow told before each row of a matrix is calculated
 */
export function onThisThread(
  router: Router,
  onRow: (row: number) => void = () => undefined,
): Calculations {
  return {
    isHere: true,
    routes: async (run) => timed(() => routeRun(run, router)),
    matrix: async (request, quantities, signal) => {
      const beganMs = performance.now()
      const rows = routeRows(request, router, quantities)
      for (let turnMs = beganMs; ; ) {
        const { done, value } = rows.next()
        if (done) return { result: value, engineMs: performance.now() - beganMs }
        onRow(value)
        if (performance.now() - turnMs < TURN_MS) continue
        await pause(signal)
        turnMs = performance.now()
      }
    },
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
