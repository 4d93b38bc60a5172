import { explainRefusal } from '../../planning/explain.js'
import { routeLeg } from '../../planning/plan-voyage.js'
import type { PreparedLeg, PreparedVoyage, RoutedLeg } from '../../planning/prepare.js'
import type { Metrics } from '../metrics.js'
import type { Worked } from '../threads/jobs.js'
import type { ServiceEngine } from './engine.js'

type Routed = Worked<readonly RoutedLeg[]>
type Sea = Pick<ServiceEngine, 'router' | 'background'>

/**
 * The routes of a voyage's legs. Most are found sooner than another thread would hear of them; one
 * that avoids areas takes many times as long and is left to the others.
 *
 * @throws StopOnLandError, NoPassageError, OverloadedError, or the signal's reason
 */
export function findRoutes(
  prepared: PreparedVoyage,
  sea: Sea,
  metrics: Metrics,
  signal: AbortSignal,
): Routed | Promise<Routed> {
  return prepared.closures.areas.length > 0
    ? findElsewhere(prepared, sea, metrics, signal)
    : findHere(prepared, sea, metrics)
}

function findHere(prepared: PreparedVoyage, { router }: Sea, metrics: Metrics): Routed {
  const timed: Parameters<typeof routeLeg>[1] = {
    route: (request) => metrics.timeEngine('route', () => router.route(request)),
    alternatives: (...asked) =>
      metrics.timeEngine('alternatives', () => router.alternatives(...asked)),
  }
  const beganMs = performance.now()
  const result = prepared.legs.map((leg) => {
    try {
      return routeLeg(leg, timed)
    } catch (error) {
      throw explainRefusal(error, prepared, leg, router.resolutions)
    }
  })
  return { result, engineMs: performance.now() - beganMs }
}

async function findElsewhere(
  prepared: PreparedVoyage,
  { router, background }: Sea,
  metrics: Metrics,
  signal: AbortSignal,
): Promise<Routed> {
  const find = async (leg: PreparedLeg) => {
    try {
      const found = await background.routes(leg.request, leg.alternatives, signal)
      metrics.engineTook('route', found.engineMs)
      return found
    } catch (error) {
      throw explainRefusal(error, prepared, leg, router.resolutions)
    }
  }
  const found = await Promise.all(prepared.legs.map(find))
  const engineMs = found.reduce((sum, leg) => sum + leg.engineMs, 0)
  return { result: found.map(({ result }) => result), engineMs }
}
