import type { Router } from '../../engine/routing/request.js'
import type { Calculations, Worked } from '../../planning/calculations.js'
import { chartedLine } from '../../planning/charted-line.js'
import { routeRows } from '../../planning/matrix/plan-matrix.js'
import { routeReach } from '../../planning/matrix/reach.js'
import { placesAfloat } from '../../planning/places-afloat.js'
import type { PlanningSea } from '../../planning/voyage/plan-voyage.js'
import { routeRun } from '../../planning/voyage/route-run.js'
import type { Winds } from '../../planning/weather/wind-climate.js'
import type { WritingSea } from '../write/write-places.js'
import { pause } from './find-routes.js'
import { newId } from './papers/new-id.js'
import { type OperationEngine, type OperationTools, UNTIMED } from './tools.js'

/** A matrix lets other work run about this often, ms. */
const TURN_MS = 50

/** What a door on the calling thread has besides the sea. */
export interface ToolsHere
  extends Pick<OperationTools, 'factors' | 'softwareVersion' | 'open'>,
    Pick<OperationEngine, 'available'>,
    Partial<Pick<OperationTools, 'nowMs' | 'overlay' | 'field'>> {
  /** Where long work runs. Default: on the calling thread. */
  readonly background?: Calculations | undefined
  /** Told before each row of a matrix is calculated. */
  readonly onRow?: ((row: number) => void) | undefined
}

/** The tools of a command or of a page's worker, which keeps no answers and no figures of the engine. */
export function toolsHere(
  sea: Omit<PlanningSea, 'router'> &
    Winds & {
      readonly router: Router & Required<Pick<WritingSea, 'legIsClear'>>
    },
  { onRow, background, available = [], ...tools }: ToolsHere,
): OperationTools {
  const { router } = sea
  const engine = {
    ...sea,
    background: background ?? onThisThread(router, onRow),
    opening: new Map(),
    available,
    legIsClear: router.legIsClear.bind(router),
  }
  return { nowMs: () => Date.now(), ...tools, engine: () => engine, newId, metrics: UNTIMED }
}

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
    reach: async (work, signal) => {
      // It takes seconds: whoever has gone meanwhile is noticed first.
      await pause(signal)
      return timed(() => routeReach(work, router))
    },
    afloat: async (work) => timed(() => placesAfloat(work, router)),
    chart: async (work) => timed(() => chartedLine(work, router)),
    // Tables pay off only for many routes around the same areas.
    prepare: () => undefined,
  }
}

function timed<Result>(work: () => Result): Worked<Result> {
  const beganMs = performance.now()
  const result = work()
  return { result, engineMs: performance.now() - beganMs }
}
