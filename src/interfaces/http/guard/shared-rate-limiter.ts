import type { RateBuckets } from '../../../keeping/store/database/store.js'

/** Share of a minute's requests that a process takes at once, so that they share one write. */
const LEASE_SHARE = 1 / 20
/** Maximum number of keys. Beyond it, the key that has been idle longest is dropped. */
const MAX_KEYS = 10_000
/**
 * A lease that is not used up expires after this time, because the bucket is full again by then, ms.
 */
const LEASE_MS = 60_000

interface Leased {
  left: number
  /** The bucket is empty until this time. */
  emptyUntilMs: number
  atMs: number
  /**
   * A request to the store in progress, which further requests wait for instead of sending their own.
   */
  taking: Promise<void> | null
}

/**
 * A limit for all processes together: each takes requests from a bucket in the store, several at a
 * time.
 */
export class SharedRateLimiter {
  readonly #leased = new Map<string, Leased>()

  constructor(private readonly buckets: RateBuckets) {}

  /**
   * @returns 0 if the request is allowed, otherwise the seconds until the next one is
   * @throws StorageError
   */
  async take(key: string, perMinute: number, nowMs: number): Promise<number> {
    const lease = this.#leaseOf(key, nowMs)
    while (lease.left < 1) {
      if (lease.emptyUntilMs > nowMs) return Math.ceil((lease.emptyUntilMs - nowMs) / 1000)
      lease.taking ??= this.#take(key, lease, perMinute, nowMs).finally(() => {
        lease.taking = null
      })
      await lease.taking
    }
    lease.left -= 1
    return 0
  }

  async #take(key: string, lease: Leased, perMinute: number, nowMs: number): Promise<void> {
    const wanted = Math.max(1, Math.floor(perMinute * LEASE_SHARE))
    const { granted, tokens } = await this.buckets.take(key, perMinute, wanted, nowMs)
    lease.left += granted
    lease.atMs = nowMs
    if (granted === 0) lease.emptyUntilMs = nowMs + ((1 - tokens) * 60_000) / perMinute
  }

  #leaseOf(key: string, nowMs: number): Leased {
    const known = this.#leased.get(key)
    const isFresh = known !== undefined && (known.taking !== null || nowMs - known.atMs < LEASE_MS)
    const lease = isFresh ? known : { left: 0, emptyUntilMs: 0, atMs: nowMs, taking: null }
    this.#leased.delete(key)
    this.#leased.set(key, lease)
    if (this.#leased.size > MAX_KEYS) this.#leased.delete(this.#leased.keys().next().value!)
    return lease
  }
}
