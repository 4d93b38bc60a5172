/** An iteration of the event loop starts no more work than this. With fewer calls per iteration, each is slower. */
const MS_PER_TURN = 2
/** While connections arrive, work waits at most this long. */
const MOST_ARRIVING_MS = 20

/**
 * Spreads work over iterations of the event loop. Each accepts one connection and reads all others once: the
 * shorter the iterations, the sooner a new caller is served. Waiting callers are served round robin.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>()
  #endMs = 0
  #isTurning = false
  #hasArrived = false
  #lastWorkMs = 0

  /** A connection was accepted: there may be more. */
  arrived(): void {
    this.#hasArrived = true
  }

  /** Undefined if the work of the caller may begin at once. */
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
    const isArriving = this.#hasArrived && this.#endMs - this.#lastWorkMs < MOST_ARRIVING_MS
    this.#hasArrived = false
    if (!isArriving) this.#release()
  }

  /** Lets one after another begin, each when the synchronous work of the one before is done. */
  #release(): void {
    this.#lastWorkMs = performance.now()
    const [caller, own] = this.#waiting.entries().next().value!
    this.#waiting.delete(caller)
    const first = own.shift()!
    if (own.length > 0) this.#waiting.set(caller, own)
    first()
    // Promises are settled before the next tick.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#waiting.size > 0 && !this.#isOver) this.#release()
      }),
    )
  }
}
