import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'

const BAR_WIDTH = 24
/** Minimum time between two updates, ms: faster ones are unreadable. */
const SHOW_EVERY_MS = 100

/** Shows the progress of a long command, on a terminal only. */
export class Progress {
  readonly #startMs: number
  #shownMs = Number.NEGATIVE_INFINITY

  constructor(
    private readonly total: number,
    private readonly doneBefore: number,
    private readonly terminal: Pick<Terminal, 'show'>,
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.#startMs = nowMs()
  }

  at(done: number): void {
    this.#show((seconds) => this.#line(done, seconds), done >= this.total)
  }

  /**
   * For an unknown number of rows. @param share share of the file that has been read; null if unknown
   */
  rows(done: number, share: () => number | null): void {
    this.#show((seconds) => this.#rowsLine(done, share(), seconds), false)
  }

  #show(line: (seconds: number) => string, isLast: boolean): void {
    const { show } = this.terminal
    if (show === undefined) return
    const now = this.nowMs()
    if (now - this.#shownMs < SHOW_EVERY_MS && !isLast) return
    this.#shownMs = now
    show(line((now - this.#startMs) / 1000))
  }

  /** Clears the line. */
  end(): void {
    this.terminal.show?.('')
  }

  #rowsLine(done: number, share: number | null, seconds: number): string {
    const rate = (done - this.doneBefore) / seconds
    const speed = rate > 0 && Number.isFinite(rate) ? `  ${grouped(rate)}/s` : ''
    if (share === null) return `${grouped(done)} rows${speed}`
    return `${bar(share)}  ${grouped(done)} rows, ${grouped(share * 100)} % of the file${speed}`
  }

  #line(done: number, seconds: number): string {
    const rate = (done - this.doneBefore) / seconds
    const left =
      rate > 0 && Number.isFinite(rate)
        ? `  ${grouped(rate)}/s  ${grouped((this.total - done) / rate)} s left`
        : ''
    return `${bar(done / this.total)}  ${grouped(done)} of ${grouped(this.total)}${left}`
  }
}

function bar(share: number): string {
  const filled = Math.floor(share * BAR_WIDTH)
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
}
