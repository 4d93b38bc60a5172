import { FairwayError } from '../../src/client/index.js'
import { connection, isConnectionError } from './connection.svelte.js'
import { session } from './session.svelte.js'

/** A limit per minute ends by itself; one per day does not while somebody waits. */
const LONGEST_WAIT_S = 60

/** An answer that cannot be read is a failure too: whoever waits for it must hear of it. */
function failureOf(error: unknown): FairwayError {
  if (error instanceof FairwayError) return error
  console.error(error)
  return new FairwayError('unexpected_answer', String(error), { cause: error })
}

/** Sends one request to the service at a time: a new request aborts the previous one. */
export class Call<Answer> {
  /** The last answer remains until the next arrives, so that figures do not flicker. */
  answer: Answer | null = $state.raw(null)
  error: FairwayError | null = $state.raw(null)
  isBusy = $state(false)
  #ending: AbortController | null = null
  readonly #isRepeated: boolean
  #question: ((signal: AbortSignal) => Promise<Answer>) | null = null

  /** @param isRepeated whether a request is repeated automatically once the service is back */
  constructor({ isRepeated = true } = {}) {
    this.#isRepeated = isRepeated
  }

  /**
   * If the service cannot be reached, the request is repeated when it is back, and the last answer
   * remains until then.
   * @returns the answer, or null if the request was rejected or superseded
   */
  async ask(question: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    this.#question = question
    const ending = this.begin()
    try {
      const answer = await question(ending.signal)
      if (ending.signal.aborted) return null
      this.accept(answer)
      return answer
    } catch (error) {
      if (ending.signal.aborted) return null
      const failure = failureOf(error)
      this.error = failure
      if (isConnectionError(failure)) {
        connection.whenRestored(() => {
          if (this.#ending === ending && this.#isRepeated) void this.ask(question)
        })
        return null
      }
      this.answer = null
      session.noticeEnd(failure)
      const { status, retryAfterSeconds: seconds } = failure
      if (this.#isRepeated && status === 429 && seconds !== null && seconds <= LONGEST_WAIT_S) {
        setTimeout(() => {
          if (this.#ending === ending) void this.ask(question)
        }, seconds * 1000)
      }
      return null
    } finally {
      if (this.#ending === ending) this.isBusy = false
    }
  }

  /** Sends the request that failed once more. */
  retry(): void {
    if (this.error !== null && this.#question !== null) void this.ask(this.#question)
  }

  clear(): void {
    this.#ending?.abort()
    this.#ending = null
    this.answer = null
    this.error = null
    this.isBusy = false
  }

  protected accept(answer: Answer): void {
    this.answer = answer
    this.error = null
  }

  /** Aborts the previous request and starts the next. */
  protected begin(): AbortController {
    this.#ending?.abort()
    this.#ending = new AbortController()
    this.isBusy = true
    return this.#ending
  }
}
