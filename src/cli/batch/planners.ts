import { Worker } from 'node:worker_threads'
import type { Row } from '../rows/row.js'
import type { Terminal } from '../terminal.js'
import type { BatchDefaults, PlannedRow, RowPlanner } from './row-planner.js'

/** Plans rows in groups, on this thread or on others. */
export interface Planners<Asked = Row, Planned = PlannedRow> {
  /** Number of rows in a group. */
  readonly rowsAtOnce: number
  /** Maximum number of groups in progress. */
  readonly atOnce: number
  plan(rows: readonly Asked[]): Promise<readonly Planned[]>
  close(): Promise<void>
}

/** Plans each row on this thread as it arrives. */
export function planHere(planner: RowPlanner): Planners {
  return {
    rowsAtOnce: 1,
    atOnce: 1,
    plan: async (rows) => rows.map((row) => planner.plan(row)),
    close: async () => undefined,
  }
}

/** The data that a thread starts with. */
export interface ThreadSettings {
  readonly defaults: BatchDefaults
  readonly environment: Terminal['environment']
}

/** Large enough that a message costs little in relation to its routes. */
const ROWS_AT_ONCE = 16

/**
 * Plans on threads that each open their own copy of the sea.
 * @param script program that answers each message, a group of rows, with the results
 * @param settings data that the script starts with
 */
export function planOnThreads<Asked, Planned>(
  count: number,
  script: URL,
  settings: object,
): Planners<Asked, Planned> {
  type Thread = PlanningThread<Asked, Planned>
  const threads: Thread[] = Array.from(
    { length: count },
    () => new PlanningThread(script, settings),
  )
  const free = [...threads]
  const waiting: ((thread: Thread) => void)[] = []
  const take = async () =>
    free.pop() ?? (await new Promise<Thread>((resolve) => waiting.push(resolve)))
  const release = (thread: Thread) => {
    const next = waiting.shift()
    if (next === undefined) free.push(thread)
    else next(thread)
  }
  return {
    rowsAtOnce: ROWS_AT_ONCE,
    atOnce: 2 * count,
    plan: async (rows) => {
      const thread = await take()
      // If the thread has failed, the next rows are rejected immediately too.
      return thread.plan(rows).finally(() => release(thread))
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

/** A thread that is sent one message at a time. */
class PlanningThread<Asked, Planned> {
  readonly #worker: Worker
  #asked: {
    readonly resolve: (planned: readonly Planned[]) => void
    readonly reject: (error: unknown) => void
  } | null = null
  #failure: unknown = null

  constructor(script: URL, workerData: object) {
    this.#worker = new Worker(script, { workerData })
    this.#worker.on('message', (planned) => this.#asked?.resolve(planned))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', (code) => this.#fail(new Error(`A thread ended with code ${code}.`)))
  }

  plan(rows: readonly Asked[]): Promise<readonly Planned[]> {
    if (this.#failure !== null) return Promise.reject(this.#failure)
    const planned = new Promise<readonly Planned[]>((resolve, reject) => {
      this.#asked = { resolve, reject }
    })
    this.#worker.postMessage(rows)
    return planned
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    this.#asked?.reject(this.#failure)
  }
}
