import { setImmediate as nextTurn } from 'node:timers/promises'
import { OutcomeUnknownError, type Queryable } from './database.js'

/** Maximum number of calls in one transaction. After a failure, each runs again alone. */
const MAX_TOGETHER = 100
/** Maximum number of concurrent transactions. The other connections are for reads. */
const MAX_GROUPS = 4

type Work<Result> = (inside: Queryable) => Promise<Result>

interface Call {
  readonly row: number
  readonly work: Work<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Runs works in one transaction, interleaving their statements, and commits it. */
export type RunTogether = (works: readonly Work<unknown>[]) => Promise<unknown[]>

/**
 * Groups concurrent calls into one commit. Calls of one account wait for the same row, so separate
 * calls would delay each other by their round trips and flushes. In a group, a hundred share both.
 */
export class GroupCommits {
  #waiting: Call[] = []
  /** Rows of running groups. They are locked, so another group could only wait for them. */
  readonly #locked = new Set<number>()
  #groups = 0
  #isStarting = false

  /** @param isSafe whether calls can be repeated after this error: nothing was committed, and the database responds */
  constructor(
    private readonly run: RunTogether,
    private readonly isSafe: (error: unknown) => boolean,
  ) {}

  /** @param row the row that the work locks before any other */
  add<Result>(row: number, work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, work, resolve: resolve as Call['resolve'], reject })
      void this.#start()
    })
  }

  async #start(): Promise<void> {
    if (this.#isStarting) return
    this.#isStarting = true
    // Requests read in the same turn of the event loop join the same group.
    await nextTurn()
    this.#isStarting = false
    while (this.#groups < MAX_GROUPS) {
      const group = this.#take()
      if (group.length === 0) return
      void this.#commit(group)
    }
  }

  /** In the order of their rows, so that two processes cannot deadlock. */
  #take(): Call[] {
    const group: Call[] = []
    const left: Call[] = []
    for (const call of this.#waiting) {
      const isFree = group.length < MAX_TOGETHER && !this.#locked.has(call.row)
      if (isFree) group.push(call)
      else left.push(call)
    }
    this.#waiting = left
    return group.sort((a, b) => a.row - b.row)
  }

  async #commit(group: readonly Call[]): Promise<void> {
    this.#groups += 1
    for (const { row } of group) this.#locked.add(row)
    try {
      const results = await this.run(group.map(({ work }) => work))
      for (const [at, { resolve }] of group.entries()) resolve(results[at])
    } catch (error) {
      if (group.length > 1 && !(error instanceof OutcomeUnknownError) && this.isSafe(error))
        await this.#oneByOne(group)
      else for (const { reject } of group) reject(error)
    } finally {
      this.#groups -= 1
      for (const { row } of group) this.#locked.delete(row)
      void this.#start()
    }
  }

  /** One call failed, and the transaction with it. Now each succeeds or fails alone. */
  async #oneByOne(group: readonly Call[]): Promise<void> {
    for (const { work, resolve, reject } of group) {
      await this.run([work]).then(([result]) => resolve(result), reject)
    }
  }
}
