/** Exit status of a valid command that has no result. */
export const FAILED = 1
/** Exit status of an invalid command line, as in shells. */
export const MISUSED = 2

/** An invalid command line. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
