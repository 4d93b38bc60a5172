/** Work that several callers wait for. It is aborted when the last of them has gone. */
export class SharedWork<Result> {
  #waiting = 0

  /** @param ending aborts the work */
  constructor(
    private readonly ending: AbortController,
    private readonly result: Promise<Result>,
  ) {}

  get isAbandoned(): boolean {
    return this.ending.signal.aborted
  }

  /** Waits for the result. @param signal is aborted when the caller goes */
  async join(signal: AbortSignal): Promise<Result> {
    this.#waiting += 1
    const leave = () => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.ending.abort(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await this.result
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
