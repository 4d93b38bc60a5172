import { columnKey } from '../../../contract/columns/column-key.js'
import { estimate, type Prepared } from '../../../contract/operations/index.js'
import {
  EstimateAnswer,
  type EstimateCoreBody,
} from '../../../contract/schemas/emissions/emissions-answer.js'
import type { EmissionsBody } from '../../../contract/schemas/emissions/emissions-request.js'
import { ESTIMATE_COLUMNS } from '../../../contract/table-columns.js'
import { BARE_MASS } from '../../../tables/bodies/body-columns.js'
import { ESTIMATE_TABLE } from '../../../tables/bodies/estimate-table.js'
import { isObject } from '../../../tables/fields/request-body.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { TableKind } from './kind.js'

/** Each estimate has an id of its own, and a departure may be in the past by now. */
const OF_RUN = ['estimate_id', 'remarks']

/** Tables of `fairway shipments`: an estimate for every row. */
export const estimates: TableKind<EmissionsBody, EstimateCoreBody, Prepared<EstimateCoreBody>> = {
  operation: estimate,
  missing: 'estimate',
  columns: ESTIMATE_TABLE,
  results: ESTIMATE_COLUMNS.map((column) => {
    return { ...column, isOfRun: OF_RUN.includes(column.name) }
  }),
  asksForFuel: () => true,
  options: [],
  answers: EstimateAnswer,
  requireColumns: (columns, { columns: reader }, { cargo }) => {
    // A column in another unit is the same field: `cargo.mass_tonnes#0`.
    const keys = columns.map((name) => {
      const key = reader.fieldOf(name)?.replace(/#.*$/, '')
      return key === BARE_MASS ? 'cargo.mass_tonnes' : key
    })
    const has = (name: string) =>
      keys.includes(`cargo.${name}`) || (isObject(cargo) && name in cargo)
    const unread = (looks: RegExp) =>
      columns.filter((name, at) => keys[at] === undefined && looks.test(columnKey(name)))
    if (has('teu') || has('containers')) return
    // Beside a type, a number of boxes says more than their mass.
    const [count] = has('container_type') ? unread(LOOKS_LIKE_COUNT) : []
    if (count !== undefined) {
      throw notRead(
        [count],
        `If it counts containers, add --columns containers="${count}"; if it counts pieces, or the type counts the containers (2x40HC), rename it.`,
      )
    }
    const cargoes = has('mass_tonnes') ? [] : unread(LOOKS_LIKE_CARGO)
    if (cargoes.length > 0) throw notRead(cargoes, remedyFor(cargoes[0]!))
  },
}

function notRead(columns: readonly string[], remedy: string): UsageError {
  const subject = columns.length === 1 ? 'column' : 'columns'
  return new UsageError(
    `The ${subject} ${columns.join(', ')} ${columns.length === 1 ? 'is' : 'are'} not read. Cargo is in mass_tonnes (metric tonnes) or mass_kg, in teu, ffe (2 TEU) or containers (by container_type). ${remedy}`,
  )
}

/** What to do about a column of cargo, by what its name leaves open. */
function remedyFor(column: string): string {
  const key = columnKey(column)
  const as = (field: string) => `--columns ${field}="${column}"`
  if (/(^|_)(cbm|m3|volume)(_|$)/.test(key))
    return 'A volume is no amount of cargo here: add one of these.'
  if (/^n(et|ett)?_?(w|weight|wt)?_|^net/.test(key)) {
    const unit = /kg/.test(key) ? 'mass_kg' : 'mass_tonnes'
    return `Cargo counts with its packaging (ISO 14083): add the gross weight, or take the net one for it with ${as(unit)}.`
  }
  if (/(^|_)(kgs?|kilos)$/.test(key)) return `If it is the gross mass, add ${as('mass_kg')}.`
  if (/mass|weight|gewicht|tonn|tons?$/i.test(key))
    return `If it is in kilograms, add ${as('mass_kg')}; if in metric tonnes, ${as('mass_tonnes')}.`
  return `If it counts containers, add ${as('containers')}; if TEU, ${as('teu')}; if metric tonnes, ${as('mass_tonnes')}.`
}

/** Names of columns for a number of boxes, or of pieces. */
const LOOKS_LIKE_COUNT = /^(qty|quantity|count|units|number|no_of_(units|containers|boxes))$/

/**
 * Names of columns for an amount of cargo, in any language; the last ones count containers by their length. A cargo whose
 * column is passed over would be an assumed one.
 */
const LOOKS_LIKE_CARGO =
  /mass|masa(_|$)|weight|(^|_)(peso|poids|waga|agirlik|kgs?|kilo\w*|brutt?o|lord[oi])(_|$)|重|ウ[ェエ]イト|중량|무게|вес|масса|брутто|وزن|gewicht|tonn|tons?$|teu|ffe|feu|^(kg|kgs|lbs?|cbm|m3|qty|quantity|containers?|boxes|conts?|cntrs?)$|_(kgs?|lbs?|t|cbm|m3)$|^\d\d_?('|ft|gp|dc|dv|hc|hq|rf|rh)/i
