import type { RouteCoreBody } from '../../api/schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../../api/schemas/route-request.js'
import type { WarningItem } from '../../api/warning.js'
import type { FactorSet } from '../../emissions/index.js'
import type { Closures } from '../../routing/restrictions.js'
import type { AnswerCache, Found } from '../cache/answer-cache.js'
import { fieldsOf, type GivenAnswer, type KeptAnswer } from '../cache/kept-answer.js'
import { requestKey } from '../cache/request-key.js'
import { type Clock, isoTime, utcDay } from '../clock.js'
import { routeBlock } from '../emissions/route-block.js'
import { newRouteId } from '../http/ids.js'
import type { JsonSchema } from '../http/json-schema.js'
import type { Metrics } from '../metrics.js'
import type { Worked } from '../threads/jobs.js'
import type { RoutesFound } from '../threads/messages.js'
import { contradictions } from './contradictions.js'
import type { Engine, ServiceEngine } from './engine.js'
import { findRoutes } from './find-routes.js'
import { routeCore } from './route-answer.js'
import { closuresOf, routeRequestOf } from './route-request.js'
import { routeWarnings } from './route-warnings.js'

/** What history and statistics tell of a route: all but its line. */
export type RouteSummary = Pick<
  RouteCoreBody,
  'origin' | 'destination' | 'distance_km' | 'distance_nm' | 'passages' | 'resolution_km' | 'slug'
>

export interface KeptRoute extends KeptAnswer {
  readonly summary: RouteSummary
  readonly engineMs: number
}

/** A route as one caller gets it. */
export type PlannedRoute = GivenAnswer<KeptRoute>

export interface RouteQuestion {
  readonly body: RouteBody
  readonly warnings: readonly WarningItem[]
  /** Writes the core by its schema. */
  serialise(core: RouteCoreBody): string
}

/** From a request to its answer, calculated once for all who ask the same on the same day. */
export class RoutePlanner {
  constructor(
    private readonly cache: AnswerCache<KeptRoute>,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly factors: FactorSet | null,
  ) {}

  /** @throws Problem point_on_land, no_route or overloaded */
  plan(
    question: RouteQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): PlannedRoute | Promise<PlannedRoute> {
    const found = this.cache.find(this.#keyOf(question, engine), signal, (shared) =>
      this.#calculate(question, engine, shared),
    )
    const planned = ({ answer, isKept }: Found<KeptRoute>) => plannedRoute(question, answer, isKept)
    return found instanceof Promise ? found.then(planned) : planned(found)
  }

  /** The route when it was calculated before, else null. */
  known(question: RouteQuestion, engine: ServiceEngine): PlannedRoute | null {
    const kept = this.cache.kept(this.#keyOf(question, engine))
    return kept && plannedRoute(question, kept, true)
  }

  /** The day decides which emission control areas are in force. */
  #keyOf({ body }: RouteQuestion, { router }: Engine): string {
    const day = utcDay(this.clock.nowMs())
    return `route ${router.dataVersion} ${day} ${requestKey(RouteRequestBody as JsonSchema, body)}`
  }

  #calculate(
    question: RouteQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): KeptRoute | Promise<KeptRoute> {
    const { body } = question
    const closures = closuresOf(body, engine)
    const request = routeRequestOf(body, closures, this.clock)
    const search = { body, request, alternatives: body.alternatives ?? 0 }
    const found = findRoutes(search, engine, this.metrics, signal)
    const keep = (one: Worked<RoutesFound>) => this.#keep(question, one, closures, engine)
    return found instanceof Promise ? found.then(keep) : keep(found)
  }

  #keep(
    { body, serialise }: RouteQuestion,
    { result: { route, alternatives }, engineMs }: Worked<RoutesFound>,
    closures: Closures,
    engine: Engine,
  ): KeptRoute {
    const { emissions, warnings } = routeBlock(body, route, this.factors)
    const core = routeCore({ body, route, alternatives, closures, emissions }, engine)
    const fields = fieldsOf(serialise(core))
    const { origin, destination, distance_km, distance_nm, passages, resolution_km, slug } = core
    return {
      bytes: fields.length,
      fields,
      summary: { origin, destination, distance_km, distance_nm, passages, resolution_km, slug },
      warnings: [...routeWarnings(body, route, closures, engine), ...warnings],
      dataVersion: engine.router.dataVersion,
      calculatedAt: isoTime(this.clock.nowMs()),
      engineMs,
    }
  }
}

function plannedRoute(
  { body, warnings }: RouteQuestion,
  kept: KeptRoute,
  isCached: boolean,
): PlannedRoute {
  const all = [...warnings, ...contradictions(body), ...kept.warnings]
  return { id: newRouteId(), isCached, kept, warnings: all }
}
