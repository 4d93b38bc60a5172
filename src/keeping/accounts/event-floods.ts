const MS_PER_MINUTE = 60_000

/** Leaves events out that could come without end, so that they cannot fill the disk. */
export class EventFloods {
  #minute = 0
  readonly #subjects = new Map<string, { noted: number; leftOut: number }>()

  /** @param perMinute most events of one subject that are noted in a minute */
  constructor(private readonly perMinute: number) {}

  /** How many were left out before this one; null if this one is left out too. */
  take(subject: string, nowMs: number): number | null {
    this.#beginMinute(Math.floor(nowMs / MS_PER_MINUTE))
    const own = this.#subjects.get(subject) ?? { noted: 0, leftOut: 0 }
    this.#subjects.set(subject, own)
    if (own.noted >= this.perMinute) {
      own.leftOut += 1
      return null
    }
    const { leftOut } = own
    own.noted += 1
    own.leftOut = 0
    return leftOut
  }

  #beginMinute(minute: number): void {
    if (minute === this.#minute) return
    this.#minute = minute
    for (const [subject, own] of this.#subjects) {
      if (own.leftOut === 0) this.#subjects.delete(subject)
      own.noted = 0
    }
  }
}
