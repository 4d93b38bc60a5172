import { endOfDayMs } from '../../../base/utc.js'
import {
  type Answer,
  type Begun,
  begin,
  type OperationTools,
  type Prepared,
} from '../../../contract/operations/index.js'
import type { Mask } from '../../../contract/operations/mask.js'
import { Problem } from '../../../contract/problems/problem.js'
import { makeCanonical } from '../../../contract/validation/canonical.js'
import type { FactorSet } from '../../../emissions/index.js'
import { BodyReader, type BodyReading } from '../../../tables/bodies/body-reader.js'
import { RowExcluded, RowProblem } from '../../../tables/bodies/row-faults.js'
import type { RequestJson } from '../../../tables/fields/request-body.js'
import { faultLines } from '../../../tables/fields/wording.js'
import type { NamedColumns } from '../../../tables/read/columns.js'
import type { ColumnMarks, Points } from '../../../tables/read/number-marks.js'
import type { Row } from '../../../tables/read/row.js'
import type { DateOrder } from '../../../tables/text/moments.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { partOf } from '../fields/answer-fields.js'
import { batchLine } from '../fields/batch-line.js'
import { withIgnored } from '../fields/ignored-remark.js'
import { localTools } from '../local-tools.js'
import type { OpenSea, Tables } from '../sea.js'
import { tenth } from './cell-figures.js'
import { estimates } from './estimates.js'
import { type ResultValue, type ResultValues, type TableKind, withColumns } from './kind.js'
import { lines, routes } from './routes.js'

/** The kinds of tables by the operation of their rows. */
export const KINDS = { route: routes, line: lines, estimate: estimates } as unknown as Readonly<
  Record<'route' | 'line' | 'estimate', TableKind>
>

/** Names of columns of distances. */
const DISTANCE = /_(km|nm)$/

/** A row with its number in its table, from 1. */
export interface NumberedRow extends Row {
  readonly number: number
}

/** The result of a row. */
export interface DoneRow {
  readonly values: ResultValues
  /** Why there is no answer. */
  readonly error: string | null
  /** Whether it has none because it is cancelled. */
  readonly isExcluded?: boolean
  /** The complete answer as a line of a batch of the service, if the result has these. */
  readonly line?: string
}

/** What all rows of a table share, and what a thread starts with. */
export interface RowSettings {
  readonly kind: keyof typeof KINDS
  readonly base: RequestJson
  readonly isLonLat: boolean
  readonly hasDecimalCommas: boolean
  readonly dateOrder: DateOrder | undefined
  readonly points: Points | undefined
  readonly marks: ColumnMarks | undefined
  /** Columns that the caller named. */
  readonly named: NamedColumns
  readonly isJson: boolean
  readonly hasAnswers: boolean
  /** The columns, or the members of complete answers, that the result has; all if absent. */
  readonly fields: Mask | undefined
  /** Whether distances are wanted in tenths, which cells of a matrix tell where nothing else is wanted. */
  readonly tenths: boolean
  /** The UTC day on which the run began. */
  readonly day: string
  readonly environment: Terminal['environment']
}

/** Reads rows and calculates them, all on this thread. */
export class RowWork {
  readonly #kind: TableKind
  readonly #reader: BodyReader
  readonly #reading: BodyReading
  readonly #tools: OperationTools
  #factors: FactorSet | null = null

  private constructor(
    private readonly settings: RowSettings,
    private readonly open: OpenSea,
    tables: Tables,
  ) {
    const kind = KINDS[settings.kind]
    this.#kind = settings.hasAnswers ? kind : withColumns(kind, settings.fields)
    this.#reader = new BodyReader(this.#kind.columns, settings.named)
    this.#reading = { ...settings, ports: tables.ports }
    const { environment, day } = settings
    const [start, end] = [Date.parse(day), endOfDayMs(day) - 1]
    const factorsOf = () => this.#factors
    this.#tools = {
      ...localTools({ environment, open, tables, factors: null }),
      // The clock stays on the day of the run, so that rows without a departure have the same one.
      nowMs: () => Math.min(Math.max(Date.now(), start), end),
      get factors() {
        return factorsOf()
      },
    }
  }

  static async open(settings: RowSettings, open: OpenSea): Promise<RowWork> {
    return new RowWork(settings, open, await open.tables(settings.environment))
  }

  async answer(row: NumberedRow): Promise<DoneRow> {
    const { hasAnswers } = this.settings
    let body: RequestJson = {}
    let begun: Begun<object, Prepared<object>> | null = null
    try {
      body = this.#reader.read(row, this.#reading)
      begun = await this.#begin(body)
      const answer = this.#cellOf(begun, body) ?? (await begun.answer())
      if (hasAnswers) return { values: [], error: null, line: this.#line(row, { answer }) }
      return { values: [...this.#values(begun.prepared, answer, row), null], error: null }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const error = this.#words(problem, body, row)
      const isExcluded = problem instanceof RowExcluded
      if (hasAnswers) return { values: [], error, isExcluded, line: this.#line(row, { problem }) }
      // A row that cannot be read has no conditions.
      const values = begun === null ? [] : this.#values(begun.prepared, null, row)
      return {
        values: [...this.#kind.results.map((_, at) => values[at] ?? null), error],
        error,
        isExcluded,
      }
    }
  }

  /** The request of a row, and why it would be rejected before anything is calculated. */
  async check(
    row: NumberedRow,
  ): Promise<{ readonly body: RequestJson; readonly error: string | null }> {
    let body: RequestJson = {}
    try {
      body = this.#reader.read(row, this.#reading)
      makeCanonical(this.#kind.columns.schema, body)
      await this.#begin(body)
      return { body, error: null }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      return { body, error: this.#words(problem, body, row) }
    }
  }

  /**
   * The values by which a row shows the options and the data of its run; null if it has none.
   * @throws whatever the engine throws
   */
  async conditionsOf(row: NumberedRow): Promise<ReadonlyMap<string, ResultValue> | null> {
    const { results } = this.#kind
    try {
      const begun = await this.#begin(this.#reader.read(row, this.#reading))
      const isKnown = results.some(({ before }) => before !== undefined)
      const values = this.#values(begun.prepared, isKnown ? null : await begun.answer(), row)
      const shown = results.map(({ name, of, before, isOfRun }, at) => {
        const isLater = isKnown && of !== undefined && values[at] === null
        const isShown = isKnown === (before !== undefined) && !isOfRun && !isLater
        return isShown ? [[name, values[at]!] as const] : []
      })
      return new Map(shown.flat())
    } catch (error) {
      if (error instanceof Problem) return null
      throw error
    }
  }

  async #begin(body: RequestJson): Promise<Begun<object, Prepared<object>>> {
    const { operation, asksForFuel } = this.#kind
    // Opened for the first row that needs them: most routes need none.
    if (asksForFuel(body)) this.#factors ??= await this.open.factors(this.settings.environment)
    return begin(operation, body, this.#tools, { isRow: true })
  }

  #cellOf({ prepared }: Begun<object, Prepared<object>>, body: RequestJson): Answer<object> | null {
    const { cellOf, results, asksForFuel } = this.#kind
    if (!this.settings.tenths || cellOf === undefined || asksForFuel(body)) return null
    const columns = results.map(({ name }) => name)
    return cellOf(prepared, columns, this.#tools) as Answer<object> | null
  }

  /** @param answer null if there is none */
  #values(prepared: Prepared<object>, answer: Answer<object> | null, row: Row): ResultValue[] {
    const conditions = this.#kind.conditionsOf?.(prepared, this.#tools)
    return this.#kind.results.map(({ name, of, before }) => {
      if (before !== undefined && (answer === null || of === undefined)) return before(conditions!)
      const exact = answer === null ? null : of!(answer)
      const isRounded = this.settings.tenths && typeof exact === 'number' && DISTANCE.test(name)
      const value = isRounded ? tenth(exact) : exact
      const ignored = name === 'remarks' && answer !== null ? this.#ignoredIn(row) : []
      if (ignored.length === 0) return value
      return withIgnored(value, ignored)
    })
  }

  #ignoredIn(row: Row): readonly string[] {
    return this.#reader.ignoredIn(row, this.settings.base).columns
  }

  #line(row: NumberedRow, { answer = null, problem = null }: LineContent): string {
    const part = answer && partOf(answer, this.settings, this.#kind.answers!)
    const ignored = this.#ignoredIn(row)
    const line = { id: this.#reader.idOf(row), row: row.number, answer: part, problem, ignored }
    return batchLine(line, this.#kind.operation.path)
  }

  /** A problem in one line, with the columns of the table. */
  #words(problem: Problem, body: RequestJson, row: Row): string {
    if (problem instanceof RowProblem) return problem.detail
    return faultLines(problem, this.#reader.wordingOf(row, body)).join(' ')
  }
}

interface LineContent {
  readonly answer?: object | null
  readonly problem?: Problem | null
}
