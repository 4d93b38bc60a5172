import type { Clock } from '../../../base/clock.js'
import { EventFloods } from '../../../keeping/accounts/event-floods.js'
import type { Log } from '../../../keeping/accounts/security-log.js'

const HOUR_MS = 3_600_000

/** What the log says of work that is tried again and again. */
export interface RepeatedLines {
  readonly fails: string
  readonly works: string
}

/** Work that is tried again and again, such as on a full disk: the log says when it fails, each hour that it still does, and when it works again. */
export class RepeatedWork {
  readonly #floods = new EventFloods(1, HOUR_MS)
  #failed = 0
  #isSaid = false

  constructor(
    private readonly lines: RepeatedLines,
    private readonly clock: Clock,
    private readonly log: Pick<Log, 'info' | 'error'>,
  ) {}

  /** Never rejects. */
  async run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (err) {
      this.#fail(err)
      return
    }
    if (this.#isSaid) this.log.info({ failed: this.#failed }, this.lines.works)
    this.#failed = 0
    this.#isSaid = false
  }

  #fail(err: unknown): void {
    this.#failed += 1
    if (this.#floods.take(this.lines.fails, this.clock.nowMs()) === null) return
    this.#isSaid = true
    this.log.error({ err, failed: this.#failed }, this.lines.fails)
  }
}
