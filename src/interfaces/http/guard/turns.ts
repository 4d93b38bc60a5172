/**
 * Maximum work started per iteration of the event loop, ms. With fewer calls per iteration, each call
 * is slower.
 */
const MS_PER_TURN = 2
/** While connections arrive, work waits for at most this long at first, ms: a thousand arrive in this time. */
const MAX_PATIENCE_MS = 150
/** Share of the time afterwards, so that callers with a new connection for each request are answered too. */
const PATIENCE_REGAINED = 0.5

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
  /** How long work may still wait for connections. */
  #patienceMs = MAX_PATIENCE_MS
  #countedMs = 0
  #isPatient = false

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
    this.#countPatience()
    this.#isPatient = this.#waiting.size > 0 && this.#hasArrived && this.#patienceMs > 0
    if (this.#waiting.size === 0) return
    this.#hasArrived = false
    this.#begin(!this.#isPatient)
    if (!this.#isPatient) this.#release()
  }

  #countPatience(): void {
    const nowMs = performance.now()
    const passedMs = nowMs - this.#countedMs
    this.#countedMs = nowMs
    const gainedMs = passedMs * (this.#isPatient ? -1 : PATIENCE_REGAINED)
    this.#patienceMs = Math.min(MAX_PATIENCE_MS, this.#patienceMs + gainedMs)
  }

  /** Lets works start one after another, each when the synchronous part of the previous one is done. */
  #release(): void {
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
