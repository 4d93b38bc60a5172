import { UsageError } from '../failure.js'

/** The faults of a row. All are reported at once, so that a file can be corrected in one pass. */
export class Faults {
  readonly #messages: string[] = []

  /** The result of reading a part of the row; undefined if it has a fault. */
  attempt<Result>(read: () => Result): Result | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      this.#messages.push(error.message)
      return undefined
    }
  }

  /** @throws UsageError with all faults so far */
  require(): void {
    if (this.#messages.length > 0) throw new UsageError(this.#messages.join(' '))
  }
}
