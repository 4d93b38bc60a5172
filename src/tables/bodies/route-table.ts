import { ROUTE_FIGURES } from '../../contract/columns/figures.js'
import { RouteRequestBody } from '../../contract/schemas/route-request.js'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import { type Field, flagOf } from '../fields/fields.js'
import { routeFields } from '../fields/route-fields.js'
import { type BodyColumns, ENDS } from './body-columns.js'

/** Fields that change nothing of what a table shows of a route. */
const NOT_SHOWN =
  /fuel|ports|sailed|speed_table|wind|ballast|condition|alternatives|waypoint|antimeridian/

/** The fields of a table of routes, as options. */
export const BATCH_OPTIONS: readonly Field[] = routeFields(RouteRequestBody as JsonSchema).filter(
  ({ path }) => !NOT_SHOWN.test(path),
)

/** Fields that only options set, and rows of JSON. */
const OF_ALL_ROWS: readonly string[] = [
  'avoid_areas',
  'depth',
  'resolution_km',
  'accept_suggestions',
]

/** The fields of a table of routes, as columns. */
const BATCH_COLUMNS: readonly Field[] = [
  { path: 'via', kind: 'places', description: 'places and passages' },
  ...BATCH_OPTIONS.filter(({ path }) => !OF_ALL_ROWS.includes(path) && path !== 'geometry'),
]

/** How the columns of a table of routes make requests. */
export const ROUTE_TABLE: BodyColumns = {
  schema: RouteRequestBody as JsonSchema,
  ends: '',
  fields: BATCH_COLUMNS,
  ids: [],
  figures: ROUTE_FIGURES,
  members: [...ENDS, ...OF_ALL_ROWS, 'vessel', 'fuel_price_usd_per_tonne'],
  typed: 'vessel',
}

/** Names of options, which a column must not have if it sets nothing: `avoid-area`. */
export const OPTION_NAMES: readonly string[] = [
  'lonlat',
  // Files of maps have a column of this name, which is copied.
  ...BATCH_OPTIONS.filter(({ path }) => path !== 'geometry').map((field) =>
    flagOf(field).replace(/^--(no-)?/, ''),
  ),
]
