import { unwrap } from '../../engine/geo/antimeridian.js'
import { densify } from '../../engine/geo/densify.js'
import { normaliseLongitude, type Position } from '../../engine/geo/position.js'
import type { Picture } from './png.js'

export type IsLand = (lon: number, lat: number) => boolean

/** The size that chat programs show large: 1.91 to 1. */
const WIDTH = 800
const HEIGHT = 420
const MARGIN = 60
/**
 * Minimum width of the view, degrees of longitude. Closer in, the steps of the 30 arc-second coast
 * would show.
 */
const LEAST_DEGREES = 8
const LINE_PX = 2.2
const CASING_PX = 4
const END_PX = 6

/** The colours of the planner's light map. */
const SEA = [195, 217, 229] as const
const LAND = [245, 243, 237] as const
const LINE = [12, 90, 140] as const
const CASING = [255, 255, 255] as const
const [SEA_AT, LAND_AT, LINE_AT, CASING_AT] = [0, 1, 2, 3]

interface View {
  readonly perPixel: number
  readonly west: number
  readonly north: number
}

/** Draws lines over our own coast, in Web Mercator. */
export function pictureOf(legs: readonly (readonly Position[])[], isLand: IsLand): Picture {
  const line = unwrap(legs.flatMap((leg) => densify(leg, 50)))
  const points = line.map(([lon, lat]): Position => [lon, up(lat)])
  const view = viewOf(points)
  const pixels = land(view, isLand)
  const path = points.map(([x, y]): Position => {
    return [(x - view.west) / view.perPixel, (view.north - y) / view.perPixel]
  })
  const ends = [path[0]!, path[path.length - 1]!]
  stroke(pixels, path, CASING_PX, CASING_AT)
  for (const end of ends) disc(pixels, end, END_PX + 2, CASING_AT)
  stroke(pixels, path, LINE_PX, LINE_AT)
  for (const end of ends) disc(pixels, end, END_PX, LINE_AT)
  return { width: WIDTH, height: HEIGHT, palette: [SEA, LAND, LINE, CASING], pixels }
}

function viewOf(points: readonly Position[]): View {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [south, north] = [Math.min(...ys), Math.max(...ys)]
  const perPixel = Math.max(
    (east - west) / (WIDTH - 2 * MARGIN),
    (north - south) / (HEIGHT - 2 * MARGIN),
    LEAST_DEGREES / WIDTH,
  )
  return {
    perPixel,
    west: (west + east - WIDTH * perPixel) / 2,
    north: (south + north + HEIGHT * perPixel) / 2,
  }
}

function land({ perPixel, west, north }: View, isLand: IsLand): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(SEA_AT)
  for (let y = 0; y < HEIGHT; y++) {
    const lat = down(north - (y + 0.5) * perPixel)
    for (let x = 0; x < WIDTH; x++) {
      const lon = normaliseLongitude(west + (x + 0.5) * perPixel)
      if (isLand(lon, lat)) pixels[y * WIDTH + x] = LAND_AT
    }
  }
  return pixels
}

function stroke(
  pixels: Uint8Array,
  path: readonly Position[],
  radius: number,
  colour: number,
): void {
  for (let i = 1; i < path.length; i++) {
    const [[x0, y0], [x1, y1]] = [path[i - 1]!, path[i]!]
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(x1 - x0, y1 - y0)))
    for (let k = 0; k <= steps; k++) {
      disc(pixels, [x0 + (k / steps) * (x1 - x0), y0 + (k / steps) * (y1 - y0)], radius, colour)
    }
  }
}

function disc(pixels: Uint8Array, [cx, cy]: Position, radius: number, colour: number): void {
  const [top, bottom] = [Math.max(0, Math.ceil(cy - radius)), Math.min(HEIGHT - 1, cy + radius)]
  for (let y = top; y <= bottom; y++) {
    const half = Math.sqrt(radius * radius - (y - cy) * (y - cy))
    const right = Math.min(WIDTH - 1, cx + half)
    for (let x = Math.max(0, Math.ceil(cx - half)); x <= right; x++) pixels[y * WIDTH + x] = colour
  }
}

const DEGREES = 180 / Math.PI
/** The y coordinate in Web Mercator, in the same unit as degrees of longitude. */
function up(lat: number): number {
  return DEGREES * Math.log(Math.tan(Math.PI / 4 + lat / DEGREES / 2))
}
function down(y: number): number {
  return DEGREES * (2 * Math.atan(Math.exp(y / DEGREES)) - Math.PI / 2)
}
