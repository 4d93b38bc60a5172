import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../base/clock.js'
import { MS_PER_DAY } from '../../../base/utc.js'
import { Problem } from '../../../contract/problems/problem.js'
import { isRecord } from '../../../contract/validation/json-schema.js'
import { releaseLater } from '../../../keeping/accounts/release-later.js'
import {
  type KeyClaim,
  KeyLostError,
  type Store,
  type Writing,
} from '../../../keeping/store/database/store.js'
import type { Config } from '../config.js'
import { abandonedAfterMs } from '../process/housekeeping.js'
import { packAnswer, unpackAnswer } from '../transport/answer-text.js'

/** Printable ASCII, as the draft of the header requires. */
const KEY = /^[\x21-\x7e]{1,255}$/
const LIFE_MS = MS_PER_DAY
/**
 * Maximum length of a stored response, in characters of its compressed text: the largest matrix takes
 * less than half of it. A judgement (2026).
 */
const MAX_STORED_LENGTH = 1024 * 1024
const BYTES_PER_MEGABYTE = 1e6
/**
 * Stored instead of a response that is too large, alone or together with others. No JSON begins like
 * this.
 */
const TOO_LARGE = 'too_large'

/** Stores the response, such as under its key, in the same commit as the charge. */
export type KeepAnswer = (text: string) => Promise<Writing>

/** A request with a key. */
export interface IdempotentRequest {
  readonly key: string
  readonly accountId: number
  /** Differs from that of any other request. */
  readonly requestHash: string
}

export interface IdempotentAnswer {
  readonly text: string
  readonly isReplayed: boolean
}

/**
 * Processes a request with an `Idempotency-Key` once: the same request with the same key receives the
 * stored response. Only charged responses are stored, so a failed request can be retried.
 */
export class Idempotency {
  /** Requests in progress in this process, by account and key. */
  readonly #inProgress = new Map<string, Promise<unknown>>()

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly config: Pick<Config, 'deadlineSeconds' | 'storedAnswerMegabytes'>,
  ) {}

  /**
   * A second request waits for the first one if that is in the same process.
   *
   * @throws Problem idempotency_key_reused for another request or if the first response was too large
   *   to store, idempotency_in_progress while the first is in progress in another process, and
   *   whatever the work throws
   */
  async once(
    { key, accountId, requestHash }: IdempotentRequest,
    work: (keep: KeepAnswer) => Promise<string>,
  ): Promise<IdempotentAnswer> {
    const name = `${accountId} ${key}`
    for (let first = this.#inProgress.get(name); first; first = this.#inProgress.get(name)) {
      await first.catch(() => undefined)
    }
    const claim = {
      accountId,
      key,
      requestHash,
      claimedAt: this.store.timeAt(this.clock.nowMs()),
    }
    const answer = this.#claimAndWork(claim, work)
    this.#inProgress.set(name, answer)
    try {
      return await answer
    } finally {
      this.#inProgress.delete(name)
    }
  }

  async #claimAndWork(
    claim: KeyClaim,
    work: (keep: KeepAnswer) => Promise<string>,
  ): Promise<IdempotentAnswer> {
    const keys = this.store.idempotencyKeys
    const nowMs = this.clock.nowMs()
    const known = await keys.claim(
      claim,
      this.store.timeAt(nowMs - LIFE_MS),
      this.store.timeAt(nowMs - abandonedAfterMs(this.config)),
    )
    if (known !== null) {
      if (known.requestHash !== claim.requestHash) throw reused()
      if (known.answer === null) throw inProgress()
      if (known.answer === TOO_LARGE) throw notStored(this.config)
      return { text: await unpackAnswer(known.answer), isReplayed: true }
    }
    try {
      const keep = async (text: string) => {
        const packed = await packAnswer(text)
        const most = this.config.storedAnswerMegabytes * BYTES_PER_MEGABYTE
        const stored = packed.length > MAX_STORED_LENGTH ? TOO_LARGE : packed
        return keys.answer(claim, stored, most, TOO_LARGE)
      }
      return { text: await work(keep), isReplayed: false }
    } catch (error) {
      // The caller receives the first error.
      await releaseLater(() => keys.release(claim))
      throw error instanceof KeyLostError ? inProgress() : error
    }
  }
}

/** Null without the header. @throws Problem invalid_idempotency_key. */
export function idempotencyKeyOf({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined || method !== 'POST') return null
  if (typeof key === 'string' && KEY.test(key)) return key
  const detail = 'An Idempotency-Key has 1 to 255 printable ASCII characters, e.g. a UUID.'
  throw new Problem('invalid_idempotency_key', detail)
}

/** Independent of white space and of the order of fields. @param path of the operation */
export function requestHashOf(path: string, body: unknown): string {
  const text = JSON.stringify(inOrder(body))
  return createHash('sha256').update(`${path} ${text}`).digest('hex')
}

/** A copy with sorted fields. A replacer of JSON.stringify would be ten times slower. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).sort(byName)
  return Object.fromEntries(fields.map(([name, inner]) => [name, inOrder(inner)]))
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}

function reused(): Problem {
  const detail = 'This Idempotency-Key was used for another request within 24 hours. Use a new one.'
  return new Problem('idempotency_key_reused', detail)
}

function notStored({ storedAnswerMegabytes }: Pick<Config, 'storedAnswerMegabytes'>): Problem {
  const detail = `The request with this Idempotency-Key was answered and charged once. Its response was not stored, because it exceeds ${MAX_STORED_LENGTH / 1024 ** 2} MiB when compressed or the responses of that day exceed ${storedAnswerMegabytes} MB. This repetition cost nothing. Use a new key to calculate it again.`
  return new Problem('idempotency_key_reused', detail)
}

function inProgress(): Problem {
  const detail = 'The first request with this Idempotency-Key is still in progress. Retry.'
  return new Problem('idempotency_in_progress', detail, { headers: { 'retry-after': '1' } })
}
