import { LRUCache } from 'lru-cache'

/** Larger bodies are seldom sent twice, and would fill the memory. */
export const MOST_REPEATED_BYTES = 2048
const MAX_BODIES = 1000

/** Bodies that were sent more than once, for which derived values are worth caching. */
const repeated = new WeakSet<object>()

/**
 * Parsed bodies by their text. A body that is sent again is the same object again, so it is parsed,
 * validated and prepared only once. Nothing may change it after validation.
 */
export class RepeatedBodies {
  /** Null if the body has been sent once. */
  readonly #known = new LRUCache<string, { readonly body: object | null }>({ max: MAX_BODIES })

  /**
   * @param operation operation whose schema validates the body
   * @param bytes at most `MOST_REPEATED_BYTES`
   * @param parse throws for invalid JSON, which is not stored
   */
  parsed(operation: string, bytes: Buffer, parse: () => unknown): unknown {
    const key = `${operation} ${bytes.toString('latin1')}`
    const known = this.#known.get(key)
    if (known?.body != null) return known.body
    const body = parse()
    if (typeof body !== 'object' || body === null) return body
    if (known !== undefined) repeated.add(body)
    this.#known.set(key, { body: known === undefined ? null : body })
    return body
  }
}

/** Values derived from bodies that are sent repeatedly. */
export class BodyMemo<Made> {
  readonly #made = new WeakMap<object, Made>()

  /** @param isCurrent whether the result that was derived from it earlier is still valid */
  of(body: object, make: () => Made, isCurrent: (made: Made) => boolean = () => true): Made {
    const known = this.#made.get(body)
    if (known !== undefined && isCurrent(known)) return known
    const made = make()
    if (repeated.has(body)) this.#made.set(body, made)
    return made
  }
}
