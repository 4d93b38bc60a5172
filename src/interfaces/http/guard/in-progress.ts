import type { FastifyRequest } from 'fastify'

/** The requests in progress, with the names of their callers. */
export class InProgress {
  readonly #callers = new Map<FastifyRequest, readonly string[]>()
  readonly #requests = new Map<string, number>()

  get size(): number {
    return this.#callers.size
  }

  /** Number of requests in progress of a caller, by whichever of its names has most. */
  of(callers: readonly string[]): number {
    return Math.max(...callers.map((caller) => this.#requests.get(caller) ?? 0))
  }

  add(request: FastifyRequest, callers: readonly string[]): void {
    this.#callers.set(request, callers)
    for (const caller of callers) {
      this.#requests.set(caller, (this.#requests.get(caller) ?? 0) + 1)
    }
  }

  delete(request: FastifyRequest): void {
    for (const caller of this.#callers.get(request) ?? []) {
      const others = this.#requests.get(caller)! - 1
      if (others > 0) this.#requests.set(caller, others)
      else this.#requests.delete(caller)
    }
    this.#callers.delete(request)
  }
}
