import { planner } from '../app/planner.svelte.js'
import { wantsCalm } from '../app/theme.svelte.js'
import { strip } from './strip.svelte.js'

const WAIT_MS = 1000
const SWING_MS = 900
/** How long the slower ship is under way. */
const SAIL_MS = 9000

/** What a stranger sees once: the line of today swings to that of a closure, and ships run on both ways. */
class FirstShow {
  /** How far the line has swung, 0 to 1; null if nothing is shown. */
  share: number | null = $state(null)
  /** Hours since both ships left; null if none is under way. */
  hours: number | null = $state(null)
  #frame = 0
  #isAwaited = false

  /** The page is untouched: there is something to show as soon as both routes are known. */
  prepare(): void {
    this.#isAwaited = !wantsCalm()
    if (this.#isAwaited) this.share = 0
    for (const event of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(event, () => this.end(), { once: true, passive: true })
  }

  /** Called when the map shows the routes. */
  start(): void {
    if (!this.#isAwaited || !strip.isComplete) return
    this.#isAwaited = false
    const startMs = performance.now() + WAIT_MS
    const longest = Math.max(...strip.routes.map((one) => one?.route.duration_hours ?? 0))
    const step = (now: number) => {
      const linear = Math.max(0, Math.min(1, (now - startMs) / SWING_MS))
      this.share = linear * linear * (3 - 2 * linear)
      const sailed = (now - startMs - SWING_MS) / SAIL_MS
      this.hours = sailed > 0 ? sailed * longest : null
      if (sailed < 1) this.#frame = requestAnimationFrame(step)
      else this.end()
    }
    this.#frame = requestAnimationFrame(step)
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    this.#isAwaited = false
    this.share = null
    this.hours = null
  }

  /** The scenario whose line swings. */
  isSwinging(scenario: number | null): boolean {
    return this.share !== null && this.share < 1 && scenario === 1 && planner.at === 0
  }
}

export const firstShow = new FirstShow()
