/** Prefix of pino's lines for finished requests. Lines of higher severity are written at once. */
const INFO = '{"level":30,'
const WRITE_EVERY_MS = 100
const MAX_LENGTH = 64 * 1024

/**
 * Writes log lines to the standard output. Lines of finished requests are written in batches, because a
 * write for each would cost a twentieth of a cached response. If the process is killed, the last tenth
 * of a second is lost.
 */
export class LogLines {
  #waiting = ''
  #timer: NodeJS.Timeout | null = null

  constructor(private readonly out: { write(text: string): unknown } = process.stdout) {
    process.once('exit', () => this.flush())
  }

  write(line: string): void {
    this.#waiting += line
    if (!line.startsWith(INFO) || this.#waiting.length > MAX_LENGTH) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), WRITE_EVERY_MS).unref()
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#waiting === '') return
    const text = this.#waiting
    this.#waiting = ''
    this.out.write(text)
  }
}
