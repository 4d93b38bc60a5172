import { LngLat } from 'maplibre-gl'

/**
 * No ship sails beyond these latitudes: Antarctica and the far north would only fill the map of a
 * wide window.
 */
const [SOUTHERNMOST, NORTHERNMOST] = [-72, 84]
const WORLD_PX = 512

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Keeps a flat map between two latitudes, however far it is dragged or zoomed out. A tall and
 * narrow window may show more, so that a route around half the world fits its width.
 * @param coveredPx covered height at the lower edge, px: the limits apply to the part above it
 */
export function keepInView(
  { lng, lat }: { readonly lng: number; readonly lat: number },
  zoom: number,
  { width, height }: Size,
  coveredPx = 0,
): { center: LngLat; zoom: number } {
  // At most one copy of the world; a small window may show less of it.
  const least = Math.log2(Math.min(width, height) / WORLD_PX)
  const kept = Math.max(zoom, least)
  const half = height / 2 / (WORLD_PX * 2 ** kept)
  const covered = coveredPx / (WORLD_PX * 2 ** kept)
  const [top, bottom] = [down(NORTHERNMOST), down(SOUTHERNMOST)]
  const y =
    2 * half - covered >= bottom - top
      ? (top + bottom + covered) / 2
      : Math.max(top + half, Math.min(bottom - half + covered, down(lat)))
  return { center: new LngLat(lng, up(y)), zoom: kept }
}

/** Latitude in Web Mercator, from 0 in the north to 1 in the south. */
const down = (lat: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
const up = (y: number): number =>
  (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90
