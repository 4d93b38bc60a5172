import { csvLine } from '../export-formats/csv.js'
import { type Labels, UNIT_TABLES, type Unit } from './matrix-cells.js'

/** A table of a matrix, with the names of its places. */
export interface MatrixCells {
  readonly unit: Unit
  /** Null where there is no route. */
  readonly table: readonly (readonly (number | null)[])[]
  readonly labels: Labels
}

/** CSV with a row for each origin and a column for each destination. */
export function* wideLines({ unit, table, labels }: MatrixCells): Generator<string> {
  yield `${csvLine([unit, ...labels.destinations])}\n`
  for (const [row, cells] of table.entries()) yield `${csvLine([labels.origins[row]!, ...cells])}\n`
}

/** CSV with a row for each cell, as databases join it. */
export function* longLines({ unit, table, labels }: MatrixCells): Generator<string> {
  yield `${csvLine(['origin', 'destination', valueName(unit)])}\n`
  for (const [row, cells] of table.entries()) {
    for (const [column, cell] of cells.entries()) {
      yield `${csvLine([labels.origins[row]!, labels.destinations[column]!, cell])}\n`
    }
  }
}

/** The same as Parquet. */
export async function writeLongParquet(path: string, cells: MatrixCells): Promise<void> {
  const { unit, table, labels } = cells
  const { parquetWriteFile } = await import('hyparquet-writer')
  const origins = table.flatMap((row, at) => row.map(() => labels.origins[at]!))
  const destinations = table.flatMap(() => labels.destinations)
  await parquetWriteFile({
    filename: path,
    columnData: [
      { name: 'origin', data: origins, type: 'STRING' },
      { name: 'destination', data: destinations, type: 'STRING' },
      { name: valueName(unit), data: table.flat(), type: 'DOUBLE', nullable: true },
    ],
  })
}

/** The name of the table in an answer, for one value: `distance_nm`. */
function valueName(unit: Unit): string {
  return UNIT_TABLES[unit].replace(/^(distance|duration|cost)s_/, '$1_')
}
