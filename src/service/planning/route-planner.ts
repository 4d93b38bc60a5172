import { routeLayout, warningItems } from '../../api/pointers.js'
import { remarksOf } from '../../api/read-voyage.js'
import type { RouteCoreBody } from '../../api/schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../../api/schemas/route-request.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { WarningItem } from '../../api/warning.js'
import {
  EMISSIONS_UNAVAILABLE,
  emissionsWarnings,
  routeEmissionsBody,
} from '../../api/write-emissions.js'
import { routeCore } from '../../api/write-route.js'
import type { FactorSet } from '../../emissions/index.js'
import { completeVoyage, type PlannedVoyage } from '../../planning/complete.js'
import { asOneLeg } from '../../planning/one-leg.js'
import type { PreparedVoyage, RoutedLeg } from '../../planning/prepare.js'
import { estimateVoyage } from '../../planning/vessel-emissions.js'
import type { AnswerCache, Found } from '../cache/answer-cache.js'
import { type CachedAnswer, fieldsOf, type GivenAnswer } from '../cache/cached-answer.js'
import { requestKey } from '../cache/request-key.js'
import { type Clock, isoTime } from '../clock.js'
import { newRouteId } from '../http/ids.js'
import type { Metrics } from '../metrics.js'
import type { RouteWork } from '../statistics/route-work.js'
import type { Worked } from '../threads/jobs.js'
import type { Engine, ServiceEngine } from './engine.js'
import { findRoutes } from './find-routes.js'

/** What history and statistics tell of a route: all but its line. */
export type RouteSummary = Pick<
  RouteCoreBody,
  'origin' | 'destination' | 'distance_km' | 'distance_nm' | 'passages' | 'resolution_km' | 'slug'
>

export interface CachedRoute extends CachedAnswer, RouteWork {
  readonly summary: RouteSummary
}

/** A route as one caller gets it. */
export type PlannedRoute = GivenAnswer<CachedRoute>

export interface RouteQuestion {
  readonly body: RouteBody
  /** Of the body. */
  readonly prepared: PreparedVoyage
  readonly warnings: readonly WarningItem[]
  /** Writes the core by its schema. */
  serialise(core: RouteCoreBody): string
}

/** From a request to its answer, calculated once for all who ask the same on the same day. */
export class RoutePlanner {
  constructor(
    private readonly cache: AnswerCache<CachedRoute>,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly factors: FactorSet | null,
  ) {}

  /** @throws StopOnLandError, NoPassageError, OverloadedError, or the signal's reason */
  plan(
    question: RouteQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): PlannedRoute | Promise<PlannedRoute> {
    const found = this.cache.find(keyOf(question, engine), signal, (shared) =>
      this.#calculate(question, engine, shared),
    )
    const planned = ({ answer, isCached }: Found<CachedRoute>) =>
      plannedRoute(question, answer, isCached)
    return found instanceof Promise ? found.then(planned) : planned(found)
  }

  /** The route when it was calculated before, else null. */
  known(question: RouteQuestion, engine: ServiceEngine): PlannedRoute | null {
    const kept = this.cache.kept(keyOf(question, engine))
    return kept && plannedRoute(question, kept, true)
  }

  #calculate(
    question: RouteQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): CachedRoute | Promise<CachedRoute> {
    const found = findRoutes(question.prepared, engine, this.metrics, signal)
    const keep = (routed: Worked<readonly RoutedLeg[]>) => this.#keep(question, routed, engine)
    return found instanceof Promise ? found.then(keep) : keep(found)
  }

  #keep(
    { body, prepared, serialise }: RouteQuestion,
    { result, engineMs }: Worked<readonly RoutedLeg[]>,
    engine: Engine,
  ): CachedRoute {
    const planned = completeVoyage(prepared, result, engine.closureTables)
    const { emissions, warnings } = this.#emissionsOf(body, planned)
    const core = routeCore({ form: body, planned, emissions }, engine)
    const fields = fieldsOf(serialise(core))
    const { origin, destination, distance_km, distance_nm, passages, resolution_km, slug } = core
    return {
      bytes: fields.length,
      fields,
      summary: { origin, destination, distance_km, distance_nm, passages, resolution_km, slug },
      warnings: [...warningItems(planned.warnings, routeLayout(body)), ...warnings],
      dataVersion: engine.router.dataVersion,
      calculatedAt: isoTime(this.clock.nowMs()),
      engineMs,
    }
  }

  #emissionsOf(body: RouteBody, planned: PlannedVoyage) {
    if (!asksForEmissions(body)) return { emissions: null, warnings: [] }
    if (this.factors === null) return { emissions: null, warnings: [EMISSIONS_UNAVAILABLE] }
    const whole = { ...planned, plannedLegs: [asOneLeg(planned)] }
    const estimated = estimateVoyage(whole, this.factors, body.fuel_price_usd_per_tonne ?? null)
    const block = estimated.emissions?.[0]
    return {
      emissions: block ? routeEmissionsBody(block, this.factors.version) : null,
      warnings: emissionsWarnings(estimated, routeLayout(body)),
    }
  }
}

/** Answers hold emissions where a vessel or a price is given. */
export function asksForEmissions({
  vessel,
  fuel_price_usd_per_tonne,
}: Pick<RouteBody, 'vessel' | 'fuel_price_usd_per_tonne'>): boolean {
  return vessel !== undefined || fuel_price_usd_per_tonne !== undefined
}

/** The day decides which emission control areas are in force. */
function keyOf({ body, prepared: { voyage } }: RouteQuestion, { router }: Engine): string {
  const request = requestKey(RouteRequestBody as JsonSchema, body)
  return `route ${router.dataVersion} ${voyage.date} ${request}`
}

function plannedRoute(
  { body, warnings }: RouteQuestion,
  kept: CachedRoute,
  isCached: boolean,
): PlannedRoute {
  const all = [...warnings, ...remarksOf(body), ...kept.warnings]
  return { id: newRouteId(), isCached, kept, warnings: all }
}
