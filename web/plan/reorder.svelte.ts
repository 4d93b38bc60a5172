/** Rows of a list that a pointer or the arrow keys move. */
export class Reorder {
  /** The row that is held, and the place where it would be dropped. */
  held: { readonly from: number; readonly to: number } | null = $state.raw(null)

  /**
   * @param rows the elements of the list, in order
   * @param move puts a row in another place
   */
  constructor(
    private readonly rows: () => readonly HTMLElement[],
    private readonly move: (from: number, to: number) => void,
  ) {}

  start(event: PointerEvent, from: number): void {
    if (event.button !== 0) return
    event.preventDefault()
    const grip = event.currentTarget as HTMLElement
    grip.setPointerCapture(event.pointerId)
    this.held = { from, to: from }
    const follow = ({ clientY }: PointerEvent) => {
      this.held = { from, to: placeAt(clientY, this.rows()) }
    }
    const end = (released: PointerEvent) => {
      grip.removeEventListener('pointermove', follow)
      grip.removeEventListener('pointerup', end)
      grip.removeEventListener('pointercancel', end)
      const to = this.held?.to ?? from
      this.held = null
      if (released.type === 'pointerup' && to !== from) this.move(from, to)
    }
    grip.addEventListener('pointermove', follow)
    grip.addEventListener('pointerup', end)
    grip.addEventListener('pointercancel', end)
  }

  key(event: KeyboardEvent, from: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = from + step
    if (to >= 0 && to < this.rows().length) this.move(from, to)
  }
}

/** The row at a height of the page; beyond the list, its first or last. */
function placeAt(y: number, rows: readonly HTMLElement[]): number {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return below < 0 ? rows.length - 1 : below
}
