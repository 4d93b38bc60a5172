/** Maximum number of keys. Beyond it, the key that has been idle longest is dropped. */
const MAX_KEYS = 10_000
const MS_PER_MINUTE = 60_000

interface Bucket {
  tokens: number
  atMs: number
}

/**
 * A token bucket per key: the requests of a whole minute may arrive at once, and further ones at the
 * rate at which the bucket refills. @fastify/rate-limit counts in fixed windows and writes the headers
 * of the quota.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()

  /** @returns 0 if the request is allowed, otherwise the seconds until the next one is */
  take(key: string, perMinute: number, nowMs: number): number {
    const bucket = this.#refilled(key, perMinute, nowMs)
    this.#remember(key, bucket)
    if (bucket.tokens < 1) return secondsUntilNext(bucket, perMinute)
    bucket.tokens -= 1
    return 0
  }

  /** Takes any amount, also more than is left: further requests then wait for longer. */
  spend(key: string, perMinute: number, nowMs: number, amount: number): void {
    const bucket = this.#refilled(key, perMinute, nowMs)
    bucket.tokens -= amount
    this.#remember(key, bucket)
  }

  /** Like `take`, but takes nothing. */
  wait(key: string, perMinute: number, nowMs: number): number {
    if (!this.#buckets.has(key)) return 0
    const bucket = this.#refilled(key, perMinute, nowMs)
    return bucket.tokens < 1 ? secondsUntilNext(bucket, perMinute) : 0
  }

  #refilled(key: string, perMinute: number, nowMs: number): Bucket {
    const bucket = this.#buckets.get(key) ?? { tokens: perMinute, atMs: nowMs }
    const elapsedMs = Math.max(0, nowMs - bucket.atMs)
    bucket.tokens = Math.min(perMinute, bucket.tokens + (elapsedMs * perMinute) / MS_PER_MINUTE)
    bucket.atMs = nowMs
    return bucket
  }

  #remember(key: string, bucket: Bucket): void {
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MAX_KEYS) this.#buckets.delete(this.#buckets.keys().next().value!)
  }
}

function secondsUntilNext({ tokens }: Bucket, perMinute: number): number {
  return Math.ceil(((1 - tokens) * 60) / perMinute)
}
