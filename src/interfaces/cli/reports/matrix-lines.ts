import type { SchemaElement } from 'hyparquet'
import { csvLine } from '../../../files/csv.js'
import { UNIT_TABLES, type Unit } from './matrix-cells.js'

/** What names the places of a long table: `origin` and `destination`, with an ending. */
export interface KeyColumn {
  readonly ending: string
  readonly type: 'STRING' | 'INT32'
  readonly origins: readonly (string | number | null)[]
  readonly destinations: readonly (string | number | null)[]
}

/** A matrix with what names its places. The first key is that of a wide table. */
export interface MatrixTable {
  readonly unit: Unit
  readonly keys: readonly [KeyColumn, ...KeyColumn[]]
  /** Columns of the files that were not read; null if there are none. */
  readonly ignored: string | null
  /** The cells of a row; null where there is no route. */
  row(at: number): (number | null)[]
}

/** CSV lines, which become known row by row. */
export interface MatrixLines {
  head(): string
  ofRow(at: number): Iterable<string>
}

/** The last column of either table, which has the same words in each row; none if all columns were read. */
function remarkOf(ignored: string | null): readonly [name: string[], value: string[]] {
  return ignored === null ? [[], []] : [['ignored_columns'], [ignored]]
}

/** A line for each origin with a column for each destination. */
export function wideLines({ unit, keys: [key], ignored, row }: MatrixTable): MatrixLines {
  const [name, remark] = remarkOf(ignored)
  return {
    head: () => csvLine([unit, ...key.destinations, ...name]),
    ofRow: (at) => [csvLine([key.origins[at]!, ...row(at), ...remark])],
  }
}

/** A line for each cell, as databases join it. */
export function longLines(table: MatrixTable): MatrixLines {
  const { keys, ignored, row } = table
  const [, remark] = remarkOf(ignored)
  return {
    head: () => csvLine(longNames(table)),
    *ofRow(at) {
      for (const [column, cell] of row(at).entries()) {
        const places = keys.flatMap((key) => [key.origins[at]!, key.destinations[column]!])
        yield csvLine([...places, cell, ...remark])
      }
    },
  }
}

/** Rows of a long table that are in memory at the same time. */
const CELLS_IN_GROUP = 500_000

/** The same as Parquet. */
export async function writeLongParquet(path: string, table: MatrixTable): Promise<void> {
  const { fileWriter, ParquetWriter } = await import('hyparquet-writer')
  const { keys, ignored } = table
  const { origins, destinations } = keys[0]
  const names = longNames(table)
  const elements = names.map((name, at): SchemaElement => {
    const key = keys[Math.floor(at / 2)]
    const type = at > keys.length * 2 ? 'STRING' : (key?.type ?? 'DOUBLE')
    return { name, repetition_type: 'OPTIONAL', ...ELEMENTS[type] }
  })
  const schema = [{ name: 'root', num_children: names.length }, ...elements]
  const writer = new ParquetWriter({ writer: fileWriter(path), schema })
  const rowsInGroup = Math.max(1, Math.floor(CELLS_IN_GROUP / destinations.length))
  for (let first = 0; first < origins.length; first += rowsInGroup) {
    const rows = Array.from({ length: Math.min(rowsInGroup, origins.length - first) }, (_, at) =>
      table.row(first + at),
    )
    const data = [
      ...keys.flatMap((key) => [
        rows.flatMap((cells, at) => cells.map(() => key.origins[first + at]!)),
        rows.flatMap(() => key.destinations),
      ]),
      rows.flat(),
      ...(ignored === null ? [] : [rows.flat().map(() => ignored)]),
    ]
    const columnData = names.map((name, at) => ({ name, data: data[at]! }))
    await writer.write({ columnData, rowGroupSize: data[0]!.length })
  }
  await writer.finish()
}

const ELEMENTS = {
  STRING: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  INT32: { type: 'INT32' },
  DOUBLE: { type: 'DOUBLE' },
} as const satisfies Record<string, Partial<SchemaElement>>

function longNames({ unit, keys, ignored }: MatrixTable): string[] {
  const ofKeys = keys.flatMap(({ ending }) => [`origin${ending}`, `destination${ending}`])
  return [...ofKeys, valueName(unit), ...remarkOf(ignored)[0]]
}

/** The name of the table in an answer, for one value: `distance_nm`. */
function valueName(unit: Unit): string {
  return UNIT_TABLES[unit].replace(/^(distance|duration|cost)s_/, '$1_')
}
