import { FEW_REQUESTS, ONE_CALLERS_REQUESTS } from './admission.js'
import { InProgress } from './in-progress.js'
import { Turns } from './turns.js'

/** The requests in progress, which share the main thread. */
export class Crowd {
  readonly inProgress = new InProgress()
  readonly turns = new Turns()

  #backgroundWorks = 0

  /** Whether others wait while the main thread calculates. */
  get isWaiting(): boolean {
    return this.inProgress.size > ONE_CALLERS_REQUESTS || this.#backgroundWorks > 0
  }

  /** Notes work that must not hold the main thread, because nobody waits for it. @returns a function that ends it */
  begin(): () => void {
    this.#backgroundWorks += 1
    return () => {
      this.#backgroundWorks -= 1
    }
  }

  /**
   * Settles when the caller's next piece of work may start. Undefined for at once: a few requests share
   * commits if nothing separates them.
   */
  turn(caller: string): Promise<void> | undefined {
    const isShared = this.inProgress.size > FEW_REQUESTS || this.#backgroundWorks > 0
    return isShared ? this.turns.next(caller) : undefined
  }
}
