import type { FastifyRequest } from 'fastify'
import { validationFailed } from '../../../contract/problems/problem.js'
import { ROW_FORMATS, type RowFormatName } from '../../../contract/schemas/common.js'
import type { TableColumn, TableType, TableValue } from '../../../contract/table-columns.js'
import { csvLine } from '../../../files/csv.js'
import { FlatGeobuf } from '../../../files/flatgeobuf.js'
import type { Line } from '../../../files/geo-columns.js'
import { drawnGeometry } from '../../../files/geojson.js'
import { featureLine } from '../../../files/geojson-sequence.js'
import { geoparquetOf, type LineColumn, type LineRow } from '../../../files/geoparquet.js'
import { preferredType } from '../transport/accept.js'
import { footprintFormatOf, footprintOf } from '../transport/footprint-formats.js'

/** What a batch has for one of its rows. */
export interface AnswerLine {
  readonly id: string | number
  readonly row: number
  readonly status: number
  readonly replayed?: boolean
  /** The JSON response of the row's own request. */
  readonly answer?: string
  /** A problem document. */
  readonly problem?: string
}

/** The answers of an operation as rows of a table. */
export interface AnswerTable {
  readonly columns: readonly TableColumn<never>[]
  /** Whether an answer has the line of a route. */
  readonly hasLine: boolean
}

type Bytes = string | Uint8Array

/** How a response is written. */
export interface RowFormat {
  readonly mediaType: string
  /** Whether a line has the answer of its row, not columns of it. */
  readonly hasAnswers?: boolean
  /** What a row is in the response, or what the response is made of. @throws Problem */
  line(line: AnswerLine): Bytes | LineRow
  /** The response, from all of its rows. */
  whole(rows: AsyncIterable<Bytes | LineRow>): AsyncIterable<Bytes>
  /** Whether compressing it saves nothing. */
  readonly isPacked?: boolean
}

const MEDIA_TYPES = {
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
  // No type is registered for it.
  geojsonl: 'application/x-ndjson',
  geojsons: 'application/geo+json-seq',
  parquet: 'application/vnd.apache.parquet',
  fgb: 'application/vnd.flatgeobuf',
} as const satisfies Record<RowFormatName, string>

function rowFormatsOf({ hasLine }: AnswerTable): readonly RowFormatName[] {
  return ROW_FORMATS.filter((name) => hasLine || name === 'ndjson' || name === 'csv')
}

export function rowTypesOf(table: AnswerTable): readonly string[] {
  return [...new Set(rowFormatsOf(table).map((name) => MEDIA_TYPES[name]))]
}

/** The format that the address names or Accept prefers. */
export async function rowFormatOf(
  { headers: { accept = '' }, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  table: AnswerTable,
): Promise<RowFormat> {
  const { format } = query as { format?: RowFormatName }
  const names = rowFormatsOf(table)
  const types = names.map((name) => MEDIA_TYPES[name])
  const type = preferredType(accept, types, ['application/*', '*/*'])
  const name = format ?? names.find((one) => MEDIA_TYPES[one] === type) ?? 'ndjson'
  if (footprintFormatOf({ query }) !== null) return footprintsOf({ query })
  const { fields } = query as { fields?: unknown }
  if (name === 'ndjson') return NDJSON
  return FORMATS[name](withColumns(table, fields))
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

/** NDJSON whose answers are footprints, each with the id of its row as that of its shipment. */
function footprintsOf(request: Pick<FastifyRequest, 'query'>): RowFormat {
  return {
    ...NDJSON,
    line: ({ answer, ...line }) => {
      if (answer === undefined) return NDJSON.line(line)
      const footprint = footprintOf(JSON.parse(answer), request, String(line.id))
      return NDJSON.line({ ...line, answer: JSON.stringify(footprint) })
    },
  }
}

/** Every line has the same members, so that programs that expect a table can read it. */
const NDJSON: RowFormat = {
  mediaType: MEDIA_TYPES.ndjson,
  hasAnswers: true,
  whole: (rows) => rows as AsyncIterable<Bytes>,
  line: ({ id, row, status, replayed = false, answer = 'null', problem = 'null' }) =>
    `{"id":${JSON.stringify(id)},"row":${row},"status":${status},"replayed":${replayed},"answer":${answer},"problem":${problem}}\n`,
}

function csvOf({ columns }: AnswerTable): RowFormat {
  const names = ['id', 'row', 'status', ...columns.map(({ name }) => name), 'error']
  return {
    mediaType: `${MEDIA_TYPES.csv}; charset=utf-8`,
    whole: (rows) => after(`${csvLine(names)}\n`, rows as AsyncIterable<Bytes>),
    line: (line) => `${csvLine(Object.values(cellsOf(line, columns)))}\n`,
  }
}

function geojsonOf(name: 'geojsonl' | 'geojsons', { columns }: AnswerTable): RowFormat {
  return {
    mediaType: MEDIA_TYPES[name],
    whole: (rows) => rows as AsyncIterable<Bytes>,
    line: (line) => {
      const route = routeOf(line)
      return featureLine(name, route?.geometry ?? null, cellsOf(line, columns, route))
    },
  }
}

function parquetOf({ columns }: AnswerTable): RowFormat {
  return {
    mediaType: MEDIA_TYPES.parquet,
    isPacked: true,
    whole: (rows) => geoparquetOf(rows as AsyncIterable<LineRow>, lineColumns(columns)),
    line: (line) => lineRow(line, columns),
  }
}

async function flatgeobufOf({ columns }: AnswerTable): Promise<RowFormat> {
  const file = await FlatGeobuf.open(lineColumns(columns))
  return {
    mediaType: MEDIA_TYPES.fgb,
    whole: (rows) => after(file.head(), rows as AsyncIterable<Bytes>),
    line: (line) => file.feature(lineRow(line, columns)),
  }
}

const FORMATS: Readonly<
  Record<Exclude<RowFormatName, 'ndjson'>, (table: AnswerTable) => RowFormat | Promise<RowFormat>>
> = {
  csv: csvOf,
  geojsonl: (table) => geojsonOf('geojsonl', table),
  geojsons: (table) => geojsonOf('geojsons', table),
  parquet: parquetOf,
  fgb: flatgeobufOf,
}

async function* after(head: Bytes, rows: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  yield head
  yield* rows
}

interface WithLine {
  readonly geometry: Parameters<typeof drawnGeometry>[0]
}

function routeOf({ answer }: AnswerLine): WithLine | null {
  return answer === undefined ? null : JSON.parse(answer)
}

function lineRow(line: AnswerLine, columns: AnswerTable['columns']): LineRow {
  const route = routeOf(line)
  const drawn = route && (drawnGeometry(route.geometry) as Line)
  // It may be a number in one row and text in another.
  return { line: drawn, cells: { ...cellsOf(line, columns, route), id: String(line.id) } }
}

function lineColumns(columns: AnswerTable['columns']): LineColumn[] {
  const own = columns.map(({ name, type }) => ({ name, type: CELLS[type] }))
  return [
    { name: 'id', type: 'STRING' },
    { name: 'row', type: 'INT32' },
    { name: 'status', type: 'INT32' },
    ...own,
    { name: 'error', type: 'STRING' },
  ]
}

const CELLS = {
  integer: 'INT32',
  number: 'DOUBLE',
  text: 'STRING',
  day: 'STRING',
} as const satisfies Record<TableType, LineColumn['type']>

function cellsOf(
  { id, row, status, answer, problem }: AnswerLine,
  columns: readonly TableColumn<never>[],
  parsed: unknown = answer === undefined ? null : JSON.parse(answer),
): Record<string, TableValue> {
  const values = columns.map(({ name, of }) => {
    return [name, parsed === null ? null : of(parsed as never)] as const
  })
  const detail =
    problem === undefined ? null : (JSON.parse(problem) as { readonly detail: string }).detail
  return { id, row, status, ...Object.fromEntries(values), error: detail }
}
