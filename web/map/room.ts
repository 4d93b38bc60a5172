import type { Margins } from './camera.js'

/** Room for the name of an end beside its mark. */
const NAME_PX = 85
const EDGE_PX = 60
/** Beside the panel on a narrow screen, margins take no more of what is left. */
const MOST_OF_ROOM = 0.2

interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What of the map nothing lies over, px from its upper left corner. */
export function freePart(map: Rect, panels: readonly Rect[]): Rect {
  const width = map.right - map.left
  const height = map.bottom - map.top
  let [left, bottom] = [0, height]
  for (const panel of panels) {
    const isBelow = panel.right - map.left > width - EDGE_PX
    if (isBelow) bottom = Math.min(bottom, panel.top - map.top)
    else left = Math.max(left, panel.right - map.left)
  }
  return { left: Math.min(left, width), right: width, top: 0, bottom: Math.max(bottom, 0) }
}

/** The free part of the map as it stands on the page. */
export function freePartOf(container: HTMLElement): Rect {
  // One that lies in the flow of another covers nothing of its own.
  const panels = [...document.querySelectorAll('[data-covers-map]')].filter(
    (panel) => getComputedStyle(panel).position !== 'static',
  )
  return freePart(
    container.getBoundingClientRect(),
    panels.map((panel) => panel.getBoundingClientRect()),
  )
}

/** How far lines stay from the edges of the map. */
export function roomIn(container: HTMLElement): Margins {
  const { width, height } = container.getBoundingClientRect()
  const free = freePartOf(container)
  if (free.left === 0) return { top: 40, bottom: height - free.bottom + 36, right: 60, left: 40 }
  const most = Math.max(0, width - free.left) * MOST_OF_ROOM
  const right = Math.min(NAME_PX + EDGE_PX / 2, most)
  return {
    top: EDGE_PX,
    bottom: height - free.bottom + EDGE_PX,
    right,
    left: free.left + Math.min(50, most),
  }
}
