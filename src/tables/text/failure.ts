import { InvalidArgumentError } from 'commander'

/** Exit status of a valid command that has no result. */
export const FAILED = 1
/** Exit status of an invalid command line, as in shells. */
export const MISUSED = 2

/** An invalid command line. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Longest text in quotes of a message, characters: a cell may have a hundred thousand. */
const MOST_QUOTED = 200

/** A message with what it quotes cut to a length that a person reads. */
export function withShortQuotes(message: string): string {
  return message.replaceAll(/"([^"]*)"/g, (whole, text: string) =>
    text.length > MOST_QUOTED ? `"${text.slice(0, MOST_QUOTED)}…"` : whole,
  )
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
