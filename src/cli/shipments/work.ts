import { randomUUID } from 'node:crypto'
import { Problem, problemDocument } from '../../api/problem.js'
import { requireRowCargo } from '../../api/row-cargo.js'
import type { EmissionsEstimate } from '../../client/schema.js'
import { type CsvCell, csvLine } from '../../export-formats/csv.js'
import { isEmpty } from '../batch/result-writer.js'
import type { RequestJson } from '../estimate-body.js'
import { type Estimator, faultOf } from '../estimator.js'
import { stringifyExactly } from '../exact-json.js'
import { UsageError } from '../failure.js'
import type { Row, TableFormat } from '../rows/row.js'
import { errorCells, estimateCells, SHIPMENT_COLUMNS } from './columns.js'
import { columnOf, idOfRow, type Reading, readShipment, shipmentReader } from './rows.js'

/** A row with its number, from 1. */
export interface NumberedRow extends Row {
  readonly number: number
}

/** A finished shipment. */
export interface DoneShipment {
  /** The line of the result. */
  readonly line: string
  /** Why there is no estimate. */
  readonly error: string | null
}

/** The settings that all rows of a file share, and that threads start with. */
export interface ShipmentSettings {
  readonly format: TableFormat
  /** Columns of the file that a CSV result repeats. */
  readonly columns: readonly string[]
  readonly isLonLat: boolean
  readonly hasDecimalCommas: boolean
  readonly base: RequestJson
}

const ESTIMATE_PATH = '/v1/emissions/sea'

/** Reads rows, estimates them and writes their lines. */
export class ShipmentWork {
  readonly #reader = shipmentReader()
  readonly #reading: Reading

  constructor(
    private readonly settings: ShipmentSettings,
    ports: Reading['ports'],
    private readonly estimator: Pick<Estimator, 'estimate'>,
  ) {
    this.#reading = { ...settings, ports }
  }

  async estimate(row: NumberedRow): Promise<DoneShipment> {
    let id = idOfRow(row, this.#reader) ?? row.number
    try {
      if (row.fault !== undefined) throw new Problem('invalid_json', row.fault)
      const read = this.#read(row)
      id = read.id ?? id
      requireRowCargo(read.body)
      return { line: this.#line(row, id, await this.estimator.estimate(read.body)), error: null }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const nameOf = (path: string) => columnOf(path, row, this.#reader)
      const error = oneLine(faultOf(problem, nameOf))
      return { line: this.#rejection(row, id, problem, error), error }
    }
  }

  /** @throws Problem */
  #read(row: Row) {
    try {
      return readShipment(row, this.#reader, this.#reading)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      throw new Problem('validation_failed', oneLine(error.message))
    }
  }

  #line(row: NumberedRow, id: string | number, answer: EmissionsEstimate): string {
    if (this.settings.format !== 'ndjson') return this.#flatLine(row, id, estimateCells(answer))
    const line = { id, row: row.number, status: 200, replayed: false, answer, problem: null }
    return JSON.stringify(line)
  }

  #rejection(row: NumberedRow, id: string | number, rejected: Problem, error: string): string {
    if (this.settings.format !== 'ndjson') return this.#flatLine(row, id, errorCells(error))
    const problem = problemDocument(rejected, ESTIMATE_PATH, randomUUID())
    const { status } = rejected
    const line = { id, row: row.number, status, replayed: false, answer: null, problem }
    return JSON.stringify(line)
  }

  /**
   * The cells of the row, or its id if the file has no columns, followed by the cells of the result.
   */
  #flatLine(row: Row, id: string | number, result: readonly CsvCell[]): string {
    const { columns, format } = this.settings
    const own = columns.length === 0 ? [id] : columns.map((_, at) => row.cells[at] ?? null)
    if (format === 'csv') return csvLine([...own.map((cell) => String(cell ?? '')), ...result])
    const names = columns.length === 0 ? ['id'] : columns
    const line: Record<string, unknown> = Object.fromEntries(
      SHIPMENT_COLUMNS.map((name, at) => [name, result[at]]),
    )
    // A cell of the row stays as it is. The result fills only what is empty.
    names.forEach((name, at) => {
      const cell = own[at]
      if (!isEmpty(cell) || !(name in line)) line[name] = cell
    })
    return stringifyExactly(line)
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/:\s*\n\s*/g, ': ').replaceAll(/\s*\n\s*/g, '; ')
}
