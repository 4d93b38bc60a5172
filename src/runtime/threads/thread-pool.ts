import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.js'
import { ownerOf } from './job-owner.js'
import type { Job } from './jobs.js'
import type { Order, Report } from './messages.js'

interface Thread {
  readonly worker: Worker
  job: Job | null
  /** Pieces that were left of its job when the thread started on it. */
  leftAtStart: number
  /** Whether it has ever finished a task. */
  isProven: boolean
  /** Whether it is replaced as soon as it has no job. */
  isOld: boolean
  /** Numbers of the jobs in pieces whose task it has received. */
  readonly known: Set<number>
}

export interface PoolOptions {
  readonly threads: number
  /** Maximum number of running and waiting jobs. */
  readonly limit: number
  /** The program of a thread. */
  readonly file: URL
  /** Longest wait for a job that callers accept, ms. */
  readonly deadlineMs: number
  /** A thread that cannot leave an abandoned job is terminated after this time, ms. */
  readonly graceMs?: number
}

/**
 * A thread keeps 48 MB for young objects by default. With a quarter of it, 5,000 rows of a batch took the same time
 * (20.4 and 19.5 s of processor time instead of 20.8 and 18.8, 2026), and a service of two threads 20 to 60 MB less.
 */
const YOUNG_MB = 12

/** About the time that starting a thread takes, ms. */
const GRACE_MS = 500

/**
 * Assigns jobs to threads, alternating between owners. A job that arrives while all threads are busy
 * makes them leave jobs with more work left, or jobs of other owners. At least one thread is always
 * kept free of jobs that cannot be left, and, while there are several owners, of all that take long.
 */
export class ThreadPool {
  /** How often a table contradicted the network, on all threads since the start. */
  missedTables = 0
  readonly #threads: Thread[]
  readonly #queue: FairQueue
  /** Messages sent to every thread, for a thread that replaces another. */
  #orders: Order[] = []
  readonly #file: URL
  readonly #graceMs: number
  #isClosed = false

  constructor({ threads, limit, file, deadlineMs, graceMs = GRACE_MS }: PoolOptions) {
    this.#file = file
    this.#graceMs = graceMs
    this.#queue = new FairQueue({ jobs: limit, threads, deadlineMs })
    this.#threads = Array.from({ length: threads }, () => this.#begin())
  }

  get size(): number {
    return this.#threads.length
  }

  get busy(): number {
    return this.#threads.filter(({ job }) => job !== null).length
  }

  /** Running and waiting jobs. */
  get jobs(): number {
    return this.#queue.size
  }

  /** Sends a message to all threads, including those started later. */
  tell(order: Order): void {
    this.#orders.push(order)
    for (const { worker } of this.#threads) worker.postMessage(order)
  }

  /**
   * @param signal aborted when nobody is waiting for the job any more
   * @throws OverloadedError if too many jobs are waiting
   */
  async run<Result>(
    job: Job & { readonly worked: Promise<Result> },
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted()
    this.#queue.add(job, ownerOf(signal))
    const stop = () => {
      job.fail(signal!.reason)
      this.#drop(job)
      this.#endWhoCannotLeave(job)
      this.#assign()
    }
    signal?.addEventListener('abort', stop, { once: true })
    this.#detach(job)
    this.#assign()
    try {
      return await job.worked
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  /**
   * Starts every thread anew when it has no job, without prepared tables: all that it kept for later requests returns
   * to the system.
   */
  renew(): void {
    this.#orders = this.#orders.filter(({ kind }) => kind !== 'prepared')
    for (const thread of [...this.#threads]) {
      thread.isOld = true
      if (thread.job === null) this.#renewed(thread)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#queue.jobs()) job.fail(new Error('The threads are closed.'))
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #begin(): Thread {
    const worker = new Worker(this.#file, {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    const fresh = { job: null, leftAtStart: 0, isProven: false, isOld: false }
    const thread: Thread = { ...fresh, worker, known: new Set() }
    for (const order of this.#orders) worker.postMessage(order)
    worker.on('message', (report: Report) => this.#onMessage(thread, report))
    worker.on('error', (error) => this.#replace(thread, error))
    return thread
  }

  /** A thread that dies, such as for lack of memory, fails its own job and no other. */
  #replace(dead: Thread, error: Error): void {
    if (this.#isClosed) return
    if (dead.job !== null) {
      dead.job.fail(error)
      this.#drop(dead.job)
    }
    // A thread that cannot even start would be replaced forever.
    this.#takePlace(dead, dead.isProven)
  }

  /** Terminates threads that are still running a job some time after it was abandoned. */
  #endWhoCannotLeave(job: Job): void {
    if (job.canLeave || job.isShort) return
    const at = this.#threads.filter((thread) => thread.job === job)
    if (at.length === 0) return
    setTimeout(() => {
      for (const thread of at) {
        if (!this.#isClosed && thread.job === job) this.#renewed(thread)
      }
    }, this.#graceMs).unref()
  }

  #renewed(thread: Thread): void {
    void thread.worker.terminate()
    this.#takePlace(thread, true)
  }

  #takePlace(gone: Thread, isReplaced: boolean): void {
    const at = this.#threads.indexOf(gone)
    if (at < 0) return
    this.#threads.splice(at, 1, ...(isReplaced ? [this.#begin()] : []))
    this.#assign()
  }

  #onMessage(thread: Thread, { number, engineMs, missedTables = 0, outcome }: Report): void {
    this.missedTables += missedTables
    const before = thread.leftAtStart
    thread.job = null
    thread.isProven = true
    const job = this.#queue.get(number)
    if (job === undefined) this.#forget(thread, number)
    else {
      this.#queue.worked(job, engineMs, before - job.left())
      if (job.onMessage(outcome, engineMs)) this.#drop(job)
    }
    if (thread.isOld) this.#renewed(thread)
    else this.#assign()
  }

  #drop(job: Job): void {
    job.detach(true)
    this.#queue.remove(job)
    for (const thread of this.#threads) if (thread.job !== job) this.#forget(thread, job.number)
  }

  #forget(thread: Thread, number: number): void {
    if (thread.known.delete(number)) thread.worker.postMessage({ kind: 'forget', number })
  }

  #detach(newcomer: Job): void {
    if (this.#threads.some(({ job }) => job === null)) return
    const left = newcomer.left()
    const owner = this.#queue.ownerOf(newcomer)
    for (const { job } of this.#threads) {
      if (job!.left() > left || this.#queue.ownerOf(job!) !== owner) job!.detach(true)
    }
  }

  #assign(): void {
    for (const thread of [...this.#threads]) {
      if (thread.job !== null) continue
      const job = this.#queue.next((one) => this.#mayTake(one))
      if (job === null) return
      thread.job = job
      job.detach(false)
      const task = thread.known.has(job.number) ? null : job.task
      // Work in one piece is never asked for again, so that there is nothing to forget.
      if (job.canLeave) thread.known.add(job.number)
      thread.leftAtStart = job.left()
      job.handedOut()
      thread.worker.postMessage({ kind: 'work', number: job.number, task } satisfies Order)
    }
  }

  /**
   * Opening the sea may use all threads: nothing else can run before that. Nobody waits for a
   * preparation, so it starts only while another thread is idle. One thread is kept free of pieces that may
   * take seconds: always of those that cannot be interrupted, and of all while several accounts calculate.
   * A preparation does not count towards the wait of an account that is alone.
   */
  #mayTake(job: Job): boolean {
    if (!job.hasLongPieces || job.task.kind === 'open') return true
    if (job.task.kind === 'prepare') return this.#threads.length - this.busy > 1
    const { isShared } = this.#queue
    if (job.canLeave && !isShared) return true
    const held = this.#threads.filter(
      ({ job: at }) =>
        at?.hasLongPieces && (isShared || !(at.canLeave || at.task.kind === 'prepare')),
    ).length
    return held < Math.max(1, this.#threads.length - 1)
  }
}
