import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import type { JobKindName } from '../../../contract/schemas/service/jobs.js'
import type { Given } from '../bulk/batch.js'
import { linesOf } from '../bulk/lines.js'
import { MAX_ROW_BYTES, type Row, type RowKind, readRow } from '../bulk/rows.js'

/** What a batch does with its rows, for a job that does the same while nobody waits. */
export interface JobKind extends RowKind {
  /** What a key needs for it. */
  readonly scope: 'routes' | 'emissions'
  /** Makes requests of a body that is a table as a whole. Default: each of its lines is one. @throws Problem */
  readonly requestsOf?: (request: FastifyRequest) => Promise<readonly Given[]>
  /** The same, of a body with columns where lines are requests, too. @throws Problem */
  readonly requestsOfColumns?: (request: FastifyRequest) => Promise<readonly Given[]>
}

export type JobKinds = Map<JobKindName, JobKind>

/** Begins a stored request of a table with columns. No JSON begins so. */
const MADE = '\u0001'
const MADE_BYTE = 1

/** The rows of a body as they are stored, without line breaks. @throws Problem */
export async function* storedRows(
  { requestsOf, requestsOfColumns }: JobKind,
  request: FastifyRequest,
): AsyncGenerator<Uint8Array | string> {
  const read = requestsOf ?? (hasLines(request) ? undefined : requestsOfColumns)
  if (read !== undefined) {
    for (const given of await read(request)) yield MADE + JSON.stringify(stored(given))
    return
  }
  // A row that is too long is stored as none: no other is empty.
  for await (const line of linesOf(whole(request.body as Buffer), MAX_ROW_BYTES))
    yield line === null || line[0] === MADE_BYTE ? '' : line
}

/** A stored row as the request that it is. */
export function requestIn(kind: JobKind, line: Buffer, row: number): Row {
  const isMade = line[0] === MADE_BYTE
  if (kind.requestsOf === undefined && !isMade)
    return readRow(line.length === 0 ? null : line, row, kind)
  const text = line.toString('utf8', isMade ? 1 : 0)
  const { id = row, body, problem, more } = JSON.parse(text) as StoredRequest
  if (problem === undefined) return { id, row, body: body!, more }
  const { code, detail, members } = problem
  return { id, row, body: new Problem(code, detail, { members }), more }
}

interface StoredRequest {
  readonly id?: string | number | undefined
  readonly body?: object
  readonly problem?: Pick<Problem, 'code' | 'detail' | 'members'>
  readonly more: NonNullable<Row['more']>
}

function stored({ id, body, more }: Given): StoredRequest {
  if (!(body instanceof Problem)) return { id, body, more }
  const { code, detail, members } = body
  return { id, problem: { code, detail, members }, more }
}

function hasLines({ headers }: FastifyRequest): boolean {
  return /^application\/(x-)?(nd)?json/i.test(headers['content-type'] ?? '')
}

async function* whole(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
