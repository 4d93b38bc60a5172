import { slices } from '../../base/slices.js'
import {
  FIXES_PER_QUERY,
  type PreparedTrace,
  prepareTrace,
  routeTrace,
} from '../../planning/trace/trace.js'
import { type Fix, type SortedFixes, sortingSteps } from '../../planning/trace/trace-fixes.js'
import { traceWarnings } from '../../planning/trace/trace-warnings.js'
import { TRACE_BODY } from '../pointers.js'
import { readFix, readTrace } from '../read/read-voyage.js'
import { type TraceBody, type TraceCoreBody, TraceRequestBody } from '../schemas/trace.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { traceCore } from '../write/write-trace.js'
import { findRoutes } from './find-routes.js'
import type { Operation } from './operation.js'
import { legs, sailing } from './sailing.js'

/** The fixes of bodies that were read and sorted in steps. */
const known = new WeakMap<TraceBody['fixes'], { fixes: readonly Fix[]; sorted: SortedFixes }>()
/** Fixes that are read in one step. */
const FIXES_PER_STEP = 200

/** Reads and sorts the fixes. @throws Problem */
function* stepsOf(body: TraceBody): Generator<void> {
  const fixes: Fix[] = []
  for (const [at, fix] of body.fixes.entries()) {
    if (at % FIXES_PER_STEP === 0) yield
    fixes.push(readFix(fix, at))
  }
  const sorted = yield* sortingSteps(readTrace(body, fixes))
  known.set(body.fixes, { fixes, sorted })
}

/** Positions that a ship reported as a line over water. */
export const trace: Operation<TraceBody, TraceCoreBody> = sailing({
  name: 'trace',
  path: '/v1/traces',
  schema: TraceRequestBody as JsonSchema,
  saysCached: false,
  layout: () => TRACE_BODY,
  steps: stepsOf,
  read: (body) => {
    const { fixes, sorted } = known.get(body.fixes) ?? {}
    return { question: readTrace(body, fixes), sorted }
  },
  prepare: ({ question, sorted }) => prepareTrace(question, sorted),
  daysOf: ({ question }) => question,
  cost: (prepared) => legs(queriesOf(prepared)),
  calculate: async ({ asked: { day, request }, body, ready }, engine, { metrics }, signal) => {
    let engineMs = 0
    const planned = await routeTrace(ready, {
      ...engine,
      find: async (voyage) => {
        const found = await findRoutes(voyage, engine, metrics, signal, { isOneOfMany: true })
        engineMs += found.engineMs
        return found.result
      },
      place: async (work) => {
        const placed = await engine.background.afloat(work, signal)
        engineMs += placed.engineMs
        return placed.result
      },
      pause: () => {
        signal.throwIfAborted()
        return slices.next()
      },
    })
    const warned = [...traceWarnings(planned), ...planned.asVoyage.warnings]
    const { fixes: _, ...conditions } = request
    const asked = { day, request: conditions }
    const core = { asked, ...traceCore(body, planned, queriesOf(ready)) }
    return { core, warned, engineMs }
  },
})

function queriesOf({ question: { fixes }, gaps }: PreparedTrace): number {
  return Math.ceil(fixes.length / FIXES_PER_QUERY) + gaps
}
