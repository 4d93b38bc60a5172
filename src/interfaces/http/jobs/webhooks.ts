import { createHmac } from 'node:crypto'
import { isoTime } from '../../../base/utc.js'
import type { DueWebhook } from '../../../keeping/store/database/store.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'
import { jobBody } from './job-body.js'

/** A process that dies with a message is given up after this, ms: more than a message may take. */
const GIVEN_UP_MS = 60_000
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]
/** Waits before the attempts after the first: half a day in all. */
export const AGAIN_AFTER_MS = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR]
/** The receiver wants no more. */
const GONE = 410
const SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/

/** The bytes of a secret as Standard Webhooks writes it, 24 to 64; null if it is none. */
export function secretBytes(secret: string): Buffer | null {
  const bytes = Buffer.from(SECRET.exec(secret)?.[1] ?? '', 'base64')
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : null
}

/** The signature of a message, by which its receiver knows that it is ours (Standard Webhooks 1.0). */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const signed = createHmac('sha256', secretBytes(secret)!).update(`${id}.${seconds}.${body}`)
  return `v1,${signed.digest('base64')}`
}

/** Tells the owners of jobs of their ends: at least once each, and for half a day if nobody receives it. */
export class Webhooks {
  readonly #stopping = new AbortController()

  constructor(
    private readonly tools: Pick<Dependencies, 'store' | 'clock' | 'config' | 'post'>,
    private readonly app: App,
  ) {}

  stop(): void {
    this.#stopping.abort()
  }

  /** @returns whether one was due */
  async turn(): Promise<boolean> {
    const { store } = this.tools
    const nowMs = this.#nowMs
    const job = await store.jobs.claimWebhook(isoTime(nowMs), isoTime(nowMs + GIVEN_UP_MS))
    if (job === null) return false
    const fault = await this.#send(job)
    // The claim ends by itself.
    if (this.#stopping.signal.aborted && fault !== null) return false
    if (fault === null) await store.jobs.webhookDelivered(job.id, isoTime(this.#nowMs))
    else await this.#failed(job, fault)
    return true
  }

  /** @returns null, or why it was not received */
  async #send(job: DueWebhook): Promise<string | number | null> {
    const { config, post } = this.tools
    const body = JSON.stringify({
      type: `job.${job.state}`,
      timestamp: job.endedAt,
      data: jobBody(job, this.#nowMs, config.publicUrl),
    })
    // The same for each attempt, so that a receiver can tell a repetition.
    const id = `msg_${job.id}`
    const seconds = Math.floor(this.#nowMs / 1000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Fairway',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(job.webhookSecret, id, seconds, body),
    }
    const { signal } = this.#stopping
    try {
      const status = await post({ url: job.webhookUrl, headers, body, signal })
      return status >= 200 && status < 300 ? null : status
    } catch (error) {
      return (error as Error).message
    }
  }

  async #failed({ id, webhookUrl, webhookAttempts }: DueWebhook, fault: string | number) {
    const waitMs = fault === GONE ? undefined : AGAIN_AFTER_MS[webhookAttempts - 1]
    const again = waitMs === undefined ? null : isoTime(this.#nowMs + waitMs)
    const fields = { job: id, host: new URL(webhookUrl).host, fault, again }
    this.app.log.warn(fields, 'webhook not received')
    await this.tools.store.jobs.webhookFailed(id, again)
  }

  /** By the clock that all processes share. */
  get #nowMs(): number {
    const { store, clock } = this.tools
    return Date.parse(store.timeAt(clock.nowMs()))
  }
}
