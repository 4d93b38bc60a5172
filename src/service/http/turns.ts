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
  /** Whether this iteration may start work. */
  #isOpen = false
  /** Whether the next work starts as soon as the synchronous part of the previous one is done. */
  #isNextDue = false
  #hasArrived = false
  #lastWorkMs = 0

  /** Notes that a connection was accepted, because more may follow. */
  arrived(): void {
    this.#hasArrived = true
  }

  /** Settles when the caller's work may start: in this iteration if there is time. */
  next(caller: string): Promise<void> {
    if (!this.#isTurning) this.#begin(!this.#hasArrived)
    const turn = new Promise<void>((resolve) => {
      const own = this.#waiting.get(caller)
      if (own) own.push(resolve)
      else this.#waiting.set(caller, [resolve])
    })
    this.#releaseSoon()
    return turn
  }

  #begin(isOpen: boolean): void {
    this.#isTurning = true
    this.#isOpen = isOpen
    this.#endMs = performance.now() + MS_PER_TURN
    setImmediate(() => this.#turn())
  }

  #turn(): void {
    this.#isTurning = false
    if (this.#waiting.size === 0) return
    const isArriving = this.#hasArrived && performance.now() - this.#lastWorkMs < MAX_ARRIVING_MS
    this.#hasArrived = false
    this.#begin(!isArriving)
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
    this.#releaseSoon()
  }

  #releaseSoon(): void {
    if (this.#isNextDue || !this.#isOpen) return
    this.#isNextDue = true
    // Promises settle before the next tick.
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#isNextDue = false
        const isOver = !this.#isOpen || performance.now() > this.#endMs
        if (this.#waiting.size > 0 && !isOver) this.#release()
      }),
    )
  }
}
