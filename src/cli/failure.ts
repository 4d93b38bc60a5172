/** Exit status of a valid command without an answer. */
export const FAILED = 1
/** Exit status of an invalid command line, as in shells. */
export const MISUSED = 2

/** An invalid command line; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
