import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Mask, requireMembers } from '../../../contract/operations/mask.js'
import { Problem, problemDocument, validationFailed } from '../../../contract/problems/problem.js'
import type { ProblemCode } from '../../../contract/problems/problem-table.js'
import {
  EstimateRowsQuery,
  type LegRowsQuery,
  RouteRowsQuery,
} from '../../../contract/schemas/common.js'
import { inOrder } from '../../../tables/write/in-order.js'
import { maskOf } from '../calls/counted-calls.js'
import { idempotencyKeyOf } from '../calls/idempotency.js'
import { wantsStrictness } from '../calls/unknown-fields.js'
import { sessionOf } from '../guard/callers.js'
import { toLoggedProblem } from '../guard/error-handler.js'
import { type Meter, measured, type ThreadBudget } from '../guard/thread-budget.js'
import { TABLE_BODY_BYTES } from '../transport/body-limits.js'
import { compressedStream } from '../transport/compression.js'
import type { App } from '../transport/fastify-types.js'
import { varyBy } from '../transport/headers.js'
import { TABLE_TYPES } from '../transport/table-body.js'
import { untilSent } from '../transport/unread-body.js'
import { type Line, linesOf } from './lines.js'
import { type AnswerTable, type RowFormat, rowFormatOf, rowTypesOf } from './row-formats.js'
import { MAX_ROW_BYTES, type Row, type RowKind, readRow, withoutLine } from './rows.js'

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
/** A body with more rows in a row that are rejected, or blank lines, is not a table of requests. */
const MAX_REJECTED = 10_000

export interface BatchOptions extends RowKind {
  /** Path of the batch. */
  readonly url: string
  /** Schema of an answer. */
  readonly answer: { readonly properties: object }
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
  readonly more: NonNullable<Row['more']>
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
      const mask = format.hasAnswers ? maskOf(request) : null
      // A mask of what no answer has would leave nothing of each row.
      if (mask !== null) requireMembers(mask, options.answer.properties)
      const given = await options.requestsOf?.(request)
      const batch = new Batch(request, reply, options, { format, mask })
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

const PROBLEMS: readonly ProblemCode[] = ['unsupported_media_type', 'invalid_idempotency_key']

async function* toAsync<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

class Batch {
  readonly #key: string | null
  readonly #mask: Mask | null
  readonly #format: RowFormat
  /** Whether a line of a route is left out unless its row asks for it. */
  readonly #isLight: boolean
  #rows = 0
  #rejectedInARow = 0
  #isEnded = false
  #caller: Promise<unknown> = Promise.resolve()
  #recognisedAtMs = performance.now()

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly options: BatchOptions,
    { format, mask }: { readonly format: RowFormat; readonly mask: Mask | null },
  ) {
    this.#key = idempotencyKeyOf(request)
    this.#format = format
    this.#mask = mask
    const { fields } = request.query as { fields?: unknown }
    this.#isLight = options.table.hasLine && format.hasAnswers === true && fields === undefined
  }

  async *answers(lines: AsyncIterable<Line | Given>): AsyncGenerator<string | Uint8Array> {
    const rows = inOrder(lines, ROWS_AT_ONCE, (line) => this.#answer(line))
    yield* this.#format.whole(rows)
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
    const read = readRow(line, row, this.options)
    return this.#isEnded ? { ...read, body: ended() } : read
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
      return this.#format.line({ ...line, status: 200, replayed: isReplayed, answer: String(text) })
    } catch (error) {
      this.#rejectedInARow += 1
      const rejected = () => this.#format.line({ ...line, ...this.#rejected(error) })
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
    const isStrict = wantsStrictness(this.request)
    const asked = { json, key, mask: this.#mask, isStrict, meter }
    for (let triesLeft = TRIES; ; triesLeft--) {
      try {
        await this.#requireCaller()
        const { text, isReplayed } = await this.options.calls.row(asked, this.request)
        return { text: this.#isLight ? withoutLine(String(text), json) : text, isReplayed }
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

  #rejected(error: unknown) {
    const problem = toLoggedProblem(error, this.request)
    const { path } = this.options.calls.operation
    const document = problemDocument(problem, path, this.request.id)
    return { status: problem.status, problem: JSON.stringify(document) }
  }
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
