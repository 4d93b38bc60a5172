/** Work that is looked for again and again, some of it at a time. */
export class Lanes {
  readonly #running = new Set<Promise<void>>()
  #isStopped = false

  /**
   * @param most at a time
   * @param turn does one piece of work. @returns false if there was none
   * @param failed called with what a turn throws, which ends its lane
   */
  constructor(
    private readonly most: number,
    private readonly turn: () => Promise<boolean>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Does what there is to do, in as many lanes as there may be. */
  wake(): void {
    while (!this.#isStopped && this.#running.size < this.most) {
      const lane = this.#work().finally(() => this.#running.delete(lane))
      this.#running.add(lane)
    }
  }

  /** Settles when no lane has work. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Ends each lane after its piece of work. */
  stop(): Promise<void> {
    this.#isStopped = true
    return this.idle()
  }

  async #work(): Promise<void> {
    try {
      while (!this.#isStopped && (await this.turn()));
    } catch (error) {
      this.failed(error)
    }
  }
}
