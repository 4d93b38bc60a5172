import { Problem } from '../../contract/problems/problem.js'

/**
 * Limits concurrent work; further work waits in a queue. Written by us because p-limit cannot limit its
 * queue.
 */
export class BoundedQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []

  /** @param mostWaiting maximum number of waiting works; further ones are rejected */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws Problem overloaded, or whatever the work throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting) throw tooMany()
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}

function tooMany(): Problem {
  const detail = 'Too many logins at the same time. Retry in a few seconds.'
  return new Problem('overloaded', detail, { headers: { 'retry-after': '5' } })
}
