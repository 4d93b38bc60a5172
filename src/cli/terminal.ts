/** What a command has around it, so that a test can stand in for the shell. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly input: AsyncIterable<unknown>
  /** Prints one line. */
  say(line: string): void
}

export const processTerminal: Terminal = {
  environment: process.env,
  input: process.stdin,
  say: (line) => {
    process.stdout.write(`${line}\n`)
  },
}
