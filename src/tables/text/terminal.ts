import { visible } from './visible.js'

/** The environment of a command, so that a test can replace the shell. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly input: AsyncIterable<unknown>
  /** Width of the terminal in characters; absent if the output is a file or a pipe. */
  readonly columns?: number | undefined
  /** Whether the terminal shows colours. */
  readonly hasColours?: boolean
  /** Prints one line: unchanged to a file or a pipe, without control characters to a terminal. */
  say(line: string): void
  /** Prints one line of many unchanged; resolves when the reader can accept more. */
  pour(line: string): Promise<void>
  /** Prints one line with its colours. Only for text drawn by Fairway itself. */
  draw(line: string): void
  /** Prints one line for the user, separate from the output. */
  note(line: string): void
  /** Shows a line that the next one overwrites; absent if there is no terminal. */
  readonly show?: ((line: string) => void) | undefined
}

interface OutStream {
  readonly isTTY?: boolean
  readonly columns?: number
  hasColors?(): boolean
  write(text: string): unknown
  on?(event: 'error', listener: () => void): unknown
  once?(event: 'drain', listener: () => void): unknown
}

interface Shell {
  readonly env: Terminal['environment']
  readonly stdin: Terminal['input']
  readonly stdout: OutStream
  readonly stderr: OutStream
}

const CLEAR_LINE = '\r\x1b[K'

export function terminalOf({ env, stdin, stdout, stderr }: Shell): Terminal {
  // The standard output of a process is never destroyed, whatever happens to its reader.
  let isGone = false
  const waiting = new Set<() => void>()
  stdout.on?.('error', () => {
    isGone = true
    for (const goOn of waiting) goOn()
  })
  // Settles when the stream accepts more, or is closed.
  const drained = () =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        waiting.delete(goOn)
        resolve()
      }
      waiting.add(goOn)
      stdout.once?.('drain', goOn)
    })
  const draw = (line: string) => {
    stdout.write(`${line}\n`)
  }
  return {
    environment: env,
    input: stdin,
    columns: stdout.isTTY ? stdout.columns : undefined,
    hasColours: stdout.isTTY === true && stdout.hasColors?.() === true,
    say: stdout.isTTY ? (line) => draw(visible(line)) : draw,
    pour: async (line) => {
      const isFull = stdout.write(`${stdout.isTTY ? visible(line) : line}\n`) === false
      if (isFull && !isGone) await drained()
      if (isGone) throw new Error('The output was closed.')
    },
    draw,
    note: (line) => {
      stderr.write(`${stderr.isTTY ? CLEAR_LINE : ''}${visible(line)}\n`)
    },
    show: stderr.isTTY
      ? (line) => {
          stderr.write(CLEAR_LINE + line)
        }
      : undefined,
  }
}

export const processTerminal = terminalOf(process)
