import { InvalidArgumentError } from 'commander'

/** Exit status of a valid command that has no result. */
export const FAILED = 1
/** Exit status of an invalid command line, as in shells. */
export const MISUSED = 2

/** An invalid command line. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs a reader of a value, and names the place of the value in its errors. */
export function inPlace<Value>(place: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidArgumentError || error instanceof UsageError)) throw error
    throw new UsageError(`${place}: ${error.message}`)
  }
}
