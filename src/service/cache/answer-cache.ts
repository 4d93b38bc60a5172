import { LRUCache } from 'lru-cache'
import { SharedWork } from './shared-work.js'

/** Something that is kept, with the room it takes. */
export interface Kept {
  readonly bytes: number
}

export interface Found<Answer> {
  readonly answer: Answer
  /** Whether it was calculated for an earlier request. */
  readonly isKept: boolean
}

const MAX_ENTRIES = 20_000
/** No single answer may push out more than this share of the others. */
const LARGEST_SHARE = 1 / 8
/** What an entry takes beside its answer: map, list and object. Judgement. */
const ENTRY_BYTES = 500

/** What a cache has done since its process began. */
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
 * Answers by what was asked, the ones used last, up to a number of bytes. A question that is being
 * answered is not asked a second time: whoever comes meanwhile waits for the same answer.
 */
export class AnswerCache<Answer extends Kept> implements CacheNumbers {
  readonly maxEntries = MAX_ENTRIES
  hits = 0
  misses = 0
  deduplicated = 0
  evictions = 0
  readonly #kept: LRUCache<string, Answer>
  readonly #running = new Map<string, SharedWork<Answer>>()

  constructor(readonly maxBytes: number) {
    this.#kept = new LRUCache({
      max: MAX_ENTRIES,
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

  /** The kept answer; null when there is none. A question that is then asked counts once. */
  kept(key: string): Answer | null {
    const kept = this.#kept.get(key)
    if (kept === undefined) return null
    this.hits += 1
    return kept
  }

  /**
   * The kept answer, the one that is being worked out, or a new one. Work that answers at once is
   * not waited for.
   *
   * @param signal is aborted when this caller no longer waits
   * @throws whatever the work throws; failures are not kept
   */
  find(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Answer | Promise<Answer>,
  ): Found<Answer> | Promise<Found<Answer>> {
    const kept = this.kept(key)
    if (kept !== null) return { answer: kept, isKept: true }
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
    const result = work(ending.signal)
    if (!(result instanceof Promise)) return { answer: this.#keep(key, result), isKept: false }
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
  return { answer: await answer, isKept: false }
}
