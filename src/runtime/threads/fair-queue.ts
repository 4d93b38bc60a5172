import { OverloadedError } from '../../planning/errors.js'
import { NOBODY } from './job-owner.js'
import type { Job } from './jobs.js'

/** Maximum share of all running and waiting jobs that belong to one owner. */
const SHARE_OF_ONE = 1 / 4
/** Weight of the newest measurement in the moving average of the duration of a piece. */
const NEWEST = 0.2
/** So long after jobs of two owners in a row, others are expected again, ms. A judgement. */
const SHARED_MS = 60_000

interface Entry {
  readonly job: Job
  readonly owner: string
}

interface Owner {
  /**
   * Thread time that the owner has used, ms. A new owner starts with the lowest value of the others.
   */
  usedMs: number
  jobs: number
}

export interface QueueLimits {
  /** Maximum number of running and waiting jobs. */
  readonly jobs: number
  readonly threads: number
  /** Longest wait that callers accept, ms. */
  readonly deadlineMs: number
}

/**
 * Running and waiting jobs. The owner who has used the least thread time comes next and, of that
 * owner's jobs, the one with the least work left.
 */
export class FairQueue {
  readonly #entries = new Map<number, Entry>()
  readonly #owners = new Map<string, Owner>()
  /** Recent duration of one piece, by kind of job, ms. */
  readonly #pieceMs = new Map<string, number>()

  #lastOwner = NOBODY
  #changedMs = Number.NEGATIVE_INFINITY

  constructor(private readonly limits: QueueLimits) {}

  /** Whether several owners have sent jobs lately. */
  get isShared(): boolean {
    return performance.now() - this.#changedMs < SHARED_MS
  }

  get size(): number {
    return this.#entries.size
  }

  get(number: number): Job | undefined {
    return this.#entries.get(number)?.job
  }

  ownerOf(job: Job): string {
    return this.#entries.get(job.number)?.owner ?? NOBODY
  }

  jobs(): Job[] {
    return [...this.#entries.values()].map(({ job }) => job)
  }

  /** @throws OverloadedError if there are too many jobs, or the owner's waiting jobs already take too long */
  add(job: Job, owner: string): void {
    // Opening comes first, because no request can run before it. Short jobs are as many as requests.
    if (job.task.kind !== 'open' && !job.isShort) this.#checkRoom(owner)
    this.#entries.set(job.number, { job, owner })
    if (owner !== NOBODY) {
      const isOther = this.#lastOwner !== NOBODY && owner !== this.#lastOwner
      if (isOther) this.#changedMs = performance.now()
      this.#lastOwner = owner
    }
    const known = this.#owners.get(owner)
    if (known === undefined) this.#owners.set(owner, { usedMs: this.#leastUsedMs(), jobs: 1 })
    else known.jobs += 1
  }

  remove(job: Job): void {
    const entry = this.#entries.get(job.number)
    if (entry === undefined) return
    this.#entries.delete(job.number)
    const owner = this.#owners.get(entry.owner)!
    owner.jobs -= 1
    if (owner.jobs === 0) this.#owners.delete(entry.owner)
  }

  /** Records a thread's work on a job. @param pieces number of pieces that it finished */
  worked(job: Job, ms: number, pieces: number): void {
    const owner = this.#owners.get(this.ownerOf(job))
    if (owner !== undefined) owner.usedMs += ms
    if (pieces < 1) return
    const kind = kindOf(job)
    const before = this.#pieceMs.get(kind) ?? ms / pieces
    this.#pieceMs.set(kind, before + NEWEST * (ms / pieces - before))
  }

  /** The next job. @param mayTake whether a thread may start the job now */
  next(mayTake: (job: Job) => boolean): Job | null {
    let next: Entry | null = null
    for (const entry of this.#entries.values()) {
      if (entry.job.left() === 0 || !mayTake(entry.job)) continue
      if (next === null || this.#goesBefore(entry, next)) next = entry
    }
    return next?.job ?? null
  }

  #goesBefore(a: Entry, b: Entry): boolean {
    const ahead = this.#usedMs(a) - this.#usedMs(b)
    if (a.owner !== b.owner && ahead !== 0) return ahead < 0
    if (a.job.isShort !== b.job.isShort) return a.job.isShort
    return a.job.left() < b.job.left()
  }

  #usedMs({ owner }: Entry): number {
    return this.#owners.get(owner)!.usedMs
  }

  #leastUsedMs(): number {
    const used = [...this.#owners.values()].map(({ usedMs }) => usedMs)
    return used.length === 0 ? 0 : Math.min(...used)
  }

  #checkRoom(owner: string): void {
    const { jobs, threads, deadlineMs } = this.limits
    const long = [...this.#entries.values()].filter(({ job }) => !job.isShort)
    if (long.length >= jobs) {
      throw new OverloadedError(`${jobs} calculations are running or waiting.`)
    }
    const own = long.filter((entry) => entry.owner === owner).length
    if (own === 0 || owner === NOBODY) return
    const most = Math.max(1, Math.ceil(jobs * SHARE_OF_ONE))
    if (own >= most) {
      throw new OverloadedError(`${most} calculations of this account are running or waiting.`)
    }
    // The wait of the owner, whose share of the threads depends on the current number of owners.
    const lanes = this.isShared ? Math.max(1, threads - 1) : threads
    const waitMs = (this.#backlogMs(owner) * this.#owners.size) / lanes
    if (waitMs <= deadlineMs) return
    throw new OverloadedError(
      `The queue of this account takes about ${Math.round(waitMs / 1000)} s, longer than a request may take.`,
    )
  }

  #backlogMs(owner: string): number {
    let sumMs = 0
    for (const entry of this.#entries.values()) {
      if (entry.owner !== owner) continue
      sumMs += entry.job.left() * (this.#pieceMs.get(kindOf(entry.job)) ?? 0)
    }
    return sumMs
  }
}

/** Jobs whose pieces take about as long. */
function kindOf({ task, hasLongPieces }: Job): string {
  return `${task.kind} ${hasLongPieces}`
}
