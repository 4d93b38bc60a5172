import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { QuotaGuard } from '../../accounts/quota.js'
import type { QuotaAmounts, Writing } from '../../store/store.js'
import type { Dependencies } from '../dependencies.js'
import type { Metrics } from '../metrics/metrics.js'
import { sessionOf } from './callers.js'
import { withinDeadline } from './deadline.js'
import { Idempotency, idempotencyKeyOf } from './idempotency.js'

/** One request that counts against the daily limit. */
export interface CountedCall<Answer> {
  readonly amounts: QuotaAmounts
  /** The cached response; null if it must be calculated. */
  known?(): Answer | null
  /** The signal is aborted when nobody is waiting for the response any more. */
  work(signal: AbortSignal): Answer | Promise<Answer>
  /** What is stored in the same commit as the charge. */
  writings?(answer: Answer): readonly Writing[]
  /** The response as JSON, if it is not serialized by the route's schema. */
  text?(answer: Answer): string | Buffer
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
    const { account } = sessionOf(request)
    if (request.method === 'HEAD') {
      await this.#quota.check(account, call.amounts, reply)
      return sendNothing(reply)
    }
    const work = () => withinDeadline(request, this.#deadlineSeconds, (signal) => call.work(signal))
    const writings = (answer: Answer) => call.writings?.(answer) ?? []
    const key = idempotencyKeyOf(request)
    if (key === null) {
      const known = call.known?.() ?? null
      if (known === null) {
        const answer = await this.#quota.charge(account, call.amounts, reply, work, writings)
        return sendAnswer(reply, call, answer)
      }
      await this.#quota.chargeKnown(account, call.amounts, reply, writings(known))
      return sendAnswer(reply, call, known)
    }
    const { text, isReplayed } = await this.#idempotency.once(request, key, async (keep) => {
      const done = await this.#quota.charge(
        account,
        call.amounts,
        reply,
        async () => {
          const answer = await work()
          const text = String(call.text?.(answer) ?? reply.serialize(answer))
          return { answer, text, kept: await keep(text) }
        },
        ({ answer, kept }) => [...writings(answer), kept],
      )
      return done.text
    })
    if (isReplayed) {
      this.#metrics.replayed()
      await this.#quota.report(account, reply)
      reply.header('idempotent-replayed', 'true')
    }
    return sendText(reply, text)
  }
}

function sendAnswer<Answer>(
  reply: FastifyReply,
  { text }: CountedCall<Answer>,
  answer: Answer,
): FastifyReply {
  return text === undefined ? reply.send(answer) : sendText(reply, text(answer))
}

function sendText(reply: FastifyReply, text: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Without a Content-Length, because the length is known only after the calculation. */
function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from([]))
}
