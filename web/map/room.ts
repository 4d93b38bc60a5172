import type { Margins } from './camera.js'

/** Space for the name of an end beside its marker, px. */
const NAME_PX = 85
const EDGE_PX = 60
/** Height of the row of buttons at the lower edge, which is as wide as a small map, px. */
const BUTTONS_PX = 88
const MAX_OF_CARD = 0.4
/** Maximum share of a low map for the buttons: with less, they would cover the marker of an end. */
const MAX_FOR_BUTTONS = 0.3
/** Beside the panel on a narrow screen, margins take at most this share of the remaining space. */
const MAX_OF_ROOM = 0.2

interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The part of the map that nothing covers, px from its upper left corner. */
export function freePart(map: Rect, panels: readonly Rect[]): Rect {
  const width = map.right - map.left
  const height = map.bottom - map.top
  let [left, top, bottom] = [0, 0, height]
  for (const panel of panels) {
    const isBelow = panel.right - map.left > width - EDGE_PX
    // A card in a corner, as opposed to a panel beside the map.
    const isCard = panel.top <= map.top + EDGE_PX && panel.bottom - map.top < height * MAX_OF_CARD
    if (isCard) top = Math.max(top, panel.bottom - map.top)
    else if (isBelow) bottom = Math.min(bottom, panel.top - map.top)
    else left = Math.max(left, panel.right - map.left)
  }
  return { left: Math.min(left, width), right: width, top, bottom: Math.max(bottom, 0) }
}

/** The free part of the map on the page. */
export function freePartOf(container: HTMLElement): Rect {
  // An element inside another one covers nothing more.
  const panels = [...document.querySelectorAll('[data-covers-map]')].filter(
    (panel) => getComputedStyle(panel).position !== 'static',
  )
  return freePart(
    container.getBoundingClientRect(),
    panels.map((panel) => panel.getBoundingClientRect()),
  )
}

/** Elements that cover parts of the map without reducing its free part: buttons and the legend. */
export function controlsOver(container: HTMLElement): Rect[] {
  const { left: x, top: y } = container.getBoundingClientRect()
  return [...document.querySelectorAll('[data-over-map]')].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
  })
}

/** The distance of lines from the edges of the map. */
export function roomIn(container: HTMLElement): Margins {
  const { width, height } = container.getBoundingClientRect()
  const free = freePartOf(container)
  if (free.left === 0) {
    const buttons = Math.min(BUTTONS_PX, (free.bottom - free.top) * MAX_FOR_BUTTONS)
    return { top: free.top + 40, bottom: height - free.bottom + buttons, right: 76, left: 40 }
  }
  const most = Math.max(0, width - free.left) * MAX_OF_ROOM
  const right = Math.min(NAME_PX + EDGE_PX / 2, most)
  return {
    top: free.top + EDGE_PX,
    bottom: height - free.bottom + EDGE_PX,
    right,
    left: free.left + Math.min(50, most),
  }
}
