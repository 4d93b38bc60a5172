import {
  type PreparedSailing,
  routeFigures,
  routeLines,
} from '../../../contract/operations/index.js'
import type { RouteCoreBody } from '../../../contract/schemas/route-answer.js'
import type { RouteBody } from '../../../contract/schemas/route-request.js'
import { ROUTE_COLUMNS, ROUTE_CONDITIONS, SPEED_COLUMN } from '../../../contract/table-columns.js'
import { optionsBody } from '../../../contract/write/write-options.js'
import type { RouteFiguresBody } from '../../../contract/write/write-route.js'
import type { PreparedVoyage } from '../../../planning/voyage/prepare.js'
import { ENDS } from '../../../tables/bodies/body-columns.js'
import { OPTION_NAMES, ROUTE_TABLE } from '../../../tables/bodies/route-table.js'
import { BOTH_ENDS } from '../../../tables/read/both-ends.js'
import { tellsPlace } from '../../../tables/read/place-cells.js'
import { UsageError } from '../../../tables/text/failure.js'
import { GEOMETRY } from '../../../tables/write/typed-columns.js'
import { asksForFuel } from '../reports/answer.js'
import { CELL_FIGURES, cellFigures } from './cell-figures.js'
import type { ResultColumn, TableKind } from './kind.js'

type LineBody = RouteFiguresBody & Pick<RouteCoreBody, 'geometry'>
type Ready = PreparedSailing<RouteFiguresBody, PreparedVoyage>

const RESULTS: readonly ResultColumn<RouteFiguresBody>[] = [
  ...ROUTE_COLUMNS,
  ...ROUTE_CONDITIONS.map(({ of, ...column }) => ({
    ...column,
    before: of,
    ...(column.name === SPEED_COLUMN.name && { of: SPEED_COLUMN.of }),
  })),
]

/** Columns that a cell of a matrix tells, and those that are known before there is an answer. */
const OF_CELLS: readonly string[] = [
  ...CELL_FIGURES,
  ...['origin_port_id', 'origin_port', 'destination_port_id', 'destination_port'],
  ...ROUTE_CONDITIONS.map(({ name }) => name),
]

/** Tables of `fairway batch`: a route for every row. */
export const routes: TableKind<RouteBody, RouteFiguresBody, Ready> = {
  operation: routeFigures,
  missing: 'route',
  columns: ROUTE_TABLE,
  results: RESULTS,
  conditionsOf: ({ ready, body }, tools) => ({
    speed_kmh: ready.voyage.stops.some(({ arriveAt }) => arriveAt !== undefined)
      ? null
      : ready.legs[0]!.speed.speedKmh,
    resolution_km: ready.resolutionKm,
    options: optionsBody(body, ready.closures, ready.voyage),
    data_version: tools.engine()!.router.dataVersion,
  }),
  cellOf: ({ ready }, columns, tools) => {
    if (!columns.every((name) => OF_CELLS.includes(name))) return null
    const wanted = CELL_FIGURES.filter((name) => columns.includes(name))
    const figures = cellFigures(ready, wanted, tools.engine()!.router)
    return figures as Partial<RouteFiguresBody> | null
  },
  asksForFuel,
  options: OPTION_NAMES,
  day: { column: 'departure', path: 'depart_at' },
  requireColumns: (columns, { columns: reader }, base) => {
    const fields = reader.has(columns)
    for (const end of ENDS) {
      if (base[end] !== undefined || fields.has(BOTH_ENDS)) continue
      if (tellsPlace((field) => fields.has(`${end}.${field}`))) continue
      throw new UsageError(
        `A column is missing: "${end}", "${end}_unlocode", "${end}_name", or "${end}_latitude" and ` +
          `"${end}_longitude". The first line has: ${columns.join(', ')}.`,
      )
    }
  },
}

/** The same with the line of every route. */
export const lines: TableKind<RouteBody, LineBody, PreparedSailing<LineBody, PreparedVoyage>> = {
  ...routes,
  operation: routeLines,
  results: [...RESULTS, { name: GEOMETRY, type: 'line', of: ({ geometry }) => geometry }],
}
