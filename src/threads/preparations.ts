import type { AvoidedAreas } from '../planning/calculations.js'
import { type Area, areasInForce } from '../sea/areas.js'
import { SingleJob } from './jobs.js'
import type { ThreadPool } from './thread-pool.js'

/** Maximum number of sets of areas with tables per resolution (one group, the other, both); 30 MB each at 20 km. */
const MOST_SETS = 3

/**
 * The tables for routes that avoid named areas. After the first request that avoids a set of areas, one
 * thread builds the tables of the set, and all threads use them. A process without such requests has no
 * tables.
 */
export class Preparations {
  readonly #begun = new Map<number, Set<string>>()
  #last: Promise<void> = Promise.resolve()

  constructor(
    private readonly pool: Pick<ThreadPool, 'run' | 'tell' | 'size'>,
    private readonly areas: readonly Area[],
  ) {}

  /**
   * Settles when the tables exist, or when building them has failed. With a single thread none are
   * built, because requests would wait for it.
   */
  make(avoided: AvoidedAreas): Promise<void> {
    const { resolutionKm, avoidAreas, date } = avoided
    const ids = avoidAreas.flatMap((group) => areasInForce(this.areas, group, date))
    const key = ids.map(({ id }) => id).join()
    const begun = this.#begun.get(resolutionKm) ?? new Set()
    this.#begun.set(resolutionKm, begun)
    if (key !== '' && this.pool.size > 1 && !begun.has(key) && begun.size < MOST_SETS) {
      begun.add(key)
      // One at a time, because the threads have other work.
      this.#last = this.#last
        .then(() => this.#make(avoided))
        .catch(() => {
          // The queue is overloaded, or a thread died. The next request tries again.
          begun.delete(key)
        })
    }
    return this.#last
  }

  async #make(areas: AvoidedAreas): Promise<void> {
    const job = new SingleJob<'prepared'>({ kind: 'prepare', areas })
    const { tables } = (await this.pool.run(job)).result
    if (tables) this.pool.tell({ kind: 'prepared', areas, tables })
  }
}
