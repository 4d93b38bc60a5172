import { type Area, areasInForce } from '../../engine/sea/areas.js'
import type { AvoidedAreas } from '../../planning/calculations.js'
import { SingleJob } from './jobs.js'
import type { ThreadPool } from './thread-pool.js'

/**
 * Maximum number of sets with tables, at all resolutions together. Each takes 25 to 35 MB. Enough for the two
 * resolutions that are chosen by length: one group of areas, the other, and both.
 */
const MAX_SETS = 6

/**
 * The tables for routes that avoid named areas. After the first request that needs those of a set, one
 * thread opens or builds them, and all threads use them. A process without such requests has none.
 */
export class Preparations {
  /** Resolution and areas of each set. */
  readonly #begun = new Set<string>()
  /** The same of those whose image was looked for. */
  readonly #opened = new Map<string, Promise<unknown>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly pool: Pick<ThreadPool, 'run' | 'tell' | 'size'>,
    private readonly areas: readonly Area[],
    /** The data folder. */
    private readonly folder: string,
  ) {}

  /**
   * Settles when the tables of an earlier process are open, or when there are none. A search without them takes many times
   * as long as their opening.
   */
  async open(avoided: AvoidedAreas): Promise<void> {
    const key = this.#keyOf(avoided)
    if (key === null || this.#begun.has(key) || this.#begun.size >= MAX_SETS) return
    const opening = this.#opened.get(key) ?? this.#open(key, avoided)
    this.#opened.set(key, opening)
    await opening
  }

  /**
   * Settles when the tables exist, or when building them has failed. With a single thread none are
   * built, because requests would wait for it.
   */
  make(avoided: AvoidedAreas): Promise<unknown> {
    const key = this.#keyOf(avoided)
    const begun = this.#begun
    if (key !== null && this.pool.size > 1 && !begun.has(key) && begun.size < MAX_SETS) {
      begun.add(key)
      // One at a time, because the threads have other work.
      this.#last = this.#last
        .then(() => this.#run(avoided, false))
        .catch(() => {
          // The queue is overloaded, or a thread died. The next request tries again.
          begun.delete(key)
        })
    }
    return this.#last
  }

  /** Notes that the tables are gone: the next request that needs some has them built. */
  forget(): void {
    this.#begun.clear()
    this.#opened.clear()
  }

  /** Null for nothing that many requests avoid. */
  #keyOf({ resolutionKm, avoidAreas, date }: AvoidedAreas): string | null {
    const ids = avoidAreas.flatMap((group) => areasInForce(this.areas, group, date))
    return ids.length > 0 ? `${resolutionKm} ${ids.map(({ id }) => id).join()}` : null
  }

  async #open(key: string, avoided: AvoidedAreas): Promise<void> {
    // Where the threads are overloaded, the request's own search says so.
    if (await this.#run(avoided, true).catch(() => false)) this.#begun.add(key)
  }

  /** @returns whether there are tables now */
  async #run(areas: AvoidedAreas, onlyOpens: boolean): Promise<boolean> {
    const { folder } = this
    const job = new SingleJob<'prepared'>({ kind: 'prepare', areas, folder, onlyOpens }, onlyOpens)
    const { tables } = (await this.pool.run(job)).result
    if (tables) this.pool.tell({ kind: 'prepared', areas, tables })
    return tables !== null
  }
}
