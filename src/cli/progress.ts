import { grouped } from './quantities.js'
import type { Terminal } from './terminal.js'

const BAR_WIDTH = 24
/** Nobody reads faster. */
const SHOW_EVERY_MS = 100

/** How far a long command is, on a terminal only; in a pipe nothing of it is seen. */
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
    const { show } = this.terminal
    if (show === undefined) return
    const now = this.nowMs()
    if (now - this.#shownMs < SHOW_EVERY_MS && done < this.total) return
    this.#shownMs = now
    show(this.#line(done, (now - this.#startMs) / 1000))
  }

  /** Clears the line. */
  end(): void {
    this.terminal.show?.('')
  }

  #line(done: number, seconds: number): string {
    const filled = Math.floor((done / this.total) * BAR_WIDTH)
    const rate = (done - this.doneBefore) / seconds
    const left =
      rate > 0 && Number.isFinite(rate)
        ? `  ${grouped(rate)}/s  ${grouped((this.total - done) / rate)} s left`
        : ''
    return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}  ${grouped(done)} of ${grouped(this.total)}${left}`
  }
}
