import { eachInSteps, inSlices, slices } from '../../base/slices.js'
import type { Worked } from '../../planning/calculations.js'
import type { ChartWork } from '../../planning/charted-line.js'
import type { AfloatWork } from '../../planning/places-afloat.js'
import {
  FIXES_PER_QUERY,
  gapsIn,
  type PreparedTrace,
  prepareTrace,
  routeTrace,
} from '../../planning/trace/trace.js'
import { type Fix, type SortedFixes, sortingSteps } from '../../planning/trace/trace-fixes.js'
import { traceWarnings, waypointWarnings } from '../../planning/trace/trace-warnings.js'
import type { WaypointLine } from '../../planning/trace/waypoint-line.js'
import {
  checkWaypoints,
  drawnWaypoints,
  type PreparedWaypoints,
  prepareWaypoints,
} from '../../planning/trace/waypoints.js'
import type { PreparedVoyage } from '../../planning/voyage/prepare.js'
import { WHOLE_BODY } from '../domain-problems.js'
import { TRACE_BODY } from '../pointers.js'
import { isSailed, readFix, readTrace, readWaypoints, waypointsOf } from '../read/read-voyage.js'
import { type TraceBody, type TraceCoreBody, TraceRequestBody } from '../schemas/trace.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { traceCore, waypointsCore } from '../write/write-trace.js'
import { writeRouteEmissions } from '../write/write-vessel-emissions.js'
import { writeWind } from '../write/write-wind.js'
import { findRoutes } from './find-routes.js'
import type { Operation } from './operation.js'
import { explainedSteps } from './rejections.js'
import { legs, sailing } from './sailing.js'
import type { OperationEngine, OperationTools } from './tools.js'

/** The fixes of bodies that were read and sorted in steps. */
const known = new WeakMap<
  TraceBody['fixes'],
  { readonly fixes: readonly Fix[]; readonly sorted: SortedFixes; readonly gaps: number }
>()
/** Fixes that are read in one step. */
const FIXES_PER_STEP = 200

/** The lines of bodies of waypoints that were drawn in steps. */
const drawn = new WeakMap<TraceBody['fixes'], WaypointLine>()

/** Reads and sorts the fixes of a trace, or draws a route. @throws Problem */
function* stepsOf(body: TraceBody): Generator<void> {
  const isOfShip = isSailed(body)
  yield
  if (!isOfShip) {
    const line = drawnWaypoints({ waypoints: waypointsOf(body) })
    drawn.set(body.fixes, yield* explainedSteps({ ...WHOLE_BODY, layout: TRACE_BODY }, line))
    return
  }
  const fixes = yield* eachInSteps(body.fixes, FIXES_PER_STEP, readFix)
  yield
  const question = readTrace(body, fixes)
  const sorted = yield* sortingSteps(question)
  yield
  known.set(body.fixes, { fixes, sorted, gaps: gapsIn(question, sorted) })
  yield
}

/** What a ship sailed, or a route as its waypoints. */
type Ready = { readonly trace: PreparedTrace } | { readonly waypoints: PreparedWaypoints }

/** Positions that a ship reported as a line over water; without times, the waypoints of a route. */
export const trace: Operation<TraceBody, TraceCoreBody> = sailing({
  name: 'trace',
  path: '/v1/traces',
  schema: TraceRequestBody as JsonSchema,
  saysCached: false,
  layout: () => TRACE_BODY,
  steps: stepsOf,
  read: (body, today) => {
    const { fixes, ...found } = known.get(body.fixes) ?? {}
    if (fixes === undefined && !isSailed(body))
      return { waypoints: readWaypoints(body, today), line: drawn.get(body.fixes) }
    return { trace: readTrace(body, fixes), ...found }
  },
  prepare: (question, engine): Ready =>
    'waypoints' in question
      ? { waypoints: prepareWaypoints(question.waypoints, engine, question.line) }
      : { trace: prepareTrace(question.trace, question.sorted, question.gaps) },
  daysOf: (ready) => ('waypoints' in ready ? ready.waypoints.ends.voyage : ready.trace.question),
  cost: (ready) => legs('waypoints' in ready ? ready.waypoints.queries : queriesOf(ready.trace)),
  calculate: async (request, engine, tools, signal) => {
    const { asked, body, ready } = request
    const { fixes: _, ...conditions } = asked.request
    const repeated = { day: asked.day, request: conditions }
    const work = workOf(engine, tools, signal)
    await work.pause()
    if ('waypoints' in ready) {
      const checked = await checkWaypoints(ready.waypoints, work)
      const price = body.fuel_price_usd_per_tonne
      await work.pause()
      const { emissions, warnings } = writeRouteEmissions(
        checked.asVoyage,
        price,
        tools.factors,
        TRACE_BODY,
      )
      const route = emissions?.route ?? null
      const fuelTonnes = route?.fuel_tonnes ?? null
      const core = {
        ...{ asked: repeated, ...(await inSlices(waypointsCore(body, checked, route))) },
        ...(await inSlices(writeWind(checked.asVoyage, body, engine, fuelTonnes))),
      }
      const warned = [...waypointWarnings(checked), ...checked.asVoyage.warnings]
      return { core, warned, warnings, engineMs: work.engineMs }
    }
    const planned = await routeTrace(ready.trace, work)
    await work.pause()
    const warned = [...traceWarnings(planned), ...planned.asVoyage.warnings]
    const written = await inSlices(traceCore(body, planned, queriesOf(ready.trace)))
    const core = { asked: repeated, ...written }
    return { core, warned, engineMs: work.engineMs }
  },
})

/** The engine's work for a trace, on its threads, and the time that it took. */
function workOf(engine: OperationEngine, { metrics }: OperationTools, signal: AbortSignal) {
  const work = {
    ...engine,
    engineMs: 0,
    find: async (voyage: PreparedVoyage) => {
      const found = await findRoutes(voyage, engine, metrics, signal, { isOneOfMany: true })
      return counted(found)
    },
    place: async (asked: AfloatWork) => counted(await engine.background.afloat(asked, signal)),
    chart: async (asked: ChartWork) => counted(await engine.background.chart(asked, signal)),
    pause: () => {
      signal.throwIfAborted()
      return slices.next()
    },
  }
  function counted<Result>({ result, engineMs }: Worked<Result>): Result {
    work.engineMs += engineMs
    return result
  }
  return work
}

function queriesOf({ question: { fixes }, gaps }: PreparedTrace): number {
  return Math.ceil(fixes.length / FIXES_PER_QUERY) + gaps
}
