/** Heights of the panel on a phone: only the answer in a line and the header, half, nearly all. */
const HEAD_PX = 140
const HALF = 0.6
const TALL = 0.9
/** A shorter movement counts as a press. */
const PRESS_PX = 6

const stops = (): number[] => [HEAD_PX, innerHeight * HALF, innerHeight * TALL]

/**
 * The panel on a phone. When dragged by its grip, it snaps to the nearest of its heights; a press
 * moves it to the next one.
 */
class BottomSheet {
  isDragged = $state(false)
  #panel: HTMLElement | null = null

  readonly attach = (panel: HTMLElement): void => {
    this.#panel = panel
  }

  readonly grip = (grip: HTMLElement): (() => void) => {
    let hasDragged = false
    let start: { readonly y: number; readonly height: number } | null = null
    const down = (event: PointerEvent) => {
      grip.setPointerCapture(event.pointerId)
      start = { y: event.clientY, height: this.#height() }
    }
    const move = (event: PointerEvent) => {
      if (start === null) return
      this.isDragged = true
      this.#set(start.height + start.y - event.clientY)
    }
    const up = (event: PointerEvent) => {
      if (start === null) return
      hasDragged = Math.abs(event.clientY - start.y) >= PRESS_PX
      start = null
      this.isDragged = false
      if (hasDragged) this.#rest(this.#nearest())
    }
    const next = () => {
      // A drag also ends with a click event.
      if (hasDragged) {
        hasDragged = false
        return
      }
      const all = stops()
      const at = all.indexOf(this.#nearest())
      this.#rest(all[(at + 1) % all.length]!)
    }
    grip.addEventListener('pointerdown', down)
    grip.addEventListener('pointermove', move)
    grip.addEventListener('pointerup', up)
    grip.addEventListener('click', next)
    return () => {
      grip.removeEventListener('pointerdown', down)
      grip.removeEventListener('pointermove', move)
      grip.removeEventListener('pointerup', up)
      grip.removeEventListener('click', next)
    }
  }

  #height(): number {
    return this.#panel?.getBoundingClientRect().height ?? 0
  }

  #nearest(): number {
    const height = this.#height()
    return stops().reduce((a, b) => (Math.abs(b - height) < Math.abs(a - height) ? b : a))
  }

  #rest(height: number): void {
    this.#set(height)
    // The map gets the space that the panel leaves free at half height or less.
    const map = Math.min(height, innerHeight * HALF)
    this.#panel?.parentElement?.style.setProperty('--map-bottom', `${map}px`)
  }

  #set(height: number): void {
    const bounded = Math.max(HEAD_PX, Math.min(innerHeight * TALL, height))
    this.#panel?.style.setProperty('--sheet-height', `${bounded}px`)
  }
}

export const bottomSheet = new BottomSheet()
