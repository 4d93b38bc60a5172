import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { QuotaAmounts, Writing } from '../../store/store.js'
import { sessionOf } from '../accounts/session.js'
import type { Dependencies } from '../dependencies.js'
import { abandonedAfterMs } from '../housekeeping.js'
import { withinDeadline } from '../http/deadline.js'
import type { Metrics } from '../metrics.js'
import { Idempotency, idempotencyKeyOf } from './idempotency.js'
import { QuotaGuard } from './quota.js'

/** One request that counts against the daily limit. */
export interface CountedCall<Answer> {
  readonly amounts: QuotaAmounts
  /** The answer when it is there already; null when it has to be worked out. */
  known?(): Answer | null
  /** The signal is aborted when nobody waits for the answer any more. */
  work(signal: AbortSignal): Answer | Promise<Answer>
  /** What is written together with the charge. */
  writings?(answer: Answer): readonly Writing[]
  /** The answer as JSON, where the route's schema doesn't write it. */
  text?(answer: Answer): string | Buffer
}

/**
 * The way of every counted request: its key, its quota, its deadline, its work, and one commit of
 * the charge and all that came of it. All checks that are free come before.
 */
export class CountedCalls {
  readonly #metrics: Metrics
  readonly #quota: QuotaGuard
  readonly #idempotency: Idempotency
  readonly #deadlineSeconds: number

  constructor({ store, plans, clock, config, metrics }: Dependencies) {
    this.#metrics = metrics
    this.#quota = new QuotaGuard(store, plans, clock, metrics)
    this.#idempotency = new Idempotency(store, clock, abandonedAfterMs(config))
    this.#deadlineSeconds = config.deadlineSeconds
  }

  /**
   * Sends the answer of the work, or the one that was given under the same key before. HEAD asks
   * whether there would be one: it does no work, costs nothing and leaves no trace.
   */
  async answer<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    call: CountedCall<Answer>,
  ): Promise<FastifyReply> {
    const { account } = sessionOf(request)
    if (request.method === 'HEAD') {
      await this.#quota.foresee(account, call.amounts, reply)
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
      await this.#quota.tell(account, reply)
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

/** Without a length: that of the answer is known only to who calculates it. */
function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from([]))
}
