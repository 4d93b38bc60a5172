import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Problem, problemDocument, validationFailed } from '../../api/problem.js'
import type { ProblemCode } from '../../api/problem-table.js'
import { isRecord, type JsonSchema } from '../../api/validation/json-schema.js'
import type { App } from '../http/fastify-types.js'
import { idempotencyKeyOf } from '../http/idempotency.js'
import { parseJsonBody } from '../http/json-body.js'
import { ROW_HEADERS } from '../http/row-requests.js'
import { inOrder } from './in-order.js'
import { type Line, linesOf } from './lines.js'

/** Maximum size of a row, bytes: the same as for the body of a single request. */
const MOST_ROW_BYTES = 64 * 1024
/** Maximum number of rows of a batch in progress at a time. */
const ROWS_AT_ONCE = 8
/** Maximum number of attempts for a row that is rejected because the service is busy or starting. */
const TRIES = 5
/** The pause before another attempt. Replaced by tests. */
export const retry = { pause: () => pause(1000) }
const BUSY = /"code":"(overloaded|starting)"/
const MOST_ID_LENGTH = 200
const ROWS_TYPE = 'application/x-ndjson'

export interface BatchOptions {
  /** Path of the batch. */
  readonly url: string
  /** Path of the operation that answers each row. */
  readonly rowUrl: string
  readonly summary: string
  readonly tags: readonly string[]
  /** The body of that operation. */
  readonly row: JsonSchema
}

/**
 * An operation for any number of rows: one JSON object per line in, one response per line out, in
 * order. Each row is a request of its own: it is validated, charged and recorded separately, and its
 * error is in its line. Neither rows nor responses accumulate, because a slow reader slows down the
 * reading of rows.
 */
export function batchEndpoint(app: App, options: BatchOptions): void {
  app.post(
    options.url,
    {
      bodyLimit: Number.MAX_SAFE_INTEGER,
      schema: {
        summary: options.summary,
        description: `One JSON object per line (NDJSON): the body of POST ${options.rowUrl} and an optional \`id\`. The response has one line per row, in order, always with the same members: \`id\`, \`row\` (from 1), \`status\`, \`replayed\`, \`answer\` and \`problem\`, one of which is null. Each answered row costs the same as a single request; rejected rows are free. With an Idempotency-Key, a repeated batch returns rows already charged, matched by id, from the store at no cost, with \`replayed\` true. Any number of rows of at most ${MOST_ROW_BYTES} bytes.`,
        tags: options.tags,
      },
      config: { access: 'bearer', rows: options.row, produces: ROWS_TYPE, problems: PROBLEMS },
    },
    async (request, reply) => {
      const batch = new Batch(app, request, options)
      const answers = batch.answers(request.body as Readable)
      return reply.type(ROWS_TYPE).send(Readable.from(answers, { objectMode: false }))
    },
  )
}

const PROBLEMS: readonly ProblemCode[] = ['unsupported_media_type', 'invalid_idempotency_key']

interface Row {
  readonly id: string | number
  /** Number of the row, from 1. */
  readonly row: number
  /** The request, or the reason why there is none. */
  readonly body: object | Problem
}

class Batch {
  readonly #key: string | null
  #rows = 0

  constructor(
    private readonly app: App,
    private readonly request: FastifyRequest,
    private readonly options: BatchOptions,
  ) {
    this.#key = idempotencyKeyOf(request)
  }

  answers(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
    const lines = linesOf(body, MOST_ROW_BYTES)
    return inOrder(lines, ROWS_AT_ONCE, (line) => this.#answer(this.#read(line)))
  }

  #read(line: Line): Row {
    const row = ++this.#rows
    try {
      const { id, ...body } = readObject(line)
      return { id: readId(id ?? row), row, body }
    } catch (problem) {
      if (problem instanceof Problem) return { id: row, row, body: problem }
      throw problem
    }
  }

  async #answer({ id, row, body }: Row): Promise<string> {
    const line = { id, row }
    if (body instanceof Problem) {
      return lineOf({ ...line, status: body.status, problem: this.#rejection(body) })
    }
    const { statusCode: status, payload, headers } = await this.#ask(id, body)
    const replayed = headers['idempotent-replayed'] !== undefined
    const content = status === 200 ? { answer: payload } : { problem: payload }
    return lineOf({ ...line, status, replayed, ...content })
  }

  async #ask(id: string | number, payload: object) {
    const { authorization, prefer, 'x-api-key': apiKey } = this.request.headers
    const headers = {
      ...ROW_HEADERS,
      'x-request-id': this.request.id,
      ...(authorization === undefined ? {} : { authorization }),
      ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
      ...(prefer === undefined ? {} : { prefer }),
      ...(this.#key === null ? {} : { 'idempotency-key': keyOfRow(this.#key, id) }),
    }
    for (let triesLeft = TRIES; ; triesLeft--) {
      const answer = await this.app.inject({
        method: 'POST',
        url: this.options.rowUrl,
        headers,
        payload,
      })
      if (triesLeft === 1 || answer.statusCode !== 503 || !BUSY.test(answer.payload)) return answer
      await retry.pause()
    }
  }

  #rejection(problem: Problem): string {
    return JSON.stringify(problemDocument(problem, this.options.rowUrl, this.request.id))
  }
}

interface AnswerLine {
  readonly id: string | number
  readonly row: number
  readonly status: number
  readonly replayed?: boolean
  /** The JSON response of the row's own request. */
  readonly answer?: string
  readonly problem?: string
}

/** Every line has the same members, so that programs that expect a table can read it. */
function lineOf({ id, row, status, replayed = false, ...content }: AnswerLine): string {
  const { answer = 'null', problem = 'null' } = content
  return `{"id":${JSON.stringify(id)},"row":${row},"status":${status},"replayed":${replayed},"answer":${answer},"problem":${problem}}\n`
}

/** @throws Problem */
function readObject(line: Line): Record<string, unknown> {
  if (line === null) {
    throw new Problem('payload_too_large', `A row must have at most ${MOST_ROW_BYTES} bytes.`)
  }
  const value = parseJsonBody(line, 'row')
  if (!isRecord(value)) {
    const detail = 'must be an object'
    throw validationFailed([{ pointer: '#', code: 'invalid_type', detail }])
  }
  return value
}

/** @throws Problem */
function readId(id: unknown): string | number {
  // A larger number would not be returned as it was sent.
  if (typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER) return id
  if (typeof id === 'string' && id !== '' && id.length <= MOST_ID_LENGTH) return id
  const detail = `must be a text of 1 to ${MOST_ID_LENGTH} characters or a number of up to ${Number.MAX_SAFE_INTEGER}; give larger numbers as text`
  throw validationFailed([{ pointer: '#/id', code: 'invalid_type', detail }])
}

/** The same key for the same row of a repeated batch. */
function keyOfRow(key: string, id: string | number): string {
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(id)}`)
    .digest('base64url')
}
