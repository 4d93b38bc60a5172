import { ESTIMATE_FIGURES, ROUTE_FIGURES } from '../../../contract/columns/figures.js'
import { rowMembers } from '../../../contract/columns/row-members.js'
import { Problem, validationFailed } from '../../../contract/problems/problem.js'
import { isRecord, type JsonSchema } from '../../../contract/validation/json-schema.js'
import type { AnswerLine } from '../../../tables/write/answer-line.js'
import type { OperationCalls } from '../calls/operation-calls.js'
import { parseJsonBody } from '../transport/json-body.js'
import type { Line } from './lines.js'
import type { AnswerTable } from './row-formats.js'

/** Maximum size of a row, bytes: the same as for the body of a single request. */
export const MAX_ROW_BYTES = 64 * 1024
const MAX_ID_LENGTH = 200

/** What answers rows, and how a table shows their answers. */
export interface RowKind {
  readonly calls: {
    readonly operation: { readonly path: string; readonly schema: JsonSchema }
    readonly row: OperationCalls<object>['row']
  }
  readonly table: AnswerTable
}

export interface Row {
  readonly id: string | number
  /** Number of the row, from 1. */
  readonly row: number
  /** The request, or the reason why there is none. */
  readonly body: object | Problem
  readonly more?: Pick<AnswerLine, 'ignored' | 'notes'>
}

/** A line as a request. Whatever is wrong with it, it has the id by which its caller knows it. */
export function readRow(line: Line, row: number, { calls, table }: RowKind): Row {
  let id: string | number = row
  try {
    const { properties = {} } = calls.operation.schema
    const figures = table.hasLine ? ROUTE_FIGURES : ESTIMATE_FIGURES
    const read = rowMembers(readObject(line), Object.keys(properties), figures)
    const given = read.id ?? row
    if (isReturnable(given)) id = given
    requireId(given)
    if (read.problems.length > 0) throw validationFailed(read.problems)
    return { id, row, body: read.body }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const given = idIn(line)
    return { id: isReturnable(given) ? given : id, row, body: problem }
  }
}

/** Fields of a row that ask for the line of its route. */
const LINE_REQUESTS = ['geometry', 'waypoint_count', 'waypoint_strategy']

/** An answer without positions, which are most of it, unless its row asks for them. */
export function withoutLine(text: string, row: object): string {
  if (LINE_REQUESTS.some((name) => name in row)) return text
  const { geometry: _, waypoints: __, alternatives, ...answer } = JSON.parse(text)
  const others = (alternatives as readonly object[]).map((one) => ({ ...one, geometry: undefined }))
  return JSON.stringify({ ...answer, alternatives: others })
}

/** @throws Problem */
function readObject(line: Line): Record<string, unknown> {
  if (line === null) {
    throw new Problem('payload_too_large', `A row must have at most ${MAX_ROW_BYTES} bytes.`)
  }
  const value = parseJsonBody(line, 'row')
  if (!isRecord(value)) {
    const detail = 'must be an object'
    throw validationFailed([{ pointer: '#', code: 'invalid_type', detail }])
  }
  return value
}

/** The id in a row that is refused before its members are read, such as one with a field twice. */
function idIn(line: Line): unknown {
  try {
    return Object(JSON.parse(`${line}`)).id
  } catch {
    return undefined
  }
}

/** Whether an answer can have an id as it was sent: a larger number would be another. */
function isReturnable(id: unknown): id is string | number {
  return typeof id === 'number'
    ? Math.abs(id) <= Number.MAX_SAFE_INTEGER
    : id !== '' && typeof id === 'string'
}

/** @throws Problem */
function requireId(id: unknown): void {
  if (isReturnable(id) && String(id).length <= MAX_ID_LENGTH) return
  const detail = `must be a text of 1 to ${MAX_ID_LENGTH} characters or a number of up to ${Number.MAX_SAFE_INTEGER}; give larger numbers as text`
  throw validationFailed([{ pointer: '#/id', code: 'invalid_type', detail }])
}
