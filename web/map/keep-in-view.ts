import { down, TILE_PX, up } from './mercator.js'

/**
 * No ship sails beyond these latitudes: Antarctica and the far north would only fill the map of a
 * wide window.
 */
const [TOP, BOTTOM] = [down(84), down(-72)]

interface Size {
  readonly width: number
  readonly height: number
}

/** What the map was last moved to. The limits give way to it: an Antarctic station, or a line around the world. */
export interface Shown {
  readonly north: number
  readonly south: number
  readonly zoom: number
  /** Heights at the edges that are covered or kept free, px. */
  readonly top: number
  readonly bottom: number
}

/**
 * Keeps a flat map between two latitudes, however far it is dragged or zoomed out. A tall and
 * narrow window may show more, so that a route around half the world fits its width.
 */
export function keepInView(
  { lng, lat }: { readonly lng: number; readonly lat: number },
  zoom: number,
  { width, height }: Size,
  shown?: Shown | null,
): { readonly lng: number; readonly lat: number; readonly zoom: number } {
  const { north, south, zoom: fitted, top: above, bottom: below } = shown ?? NOTHING
  // A wide window is filled from limit to limit; a narrow one has the world across.
  const world = Math.min(width, (height - below) / (BOTTOM - TOP))
  const kept = Math.max(zoom, Math.min(Math.log2(world / TILE_PX), fitted))
  const side = TILE_PX * 2 ** kept
  const [half, covered] = [height / 2 / side, below / side]
  const top = Math.max(0, Math.min(TOP, down(north) - above / side))
  const bottom = Math.max(BOTTOM, down(south))
  const y =
    2 * half - covered >= bottom - top
      ? (top + bottom + covered) / 2
      : Math.max(top + half, Math.min(bottom - half + covered, down(lat)))
  return { lng, lat: up(y), zoom: kept }
}

const NOTHING: Shown = { north: 0, south: 0, zoom: Number.POSITIVE_INFINITY, top: 0, bottom: 0 }
