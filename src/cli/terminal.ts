/** What a command has around it, so that a test can stand in for the shell. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly input: AsyncIterable<unknown>
  /** Width of the window in characters; absent where the output goes into a file or a pipe. */
  readonly columns?: number
  /** Whether the window shows colours. */
  readonly hasColours?: boolean
  /** Prints one line. */
  say(line: string): void
  /** Prints one line for people, beside the output. */
  note(line: string): void
  /** Shows one line that the next one overwrites; absent where nobody watches. */
  readonly show?: (line: string) => void
}

const CLEAR_LINE = '\r\x1b[K'
export const processTerminal: Terminal = {
  environment: process.env,
  input: process.stdin,
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  hasColours: process.stdout.isTTY === true && process.stdout.hasColors(),
  say: (line) => {
    process.stdout.write(`${line}\n`)
  },
  note: (line) => {
    process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ''}${line}\n`)
  },
  show: process.stderr.isTTY
    ? (line) => {
        process.stderr.write(CLEAR_LINE + line)
      }
    : undefined,
}
