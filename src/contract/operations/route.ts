import { finish, inSlices } from '../../base/slices.js'
import { completingSteps } from '../../planning/voyage/complete.js'
import { betweenEnds } from '../../planning/voyage/one-leg.js'
import { type PreparedVoyage, prepareVoyage } from '../../planning/voyage/prepare.js'
import { routeLayout, withAreas } from '../pointers.js'
import { readRoute } from '../read/read-voyage.js'
import type { RouteCoreBody } from '../schemas/route-answer.js'
import { type RouteBody, RouteRequestBody } from '../schemas/route-request.js'
import type { JsonSchema } from '../validation/json-schema.js'
import {
  figuresOf,
  lineFiguresOf,
  type RouteFiguresBody,
  routeCore,
  type WrittenRoute,
} from '../write/write-route.js'
import { writeSpeedTable } from '../write/write-speed-table.js'
import { fuelAtSea, writeRouteEmissions } from '../write/write-vessel-emissions.js'
import { writeInField, writeWind } from '../write/write-wind.js'
import { findRoutes, type Routed } from './find-routes.js'
import type { Operation } from './operation.js'
import { type Asked, legs, type PreparedSailing, sailing } from './sailing.js'
import type { OperationEngine, OperationTools } from './tools.js'

/** So many legs are written at once. */
const FEW_LEGS = 3

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

export type RouteAndFuel = RouteFiguresBody & Pick<RouteCoreBody, 'emissions'>

/** Figures, with the ship's fuel and emissions. */
export const routeAndFuel = routeOperation<RouteAndFuel>((written, engine) => ({
  ...figuresOf(written, engine),
  emissions: written.emissions,
}))

type Write<Core> = (
  written: WrittenRoute,
  engine: OperationEngine,
  asked: NonNullable<RouteCoreBody['asked']>,
) => Core

function routeOperation<Core extends object>(write: Write<Core>): RouteOperation<Core> {
  return sailing({
    name: 'route',
    path: '/calculate-route',
    schema: RouteRequestBody as JsonSchema,
    saysCached: true,
    layout: (body: RouteBody) => routeLayout(body),
    read: readRoute,
    prepare: prepareVoyage,
    daysOf: ({ voyage }) => voyage,
    cost: (prepared) => legs(prepared.legs.length),
    calculate: (request, engine, tools, signal) => {
      const found = findRoutes(request.ready, engine, tools.metrics, signal)
      const written = (routed: Routed) => writtenOf(request, routed, write, engine, tools)
      const isLong = request.body.wind || request.ready.legs.length > FEW_LEGS
      if (!(found instanceof Promise) && !isLong) return finish(written(found))
      return Promise.resolve(found).then((routed) => inSlices(written(routed)))
    },
  })
}

function* writtenOf<Core>(
  { asked, body, ready }: Asked<RouteBody, PreparedVoyage>,
  { result, engineMs }: Routed,
  write: Write<Core>,
  engine: OperationEngine,
  { factors, field, published = (slug) => slug }: OperationTools,
) {
  const planned = yield* completingSteps(ready, result, engine.closureTables)
  yield
  const layout = withAreas(routeLayout(body), body.avoid_areas)
  const price = body.fuel_price_usd_per_tonne
  const { emissions: figures, warnings } = writeRouteEmissions(planned, price, factors, layout)
  const fuelTonnes = figures && fuelAtSea(figures.route)
  const slug = published(planned.slug, engine)
  yield
  const { warnings: ofTable, ...table } = writeSpeedTable(betweenEnds(planned), body, factors)
  const wind: Pick<WrittenRoute, 'wind'> = body.wind
    ? yield* writeWind(planned, body, engine, fuelTonnes)
    : {}
  const route = {
    form: body,
    planned,
    emissions: figures?.route ?? null,
    alternativeEmissions: figures?.alternatives,
    slug,
    ...table,
    ...wind,
    ...writeInField(planned, field, engine, fuelTonnes),
  }
  yield
  const core = write(route, engine, asked)
  return { core, warned: planned.warnings, warnings: [...warnings, ...ofTable], engineMs }
}
