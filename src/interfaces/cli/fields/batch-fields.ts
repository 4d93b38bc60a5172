import { RouteRequestBody } from '../../../contract/schemas/route-request.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import { type Field, flagOf } from '../../../tables/fields/fields.js'
import { routeFields } from '../../../tables/fields/route-fields.js'

/** Fields that change nothing of what a table shows of a route. */
const NOT_SHOWN =
  /fuel|ports|sailed|speed_table|wind|ballast|condition|alternatives|waypoint|antimeridian/

/** The fields of a table of routes, as options. */
export const BATCH_OPTIONS: readonly Field[] = routeFields(RouteRequestBody as JsonSchema).filter(
  ({ path }) => !NOT_SHOWN.test(path),
)

/** Fields that only options set, and rows of JSON. */
export const OF_ALL_ROWS: readonly string[] = [
  'avoid_areas',
  'depth',
  'resolution_km',
  'accept_suggestions',
]

/** The fields of a table of routes, as columns. */
export const BATCH_COLUMNS: readonly Field[] = [
  { path: 'via', kind: 'places', description: 'places and passages' },
  ...BATCH_OPTIONS.filter(({ path }) => !OF_ALL_ROWS.includes(path) && path !== 'geometry'),
]

/** Names of options, which a column must not have if it sets nothing: `avoid-area`. */
export const OPTION_NAMES: readonly string[] = [
  'lonlat',
  // Files of maps have a column of this name, which is copied.
  ...BATCH_OPTIONS.filter(({ path }) => path !== 'geometry').map((field) =>
    flagOf(field).replace(/^--(no-)?/, ''),
  ),
]
