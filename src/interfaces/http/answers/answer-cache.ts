import { LRUCache } from 'lru-cache'
import { ownerOf, setOwner } from '../../../runtime/threads/job-owner.js'
import { SharedWork } from './shared-work.js'

/** A cached value with its size. */
export interface Kept {
  readonly bytes: number
}

export interface Found<Answer> {
  readonly answer: Answer
  /** Whether an earlier request calculated it. */
  readonly isCached: boolean
}

const MAX_ENTRIES = 20_000
/** Maximum share of the cache that a single answer may take. */
const LARGEST_SHARE = 1 / 8
/** Overhead of an entry, bytes: map, list and object. A judgement. */
const ENTRY_BYTES = 500

/** Statistics of a cache since its process started. */
export interface CacheNumbers {
  readonly entries: number
  readonly maxEntries: number
  readonly bytes: number
  readonly maxBytes: number
  readonly hits: number
  readonly misses: number
  readonly deduplicated: number
  readonly inFlight: number
  readonly evictions: number
}

/**
 * A least-recently-used cache of answers, limited by bytes. Identical concurrent requests are
 * calculated once: later ones wait for the same answer.
 */
export class AnswerCache<Answer extends Kept> implements CacheNumbers {
  readonly maxEntries: number
  hits = 0
  misses = 0
  deduplicated = 0
  evictions = 0
  readonly #kept: LRUCache<string, Answer>
  readonly #running = new Map<string, SharedWork<Answer>>()

  constructor(readonly maxBytes: number) {
    // The cache sets aside the lists of all its entries, so no more than have room.
    this.maxEntries = Math.max(1, Math.min(MAX_ENTRIES, Math.floor(maxBytes / ENTRY_BYTES)))
    this.#kept = new LRUCache({
      max: this.maxEntries,
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes * LARGEST_SHARE),
      sizeCalculation: ({ bytes }, key) => bytes + key.length + ENTRY_BYTES,
      dispose: (_answer, _key, reason) => {
        if (reason === 'evict') this.evictions += 1
      },
    })
  }

  get entries(): number {
    return this.#kept.size
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  get inFlight(): number {
    return this.#running.size
  }

  /** The cached answer, or null. A miss is counted only by `find`. */
  kept(key: string): Answer | null {
    const kept = this.#kept.get(key)
    if (kept === undefined) return null
    this.hits += 1
    return kept
  }

  /**
   * The cached answer, the one in progress, or a new one. Synchronous work returns without a promise.
   *
   * @param signal is aborted when this caller no longer waits
   * @throws whatever the work throws; failures are not cached
   */
  find(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Answer | Promise<Answer>,
  ): Found<Answer> | Promise<Found<Answer>> {
    const kept = this.kept(key)
    if (kept !== null) return { answer: kept, isCached: true }
    const running = this.#running.get(key)
    if (running !== undefined && !running.isAbandoned) {
      this.deduplicated += 1
      return asNew(running.join(signal))
    }
    this.misses += 1
    return this.#begin(key, signal, work)
  }

  #begin(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Answer | Promise<Answer>,
  ): Found<Answer> | Promise<Found<Answer>> {
    const ending = new AbortController()
    setOwner(ending.signal, ownerOf(signal))
    const result = work(ending.signal)
    if (!(result instanceof Promise)) return { answer: this.#keep(key, result), isCached: false }
    const shared = new SharedWork(ending, result)
    this.#running.set(key, shared)
    const end = () => {
      if (this.#running.get(key) === shared) this.#running.delete(key)
    }
    result
      .then((answer) => this.#keep(key, answer))
      .catch(() => undefined)
      .finally(end)
    return asNew(shared.join(signal))
  }

  #keep(key: string, answer: Answer): Answer {
    this.#kept.set(key, answer)
    return answer
  }
}

async function asNew<Answer>(answer: Promise<Answer>): Promise<Found<Answer>> {
  return { answer: await answer, isCached: false }
}
