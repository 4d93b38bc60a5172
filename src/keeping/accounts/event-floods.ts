const MS_PER_MINUTE = 60_000

/** Leaves events out that could come without end, so that they cannot fill the disk. */
export class EventFloods {
  #pause = 0
  readonly #subjects = new Map<string, { noted: number; leftOut: number }>()

  /** @param perPause most events of one subject that are noted in a pause, by default a minute */
  constructor(
    private readonly perPause: number,
    private readonly pauseMs = MS_PER_MINUTE,
  ) {}

  /** How many were left out before this one; null if this one is left out too. */
  take(subject: string, nowMs: number): number | null {
    this.#beginPause(Math.floor(nowMs / this.pauseMs))
    const own = this.#subjects.get(subject) ?? { noted: 0, leftOut: 0 }
    this.#subjects.set(subject, own)
    if (own.noted >= this.perPause) {
      own.leftOut += 1
      return null
    }
    const { leftOut } = own
    own.noted += 1
    own.leftOut = 0
    return leftOut
  }

  #beginPause(pause: number): void {
    if (pause === this.#pause) return
    this.#pause = pause
    for (const [subject, own] of this.#subjects) {
      if (own.leftOut === 0) this.#subjects.delete(subject)
      own.noted = 0
    }
  }
}
