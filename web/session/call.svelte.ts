import { FairwayError } from '../../src/client/index.js'
import { session } from './session.svelte.js'

/** One question to the service at a time: a new one ends the one before. */
export class Call<Answer> {
  /** The last answer stays until the next comes, so that figures don't flicker. */
  answer: Answer | null = $state.raw(null)
  error: FairwayError | null = $state.raw(null)
  isBusy = $state(false)
  #ending: AbortController | null = null

  /** @returns the answer, or null when it was refused or overtaken */
  async ask(question: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    this.#ending?.abort()
    const ending = new AbortController()
    this.#ending = ending
    this.isBusy = true
    try {
      const answer = await question(ending.signal)
      if (ending.signal.aborted) return null
      this.answer = answer
      this.error = null
      return answer
    } catch (error) {
      if (ending.signal.aborted) return null
      if (!(error instanceof FairwayError)) throw error
      this.error = error
      this.answer = null
      session.noticeEnd(error)
      return null
    } finally {
      if (this.#ending === ending) this.isBusy = false
    }
  }

  clear(): void {
    this.#ending?.abort()
    this.answer = null
    this.error = null
    this.isBusy = false
  }
}
