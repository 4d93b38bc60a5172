import { routeLayout, warningItems } from '../api/pointers.js'
import type { RouteCoreBody } from '../api/schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../api/schemas/route-request.js'
import { routeCore } from '../api/write-route.js'
import { writeRouteEmissions } from '../api/write-vessel-emissions.js'
import { completeVoyage } from '../planning/complete.js'
import type { PreparedVoyage, RoutedLeg } from '../planning/prepare.js'
import type { Worked } from '../threads/jobs.js'
import type { AnswerCache } from './answer-cache.js'
import type { CachedAnswer, GivenAnswer } from './cached-answer.js'
import { CachedPlanner, cachedAnswer, daysOf, type Question } from './cached-planner.js'
import type { Engine } from './engine.js'
import { findRoutes } from './find-routes.js'
import { newRouteId } from './ids.js'
import type { PlanningTools } from './tools.js'

/** What history and statistics store about a route: everything but its line. */
export type RouteSummary = Pick<
  RouteCoreBody,
  'origin' | 'destination' | 'distance_km' | 'distance_nm' | 'passages' | 'resolution_km' | 'slug'
>

/** What the statistics count of a route, or of a leg of a voyage. */
export interface RouteWork {
  readonly summary: Pick<
    RouteCoreBody,
    'origin' | 'destination' | 'distance_km' | 'passages' | 'resolution_km'
  >
  readonly engineMs: number
}

export interface CachedRoute extends CachedAnswer, RouteWork {
  readonly summary: RouteSummary
}

/** A route as one caller receives it. */
export type PlannedRoute = GivenAnswer<CachedRoute>

type RouteQuestion = Question<RouteBody, PreparedVoyage, RouteCoreBody>

interface RouteTools extends PlanningTools {
  /** The slug, or null if no route can be read under it. */
  published(slug: string | null, engine: Engine): string | null
}

export function routePlanner(
  cache: AnswerCache<CachedRoute>,
  tools: RouteTools,
): CachedPlanner<RouteQuestion, CachedRoute> {
  return new CachedPlanner(cache, {
    schema: RouteRequestBody,
    newId: newRouteId,
    dayOf: ({ prepared }) => daysOf(prepared.voyage),
    calculate: (question, engine, signal) => {
      const found = findRoutes(question.prepared, engine, tools.metrics, signal)
      const keep = (routed: Worked<readonly RoutedLeg[]>) =>
        keepRoute(question, routed, engine, tools)
      return found instanceof Promise ? found.then(keep) : keep(found)
    },
  })
}

function keepRoute(
  { body, prepared, serialise }: RouteQuestion,
  { result, engineMs }: Worked<readonly RoutedLeg[]>,
  engine: Engine,
  { clock, factors, published }: RouteTools,
): CachedRoute {
  const planned = completeVoyage(prepared, result, engine.closureTables)
  const layout = routeLayout(body)
  const { emissions, warnings } = writeRouteEmissions(
    planned,
    body.fuel_price_usd_per_tonne,
    factors,
    layout,
  )
  const slug = published(planned.slug, engine)
  const core = routeCore({ form: body, planned, emissions, slug }, engine)
  const { origin, destination, distance_km, distance_nm, passages, resolution_km } = core
  const all = [...warningItems(planned.warnings, layout), ...warnings]
  return {
    ...cachedAnswer(serialise(core), all, engine, clock),
    summary: { origin, destination, distance_km, distance_nm, passages, resolution_km, slug },
    engineMs,
  }
}
