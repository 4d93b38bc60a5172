import { PASSAGE_FLAGS } from '../../api/passage-flags.js'
import { PLANNING_NAMES } from '../planning-options.js'
import { ColumnReader, columnKey, type FieldNames } from '../rows/columns.js'
import { endColumns, type PlaceField } from '../rows/place-cells.js'

/** What a row may specify about its voyage besides its two ends. */
export type VoyageField =
  | 'via'
  | 'speed'
  | 'speed_kmh'
  | 'speed_kn'
  | 'depart'
  | 'vessel'
  | 'size_class'
  | 'draught'
  | 'beam'
  | 'loa'
  | 'avoid'
  | 'allow'
  | PassageFlag
  | `no_${PassageFlag}`
type PassageFlag = (typeof PASSAGE_FLAGS)[number]

export type RowField = `${'origin' | 'destination'}.${PlaceField}` | VoyageField

const flags = PASSAGE_FLAGS.flatMap((id) => [
  [id, [id]],
  [`no_${id}`, [`no_${id}`]],
])

/** The columns that a batch reads, including other names from the HTTP API and from the options. */
const ROW_FIELDS: FieldNames<RowField> = {
  ...endColumns('origin', ['origin', 'from']),
  ...endColumns('destination', ['destination', 'to']),
  via: ['via'],
  speed: ['speed'],
  speed_kmh: ['speed_kmh'],
  speed_kn: ['speed_kn', 'speed_knots'],
  depart: ['depart', 'depart_at', 'departure', 'date'],
  vessel: ['vessel', 'vessel_type'],
  size_class: ['size_class'],
  draught: ['draught', 'draught_m', 'draft', 'draft_m'],
  beam: ['beam', 'beam_m'],
  loa: ['loa', 'loa_m'],
  avoid: ['avoid'],
  allow: ['allow'],
  ...(Object.fromEntries(flags) as FieldNames<PassageFlag | `no_${PassageFlag}`>),
}

export const rowReader = () => new ColumnReader<RowField>(ROW_FIELDS)

/**
 * Whether the name of a column is that of an option that rows cannot set: `resolution`, `avoid_area`.
 */
export function isOptionOnly(column: string): boolean {
  const name = columnKey(column).replace(/^no_/, '').replaceAll('_', '-')
  return PLANNING_NAMES.includes(name)
}
