import { readFile } from 'node:fs/promises'
import { type CsvRow, CsvSyntaxError, parseCsv } from '../emissions/pack/csv.js'
import type { PortTable } from '../ports/table.js'
import { UsageError } from './failure.js'
import { type KnownPlace, readPlace } from './places.js'

/** A CSV file whose first line names its columns. */
export interface TableFile {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
}

/** @throws UsageError when there is no such file, nothing in it, or a quote out of place. */
export async function readTable(path: string): Promise<TableFile> {
  const [head, ...rows] = rowsOf(await readText(path), path)
  if (head === undefined) {
    throw new UsageError(`${path} is empty. Its first line names the columns.`)
  }
  return { columns: head.cells, rows }
}

function rowsOf(text: string, path: string): CsvRow[] {
  try {
    return parseCsv(text)
  } catch (error) {
    if (error instanceof CsvSyntaxError)
      throw new UsageError(`${path}, line ${error.line}: ${error.detail}.`)
    throw error
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path} can't be read: ${(error as Error).message}.`)
  }
}

/** Names of the columns in which a place may stand: in one cell, or in two as decimal degrees. */
export interface PlaceColumns {
  readonly place: readonly string[]
  readonly latitude: readonly string[]
  readonly longitude: readonly string[]
}

/** Reads a place from each row of a table. */
export class PlaceReader {
  readonly #place: number
  readonly #latitude: number
  readonly #longitude: number
  readonly #width: number

  /** @throws UsageError that says which columns there should be */
  constructor(
    { columns }: TableFile,
    names: PlaceColumns,
    private readonly ports: PortTable,
    private readonly isLonLat: boolean,
  ) {
    const find = (wanted: readonly string[]) =>
      columns.findIndex((column) => wanted.includes(column.toLowerCase()))
    this.#place = find(names.place)
    this.#latitude = find(names.latitude)
    this.#longitude = find(names.longitude)
    this.#width = columns.length
    if (this.#place < 0 && (this.#latitude < 0 || this.#longitude < 0)) {
      throw new UsageError(
        `A column is missing: "${names.place[0]}", or "${names.latitude[0]}" and ` +
          `"${names.longitude[0]}". The first line names: ${columns.join(', ')}.`,
      )
    }
  }

  /** @throws UsageError that says what may have been meant, or that the row has surplus cells */
  read(row: CsvRow): KnownPlace {
    if (row.cells.length > this.#width) {
      throw new UsageError(
        `It has ${row.cells.length} cells, the first line ${this.#width}. Put cells that hold the separator in quotes.`,
      )
    }
    const text = this.textOf(row)
    if (/^,|,$|^$/.test(text)) throw new UsageError('A place is missing.')
    return readPlace(text, this.ports, this.isLonLat && this.#isNamed(row))
  }

  /** The place as it is written; two cells with a comma between. */
  textOf(row: CsvRow): string {
    const cell = (at: number) => row.cells[at] ?? ''
    return this.#isNamed(row)
      ? cell(this.#place)
      : `${cell(this.#latitude)},${cell(this.#longitude)}`
  }

  #isNamed({ cells }: CsvRow): boolean {
    return (cells[this.#place] ?? '') !== ''
  }
}
