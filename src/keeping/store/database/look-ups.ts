import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Look-ups of the same thing in one iteration of the event loop share a statement. It is sent after the
 * last of them, so none gets an answer older than its question.
 */
export class LookUps<Found> {
  readonly #gathering = new Map<string, Promise<Found>>()

  constructor(private readonly look: (key: string) => Promise<Found>) {}

  find(key: string): Promise<Found> {
    let found = this.#gathering.get(key)
    if (found === undefined) {
      found = this.#atEndOfTurn(key)
      this.#gathering.set(key, found)
    }
    return found
  }

  async #atEndOfTurn(key: string): Promise<Found> {
    await nextTurn()
    this.#gathering.delete(key)
    return this.look(key)
  }
}
