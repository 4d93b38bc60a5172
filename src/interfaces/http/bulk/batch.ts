import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ESTIMATE_FIGURES, ROUTE_FIGURES } from '../../../contract/columns/figures.js'
import { rowMembers } from '../../../contract/columns/row-members.js'
import { requireMembers } from '../../../contract/operations/mask.js'
import { Problem, problemDocument, validationFailed } from '../../../contract/problems/problem.js'
import type { ProblemCode } from '../../../contract/problems/problem-table.js'
import {
  EstimateRowsQuery,
  type LegRowsQuery,
  RouteRowsQuery,
} from '../../../contract/schemas/common.js'
import { isRecord, type JsonSchema } from '../../../contract/validation/json-schema.js'
import type { AnswerLine } from '../../../tables/write/answer-line.js'
import { inOrder } from '../../../tables/write/in-order.js'
import { maskOf } from '../calls/counted-calls.js'
import { idempotencyKeyOf } from '../calls/idempotency.js'
import type { OperationCalls } from '../calls/operation-calls.js'
import { wantsStrictness } from '../calls/unknown-fields.js'
import { sessionOf } from '../guard/callers.js'
import { toLoggedProblem } from '../guard/error-handler.js'
import { type Meter, measured, type ThreadBudget } from '../guard/thread-budget.js'
import { TABLE_BODY_BYTES } from '../transport/body-limits.js'
import { compressedStream } from '../transport/compression.js'
import type { App } from '../transport/fastify-types.js'
import { varyBy } from '../transport/headers.js'
import { parseJsonBody } from '../transport/json-body.js'
import { TABLE_TYPES } from '../transport/table-body.js'
import { untilSent } from '../transport/unread-body.js'
import { type Line, linesOf } from './lines.js'
import { type AnswerTable, type RowFormat, rowFormatOf, rowTypesOf } from './row-formats.js'

/** Maximum size of a row, bytes: the same as for the body of a single request. */
const MAX_ROW_BYTES = 64 * 1024
/** Maximum number of rows of a batch in progress at a time. */
const ROWS_AT_ONCE = 8
/** Maximum number of attempts for a row that is rejected because the service is busy or starting. */
const TRIES = 5
/** The pause before another attempt, or another row of a batch that has used its time. Replaced by tests. */
export const retry = { pause: () => pause(1000) }
/** How long its caller counts as known, ms: a batch may take hours, and a revoked key must not. Replaced by tests. */
export const known = { ms: 1000 }
/** Errors that do not end a running batch: its caller was recognised when it began. */
const TOLERATED: readonly ProblemCode[] = ['token_expired', 'identity_provider_unavailable']
const BUSY: readonly ProblemCode[] = ['overloaded', 'starting']
const MAX_ID_LENGTH = 200
/** A body with more rows in a row that are rejected, or blank lines, is not a table of requests. */
const MAX_REJECTED = 10_000

export interface BatchOptions {
  /** Path of the batch. */
  readonly url: string
  /** Answers each row. */
  readonly calls: {
    readonly operation: { readonly path: string; readonly schema: JsonSchema }
    readonly row: OperationCalls<object>['row']
  }
  /** Schema of an answer. */
  readonly answer: { readonly properties: object }
  /** How a table shows its answers. */
  readonly table: AnswerTable
  /** Makes requests of a body that is a table as a whole. Default: each of its lines is one. @throws Problem */
  readonly requestsOf?: (request: FastifyRequest) => Promise<readonly Given[]>
  /** Default: what a batch says of its format. */
  readonly query?: typeof LegRowsQuery
  readonly description?: string
  readonly summary: string
  readonly tags: readonly string[]
  /** Rejected rows take their time from it. */
  readonly budget: ThreadBudget
}

/** A request that several rows make, or why they make none. */
export interface Given {
  readonly id: string | number | undefined
  readonly body: object | Problem
  readonly more: Pick<AnswerLine, 'ignored' | 'notes'>
  /** What its part of the table took of the thread. */
  readonly threadMs: number
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
      bodyLimit: options.requestsOf === undefined ? Number.MAX_SAFE_INTEGER : TABLE_BODY_BYTES,
      schema: {
        summary: options.summary,
        description:
          options.description ??
          `One JSON object per line (NDJSON): the body of POST ${options.calls.operation.path} and an optional \`id\`. The response has one line per row, in order. In NDJSON, which is the default, it always has the same members: \`id\`, \`row\` (from 1), \`status\`, \`replayed\`, \`answer\` and \`problem\`, one of which is null. Each answered row costs the same as a single request; rejected rows are free, but many of them slow the batch down, and after ${MAX_REJECTED} of them or blank lines in a row it ends with a line of status 422. With an Idempotency-Key, a repeated batch returns rows already charged, matched by id, from the store at no cost, with \`replayed\` true. ${formatsText(options.table)} Any number of rows of at most ${MAX_ROW_BYTES} bytes.`,
        tags: options.tags,
        querystring: options.query ?? (options.table.hasLine ? RouteRowsQuery : EstimateRowsQuery),
      },
      config: {
        access: 'bearer',
        ...(options.requestsOf === undefined
          ? { rows: options.calls.operation.schema }
          : { tables: TABLE_TYPES }),
        footprints: !options.table.hasLine,
        produces: rowTypesOf(options.table),
        problems: PROBLEMS,
      },
    },
    async (request, reply) => {
      const format = rowFormatOf(request, options.table)
      if (format.hasAnswers) requireKnown(request, options.answer)
      const given = await options.requestsOf?.(request)
      const batch = new Batch(request, reply, options, format)
      const rows = given === undefined ? batch.lines(request.body as Readable) : toAsync(given)
      const answers = Readable.from(batch.answers(rows), { objectMode: false })
      varyBy(reply, 'Accept')
      const sent = format.isPacked ? answers : compressedStream(answers, request, reply)
      return reply.type(format.mediaType).send(sent)
    },
  )
}

function formatsText({ hasLine }: AnswerTable): string {
  const lines = hasLine
    ? ', or lines for maps: a GeoJSON feature per line (`geojsonl`, or `geojsons` by RFC 8142: `application/geo+json-seq`), GeoParquet 1.1 (`application/vnd.apache.parquet`) or FlatGeobuf (`application/vnd.flatgeobuf`)'
    : ''
  const light = hasLine
    ? ' An answer in NDJSON has no `geometry` and no `waypoints` unless its row has `geometry`, `waypoint_count` or `waypoint_strategy`, or the address has `fields`: `fields=*` is the whole answer.'
    : ''
  return `With \`format\` or Accept, the lines are CSV (\`text/csv\`)${lines}.${light} \`fields\` chooses members of the answers, or columns. Text is compressed with gzip if Accept-Encoding has it.`
}

/** Fields of a row that ask for the line of its route. */
const LINE_REQUESTS = ['geometry', 'waypoint_count', 'waypoint_strategy']

/** An answer without positions. */
function withoutLines(text: string): string {
  const { geometry: _, waypoints: __, alternatives, ...answer } = JSON.parse(text)
  const others = (alternatives as readonly object[]).map((one) => ({ ...one, geometry: undefined }))
  return JSON.stringify({ ...answer, alternatives: others })
}

const PROBLEMS: readonly ProblemCode[] = ['unsupported_media_type', 'invalid_idempotency_key']

interface Row {
  readonly id: string | number
  /** Number of the row, from 1. */
  readonly row: number
  /** The request, or the reason why there is none. */
  readonly body: object | Problem
  readonly more?: Given['more']
}

async function* toAsync<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

class Batch {
  readonly #key: string | null
  #rows = 0
  #rejectedInARow = 0
  #isEnded = false
  #caller: Promise<unknown> = Promise.resolve()
  #recognisedAtMs = performance.now()

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly options: BatchOptions,
    private readonly format: RowFormat,
  ) {
    this.#key = idempotencyKeyOf(request)
  }

  async *answers(lines: AsyncIterable<Line | Given>): AsyncGenerator<string | Uint8Array> {
    const rows = inOrder(lines, ROWS_AT_ONCE, (line) => this.#answer(line))
    yield* this.format.whole(rows)
    const { raw } = this.request
    if (!this.#isEnded) return
    await untilSent(raw)
    this.reply.raw.once('finish', () => raw.complete || raw.destroy())
  }

  /** The lines up to where the batch ends. */
  async *lines(body: Readable): AsyncGenerator<Line> {
    // The rest of a body that is left unread must not close the connection before its answer is sent.
    const all = body.iterator({ destroyOnReturn: false })
    for await (const line of linesOf(all, MAX_ROW_BYTES, MAX_REJECTED)) {
      this.#isEnded = line?.length === 0 || this.#rejectedInARow >= MAX_REJECTED
      yield line
      if (this.#isEnded) return
    }
  }

  #read(line: Line | Given): Row {
    const row = ++this.#rows
    if (line !== null && 'more' in line) return { ...line, id: line.id ?? row, row }
    // Whatever is wrong with a row, its answer has the id by which its caller knows it.
    let id: string | number = row
    try {
      if (this.#isEnded) throw ended()
      const { calls, table } = this.options
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

  async #answer(read: Line | Given): Promise<ReturnType<RowFormat['line']>> {
    const threadMs = read !== null && 'more' in read ? read.threadMs : 0
    const meter: Meter = { threadMs, measuredSinceMs: null }
    const { id, row, body, more } = measured(meter, () => this.#read(read))
    const line = { id, row, ...more }
    try {
      if (body instanceof Problem) throw body
      const { text, isReplayed } = await this.#ask(id, body, meter)
      this.#rejectedInARow = 0
      return this.format.line({ ...line, status: 200, replayed: isReplayed, answer: String(text) })
    } catch (error) {
      this.#rejectedInARow += 1
      const rejected = () => this.format.line({ ...line, ...this.#rejected(error) })
      const answered = measured(meter, rejected)
      await this.#pay(meter)
      return answered
    }
  }

  /** Slows the batch down once its rejected rows have used the account's time. */
  async #pay({ threadMs }: Meter): Promise<void> {
    const { account, isEverybody } = sessionOf(this.request)
    const { budget } = this.options
    budget.take(account.id, threadMs)
    if (!isEverybody && budget.wait(account.id) > 0) await retry.pause()
  }

  async #ask(id: string | number, json: object, meter: Meter) {
    const key = this.#key === null ? null : keyOfRow(this.#key, id)
    const isWhole = !this.format.hasAnswers
    const asked = { json, key, isWhole, isStrict: wantsStrictness(this.request), meter }
    for (let triesLeft = TRIES; ; triesLeft--) {
      try {
        await this.#requireCaller()
        const found = await this.options.calls.row(asked, this.request, this.reply)
        return this.#isLight(json) ? { ...found, text: withoutLines(String(found.text)) } : found
      } catch (error) {
        const isBusy = error instanceof Problem && BUSY.includes(error.code)
        if (triesLeft === 1 || !isBusy) throw error
      }
      await retry.pause()
    }
  }

  /** A token that merely expires, or cannot be checked again, lasts until the end of the batch. @throws Problem */
  async #requireCaller(): Promise<void> {
    const { request } = this
    const nowMs = performance.now()
    if (nowMs - this.#recognisedAtMs >= known.ms) {
      this.#recognisedAtMs = nowMs
      this.#caller = request.server.recognise(request)
    }
    await this.#caller.catch((error) => {
      if (!(error instanceof Problem) || !TOLERATED.includes(error.code)) throw error
    })
  }

  /** Whether nobody asked for the line of a route, which is most of its answer. */
  #isLight(json: object): boolean {
    if (!this.options.table.hasLine || !this.format.hasAnswers) return false
    const { fields } = this.request.query as { fields?: unknown }
    return fields === undefined && !LINE_REQUESTS.some((name) => name in json)
  }

  #rejected(error: unknown) {
    const problem = toLoggedProblem(error, this.request)
    const { path } = this.options.calls.operation
    const document = problemDocument(problem, path, this.request.id)
    return { status: problem.status, problem: JSON.stringify(document) }
  }
}

/** A mask of what no answer has would leave nothing of each row. @throws Problem */
function requireKnown(request: FastifyRequest, { properties }: BatchOptions['answer']): void {
  const mask = maskOf(request)
  if (mask !== null) requireMembers(mask, properties)
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

function ended(): Problem {
  const detail = `The batch ends here: ${MAX_REJECTED} rows in a row were rejected, or as many lines blank. Correct them, and send the rest as another batch.`
  return validationFailed([{ pointer: '#', code: 'not_allowed', detail }])
}

/** The same key for the same row of a repeated batch. */
function keyOfRow(key: string, id: string | number): string {
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(id)}`)
    .digest('base64url')
}
