import type { Margins } from './camera.js'

/** Space for the name of an end beside its marker, px. */
const NAME_PX = 85
const EDGE_PX = 60
/** Height of the row of buttons at the lower edge, which is as wide as a small map, px. */
const BUTTONS_PX = 88
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

/** The largest part of the map that nothing covers, px from its upper left corner. */
export function freePart(map: Rect, panels: readonly Rect[]): Rect {
  const [width, height] = [map.right - map.left, map.bottom - map.top]
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const covered = panels.map((panel) => ({
    left: within(panel.left - map.left, width),
    right: within(panel.right - map.left, width),
    top: within(panel.top - map.top, height),
    bottom: within(panel.bottom - map.top, height),
  }))
  // Its edges are those of the map or of what covers it.
  const lefts = [0, ...covered.map(({ right }) => right)]
  const rights = [width, ...covered.map(({ left }) => left)]
  const tops = [0, ...covered.map(({ bottom }) => bottom)]
  const bottoms = [height, ...covered.map(({ top }) => top)]
  let best: Rect = { left: 0, right: 0, top: 0, bottom: 0 }
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          const one = { left, right, top, bottom }
          if (areaOf(one) > areaOf(best) && !covered.some((panel) => overlap(one, panel)))
            best = one
        }
  return best
}

const areaOf = ({ left, right, top, bottom }: Rect) =>
  Math.max(0, right - left) * Math.max(0, bottom - top)
const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

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
    return {
      top: free.top + 40,
      bottom: height - free.bottom + buttons,
      right: width - free.right + 76,
      left: 40,
    }
  }
  const most = Math.max(0, free.right - free.left) * MAX_OF_ROOM
  const right = width - free.right + Math.min(NAME_PX + EDGE_PX / 2, most)
  return {
    top: free.top + EDGE_PX,
    bottom: height - free.bottom + EDGE_PX,
    right,
    left: free.left + Math.min(50, most),
  }
}
