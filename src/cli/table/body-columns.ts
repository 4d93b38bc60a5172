import {
  type ColumnMeaning,
  LOAD_TYPE_COLUMNS,
  MODE_COLUMNS,
  STATUS_COLUMNS,
  TEMPERATURE_COLUMNS,
  TRANSHIPMENT_COLUMNS,
  UNIT_COLUMNS,
} from '../../api/columns/column-meaning.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { ColumnUnit, Field } from '../fields.js'
import { BOTH_ENDS, BOTH_ENDS_COLUMNS } from '../rows/both-ends.js'
import type { FieldNames } from '../rows/columns.js'
import { END_WORDS, endColumns } from '../rows/place-cells.js'

/** The mass of a row whose unit is in another column. */
export const BARE_MASS = 'bare_mass'

/** Columns that belong to no field alone, with what they say. */
const SAYING: Readonly<Record<string, readonly string[]>> = {
  via: TRANSHIPMENT_COLUMNS,
  temperature: TEMPERATURE_COLUMNS,
  unit: UNIT_COLUMNS,
  mode: MODE_COLUMNS,
  load_type: LOAD_TYPE_COLUMNS,
  status: STATUS_COLUMNS,
}
const SAYINGS: Readonly<Record<string, ColumnMeaning>> = {
  via: 'transhipment',
  temperature: 'temperature',
  unit: 'unit',
  mode: 'mode',
  load_type: 'load type',
  status: 'status',
}

/** A table may have several such columns, which do not contradict each other: `T/S Port 1`, `T/S Port 2`. */
function apart(field: string, words: readonly string[]): [string, readonly string[]][] {
  return [...new Set([field, ...words])].map((word) => [`${field}:${word}`, [word]])
}

/** The cells of a row that say something, in the order of its columns, each with the word that names its column. */
export function said(
  given: Readonly<Record<string, unknown>>,
  field: string,
): readonly (readonly [key: string, cell: unknown])[] {
  return Object.entries(given).filter(([key]) => key.startsWith(`${field}:`))
}

export const ENDS = ['origin', 'destination'] as const

/** How the columns of a table make a request. */
export interface BodyColumns {
  readonly schema: JsonSchema
  /** Path of the object with the two ends of the voyage: empty, or `route.` */
  readonly ends: string
  /** The fields besides the places. */
  readonly fields: readonly Field[]
  /** Names of a column that identifies the row, and belongs to no field. */
  readonly ids: readonly string[]
  /** Members of the request that a row of JSON may have as they are. */
  readonly members: readonly string[]
  /** The member that makes a row of JSON a whole request. */
  readonly wholeIf?: string
  /** What columns must be about to change a figure. */
  readonly figures: readonly ColumnMeaning[]
  /** A part of the defaults that does not apply to a row with a type of its own. */
  readonly typed?: string
}

/** A column of a field: in its own form, in another unit, or with the opposite meaning. */
export interface FieldColumn {
  readonly key: string
  readonly field: Field
  readonly names: readonly string[]
  readonly unit?: ColumnUnit
  readonly isNegated?: true
}

/** All columns of a table's fields. */
export function columnsOf({ fields }: BodyColumns): FieldColumn[] {
  const leaves = fields.map(({ path }) => leafOf(path))
  return fields.flatMap((field): FieldColumn[] => {
    const { path, option, columns = [], units = [] } = field
    const leaf = leafOf(path)
    const isAlone = leaves.filter((other) => other === leaf).length === 1 && isTelling(path)
    const names = [...(isAlone ? [leaf] : []), path.replaceAll('.', '_'), ...columns]
    return [
      { key: path, field, names: [...new Set(names)] },
      ...units.map((unit, at) => ({ key: `${path}#${at}`, field, names: unit.columns, unit })),
      ...(option?.startsWith('--no-')
        ? [{ key: `${path}#no`, field, names: [`no_${leaf}`], isNegated: true as const }]
        : []),
    ]
  })
}

/** The names of all columns, by their keys. */
export function columnNames({ ids, figures }: BodyColumns, columns: readonly FieldColumn[]) {
  const own = Object.entries(SAYING).filter(([field]) => figures.includes(SAYINGS[field]!))
  const names: FieldNames<string> = {
    ...Object.fromEntries(own.flatMap(([field, words]) => apart(field, words))),
    id: ids,
    ...(figures.includes('unit') && { [BARE_MASS]: [BARE_MASS] }),
    [BOTH_ENDS]: BOTH_ENDS_COLUMNS,
    ...endColumns('origin', END_WORDS.origin),
    ...endColumns('destination', END_WORDS.destination),
    ...Object.fromEntries(columns.map(({ key, names }) => [key, names])),
  }
  return names
}

function leafOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/**
 * Whether the last part of a path is specific enough to name a column: a file may have a year, a type
 * or a period of its own.
 */
function isTelling(path: string): boolean {
  return path.includes('_') || /^(cargo|vessel|calculation|route)\.(?!type$)/.test(path)
}
