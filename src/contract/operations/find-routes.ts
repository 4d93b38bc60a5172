import { southernmostLatitude } from '../../engine/geo/southernmost.js'
import { DEFAULT_RESOLUTION_KM } from '../../engine/routing/request.js'
import { northernmostOf } from '../../engine/routing/south-limit.js'
import type { Calculations, Worked } from '../../planning/calculations.js'
import { explainRejection } from '../../planning/voyage/explain.js'
import { mustRound } from '../../planning/voyage/plan-voyage.js'
import type { PreparedVoyage, RoutedLeg, RunQuestion } from '../../planning/voyage/prepare.js'
import { routeRun } from '../../planning/voyage/route-run.js'
import type { EngineTimes, OperationEngine } from './tools.js'

export type Routed = Worked<readonly RoutedLeg[]>
type Sea = Pick<OperationEngine, 'router' | 'background'>

/** If there are more legs than this, other requests are handled between legs. */
const LEGS_AT_ONCE = 3
/**
 * Maximum number of legs of one voyage on other threads at a time, so that other callers get their
 * turn.
 */
const LEGS_ELSEWHERE = 4
/** A route around land reaches farther south than the great circle by about this much, degrees. */
const NEAR_LIMIT_DEGREES = 15

/**
 * Finds the routes of a voyage's legs. Most take little more time than a message to another thread. Legs
 * that avoid areas or shallow water, or lead through passages, take many times as long, and are routed on
 * another thread. While other callers wait for this thread, all are.
 *
 * @param isOneOfMany whether the request asks for any number of voyages, which together would block this thread
 * @throws StopOnLandError, NoPassageError, NoTransitError, OverloadedError, or the signal's reason
 */
export function findRoutes(
  prepared: PreparedVoyage,
  sea: Sea,
  metrics: EngineTimes,
  signal: AbortSignal,
  { isOneOfMany = false }: { readonly isOneOfMany?: boolean } = {},
): Routed | Promise<Routed> {
  const { router, background } = sea
  if (!background.isHere) {
    const isShort = !isLong(prepared, sea)
    const there = { router, background, isShort }
    if (!isShort || isOneOfMany || background.takesShort)
      return findElsewhere(prepared, there, metrics, signal)
  }
  const find = finderHere(prepared, sea, metrics)
  if (prepared.runs.length > LEGS_AT_ONCE) return findInTurns(prepared.runs, find, signal)
  const found = prepared.runs.map(find)
  return together(found)
}

function isLong(prepared: PreparedVoyage, { router }: Sea): boolean {
  const { areas, polygons } = prepared.closures
  if (areas.length + polygons.length > 0 || mayBeLimited(prepared)) return true
  return prepared.runs.some((run) => run.through.length > 0 || mustRound(run, router))
}

/**
 * Whether the great circle of a leg comes near the south limit, so that the leg may need a second
 * search.
 */
function mayBeLimited({ legs, stops, closures: { southLimit } }: PreparedVoyage): boolean {
  if (southLimit === null) return false
  const nearIt = northernmostOf(southLimit) + NEAR_LIMIT_DEGREES
  return legs.some(({ from, to }) => {
    const ends = [from, to].map((stop) => stops[stop]!.place.position)
    return southernmostLatitude(ends) < nearIt
  })
}

type Find = (run: RunQuestion) => Routed

/** Finds a run's routes on this thread. */
function finderHere(prepared: PreparedVoyage, { router }: Sea, metrics: EngineTimes): Find {
  const timed: Parameters<typeof routeRun>[1] = {
    route: (request) => metrics.timeEngine('route', () => router.route(request)),
    line: (request) => metrics.timeEngine('route', () => router.line(request)),
    alternatives: (...asked) =>
      metrics.timeEngine('alternatives', () => router.alternatives(...asked)),
    lengths: (...asked) => router.lengths(...asked),
    clearKm: (...asked) => router.clearKm(...asked),
    matrix: (request) => router.matrix(request),
    ways: (...asked) => router.ways(...asked),
  }
  return (run) => {
    const beganMs = performance.now()
    try {
      return { result: routeRun(run, timed), engineMs: performance.now() - beganMs }
    } catch (error) {
      throw explainRejection(error, prepared, run, router)
    }
  }
}

/** Lets other work of this thread run, in Node and in a page. @throws the signal's reason */
export async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve)
    else setTimeout(resolve)
  })
  signal.throwIfAborted()
}

async function findInTurns(runs: readonly RunQuestion[], find: Find, signal: AbortSignal) {
  const found: Routed[] = []
  signal.throwIfAborted()
  for (const [at, run] of runs.entries()) {
    if (at > 0) await pause(signal)
    found.push(find(run))
  }
  return together(found)
}

async function findElsewhere(
  prepared: PreparedVoyage,
  { router, background, isShort }: Sea & { readonly isShort: boolean },
  metrics: EngineTimes,
  signal: AbortSignal,
): Promise<Routed> {
  const { runs } = prepared
  const found: Routed[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < runs.length; at = next++) {
      const run = runs[at]!
      const one = await background.routes(run, signal, isShort).catch((error) => {
        next = runs.length
        throw explainRejection(error, prepared, run, router)
      })
      metrics.engineTook('route', one.engineMs)
      found[at] = one
    }
  }
  await Promise.all(Array.from({ length: Math.min(LEGS_ELSEWHERE, runs.length) }, work))
  prepareForMore(prepared, background)
  return together(found)
}

/** Prepares tables that speed up later routes around the same named areas. */
function prepareForMore(prepared: PreparedVoyage, background: Calculations): void {
  const { areas, polygons } = prepared.closures
  if (areas.length === 0 || polygons.length > 0) return
  const { resolutionKm = DEFAULT_RESOLUTION_KM, date } = prepared.runs[0]!.request
  background.prepare({ resolutionKm, avoidAreas: areas, date })
}

function together(found: readonly Routed[]): Routed {
  const engineMs = found.reduce((sum, run) => sum + run.engineMs, 0)
  return { result: found.flatMap(({ result }) => result), engineMs }
}
