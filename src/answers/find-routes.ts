import { setImmediate as nextTurn } from 'node:timers/promises'
import { southernmostLatitude } from '../geo/southernmost.js'
import { explainRejection } from '../planning/explain.js'
import { routeLeg } from '../planning/plan-voyage.js'
import type { PreparedLeg, PreparedVoyage, RoutedLeg } from '../planning/prepare.js'
import { DEFAULT_RESOLUTION_KM } from '../routing/request.js'
import type { Worked } from '../threads/jobs.js'
import type { BackgroundSea } from '../threads/sea-threads.js'
import type { ServiceEngine } from './engine.js'
import type { EngineTimes } from './tools.js'

type Routed = Worked<readonly RoutedLeg[]>
type Sea = Pick<ServiceEngine, 'router' | 'background'>

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
 * Finds the routes of a voyage's legs. Most take less time than a message to another thread. A leg that
 * avoids areas or shallow water takes many times as long, and is routed on another thread.
 *
 * @throws StopOnLandError, NoPassageError, OverloadedError, or the signal's reason
 */
export function findRoutes(
  prepared: PreparedVoyage,
  sea: Sea,
  metrics: EngineTimes,
  signal: AbortSignal,
): Routed | Promise<Routed> {
  const { areas, polygons } = prepared.closures
  const mayRound = prepared.legs.some(({ barred, shallows }) => barred.length + shallows.length > 0)
  if (areas.length + polygons.length > 0 || mayRound || mayBeLimited(prepared))
    return findElsewhere(prepared, sea, metrics, signal)
  const find = finderHere(prepared, sea, metrics)
  if (prepared.legs.length > LEGS_AT_ONCE) return findInTurns(prepared.legs, find, signal)
  const found = prepared.legs.map(find)
  return together(found)
}

/**
 * Whether the great circle of a leg comes near the south limit, so that the leg may need a second
 * search.
 */
function mayBeLimited({ legs, stops, closures: { southLimit } }: PreparedVoyage): boolean {
  if (southLimit === null) return false
  return legs.some(({ from, to }) => {
    const ends = [from, to].map((stop) => stops[stop]!.place.position)
    return southernmostLatitude(ends) < southLimit + NEAR_LIMIT_DEGREES
  })
}

type Find = (leg: PreparedLeg) => Worked<RoutedLeg>

/** Finds a leg's route on this thread. */
function finderHere(prepared: PreparedVoyage, { router }: Sea, metrics: EngineTimes): Find {
  const timed: Parameters<typeof routeLeg>[1] = {
    route: (request) => metrics.timeEngine('route', () => router.route(request)),
    alternatives: (...asked) =>
      metrics.timeEngine('alternatives', () => router.alternatives(...asked)),
  }
  return (leg) => {
    const beganMs = performance.now()
    try {
      return { result: routeLeg(leg, timed), engineMs: performance.now() - beganMs }
    } catch (error) {
      throw explainRejection(error, prepared, leg, router)
    }
  }
}

async function findInTurns(legs: readonly PreparedLeg[], find: Find, signal: AbortSignal) {
  const found: Worked<RoutedLeg>[] = []
  for (const [at, leg] of legs.entries()) {
    if (at > 0) await nextTurn()
    signal.throwIfAborted()
    found.push(find(leg))
  }
  return together(found)
}

async function findElsewhere(
  prepared: PreparedVoyage,
  { router, background }: Sea,
  metrics: EngineTimes,
  signal: AbortSignal,
): Promise<Routed> {
  const { legs } = prepared
  const found: Worked<RoutedLeg>[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < legs.length; at = next++) {
      const leg = legs[at]!
      const one = await background.routes(leg, signal).catch((error) => {
        next = legs.length
        throw explainRejection(error, prepared, leg, router)
      })
      metrics.engineTook('route', one.engineMs)
      found[at] = one
    }
  }
  await Promise.all(Array.from({ length: Math.min(LEGS_ELSEWHERE, legs.length) }, work))
  prepareForMore(prepared, background)
  return together(found)
}

/** Prepares tables that speed up later routes around the same named areas, or the same limit. */
function prepareForMore(prepared: PreparedVoyage, background: BackgroundSea): void {
  const { areas, polygons, southLimit } = prepared.closures
  if (polygons.length > 0) return
  const { resolutionKm = DEFAULT_RESOLUTION_KM, date } = prepared.legs[0]!.request
  const isLimited = southLimit !== null && mayBeLimited(prepared)
  background.prepare({ resolutionKm, avoidAreas: areas, date, ...(isLimited && { southLimit }) })
}

function together(found: readonly Worked<RoutedLeg>[]): Routed {
  const engineMs = found.reduce((sum, leg) => sum + leg.engineMs, 0)
  return { result: found.map(({ result }) => result), engineMs }
}
