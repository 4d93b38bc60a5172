import type { EstimateCoreBody } from '../../api/schemas/emissions-answer.js'
import { type EmissionsBody, EmissionsRequestBody } from '../../api/schemas/emissions-request.js'
import { ESTIMATE_COLUMNS } from '../../api/table-columns.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import { estimate, type Prepared } from '../../operations/index.js'
import { ESTIMATE_FIELDS } from '../estimate-fields.js'
import { UsageError } from '../failure.js'
import { isObject } from '../request-body.js'
import { columnKey } from '../rows/columns.js'
import type { TableKind } from './kind.js'

/** Each estimate has an id of its own, and a departure may be in the past by now. */
const OF_RUN = ['estimate_id', 'remarks']

const SCHEMA = EmissionsRequestBody as JsonSchema

/** Tables of `fairway shipments`: an estimate for every row. */
export const estimates: TableKind<EmissionsBody, EstimateCoreBody, Prepared<EstimateCoreBody>> = {
  operation: estimate,
  missing: 'estimate',
  columns: {
    schema: SCHEMA,
    ends: 'route.',
    fields: ESTIMATE_FIELDS.filter(({ path }) => path !== 'route.accept_suggestions'),
    ids: ['id', 'shipment_id', 'shipment'],
    members: Object.keys(SCHEMA.properties!),
    wholeIf: 'route',
  },
  results: ESTIMATE_COLUMNS.map((column) => {
    return { ...column, isOfRun: OF_RUN.includes(column.name) }
  }),
  asksForFuel: () => true,
  options: [],
  hasAnswers: true,
  requireColumns: (columns, { columns: reader }, { cargo }) => {
    // A column in another unit is the same field: `cargo.mass_tonnes#0`.
    const keys = columns.map((name) => reader.fieldOf(name)?.replace(/#.*$/, ''))
    const has = (name: string) =>
      keys.includes(`cargo.${name}`) || (isObject(cargo) && name in cargo)
    if (has('teu') || has('mass_tonnes') || has('containers')) return
    const unread = columns.filter(
      (name, at) => keys[at] === undefined && LOOKS_LIKE_CARGO.test(columnKey(name)),
    )
    if (unread.length === 0) return
    throw new UsageError(
      `The column ${unread.join(', ')} is not read. Cargo is in mass_tonnes (metric tonnes) or mass_kg, in teu, ffe (2 TEU) or containers (by container_type). Say what a column is with --columns ${fieldLike(unread[0]!)}="${unread[0]}".`,
    )
  },
}

/** Names of columns for an amount of cargo; the last ones count containers by their length. */
const LOOKS_LIKE_CARGO =
  /mass|weight|gewicht|tonn|tons?$|teu|ffe|feu|^(kg|kgs|lbs?|cbm|m3|qty|quantity|containers?|boxes)$|_(kg|lbs?|t)$|^\d\d_?('|ft|gp|dc|dv|hc|hq|rf|rh)/i

/** The column of cargo that the name of another column resembles most. */
function fieldLike(column: string): string {
  if (/kg/i.test(column)) return 'mass_kg'
  if (/(?:^|[^a-z])mt\b|tonn/i.test(column)) return 'mass_tonnes'
  return /cont|box|unit|count|qty/i.test(column) ? 'containers' : 'mass_kg'
}
