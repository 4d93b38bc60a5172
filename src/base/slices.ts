/** Longest work of all loops together in one turn of the event loop, ms. */
export const SLICE_MS = 2
/** How long a loop then waits, so that others get two thirds of the thread, ms. */
const REST_MS = 4

/** The clock and the timers of a thread. Replaced by tests. */
export interface Turning {
  nowMs(): number
  /** Calls back when this turn of the event loop is over. */
  afterTurn(done: () => void): void
  rest(done: () => void, ms: number): void
}

const HERE: Turning = {
  nowMs: () => performance.now(),
  afterTurn: (done) => {
    // A page has no immediates.
    if (typeof setImmediate === 'function') setImmediate(done)
    else setTimeout(done)
  },
  rest: (done, ms) => void setTimeout(done, ms),
}

/**
 * For each loop whose length a caller chooses: it works for a slice of the turn and then rests, so that nobody's
 * body stops the thread. All loops of a thread share the slice: a hundred of them take no longer than one.
 * Work that waits for something else in between gives up no time.
 *
 * ```ts
 * for (const item of items) {
 *   await slices.next()
 *   …
 * }
 * ```
 */
export class Slices {
  #endMs: number | null = null
  /** How often a loop gave up the rest of a turn. */
  given = 0

  constructor(private readonly turning: Turning = HERE) {}

  /** Called before each item. Undefined while the slice lasts; otherwise settles when the loop may go on. */
  next(): Promise<void> | undefined {
    const nowMs = this.turning.nowMs()
    if (this.#endMs === null) {
      this.#endMs = nowMs + SLICE_MS
      this.turning.afterTurn(() => {
        this.#endMs = null
      })
    }
    if (nowMs < this.#endMs) return undefined
    this.given += 1
    // All that rested wake in one turn: the first of them may take what is left for the others.
    return new Promise((resolve) => this.turning.rest(() => resolve(this.next()), REST_MS))
  }

  /** Settles in the next turn, for the steps of a work that each take long. */
  turn(): Promise<void> {
    return new Promise((resolve) => this.turning.afterTurn(resolve))
  }
}

/** Those of this thread. */
export const slices = new Slices()

/** What is made of each of some items, with a step after so many. */
export function* eachInSteps<Item, Made>(
  items: readonly Item[],
  perStep: number,
  make: (item: Item, at: number) => Made,
): Generator<void, Made[]> {
  const made: Made[] = []
  for (const [at, item] of items.entries()) {
    if (at % perStep === 0) yield
    made.push(make(item, at))
  }
  return made
}

/** The steps of a work in slices, and its result. */
export async function inSlices<Result>(steps: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await slices.next()
  }
}

/** All steps of a work at once, and its result. */
export function finish<Result>(steps: Iterator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
