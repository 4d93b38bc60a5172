/**
 * An iteration of the event loop that takes longer than this shows that too many requests were
 * admitted, ms.
 */
const DELAY_TARGET_MS = 50
/**
 * A single late iteration can be due to garbage collection or another process; this many in a row mean
 * overload.
 */
const IN_A_ROW = 3
/**
 * This many requests do not make iterations long, and one client may well send them at once, so they
 * are always admitted. A cold service is late because its code has not been compiled yet.
 */
export const FEW_REQUESTS = 32
/** One caller's page or program sends this many at once. A judgement. */
export const ONE_CALLERS_REQUESTS = 4
/** When a rejected caller may try again. */
export const RETRY_AFTER_SECONDS = 1
/** So that rejections leave most of the thread's time to answers. A judgement. */
const REJECTIONS_PER_SECOND = 200
const SHRINK = 0.7
const GROWTH = 0.05

/**
 * The number of requests that may be in progress: up to a maximum, and fewer while the event loop is
 * late. Additive increase and multiplicative decrease, as in TCP.
 */
export class Admission {
  #limit: number
  #late = 0

  constructor(private readonly most: number) {
    this.#limit = most
  }

  get limit(): number {
    return this.#limit
  }

  /**
   * @param delayMs lateness of the last timer of the event loop, ms
   * @param inProgress number of requests at that time
   */
  measured(delayMs: number, inProgress: number): void {
    if (delayMs <= DELAY_TARGET_MS) {
      this.#late = 0
      this.#limit = Math.min(this.most, this.#limit + Math.ceil(this.most * GROWTH))
      return
    }
    this.#late += 1
    if (this.#late < IN_A_ROW) return
    const used = Math.min(this.#limit, inProgress)
    this.#limit = Math.min(this.most, Math.max(FEW_REQUESTS, Math.floor(used * SHRINK)))
  }
}

/** When rejections are sent: a second late, and no more than 200 a second. */
export class RejectionTimes {
  #lastMs = Number.NEGATIVE_INFINITY

  /** How long the next rejection waits, ms. */
  next(nowMs: number): number {
    const soonestMs = this.#lastMs + 1000 / REJECTIONS_PER_SECOND
    this.#lastMs = Math.max(nowMs + 1000 * RETRY_AFTER_SECONDS, soonestMs)
    return this.#lastMs - nowMs
  }
}
