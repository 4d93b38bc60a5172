import { csvLine } from '../../../files/csv.js'
import { parquetOf } from '../../../tables/write/parquet.js'
import type { TypedColumn } from '../../../tables/write/typed-columns.js'
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
  return {
    head: () => csvLine(longColumns(table).map(({ name }) => name)),
    *ofRow(at) {
      for (const cells of longCells(table, at)) yield csvLine(cells)
    },
  }
}

/** Rows of a long table that are in memory at the same time. */
const CELLS_IN_GROUP = 500_000

/** The same as Parquet. */
export function longParquet(table: MatrixTable): AsyncIterable<Uint8Array> {
  const { origins, destinations } = table.keys[0]
  function* rows() {
    for (const at of origins.keys()) yield* longCells(table, at)
  }
  const rowsInGroup = Math.max(1, Math.floor(CELLS_IN_GROUP / destinations.length))
  const rowsAtOnce = rowsInGroup * destinations.length
  return parquetOf(longColumns(table), rows(), { rowsAtOnce })
}

function* longCells({ keys, ignored, row }: MatrixTable, at: number) {
  const [, remark] = remarkOf(ignored)
  for (const [column, cell] of row(at).entries()) {
    const places = keys.flatMap((key) => [key.origins[at]!, key.destinations[column]!])
    yield [...places, cell, ...remark]
  }
}

function longColumns({ unit, keys, ignored }: MatrixTable): TypedColumn[] {
  const ofKeys = keys.flatMap(({ ending, type }) => [
    { name: `origin${ending}`, type },
    { name: `destination${ending}`, type },
  ])
  const remark = remarkOf(ignored)[0].map((name) => ({ name, type: 'STRING' as const }))
  return [...ofKeys, { name: valueName(unit), type: 'DOUBLE' }, ...remark]
}

/** The name of the table in an answer, for one value: `distance_nm`. */
function valueName(unit: Unit): string {
  return UNIT_TABLES[unit].replace(/^(distance|duration|cost)s_/, '$1_')
}
