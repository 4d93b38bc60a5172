import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { ColumnUnit, Field } from '../fields.js'
import { BOTH_ENDS, BOTH_ENDS_COLUMNS } from '../rows/both-ends.js'
import type { FieldNames } from '../rows/columns.js'
import { END_WORDS, endColumns } from '../rows/place-cells.js'

/** Columns of the mode of transport. Tables are of voyages by sea. */
const MODE_COLUMNS = ['mode', 'transport_mode', 'mode_of_transport', 'transport_type'] as const

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
export function columnNames({ ids }: BodyColumns, columns: readonly FieldColumn[]) {
  const names: FieldNames<string> = {
    id: ids,
    mode: MODE_COLUMNS,
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
