import { Worker } from 'node:worker_threads'
import { Problem } from '../../api/problem.js'
import type { Job } from './jobs.js'
import type { Order, Report } from './messages.js'

interface Thread {
  readonly worker: Worker
  job: Job | null
  /** Whether it ever finished anything. */
  isProven: boolean
  /** Numbers of the jobs whose task it has. */
  readonly known: Set<number>
}

/**
 * Hands jobs to threads. The one with least left goes first, and one that comes while all threads
 * are at longer ones makes them leave those: a small matrix never waits for a large one.
 */
export class ThreadPool {
  readonly #threads: Thread[]
  readonly #jobs = new Map<number, Job>()
  /** What every thread was told, for one that has to take another's place. */
  readonly #told: Order[] = []
  #isClosed = false

  /** @param limit jobs at work or waiting at once */
  constructor(
    count: number,
    private readonly limit: number,
    private readonly file: URL,
  ) {
    this.#threads = Array.from({ length: count }, () => this.#begin())
  }

  get size(): number {
    return this.#threads.length
  }

  get busy(): number {
    return this.#threads.filter(({ job }) => job !== null).length
  }

  /** Jobs at work or waiting. */
  get jobs(): number {
    return this.#jobs.size
  }

  /** Tells all threads, those of later too. */
  tell(order: Order): void {
    this.#told.push(order)
    for (const { worker } of this.#threads) worker.postMessage(order)
  }

  /**
   * @param signal is aborted when nobody waits for the job any more
   * @throws Problem overloaded when too many wait already
   */
  async run<Result>(
    job: Job & { readonly worked: Promise<Result> },
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted()
    if (this.#jobs.size >= this.limit) throw overloaded(this.limit)
    this.#jobs.set(job.number, job)
    const stop = () => {
      job.fail(signal!.reason)
      this.#drop(job)
    }
    signal?.addEventListener('abort', stop, { once: true })
    this.#callAway(job)
    this.#handOut()
    try {
      return await job.worked
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#jobs.values()) job.fail(new Error('The threads are closed.'))
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #begin(): Thread {
    const worker = new Worker(this.file)
    const thread: Thread = { worker, job: null, isProven: false, known: new Set() }
    for (const order of this.#told) worker.postMessage(order)
    worker.on('message', (report: Report) => this.#hear(thread, report))
    worker.on('error', (error) => this.#replace(thread, error))
    return thread
  }

  /** A thread that has died, e.g. for want of memory, takes its job with it and nothing else. */
  #replace(dead: Thread, error: Error): void {
    if (this.#isClosed) return
    if (dead.job !== null) {
      dead.job.fail(error)
      this.#drop(dead.job)
    }
    // One that can't even begin would be replaced for ever.
    const replacement = dead.isProven ? [this.#begin()] : []
    this.#threads.splice(this.#threads.indexOf(dead), 1, ...replacement)
    this.#handOut()
  }

  #hear(thread: Thread, { number, engineMs, outcome }: Report): void {
    thread.job = null
    thread.isProven = true
    const job = this.#jobs.get(number)
    if (job === undefined) this.#forget(thread, number)
    else if (job.hear(outcome, engineMs)) this.#drop(job)
    this.#handOut()
  }

  #drop(job: Job): void {
    job.callAway(true)
    this.#jobs.delete(job.number)
    for (const thread of this.#threads) if (thread.job !== job) this.#forget(thread, job.number)
  }

  #forget(thread: Thread, number: number): void {
    if (thread.known.delete(number)) thread.worker.postMessage({ kind: 'forget', number })
  }

  #callAway(newcomer: Job): void {
    if (this.#threads.some(({ job }) => job === null)) return
    const left = newcomer.left()
    for (const { job } of this.#threads) if (job!.left() > left) job!.callAway(true)
  }

  #handOut(): void {
    for (const thread of this.#threads) {
      if (thread.job !== null) continue
      const job = this.#next()
      if (job === null) return
      thread.job = job
      job.callAway(false)
      const task = thread.known.has(job.number) ? null : job.task
      thread.known.add(job.number)
      job.handedOut()
      thread.worker.postMessage({ kind: 'work', number: job.number, task } satisfies Order)
    }
  }

  #next(): Job | null {
    let next: Job | null = null
    for (const job of this.#jobs.values()) {
      if (job.left() > 0 && (next === null || job.left() < next.left())) next = job
    }
    return next
  }
}

function overloaded(limit: number): Problem {
  const detail = `${limit} calculations are at work or waiting. Try again in a few seconds.`
  return new Problem('overloaded', detail, { headers: { 'retry-after': '5' } })
}
