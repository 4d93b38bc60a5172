import { errorOf, FairwayError } from './errors.js'
import type { Operations } from './schema.js'
import { wait } from './wait.js'

/** An operation, such as `POST /calculate-route`. */
export type OperationKey = keyof Operations

/** Forbids members that the operation does not accept. */
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [name in Name]?: undefined }
  : undefined extends Value
    ? { readonly [name in Name]?: Value }
    : Record<string, never> extends Value
      ? { readonly [name in Name]?: Value }
      : { readonly [name in Name]: Value }

/** Options of any call. */
export interface CallOptions {
  /** Aborts the call, or the wait before a retry. */
  readonly signal?: AbortSignal | null
  /** Makes a retry of a counted call safe; see `Idempotency-Key` in the API reference. */
  readonly idempotencyKey?: string
  /** Rejects unknown fields instead of reporting them in `warnings`. */
  readonly strict?: boolean
}

/** The arguments of one operation. */
export type Call<Key extends OperationKey> = Given<'path', Operations[Key]['path']> &
  Given<'query', Operations[Key]['query']> &
  Given<'body', Operations[Key]['body']> &
  CallOptions

/** The call may be left out if the operation requires no arguments. */
export type CallArguments<Key extends OperationKey> =
  Record<string, never> extends Call<Key> ? [call?: Call<Key>] : [call: Call<Key>]

/** A call of any operation, as the transport sees it. */
export interface AnyCall extends CallOptions {
  /** Lines of JSON instead of a body. */
  readonly lines?: string
  /** A file instead of a body; the answer is lines of JSON. */
  readonly table?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }
  /** Signs the webhook of a job. */
  readonly webhookSecret?: string
  readonly path?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

export interface TransportOptions {
  readonly baseUrl: string | URL
  readonly fetch: typeof fetch
  readonly maxRetries: number
  readonly maxWaitSeconds: number
}

/** Media type of one JSON object per line. */
export const LINES = 'application/x-ndjson'

/** Statuses after which the same request may be retried if the response has a Retry-After. */
const RETRYABLE = [409, 429, 503]

/**
 * Sends a call, and retries it if the service asks for a retry. openapi-fetch would only replace
 * `urlOf` and `headersOf`, and calls the `fetch` option with a Request instead of a URL.
 */
export class Transport {
  readonly #options: TransportOptions

  constructor(options: TransportOptions) {
    this.#options = options
  }

  /** @throws FairwayError, or the signal's reason */
  async send(key: OperationKey, call: AnyCall, token: string | null): Promise<unknown> {
    const { maxRetries, maxWaitSeconds } = this.#options
    for (let attempt = 0; ; attempt++) {
      const answer = await this.#fetch(key, call, token)
      if (answer.ok) return readBody(answer)
      const error = await errorOf(answer)
      const seconds = error.retryAfterSeconds
      const mayRetry = seconds !== null && seconds <= maxWaitSeconds && attempt < maxRetries
      if (!mayRetry || !RETRYABLE.includes(answer.status)) throw error
      await wait(seconds, call.signal)
    }
  }

  async #fetch(key: OperationKey, call: AnyCall, token: string | null): Promise<Response> {
    const [method, template] = key.split(' ') as [string, string]
    const url = urlOf(this.#options.baseUrl, template, call)
    try {
      return await this.#options.fetch(url, {
        method,
        headers: headersOf(call, token),
        body:
          call.table?.bytes ??
          call.lines ??
          (call.body === undefined ? null : JSON.stringify(call.body)),
        signal: call.signal ?? null,
      })
    } catch (cause) {
      call.signal?.throwIfAborted()
      // A fetch of the caller's may fail in words of its own, such as a deadline.
      if (cause instanceof FairwayError) throw cause
      const message = `No response from ${url.origin}: is the service running there?`
      throw new FairwayError('connection_failed', message, { cause })
    }
  }
}

/** The base address may have a path, e.g. behind a proxy. */
function urlOf(baseUrl: string | URL, template: string, { path = {}, query = {} }: AnyCall): URL {
  const names = new Map(Object.entries(path))
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(names.get(name))),
  )
  const url = new URL(String(baseUrl).replace(/\/+$/, '') + filled)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  return url
}

function headersOf(
  { body, lines, table, idempotencyKey, strict, webhookSecret }: AnyCall,
  token: string | null,
) {
  return {
    accept: lines === undefined && table === undefined ? 'application/json' : LINES,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(lines === undefined ? {} : { 'content-type': LINES }),
    ...(table === undefined ? {} : { 'content-type': table.type }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(webhookSecret === undefined ? {} : { 'webhook-secret': webhookSecret }),
    ...(strict ? { prefer: 'handling=strict' } : {}),
  }
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text()
  const type = answer.headers.get('content-type') ?? ''
  if (!type.includes('json') || type.startsWith(LINES)) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    const { status } = answer
    const message = `The response with status ${status} is not whole: ${text.slice(0, 200)}`
    throw new FairwayError('unexpected_answer', message, { status, cause })
  }
}
