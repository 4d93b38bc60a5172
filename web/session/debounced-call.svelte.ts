import type { AnswerCache } from './answer-cache.js'
import { Call } from './call.svelte.js'

/** A request is sent when the user has paused for this long, ms. */
const REST_MS = 400

/**
 * A call that follows a form. It waits until the user pauses. A request that was answered before is
 * answered at once and free of charge.
 */
export class DebouncedCall<Answer> extends Call<Answer> {
  /** Key of the current request, and key of the request whose answer is shown. */
  key: string | null = $state(null)
  answeredKey: string | null = $state(null)
  /** Whether the answer that is shown belongs to an earlier request. */
  readonly isStale = $derived(this.answer !== null && this.answeredKey !== this.key)
  readonly #known: AnswerCache<Answer>
  #timer: ReturnType<typeof setTimeout> | undefined
  #send: (() => Promise<Answer>) | null = null

  /** @param known answers of this session, which several calls can share */
  constructor(known: AnswerCache<Answer>) {
    super()
    this.#known = known
  }

  /**
   * @param key identifies the request
   * @param isImmediate whether to send without waiting for a pause
   */
  pose(key: string, send: () => Promise<Answer>, isImmediate = false): void {
    this.#send = send
    if (key === this.key && (this.isBusy || this.error !== null || this.answeredKey === key)) return
    const isFirst = this.key === null
    clearTimeout(this.#timer)
    this.begin()
    this.key = key
    const known = this.#known.get(key)
    if (known !== null) this.#show(known)
    else if (isFirst || isImmediate) void this.#ask(key)
    else this.#timer = setTimeout(() => void this.#ask(key), REST_MS)
  }

  /** A fuller answer to the same request takes the place of the one that is shown. */
  async complete(send: () => Promise<Answer>): Promise<void> {
    const { key } = this
    if (key === null) return
    const answer = await this.#known.answer(key, send)
    if (this.key === key) this.#show(answer)
  }

  override clear(): void {
    clearTimeout(this.#timer)
    this.key = null
    this.answeredKey = null
    super.clear()
  }

  async #ask(key: string): Promise<void> {
    // A superseded request is charged as well, so its answer is stored for the next time.
    await this.ask(() => this.#known.answer(key, this.#send!))
  }

  /** Together, so that no answer is ever that of another request. */
  protected override accept(answer: Answer): void {
    super.accept(answer)
    this.answeredKey = this.key
  }

  #show(answer: Answer): void {
    this.accept(answer)
    this.isBusy = false
  }
}
