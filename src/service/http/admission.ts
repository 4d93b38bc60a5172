/** An iteration of the event loop that took longer than this means that too much was admitted. */
const DELAY_TARGET_MS = 50
/** One late iteration can be a garbage collection or another process; this many in a row are overload. */
const IN_A_ROW = 3
/**
 * So many requests do not make long iterations, and one client may well send them at once. They are always admitted:
 * a cold service is late because its code is not compiled yet.
 */
export const FEW_REQUESTS = 32
const SHRINK = 0.7
const GROWTH = 0.05

/**
 * How many requests may be in progress at once: at most so many, fewer while the event loop is late.
 * Additive increase and multiplicative decrease, as in TCP.
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
   * @param delayMs how late the event loop ran its last timer
   * @param inProgress requests at that time
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
