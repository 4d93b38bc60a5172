/**
 * Maximum work started per iteration of the event loop, ms. With fewer calls per iteration, each call
 * is slower.
 */
const MS_PER_TURN = 2
/** While connections arrive, work waits for at most this long, ms. */
const MAX_ARRIVING_MS = 20

/**
 * Spreads work over iterations of the event loop. Each iteration accepts one connection and reads all
 * others once, so short iterations serve new callers sooner. Waiting callers are served round robin.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>()
  #endMs = 0
  #isTurning = false
  #hasArrived = false
  #lastWorkMs = 0

  /** Notes that a connection was accepted, because more may follow. */
  arrived(): void {
    this.#hasArrived = true
  }

  /** Undefined if the caller's work may start at once. */
  next(caller: string): Promise<void> | undefined {
    const mustWait = this.#isTurning ? this.#waiting.size > 0 || this.#isOver : this.#hasArrived
    if (!this.#isTurning) this.#begin()
    if (!mustWait) return undefined
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller)
      if (own) own.push(resolve)
      else this.#waiting.set(caller, [resolve])
    })
  }

  get #isOver(): boolean {
    return performance.now() > this.#endMs
  }

  #begin(): void {
    this.#isTurning = true
    this.#endMs = performance.now() + MS_PER_TURN
    setImmediate(() => this.#turn())
  }

  #turn(): void {
    this.#isTurning = false
    if (this.#waiting.size === 0) return
    this.#begin()
    const isArriving = this.#hasArrived && this.#endMs - this.#lastWorkMs < MAX_ARRIVING_MS
    this.#hasArrived = false
    if (!isArriving) this.#release()
  }

  /** Lets works start one after another, each when the synchronous part of the previous one is done. */
  #release(): void {
    this.#lastWorkMs = performance.now()
    const [caller, own] = this.#waiting.entries().next().value!
    this.#waiting.delete(caller)
    const first = own.shift()!
    if (own.length > 0) this.#waiting.set(caller, own)
    first()
    // Promises settle before the next tick.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#waiting.size > 0 && !this.#isOver) this.#release()
      }),
    )
  }
}
