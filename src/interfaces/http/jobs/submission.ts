import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isoTime } from '../../../base/utc.js'
import { Problem, validationFailed } from '../../../contract/problems/problem.js'
import type { JobKindName } from '../../../contract/schemas/service/jobs.js'
import {
  type Job,
  JobLimitError,
  type NewJob,
  type Writing,
} from '../../../keeping/store/database/store.js'
import { Idempotency, idempotencyKeyOf } from '../calls/idempotency.js'
import { wantsStrictness } from '../calls/unknown-fields.js'
import { networksOf } from '../config.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import { NO_BODY } from '../transport/json-body.js'
import { CSV_TYPE, placeOfTable, TABLE_TYPES, XLSX_TYPE } from '../transport/table-body.js'
import { refusalOf } from './guarded-call.js'
import { jobBody } from './job-body.js'
import { type JobKind, storedRows } from './kinds.js'
import { partsOf } from './packed-lines.js'
import { secretBytes } from './webhooks.js'

export const WEBHOOK_SECRET = {
  name: 'Webhook-Secret',
  in: 'header',
  required: false,
  description:
    'Signs the webhook: whsec_ and 24 to 64 bytes in base64, as `echo whsec_$(openssl rand -base64 32)` makes it. Needed with `webhook`',
  schema: { type: 'string' },
}

type Query = { readonly kind: JobKindName; readonly webhook?: string; readonly source?: string }

/** Types of files by the end of their address: many are kept as text or as octets. */
const TYPE_BY_END: readonly (readonly [RegExp, string])[] = [
  [/\.csv$/i, CSV_TYPE],
  [/\.xlsx$/i, XLSX_TYPE],
  [/\.(ndjson|jsonl)$/i, 'application/x-ndjson'],
]

/** Jobs that are sent. With an Idempotency-Key, the same is stored once. */
export class Submissions {
  readonly #idempotency: Idempotency

  constructor(private readonly dependencies: Dependencies) {
    const { store, clock, config } = dependencies
    this.#idempotency = new Idempotency(store, clock, config)
  }

  /** @throws Problem */
  async accept(request: FastifyRequest, kind: JobKind) {
    const webhook = this.#webhookOf(request)
    this.#checkSource(request)
    const make = (more: (text: string) => Promise<readonly Writing[]>) =>
      this.#make(request, kind, webhook, more)
    const key = idempotencyKeyOf(request)
    if (key === null) return { text: await make(async () => []), isReplayed: false }
    const accountId = sessionOf(request).account.id
    const asked = { key, accountId, requestHash: hashOf(request, webhook) }
    return this.#idempotency.once(asked, (keep) => make(async (text) => [await keep(text)]))
  }

  /** @param more what is stored with it, for its text */
  async #make(
    request: FastifyRequest,
    kind: JobKind,
    webhook: NewJob['webhook'],
    more: (text: string) => Promise<readonly Writing[]>,
  ): Promise<string> {
    const { store, clock, plans, newId } = this.dependencies
    const { account } = sessionOf(request)
    const { jobRows, openJobs } = plans.of(account.planType)
    await this.#fetch(request)
    const { parts, rows } = await partsOf(storedRows(kind, request), (row) => {
      if (row > jobRows) throw tooManyRows(jobRows)
    })
    if (rows === 0) throw noRows(request)
    const nowMs = Date.parse(store.timeAt(clock.nowMs()))
    const job: NewJob = {
      id: newId('job'),
      accountId: account.id,
      kind: (request.query as Query).kind,
      isStrict: wantsStrictness(request) ? 1 : 0,
      rowCount: rows,
      createdAt: isoTime(nowMs),
      webhook,
    }
    const text = JSON.stringify(jobBody(asStored(job), nowMs))
    await store.jobs.add(job, parts, openJobs, await more(text)).catch((error: unknown) => {
      throw error instanceof JobLimitError ? tooManyJobs(openJobs) : error
    })
    return text
  }

  /** @throws Problem for an address that is not read, or a body beside it */
  #checkSource({ query, body }: FastifyRequest): void {
    const { source } = query as Query
    if (source === undefined) return
    this.#checkAddress('#/source', source)
    if ((body as Buffer | undefined)?.length) throw refused('#/source', NO_BODY)
  }

  /** Puts a table that is given by an address in the place of the body. @throws Problem */
  async #fetch(request: FastifyRequest): Promise<void> {
    const { source } = request.query as Query
    if (source === undefined) return
    const fetched = await this.dependencies
      .get(source, request.routeOptions.bodyLimit)
      .catch((error: Error) => {
        throw refused('#/source', `could not be read: ${error.message}`)
      })
    const { pathname } = new URL(source)
    // A page to log in stands at the address of many a file.
    const isPage = /^text\/html/i.test(fetched.type)
    const byEnd = isPage ? undefined : TYPE_BY_END.find(([end]) => end.test(pathname))?.[1]
    const type = byEnd ?? fetched.type
    const isTable = TABLE_TYPES.some((known) => type.toLowerCase().startsWith(known))
    if (!isTable) {
      const form =
        'CSV, XLSX or lines of JSON, by its end (.csv, .xlsx, .ndjson) or its Content-Type'
      throw refused('#/source', `must be ${form}; it has ${type || 'neither'}`)
    }
    request.headers = { ...request.headers, 'content-type': type }
    request.body = fetched.bytes
  }

  #checkAddress(pointer: string, url: string): void {
    const networks = networksOf(this.dependencies.config)
    const refusal = URL.canParse(url) ? refusalOf(new URL(url), networks) : 'must be an address'
    if (refusal !== null) throw refused(pointer, refusal)
  }

  /** @throws Problem for an address that nobody would be told at, or without a secret */
  #webhookOf({ query, headers }: FastifyRequest): NewJob['webhook'] {
    const { webhook: url } = query as Query
    if (url === undefined) return null
    this.#checkAddress('#/webhook', url)
    const secret = headers['webhook-secret']
    if (typeof secret === 'string' && secretBytes(secret) !== null) return { url, secret }
    const detail =
      'needs the header Webhook-Secret: whsec_ and 24 to 64 bytes in base64, as from echo whsec_$(openssl rand -base64 32)'
    throw refused('#/webhook', detail)
  }
}

/** Of all that makes it another job. */
function hashOf(request: FastifyRequest, webhook: NewJob['webhook']): string {
  const { query, headers, body } = request
  const head = [query, webhook, headers['content-type'], wantsStrictness(request)]
  return createHash('sha256')
    .update(`/v1/jobs ${JSON.stringify(head)}\n`)
    .update((body as Buffer | undefined) ?? '')
    .digest('hex')
}

/** A job that nobody has begun. */
function asStored({ webhook, ...job }: NewJob): Job {
  return {
    ...job,
    answered: 0,
    rejected: 0,
    state: 'open',
    startedAt: null,
    isHeld: 0,
    dueAt: job.createdAt,
    endedAt: null,
    webhookUrl: webhook?.url ?? null,
    webhookDue: null,
    webhookAttempts: 0,
    webhookDelivered: null,
  }
}

function refused(pointer: string, detail: string): Problem {
  return validationFailed([{ pointer, code: 'not_allowed', detail }])
}

function noRows(request: FastifyRequest): Problem {
  const { pointer } = placeOfTable(request)
  return refused(pointer, 'has no row: send one JSON object per line, or a table')
}

function tooManyRows(most: number): Problem {
  const detail = `A job of this plan may have ${most} rows. Send the others as another job.`
  return new Problem('payload_too_large', detail)
}

function tooManyJobs(most: number): Problem {
  const detail = `The account has ${most} open jobs. Wait until one has ended, or cancel one with DELETE /v1/jobs/{id}.`
  return new Problem('too_many_jobs', detail)
}
