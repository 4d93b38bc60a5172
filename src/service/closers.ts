/** What has to be closed again, the last that was opened first. */
export class Closers {
  readonly #steps: (() => unknown)[] = []
  #closing: Promise<void> | null = null

  add(close: () => unknown): void {
    this.#steps.push(close)
  }

  /** Closes all; what fails keeps nothing else open. @throws what failed first, after the rest */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll()
    return this.#closing
  }

  async #closeAll(): Promise<void> {
    const faults: unknown[] = []
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      try {
        await step()
      } catch (fault) {
        faults.push(fault)
      }
    }
    if (faults.length > 0) throw faults[0]
  }
}
