/**
 * Work that nobody waits for, a few pieces at a time and so many at most. It is lost with the
 * process: only for what a caller can ask for again.
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

  /** False when the queue is full. The work must not throw: there is nobody to tell. */
  add(work: () => Promise<void>): boolean {
    if (this.length >= this.limit) return false
    this.#waiting.push(work)
    setImmediate(() => this.#next())
    return true
  }

  /** Settles when nothing is left to do. */
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
