/** Maximum number of answers. The least recently used is evicted first. */
const MOST = 200

/** Answers of this session by request. No request is sent twice. */
export class AnswerCache<Answer> {
  readonly #known = new Map<string, Answer>()
  readonly #coming = new Map<string, Promise<Answer>>()

  get(key: string): Answer | null {
    const answer = this.#known.get(key)
    if (answer === undefined) return null
    this.#store(key, answer)
    return answer
  }

  /** Sends the request, unless the same request is pending. Errors are not stored. */
  answer(key: string, send: () => Promise<Answer>): Promise<Answer> {
    const coming = this.#coming.get(key) ?? this.#sent(key, send)
    this.#coming.set(key, coming)
    return coming
  }

  clear(): void {
    this.#known.clear()
    this.#coming.clear()
  }

  async #sent(key: string, send: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await send()
      this.#store(key, answer)
      return answer
    } finally {
      this.#coming.delete(key)
    }
  }

  #store(key: string, answer: Answer): void {
    this.#known.delete(key)
    this.#known.set(key, answer)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST) this.#known.delete(oldest!)
  }
}
