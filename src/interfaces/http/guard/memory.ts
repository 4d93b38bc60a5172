import { Problem } from '../../../contract/problems/problem.js'

/** Shares of the limit, as in Envoy's overload manager: above the first, kept tables are dropped. */
const SHED_ABOVE = 0.85
/** Above this, nothing is calculated. */
const FULL_ABOVE = 0.95
/** Memory falls only when the threads have started anew, and what they keep makes later calculations faster, ms. */
const SHED_AGAIN_MS = 60_000
const BYTES_PER_MEGABYTE = 1e6

interface MemoryOptions {
  readonly limitMegabytes: number
  /** Gives up what is kept for later requests. */
  shed(): void
  /** Replaced by tests. */
  readonly residentBytes?: () => number
}

/** Keeps a process below its limit of memory, so that no system ends it with everybody's requests. */
export class MemoryGuard {
  #isFull = false
  #shedMs = Number.NEGATIVE_INFINITY
  #sheds = 0
  readonly #limitBytes: number
  readonly #shed: () => void
  readonly #residentBytes: () => number

  constructor({ limitMegabytes, shed, residentBytes = process.memoryUsage.rss }: MemoryOptions) {
    this.#limitBytes = limitMegabytes * BYTES_PER_MEGABYTE
    this.#shed = shed
    this.#residentBytes = residentBytes
  }

  /** How often what was kept has been given up. */
  get sheds(): number {
    return this.#sheds
  }

  /** Called every second. */
  look(nowMs: number): void {
    const share = this.#residentBytes() / this.#limitBytes
    this.#isFull = share > FULL_ABOVE
    if (share <= SHED_ABOVE || nowMs - this.#shedMs < SHED_AGAIN_MS) return
    this.#shedMs = nowMs
    this.#sheds += 1
    this.#shed()
  }

  /** Called before each calculation, not for a cached answer. @throws Problem overloaded */
  readonly check = (): void => {
    if (!this.#isFull) return
    const detail =
      'The service has no memory for a calculation. Cached answers are still given; retry in a few seconds.'
    throw new Problem('overloaded', detail, { headers: { 'retry-after': '5' } })
  }
}
