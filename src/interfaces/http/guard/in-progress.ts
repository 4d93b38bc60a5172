import type { FastifyRequest } from 'fastify'

/**
 * Number of requests that are admitted above the limit from callers with less than their share, so that
 * no caller can lock out the others.
 */
const PLACES_FOR_OTHERS = 16

/** The requests in progress, with the names of their callers. */
export class InProgress {
  readonly #callers = new Map<FastifyRequest, readonly string[]>()
  readonly #requests = new Map<string, number>()
  /** Those of each caller by its most reliable name. */
  readonly #shares = new Map<string, number>()
  /** Those that were admitted above the limit. */
  readonly #above = new Set<FastifyRequest>()

  get size(): number {
    return this.#callers.size
  }

  /** Number of requests in progress of a caller, by whichever of its names has most. */
  of(callers: readonly string[]): number {
    return Math.max(...callers.map((caller) => this.#requests.get(caller) ?? 0))
  }

  /**
   * Adds a request if there is room, or if its caller has less than an equal share of the limit: whoever fills the
   * service, and however far the limit has fallen, others are admitted.
   *
   * @returns whether it was added
   */
  admit(request: FastifyRequest, callers: readonly string[], limit: number): boolean {
    const isAbove = this.size >= limit
    const sharers = this.#shares.size + (this.#shares.has(callers.at(-1)!) ? 0 : 1)
    const share = Math.max(1, limit / sharers)
    if (isAbove && (this.of(callers) >= share || this.#above.size >= PLACES_FOR_OTHERS))
      return false
    this.#callers.set(request, callers)
    for (const caller of callers) count(this.#requests, caller, 1)
    count(this.#shares, callers.at(-1)!, 1)
    if (isAbove) this.#above.add(request)
    return true
  }

  delete(request: FastifyRequest): void {
    const callers = this.#callers.get(request)
    if (callers === undefined) return
    for (const caller of callers) count(this.#requests, caller, -1)
    count(this.#shares, callers.at(-1)!, -1)
    this.#callers.delete(request)
    this.#above.delete(request)
  }
}

function count(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const now = (counts.get(name) ?? 0) + by
  if (now > 0) counts.set(name, now)
  else counts.delete(name)
}
