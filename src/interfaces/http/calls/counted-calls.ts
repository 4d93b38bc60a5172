import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Mask, masked, readMask, requireMembers } from '../../../contract/operations/mask.js'
import { validationFailed } from '../../../contract/problems/problem.js'
import { FOOTPRINT_FORMATS } from '../../../contract/schemas/common.js'
import { QuotaGuard, type Reply as QuotaReply } from '../../../keeping/accounts/quota.js'
import type { QuotaAmounts, Writing } from '../../../keeping/store/database/store.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import { type Meter, measured } from '../guard/thread-budget.js'
import type { Metrics } from '../metrics/metrics.js'
import { type Connected, withinDeadline } from '../transport/deadline.js'
import { Idempotency, idempotencyKeyOf, type KeepAnswer, requestHashOf } from './idempotency.js'

/** One request that counts against the daily limit. */
export interface CountedCall<Answer> {
  readonly amounts: QuotaAmounts
  /** The cached response; null if it must be calculated. */
  known?(): Answer | null
  /** The signal is aborted when nobody is waiting for the response any more. */
  work(signal: AbortSignal): Answer | Promise<Answer>
  /** What is stored in the same commit as the charge. */
  writings?(answer: Answer): readonly Writing[]
  /** The response as JSON. */
  text(answer: Answer): string | Buffer
}

/** Who calls: a request, or what stands for one that nobody waits for. */
export type Caller = Pick<FastifyRequest, 'session' | 'query'> & Meter & Connected

/** Who calls, and with what. */
export interface CountedRequest {
  /** Of the caller: the request itself, or the batch that it is a row of. */
  readonly request: Caller
  /** Receives the quota headers. */
  readonly reply: QuotaReply
  /** Idempotency key, or null. */
  readonly key: string | null
  /** Path of the operation. */
  readonly path: string
  readonly body: unknown
  /** Members that the caller asks for; null for all. */
  readonly mask: Mask | null
  /** What is to be stored of an answer without a key. */
  readonly keep?: KeepAnswer | undefined
}

export interface AnswerText {
  readonly text: string | Buffer
  readonly isReplayed: boolean
}

/** Formats in which an answer has no members to choose from. */
const OTHERS: readonly string[] = ['text', ...FOOTPRINT_FORMATS]

/** The members that the address asks for; null for all. What is charged and stored is the whole. */
export function maskOf({ query, fileFormat, routeOptions }: FastifyRequest): Mask | null {
  const { fields, format } = query as { fields?: unknown; format?: unknown }
  if (fields === undefined) return null
  if ((fileFormat ?? null) !== null || OTHERS.includes(String(format))) {
    const detail = 'chooses members of JSON: leave it out for other formats'
    throw validationFailed([{ pointer: '#/fields', code: 'not_allowed', detail }])
  }
  const mask = readMask(String(fields))
  if (mask === null) return null
  const { response } = (routeOptions.schema ?? {}) as {
    response?: Record<string, { properties?: object }>
  }
  const members = response?.['200']?.properties
  if (members !== undefined) requireMembers(mask, members)
  return mask
}

/**
 * Handles every counted request: idempotency key, quota, deadline, work, and one commit of the charge
 * and its results. All checks that cost nothing come first.
 */
export class CountedCalls {
  readonly #metrics: Metrics
  readonly #quota: QuotaGuard
  readonly #idempotency: Idempotency
  readonly #deadlineSeconds: number

  constructor({ store, plans, clock, config, metrics }: Dependencies) {
    this.#metrics = metrics
    this.#quota = new QuotaGuard(store, plans, clock, metrics)
    this.#idempotency = new Idempotency(store, clock, config)
    this.#deadlineSeconds = config.deadlineSeconds
  }

  /**
   * Sends the result of the work, or the stored response of the same key. HEAD only checks the quota:
   * it does no work, costs nothing and stores nothing.
   */
  async answer<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    call: CountedCall<Answer>,
  ): Promise<FastifyReply> {
    if (request.method === 'HEAD') {
      await this.#quota.check(sessionOf(request).account, call.amounts, reply)
      return sendNothing(reply)
    }
    const { url: path = '' } = request.routeOptions
    const [key, mask] = [idempotencyKeyOf(request), maskOf(request)]
    const caller = { request, reply, key, path, body: request.body, mask }
    const { text, isReplayed } = await this.text(call, caller)
    if (isReplayed) reply.header('idempotent-replayed', 'true')
    return withType(reply).send(text)
  }

  /**
   * The response of a call as text, charged and recorded, with only the members that the caller asks
   * for. @throws Problem, and whatever the work throws
   */
  async text<Answer>(call: CountedCall<Answer>, asked: CountedRequest): Promise<AnswerText> {
    const answer = await this.#whole(call, asked)
    if (asked.mask === null) return answer
    return { ...answer, text: JSON.stringify(masked(JSON.parse(String(answer.text)), asked.mask)) }
  }

  async #whole<Answer>(
    call: CountedCall<Answer>,
    { request, reply, key, path, body, keep }: CountedRequest,
  ): Promise<AnswerText> {
    const { account } = sessionOf(request)
    const work = () =>
      measured(request, () =>
        withinDeadline(request, this.#deadlineSeconds, (signal) => call.work(signal)),
      )
    const writings = (answer: Answer) => call.writings?.(answer) ?? []
    if (key === null && keep === undefined) {
      const known = call.known?.() ?? null
      if (known !== null) {
        await this.#quota.chargeKnown(account, call.amounts, reply, writings(known))
        return { text: call.text(known), isReplayed: false }
      }
      const answer = await this.#quota.charge(account, call.amounts, reply, work, writings)
      return { text: call.text(answer), isReplayed: false }
    }
    const charged = async (keepIt: KeepAnswer) => {
      const done = await this.#quota.charge(
        account,
        call.amounts,
        reply,
        async () => {
          const answer = await work()
          const text = String(call.text(answer))
          return { answer, text, kept: await keepIt(text) }
        },
        ({ answer, kept }) => [...writings(answer), kept],
      )
      return done.text
    }
    if (key === null) return { text: await charged(keep!), isReplayed: false }
    const asked = { key, accountId: account.id, requestHash: requestHashOf(path, body) }
    const replayed = await this.#idempotency.once(asked, charged)
    if (replayed.isReplayed) {
      this.#metrics.replayed()
      await this.#quota.report(account, reply)
    }
    return replayed
  }
}

/** Without a Content-Length, because the length is known only after the calculation. */
function sendNothing(reply: FastifyReply): FastifyReply {
  return withType(reply).send(Readable.from([]))
}

/** JSON, unless the handler has set another type. */
function withType(reply: FastifyReply): FastifyReply {
  return reply.hasHeader('content-type') ? reply : reply.type('application/json; charset=utf-8')
}
