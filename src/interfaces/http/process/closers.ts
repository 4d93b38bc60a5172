/** Resources to close, in reverse order of opening. */
export class Closers {
  readonly #steps: (() => unknown)[] = []
  #closing: Promise<void> | null = null

  add(close: () => unknown): void {
    this.#steps.push(close)
  }

  /** Closes all resources, even after a failure. @throws the first failure, once all are closed */
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
