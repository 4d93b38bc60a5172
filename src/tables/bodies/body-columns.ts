import { columnKey } from '../../contract/columns/column-key.js'
import { type ColumnMeaning, columnMeaning } from '../../contract/columns/column-meaning.js'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import type { ColumnUnit, Field } from '../fields/fields.js'
import { BOTH_ENDS, BOTH_ENDS_COLUMNS } from '../read/both-ends.js'
import { ColumnReader, type FieldNames, type NamedColumns } from '../read/columns.js'
import { END_WORDS, endColumns } from '../read/place-cells.js'

/** The mass of a row whose unit is in another column. */
export const BARE_MASS = 'bare_mass'

/** What columns say that belong to no field alone, by the names under which a caller can state them. */
const SAYINGS = {
  via: 'transhipment',
  temperature: 'temperature',
  unit: 'unit',
  mode: 'mode',
  load_type: 'load type',
  status: 'status',
  burns: 'fuel',
  boxes: 'containers',
} as const satisfies Record<string, ColumnMeaning>
export type Saying = keyof typeof SAYINGS
/** Columns of fuels and of numbers of containers say by their names what they count. */
const STATED = ['via', 'temperature', 'unit', 'mode', 'load_type', 'status'] as const

/** The meaning of a column by the key of its cells; undefined for one of a field. */
export function meaningOfKey(key: string | undefined): ColumnMeaning | undefined {
  return key?.includes(':') ? SAYINGS[key.replace(/:.*$/, '') as Saying] : undefined
}

/**
 * The key of the cells of a column that says something. A table may have several such columns, which do not
 * contradict each other: `T/S Port 1`, `T/S Port 2`.
 */
function sayingKey(name: string, { figures, ids }: BodyColumns): string | undefined {
  const meaning = columnMeaning(name)
  if (meaning === null || !figures.includes(meaning)) return undefined
  if (meaning === 'reference') return ids.length > 0 ? 'id' : undefined
  const saying = (Object.keys(SAYINGS) as Saying[]).find((one) => SAYINGS[one] === meaning)
  return saying === undefined ? undefined : `${saying}:${columnKey(name)}`
}

/** The cells of a row that say something, in the order of its columns, each with the word that names its column. */
export function said(
  given: Readonly<Record<string, unknown>>,
  field: Saying,
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

/** Finds the fields of a table's rows, and the columns that say something beside them. */
export function columnReader(table: BodyColumns, named: NamedColumns): ColumnReader<string> {
  const names = namesOfTables.get(table) ?? columnNames(table, columnsOf(table))
  namesOfTables.set(table, names)
  return new ColumnReader(names, named, (name) => sayingKey(name, table))
}

/** The same for every file of a table. */
const namesOfTables = new WeakMap<BodyColumns, FieldNames<string>>()

/** The names of all columns, by their keys. */
function columnNames({ ids, figures }: BodyColumns, columns: readonly FieldColumn[]) {
  const own = STATED.filter((one) => figures.includes(SAYINGS[one]))
  const names: FieldNames<string> = {
    ...Object.fromEntries(own.map((one) => [`${one}:${one}`, [one]])),
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
