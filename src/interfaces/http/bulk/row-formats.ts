import type { FastifyRequest } from 'fastify'
import { validationFailed } from '../../../contract/problems/problem.js'
import { ROW_FORMATS, type RowFormatName } from '../../../contract/schemas/common.js'
import type { TableColumn, TableType } from '../../../contract/table-columns.js'
import { drawnGeometry } from '../../../files/geojson.js'
import { type AnswerLine, answerLine } from '../../../tables/write/answer-line.js'
import { FORMATS } from '../../../tables/write/row-formats.js'
import { type Cells, GEOMETRY, type TypedColumn } from '../../../tables/write/typed-columns.js'
import { preferredType } from '../transport/accept.js'
import { footprintFormatOf, footprintOf } from '../transport/footprint-formats.js'

/** The answers of an operation as rows of a table. */
export interface AnswerTable {
  readonly columns: readonly TableColumn<never>[]
  /** Whether an answer has the line of a route. */
  readonly hasLine: boolean
}

/** How a response is written. */
export interface RowFormat {
  readonly mediaType: string
  /** Whether a line has the answer of its row, not columns of it. */
  readonly hasAnswers?: boolean
  /** What a row is in the response, or what the response is made of. @throws Problem */
  line(line: AnswerLine): string | Cells
  /** The response, from all of its rows. */
  whole(rows: AsyncIterable<string | Cells>): AsyncIterable<string | Uint8Array>
  /** Whether compressing it saves nothing. */
  readonly isPacked?: boolean | undefined
}

/** Rows of Parquet in memory: lines of some hundred points each. */
const ROWS_A_GROUP = 500

function rowFormatsOf({ hasLine }: AnswerTable): readonly RowFormatName[] {
  return ROW_FORMATS.filter((name) => hasLine || name === 'ndjson' || name === 'csv')
}

export function rowTypesOf(table: AnswerTable): readonly string[] {
  return [...new Set(rowFormatsOf(table).map((name) => FORMATS[name].mediaType))]
}

/** The format that the address names or Accept prefers. */
export function rowFormatOf(
  { headers: { accept = '' }, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  table: AnswerTable,
): RowFormat {
  const { format, fields } = query as { format?: RowFormatName; fields?: unknown }
  const names = rowFormatsOf(table)
  const types = names.map((name) => FORMATS[name].mediaType)
  const type = preferredType(accept, types, ['application/*', '*/*'])
  const name = format ?? names.find((one) => FORMATS[one].mediaType === type) ?? 'ndjson'
  if (footprintFormatOf({ query }) !== null) return footprintsOf({ query })
  return name === 'ndjson' ? ANSWERS : figuresIn(name, withColumns(table, fields).columns)
}

/** Only the columns that a caller names. @throws Problem */
function withColumns(table: AnswerTable, fields: unknown): AnswerTable {
  // A parameter that is sent twice is a list.
  const text = String(fields ?? '*').trim()
  if (text === '*') return table
  const names = text.split(',').map((name) => name.trim())
  const known = table.columns.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const detail = `names ${unknown.join(', ')}, but the columns are ${known.join(', ')}`
    throw validationFailed([{ pointer: '#/fields', code: 'not_allowed', detail }])
  }
  return { ...table, columns: table.columns.filter(({ name }) => names.includes(name)) }
}

const ANSWERS: RowFormat = {
  mediaType: FORMATS.ndjson.mediaType,
  hasAnswers: true,
  whole: (rows) => rows as AsyncIterable<string>,
  line: (line) => `${answerLine(line)}\n`,
}

/** Answers that are footprints, each with the id of its row as that of its shipment. */
function footprintsOf(request: Pick<FastifyRequest, 'query'>): RowFormat {
  return {
    ...ANSWERS,
    line: ({ answer, ...line }) => {
      if (answer === undefined) return ANSWERS.line(line)
      const footprint = footprintOf(JSON.parse(answer), request, String(line.id))
      return ANSWERS.line({ ...line, answer: JSON.stringify(footprint) })
    },
  }
}

const TYPES = {
  integer: 'INT32',
  number: 'DOUBLE',
  text: 'STRING',
  day: 'STRING',
} as const satisfies Record<TableType, TypedColumn['type']>

/** A row of figures for each answer, in all formats but CSV with its line. */
function figuresIn(name: RowFormatName, own: AnswerTable['columns']): RowFormat {
  const { mediaType, isPacked, pieces } = FORMATS[name]
  const columns: readonly TypedColumn[] = [
    { name: 'id', type: 'STRING' },
    { name: 'row', type: 'INT32' },
    { name: 'status', type: 'INT32' },
    ...own.map(({ name, type }) => ({ name, type: TYPES[type] })),
    { name: 'error', type: 'STRING' },
    ...(name === 'csv' ? [] : [{ name: GEOMETRY, type: 'LINE' } as const]),
  ]
  return {
    mediaType: name === 'csv' ? `${mediaType}; charset=utf-8` : mediaType,
    isPacked,
    line: ({ id, row, status, answer, problem }) => {
      const parsed = answer === undefined ? null : JSON.parse(answer)
      const values = own.map(({ of }) => parsed && of(parsed as never))
      const detail = problem === undefined ? null : JSON.parse(problem).detail
      const drawn = name === 'csv' ? [] : [parsed && drawnGeometry(parsed.geometry)]
      return [id, row, status, ...values, detail, ...drawn]
    },
    whole: (rows) => pieces(columns, rows as AsyncIterable<Cells>, { rowsAtOnce: ROWS_A_GROUP }),
  }
}
