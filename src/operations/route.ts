import { routeLayout, warningItems } from '../api/pointers.js'
import { readRoute } from '../api/read-voyage.js'
import type { RouteCoreBody } from '../api/schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../api/schemas/route-request.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { routeCore } from '../api/write-route.js'
import { writeRouteEmissions } from '../api/write-vessel-emissions.js'
import { completeVoyage } from '../planning/complete.js'
import { type PreparedVoyage, prepareVoyage } from '../planning/prepare.js'
import { findRoutes, type Routed } from './find-routes.js'
import type { Calculated, Operation } from './operation.js'
import { legs, prepareSailing, resolutionOf } from './sailing.js'
import type { OperationEngine, OperationTools } from './tools.js'

/** A sea route between two places. */
export const route: Operation<RouteBody, RouteCoreBody> = {
  name: 'route',
  path: '/calculate-route',
  schema: RouteRequestBody as JsonSchema,
  saysCached: true,
  resolutions: resolutionOf,
  prepare: (body, tools, names = { layout: routeLayout(body), base: '#' }) =>
    prepareSailing(body, names, tools, {
      read: readRoute,
      prepare: prepareVoyage,
      daysOf: ({ voyage }) => voyage,
      cost: (prepared) => legs(prepared.legs.length),
      calculate: (prepared, engine, signal) => {
        const found = findRoutes(prepared, engine, tools.metrics, signal)
        const write = (routed: Routed) => writeCore({ body, prepared, routed }, engine, tools)
        return found instanceof Promise ? found.then(write) : write(found)
      },
    }),
}

interface RoutedRequest {
  readonly body: RouteBody
  readonly prepared: PreparedVoyage
  readonly routed: Routed
}

function writeCore(
  { body, prepared, routed: { result, engineMs } }: RoutedRequest,
  engine: OperationEngine,
  { factors, published = (slug) => slug }: OperationTools,
): Calculated<RouteCoreBody> {
  const planned = completeVoyage(prepared, result, engine.closureTables)
  const layout = routeLayout(body)
  const price = body.fuel_price_usd_per_tonne
  const { emissions, warnings } = writeRouteEmissions(planned, price, factors, layout)
  const slug = published(planned.slug, engine)
  return {
    core: routeCore({ form: body, planned, emissions, slug }, engine),
    warnings: [...warningItems(planned.warnings, layout), ...warnings],
    dataVersion: engine.router.dataVersion,
    engineMs,
  }
}
