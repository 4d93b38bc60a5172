import { routeLayout, warningItems, withAreas } from '../api/pointers.js'
import { readRoute } from '../api/read-voyage.js'
import type { RouteCoreBody } from '../api/schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../api/schemas/route-request.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { figuresOf, lineFiguresOf, routeCore, type WrittenRoute } from '../api/write-route.js'
import { writeRouteEmissions } from '../api/write-vessel-emissions.js'
import { completeVoyage } from '../planning/complete.js'
import { type PreparedVoyage, prepareVoyage } from '../planning/prepare.js'
import { utcDay } from '../utc.js'
import { findRoutes, type Routed } from './find-routes.js'
import type { Calculated, Operation } from './operation.js'
import { withOverlay } from './overlay.js'
import { legs, type PreparedSailing, prepareSailing, resolutionOf } from './sailing.js'
import type { OperationEngine, OperationTools } from './tools.js'

type RouteOperation<Core extends object> = Operation<
  RouteBody,
  Core,
  PreparedSailing<Core, PreparedVoyage>
>

/** A sea route between two places. Its answer says what was asked. */
export const route = routeOperation((written, engine, asked) => ({
  asked,
  ...routeCore(written, engine),
}))

/** The same without the line and what grows with it, for tables that show only figures. */
export const routeFigures = routeOperation(figuresOf)

/** Figures and the line, for tables of lines. */
export const routeLines = routeOperation(lineFiguresOf)

type Write<Core> = (
  written: WrittenRoute,
  engine: OperationEngine,
  asked: NonNullable<RouteCoreBody['asked']>,
) => Core

function routeOperation<Core extends object>(write: Write<Core>): RouteOperation<Core> {
  return {
    name: 'route',
    path: '/calculate-route',
    schema: RouteRequestBody as JsonSchema,
    saysCached: true,
    resolutions: resolutionOf,
    prepare: (given, tools, names = { layout: routeLayout(given), base: '#' }) => {
      const body = withOverlay(given, tools, names.base)
      return prepareSailing(body, names, tools, {
        read: readRoute,
        prepare: prepareVoyage,
        daysOf: ({ voyage }) => voyage,
        cost: (prepared) => legs(prepared.legs.length),
        calculate: (prepared, engine, signal) => {
          const found = findRoutes(prepared, engine, tools.metrics, signal)
          const complete = (routed: Routed) =>
            calculatedOf({ given, body, prepared, routed, write }, engine, tools)
          return found instanceof Promise ? found.then(complete) : complete(found)
        },
      })
    },
  }
}

interface RoutedRequest<Core> {
  readonly given: RouteBody
  /** With the operator's overlay. */
  readonly body: RouteBody
  readonly prepared: PreparedVoyage
  readonly routed: Routed
  readonly write: Write<Core>
}

function calculatedOf<Core>(
  { given, body, prepared, routed: { result, engineMs }, write }: RoutedRequest<Core>,
  engine: OperationEngine,
  { factors, nowMs, published = (slug) => slug }: OperationTools,
): Calculated<Core> {
  const planned = completeVoyage(prepared, result, engine.closureTables)
  const layout = withAreas(routeLayout(body), body.avoid_areas)
  const price = body.fuel_price_usd_per_tonne
  const { emissions: figures, warnings } = writeRouteEmissions(planned, price, factors, layout)
  const slug = published(planned.slug, engine)
  return {
    core: write(
      {
        form: body,
        planned,
        emissions: figures?.route ?? null,
        alternativeEmissions: figures?.alternatives,
        slug,
      },
      engine,
      { day: utcDay(nowMs()), request: given },
    ),
    warnings: [...warningItems(planned.warnings, layout), ...warnings],
    dataVersion: engine.router.dataVersion,
    engineMs,
  }
}
