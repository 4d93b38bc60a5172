/**
 * Background queue with bounded length and concurrency. Its work is lost if the process ends, so it is
 * only for work that a caller can request again. Written by us because p-queue cannot limit its length.
 */
export class WorkQueue {
  readonly #waiting: (() => Promise<void>)[] = []
  readonly #idle: (() => void)[] = []
  #running = 0

  constructor(
    private readonly limit = 1000,
    private readonly atOnce = 4,
  ) {}

  get length(): number {
    return this.#waiting.length + this.#running
  }

  /**
   * Returns false if the queue is full. The work must not throw, because nobody would handle the error.
   */
  add(work: () => Promise<void>): boolean {
    if (this.length >= this.limit) return false
    this.#waiting.push(work)
    setImmediate(() => this.#next())
    return true
  }

  /** Settles when the queue is empty. */
  idle(): Promise<void> {
    if (this.length === 0) return Promise.resolve()
    return new Promise((resolve) => this.#idle.push(resolve))
  }

  #next(): void {
    if (this.#running >= this.atOnce) return
    const work = this.#waiting.shift()
    if (work === undefined) return
    this.#running += 1
    void work().finally(() => {
      this.#running -= 1
      this.#next()
      if (this.length === 0) for (const resolve of this.#idle.splice(0)) resolve()
    })
  }
}
