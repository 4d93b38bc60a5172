import type { FactorSet } from '../../emissions/index.js'
import type { SeaRoute } from '../../routing/types.js'
import type { AnswerCache, Kept } from '../cache/answer-cache.js'
import { requestKey } from '../cache/request-key.js'
import { type Clock, isoTime, utcDay } from '../clock.js'
import { routeBlock } from '../emissions/route-block.js'
import type { WarningItem } from '../http/fastify-types.js'
import { newRouteId } from '../http/ids.js'
import type { JsonSchema } from '../http/json-schema.js'
import type { Metrics } from '../metrics.js'
import type { RouteCoreBody } from '../schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../schemas/route-request.js'
import type { Engine } from './engine.js'
import { routeCore } from './route-answer.js'
import { explainRoutingError } from './route-problems.js'
import { closuresOf, routeRequestOf } from './route-request.js'
import { routeWarnings } from './route-warnings.js'

/** What history and statistics tell of a route: all but its line. */
export type RouteSummary = Pick<
  RouteCoreBody,
  'origin' | 'destination' | 'distance_km' | 'distance_nm' | 'passages' | 'resolution_km' | 'slug'
>

/** A calculated route as it is kept for the next who asks. */
export interface KeptRoute extends Kept {
  /** The fields of `RouteCore` as JSON, without the braces around them. */
  readonly fields: Buffer
  readonly summary: RouteSummary
  /** Those of the calculation; those of the request stand beside it. */
  readonly warnings: readonly WarningItem[]
  readonly dataVersion: string
  readonly calculatedAt: string
  readonly engineMs: number
}

/** A route as one caller gets it. */
export interface PlannedRoute {
  readonly id: string
  readonly isCached: boolean
  readonly kept: KeptRoute
  readonly warnings: readonly WarningItem[]
}

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

  /** @throws Problem point_on_land or no_route */
  plan(
    question: RouteQuestion,
    engine: Engine,
    signal: AbortSignal,
  ): PlannedRoute | Promise<PlannedRoute> {
    const found = this.cache.find(this.#keyOf(question, engine), signal, () =>
      this.#calculate(question, engine),
    )
    const planned = ({ answer, isKept }: Awaited<typeof found>) => ({
      id: newRouteId(),
      isCached: isKept,
      kept: answer,
      warnings: [...question.warnings, ...answer.warnings],
    })
    return found instanceof Promise ? found.then(planned) : planned(found)
  }

  /** The day decides which emission control areas are in force. */
  #keyOf({ body }: RouteQuestion, { router }: Engine): string {
    const day = utcDay(this.clock.nowMs())
    return `route ${router.dataVersion} ${day} ${requestKey(RouteRequestBody as JsonSchema, body)}`
  }

  #calculate({ body, serialise }: RouteQuestion, engine: Engine): KeptRoute {
    const closures = closuresOf(body, engine)
    const question = routeRequestOf(body, closures, this.clock)
    const beganMs = performance.now()
    let route: SeaRoute
    let alternatives: SeaRoute[]
    try {
      route = this.metrics.timeEngine('route', () => engine.router.route(question))
      const count = body.alternatives ?? 0
      const findAlternatives = () => engine.router.alternatives(question, route, count)
      alternatives = count > 0 ? this.metrics.timeEngine('alternatives', findAlternatives) : []
    } catch (error) {
      throw explainRoutingError(error)
    }
    const engineMs = performance.now() - beganMs
    const { emissions, warnings } = routeBlock(body, route, this.factors)
    const core = routeCore({ body, route, alternatives, closures, emissions }, engine)
    const fields = Buffer.from(serialise(core).slice(1, -1))
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

/** The answer of /calculate-route, fields in the order of `RouteAnswer`. */
export function routeText({ id, isCached, kept, warnings }: PlannedRoute): Buffer {
  const rest = {
    cached: isCached,
    warnings,
    data_version: kept.dataVersion,
    calculated_at: kept.calculatedAt,
  }
  const head = Buffer.from(`{"id":"${id}",`)
  return Buffer.concat([head, kept.fields, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)])
}
