/** How long a message stays, ms: long enough to read it and to reach its button. */
const SHOWN_MS = 8000

/** One line about what has just been done, with the way back. */
class Notice {
  text = $state('')
  canUndo = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  say(text: string, canUndo = false): void {
    clearTimeout(this.#timer)
    this.text = text
    this.canUndo = canUndo
    this.#timer = setTimeout(() => this.clear(), SHOWN_MS)
  }

  clear(): void {
    this.text = ''
    this.canUndo = false
  }
}

export const notice = new Notice()
