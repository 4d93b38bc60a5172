/** Exit status of a command that was understood and has no answer. */
export const FAILED = 1
/** Exit status of a command line that is wrong, as shells have it. */
export const MISUSED = 2

/** A command line that can't be understood: the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
