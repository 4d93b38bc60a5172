import { NoRouteError } from '../../engine/routing/errors.js'
import type { PassageId, PassageUse, SeaRoute } from '../../engine/routing/request.js'
import type { RoutedLeg, RunQuestion } from './prepare.js'
import { routeLeg } from './route-leg.js'
import { type RunRouter, Transits } from './transits.js'

/** Maximum number of routes searched for one that leads through the passages of a run by itself. */
const MAX_ROUTES = 16

/**
 * The routes of a run, one for each leg: those between two places, or through the passages between them,
 * each from end to end.
 * @throws RoutingError, NoTransitError
 */
export function routeRun(run: RunQuestion, router: RunRouter): RoutedLeg[] {
  if (run.through.length === 0) return [routeLeg(run, router)]
  const { closed = [] } = run.request
  const instead = closedInstead(run, closed, router)
  const found = instead.length > closed.length && new Transits(run, router, instead).legs()
  if (found) return found
  const transits = new Transits(run, router, closed)
  const legs = transits.legs()
  if (legs) return legs
  // If there is no route even without the passages, that is the reason.
  routeLeg({ ...run, alternatives: 0 }, router)
  throw transits.noTransit()
}

/**
 * What is closed when a vessel takes the passages of a run instead of others. The shortest run alone
 * would come from New York to the Strait of Magellan by Panama, and return to Los Angeles around Cape
 * Horn. With Panama closed, the shortest route leads through the strait by itself.
 *
 * Of all routes that do so with some of the other passages closed, the shortest counts. If none is
 * found, the canals of the plain route are closed.
 */
function closedInstead(
  { request, through, canals }: RunQuestion,
  closed: readonly PassageId[],
  router: RunRouter,
): readonly PassageId[] {
  const { origin, destination, resolutionKm, date } = request
  const tried = new Set<string>()
  const found: { readonly closed: readonly PassageId[]; readonly route: SeaRoute }[] = []
  const search = (ids: readonly PassageId[]) => {
    const key = [...ids].sort().join()
    if (tried.has(key) || tried.size === MAX_ROUTES) return
    tried.add(key)
    const options = { date, closed: ids, ...(resolutionKm !== undefined && { resolutionKm }) }
    try {
      found.push({ closed: ids, route: router.route({ origin, destination, ...options }) })
    } catch (error) {
      if (!(error instanceof NoRouteError)) throw error
    }
  }
  search(closed)
  const usedByPlain = found[0]?.route.passages ?? []
  for (let next = found[0]; next !== undefined; next = found[0]) {
    if (leadsThrough(next.route.passages, through)) return next.closed
    found.shift()
    for (const { id } of next.route.passages) {
      if (!through.some((passage) => passage === id)) search([...next.closed, id as PassageId])
    }
    found.sort((a, b) => a.route.distanceKm - b.route.distanceKm)
  }
  const used = canals.filter((id) => usedByPlain.some((use) => use.id === id))
  return [...closed, ...used.filter((id) => !through.includes(id))]
}

/** Whether passages are among those used, in the same order. */
function leadsThrough(uses: readonly PassageUse[], through: readonly PassageId[]): boolean {
  let next = 0
  for (const { id } of uses) if (id === through[next]) next++
  return next === through.length
}
