import type { MapClick } from '../map/map-view.js'

export const TOOLS = ['measure', 'reach', 'avoid', 'check'] as const
export type Tool = (typeof TOOLS)[number]

/** What the user does on the map besides planning, with one tool at a time. */
class Tools {
  open: Tool | null = $state(null)
  /** A route file that was dropped on the page. */
  dropped: File | null = $state.raw(null)
  /** A table of legs that was dropped on the page. */
  table: File | null = $state.raw(null)
  /** Takes the clicks on the map while a tool is open. */
  #onClick: ((at: MapClick) => void) | null = null
  /** Made while the code of the tool was being fetched. */
  #early: MapClick[] = []

  click(at: MapClick): void {
    if (this.#onClick === null) this.#early.push(at)
    else this.#onClick(at)
  }

  /** @returns a function that releases the clicks, unless another tool has claimed them */
  take(onClick: (at: MapClick) => void): () => void {
    this.#onClick = onClick
    for (const at of this.#early.splice(0)) onClick(at)
    return () => {
      if (this.#onClick === onClick) this.#onClick = null
    }
  }

  /** Opens the check of a route with a file. */
  drop(file: File): void {
    this.#early = []
    this.dropped = file
    this.open = 'check'
  }

  toggle(tool: Tool): void {
    this.#early = []
    this.open = this.open === tool ? null : tool
  }
}

export const tools = new Tools()
