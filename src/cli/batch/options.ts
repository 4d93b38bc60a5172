import type { PlanningOptions } from '../planning-options.js'
import type { TableFormat } from '../rows/row.js'

/** A share of the rows: every `of`th, starting with the row of this number, from 0. */
export interface Shard {
  readonly number: number
  readonly of: number
}

export interface BatchOptions extends PlanningOptions {
  readonly out?: string
  readonly overwrite?: true
  readonly inputFormat?: TableFormat
  readonly format?: TableFormat
  readonly ndjson?: true
  readonly encoding?: string
  readonly threads: number
  readonly shard?: Shard
  readonly acceptFailedRows?: true
}
