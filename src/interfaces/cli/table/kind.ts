import type {
  Answer,
  Operation,
  OperationTools,
  Prepared,
} from '../../../contract/operations/index.js'
import type { Mask } from '../../../contract/operations/mask.js'
import type { RouteConditions, TableType, TableValue } from '../../../contract/table-columns.js'
import type { BodyColumns } from '../../../tables/bodies/body-columns.js'
import type { BodyReader } from '../../../tables/bodies/body-reader.js'
import type { RequestJson } from '../../../tables/fields/request-body.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Line } from '../../../tables/write/typed-columns.js'
import type { AnswerSchema } from '../fields/answer-fields.js'

export type ResultValue = TableValue | Line
/** Values in the order of the columns of a result. */
export type ResultValues = readonly ResultValue[]

export type ResultType = TableType | 'line'

/** A column of a result. */
export interface ResultColumn<Core> {
  readonly name: string
  readonly type: ResultType
  /** Whether it differs between two runs with the same rows, options and data. */
  readonly isOfRun?: boolean
  /** The value of an answer. */
  readonly of?: (answer: Answer<Core>) => ResultValue
  /** The value before there is an answer, which counts unless `of` is there too: a row without one states it. */
  readonly before?: (conditions: RouteConditions) => ResultValue
}

/** A table whose rows are requests of one operation, and its result. */
export interface TableKind<
  Body extends object = object,
  Core extends object = object,
  Ready extends Prepared<Core> = Prepared<Core>,
> {
  readonly operation: Operation<Body, Core, Ready>
  /** What a failed row lacks. */
  readonly missing: string
  readonly columns: BodyColumns
  /** The columns of the result, followed by `error`. */
  readonly results: readonly ResultColumn<Core>[]
  /** The answer in tenths from a cell of a matrix; null if there is none. @param columns of the result */
  readonly cellOf?: (
    ready: Ready,
    columns: readonly string[],
    tools: OperationTools,
  ) => Partial<Core> | null
  /** What its rows state before there is an answer. */
  readonly conditionsOf?: (ready: Ready, tools: OperationTools) => RouteConditions
  /** Whether the answer to a request needs emission factors. */
  asksForFuel(body: RequestJson): boolean
  /** Names of options that apply to all rows, so that a column must not be called like one. */
  readonly options: readonly string[]
  /**
   * The complete answers that a result of NDJSON has, as that of a batch of the service; a table then
   * repeats only the ids of rows that name their own columns.
   */
  readonly answers?: AnswerSchema
  /** The column that tells the day of the rows that do not state one, and their field. */
  readonly day?: { readonly column: string; readonly path: string }
  /** @throws UsageError for a table in which no row can have a result */
  requireColumns(columns: readonly string[], reader: BodyReader, base: RequestJson): void
}

/** The last column says why a row has no result. */
export const ERROR = 'error'

/**
 * A kind whose results have only the columns that a caller asks for, and the reason of a failure.
 * @throws UsageError for columns that it does not have
 */
export function withColumns(kind: TableKind, fields: Mask | undefined): TableKind {
  if (fields === undefined) return kind
  const names = resultNames(kind)
  const unknown = [...fields].flatMap(([name, inner]) => {
    return inner === null && names.includes(name) ? [] : [name]
  })
  if (unknown.length === 0) {
    // Whoever wants lines gets them.
    const isKept = ({ name, type }: TableKind['results'][number]) =>
      fields.has(name) || type === 'line'
    return { ...kind, results: kind.results.filter(isKept) }
  }
  throw new UsageError(
    `--fields names ${unknown.join(', ')}, but the columns of the result are ${names.join(', ')}.`,
  )
}

/** The names of all columns of a result. */
export function resultNames({ results }: Pick<TableKind, 'results'>): readonly string[] {
  return [...results.map(({ name }) => name), ERROR]
}
