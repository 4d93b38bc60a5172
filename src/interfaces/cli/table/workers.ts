import { Worker } from 'node:worker_threads'
import type { DoneRow, NumberedRow, RowSettings, RowWork } from './row-work.js'

/** Calculates rows, on this thread or on others. */
export interface Workers {
  /** Number of rows in a group. */
  readonly rowsAtOnce: number
  /** Maximum number of groups in progress. */
  readonly atOnce: number
  answer(rows: readonly NumberedRow[]): Promise<readonly DoneRow[]>
  close(): Promise<void>
}

/** Calculates each row on this thread as it arrives. */
export function here(work: RowWork): Workers {
  return {
    rowsAtOnce: 1,
    atOnce: 1,
    answer: (rows) => Promise.all(rows.map((row) => work.answer(row))),
    close: async () => undefined,
  }
}

/** Large enough that a message costs little in relation to its rows. */
const ROWS_AT_ONCE = 16
/** Groups of a thread in progress, so that it never waits for the next one. */
const GROUPS_AT_ONCE = 2
const THREAD = new URL('./thread.js', import.meta.url)

/** Calculates groups of rows on threads in turn. Each opens its own copy of the data. */
export function onThreads(count: number, settings: RowSettings): Workers {
  const threads = Array.from({ length: count }, () => new RowThread(settings))
  let turn = 0
  return {
    rowsAtOnce: ROWS_AT_ONCE,
    atOnce: GROUPS_AT_ONCE * count,
    answer: (rows) => threads[turn++ % count]!.answer(rows),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

interface Asked {
  readonly resolve: (done: readonly DoneRow[]) => void
  readonly reject: (error: unknown) => void
}

/** A thread that answers its messages in order. */
class RowThread {
  readonly #worker: Worker
  readonly #asked: Asked[] = []
  #failure: unknown = null

  constructor(settings: RowSettings) {
    this.#worker = new Worker(THREAD, { workerData: settings })
    this.#worker.on('message', (done) => this.#asked.shift()?.resolve(done))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', (code) => this.#fail(new Error(`A thread ended with code ${code}.`)))
  }

  answer(rows: readonly NumberedRow[]): Promise<readonly DoneRow[]> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject })
      if (this.#failure === null) this.#worker.postMessage(rows)
      else this.#fail(this.#failure)
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    for (const { reject } of this.#asked.splice(0)) reject(this.#failure)
  }
}
