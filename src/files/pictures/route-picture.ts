import { unwrap } from '../../engine/geo/antimeridian.js'
import { densify } from '../../engine/geo/densify.js'
import { normaliseLongitude, type Position } from '../../engine/geo/position.js'
import { cutTo, drawText, type LetterStyle, MOST_COVER, widthOf } from './lettering.js'
import type { Picture } from './png.js'

export type IsLand = (lon: number, lat: number) => boolean

/** What a picture shows and says. */
export interface PictureSubject {
  readonly legs: readonly (readonly Position[])[]
  /** The way that is closed, leg by leg, in grey; none if it is the same. */
  readonly others: readonly (readonly Position[])[]
  /** "Rotterdam – Singapore, Suez Canal closed": the ends large, conditions smaller. */
  readonly title: string
  /** The answer: the first is large. */
  readonly figures: readonly [string, string]
  readonly credit: string
  /** Names of the ends of each leg, as many as there are ends; null for none. */
  readonly places: readonly (string | null)[]
}

/** The size that chat programs show large: 1.91 to 1. */
const WIDTH = 800
const HEIGHT = 420
const HEAD = 84
const FOOT = 30
const EDGE = 24
/** Around the line, for the names of its ends, px. */
const MARGIN = 48
/**
 * Minimum width of the view, degrees of longitude. Closer in, the steps of the 30 arc-second coast
 * would show.
 */
const LEAST_DEGREES = 8
/** Half the width of a line and of its casing; the other way is narrower. */
const LINE_PX = [2.4, 4.4] as const
const OTHER_PX = [1.5, 3] as const
/** Ends that lie farther apart are on different copies of the world, degrees. */
const SAME_END = 5
const END_PX = 6.5
/** Of the label of a place. */
const LABEL = { height: 25, side: 9, gap: 12 } as const

type Colour = readonly [number, number, number]
/** The colours of the planner's light map. */
const SEA: Colour = [179, 206, 221]
const LAND: Colour = [245, 243, 237]
const LINE: Colour = [10, 80, 136]
const PAPER: Colour = [255, 255, 255]
const INK: Colour = [16, 36, 47]
const MUTED: Colour = [75, 97, 109]
const GREY: Colour = [109, 132, 145]
/** From paper to each of them, and from land and sea to paper, for edges and letters without steps. */
const STEPS = MOST_COVER + 1
const RAMPS = [
  [SEA, PAPER],
  [LAND, PAPER],
  [PAPER, LINE],
  [PAPER, INK],
  [PAPER, MUTED],
  [PAPER, GREY],
] as const
const [SEA_RAMP, LAND_RAMP, LINE_RAMP, INK_RAMP, MUTED_RAMP, GREY_RAMP] = [0, 1, 2, 3, 4, 5]
const PAPER_AT = LINE_RAMP * STEPS
const PALETTE = RAMPS.flatMap(([from, to]) =>
  Array.from({ length: STEPS }, (_, k): Colour => {
    const mix = (i: 0 | 1 | 2) => Math.round(from[i] + ((to[i] - from[i]) * k) / MOST_COVER)
    return [mix(0), mix(1), mix(2)]
  }),
)

interface View {
  readonly perPixel: number
  readonly west: number
  readonly north: number
}

/** Draws lines over our own coast, in Web Mercator, with their figures above and their source below. */
export function pictureOf(subject: PictureSubject, isLand: IsLand): Picture {
  const legs = subject.legs.map((leg) => densify(leg, 50))
  const line = unwrap(legs.flat())
  const flat = (one: readonly Position[]) => one.map(([lon, lat]): Position => [lon, up(lat)])
  const points = flat(line)
  const others = flat(besideStart(subject.others, line))
  const view = viewOf([...points, ...others])
  const pixels = land(view, isLand)
  const inPixels = ([x, y]: Position): Position => {
    return [(x - view.west) / view.perPixel, (view.north - y) / view.perPixel]
  }
  const path = points.map(inPixels)
  const ends = [path[0]!]
  let passed = 0
  for (const leg of legs) {
    passed += leg.length
    ends.push(path[passed - 1]!)
  }
  const places = [...subject.places]
  const otherEnd = others.at(-1)
  if (otherEnd !== undefined && Math.abs(otherEnd[0] - points.at(-1)![0]) > SAME_END) {
    ends.push(inPixels(otherEnd))
    places.push(places.at(-1) ?? null)
  }
  stroke(pixels, others.map(inPixels), GREY_RAMP, OTHER_PX)
  stroke(pixels, path, LINE_RAMP, LINE_PX)
  for (const [i, end] of ends.entries()) disc(pixels, end, i > 0)
  labels(pixels, ends, places)
  words(pixels, subject)
  return { width: WIDTH, height: HEIGHT, palette: PALETTE, pixels }
}

/** Another way on the copy of the world on which a line begins. */
function besideStart(
  legs: readonly (readonly Position[])[],
  line: readonly Position[],
): Position[] {
  const other = unwrap(legs.flatMap((leg) => densify(leg, 50)))
  const turn = 360 * Math.round((line[0]![0] - (other[0]?.[0] ?? 0)) / 360)
  return other.map(([lon, lat]) => [lon + turn, lat])
}

function viewOf(points: readonly Position[]): View {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [south, north] = [Math.min(...ys), Math.max(...ys)]
  const height = HEIGHT - HEAD - FOOT
  const perPixel = Math.max(
    (east - west) / (WIDTH - 4 * MARGIN),
    (north - south) / (height - 2 * MARGIN),
    LEAST_DEGREES / WIDTH,
  )
  return {
    perPixel,
    west: (west + east - WIDTH * perPixel) / 2,
    north: (south + north + height * perPixel) / 2 + HEAD * perPixel,
  }
}

function land({ perPixel, west, north }: View, isLand: IsLand): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(SEA_RAMP * STEPS)
  pixels.fill(PAPER_AT, 0, HEAD * WIDTH)
  pixels.fill(PAPER_AT, (HEIGHT - FOOT) * WIDTH)
  for (let y = HEAD; y < HEIGHT - FOOT; y++) {
    const lat = down(north - (y + 0.5) * perPixel)
    for (let x = 0; x < WIDTH; x++) {
      const lon = normaliseLongitude(west + (x + 0.5) * perPixel)
      if (isLand(lon, lat)) pixels[y * WIDTH + x] = LAND_RAMP * STEPS
    }
  }
  return pixels
}

/** How far a pixel is inside an edge, as a step of a ramp. */
const coverOf = (inside: number) => Math.round(Math.max(0, Math.min(1, inside + 0.5)) * MOST_COVER)

/** Puts a colour of a line over a pixel: its casing where the line itself is not. */
function dye(
  pixels: Uint8Array,
  [x, y]: Position,
  ramp: number,
  line: number,
  casing: number,
): void {
  if (x < 0 || x >= WIDTH || y < HEAD || y >= HEIGHT - FOOT) return
  const at = y * WIDTH + x
  const [now, own] = [pixels[at]!, ramp * STEPS]
  const isOwn = now >= own && now < own + STEPS
  if (line > 0) {
    if (!isOwn || now - own < line) pixels[at] = own + line
  } else if (now < PAPER_AT) pixels[at] = Math.max(now, now - (now % STEPS) + casing)
  // It crosses another line, which ends at its casing.
  else if (!isOwn && casing === MOST_COVER) pixels[at] = own
}

function stroke(
  pixels: Uint8Array,
  path: readonly Position[],
  ramp: number,
  [linePx, casingPx]: readonly [number, number],
): void {
  const reach = casingPx + 1
  for (let i = 1; i < path.length; i++) {
    const [[x0, y0], [x1, y1]] = [path[i - 1]!, path[i]!]
    const [dx, dy] = [x1 - x0, y1 - y0]
    const long = dx * dx + dy * dy
    for (let y = Math.floor(Math.min(y0, y1) - reach); y <= Math.max(y0, y1) + reach; y++) {
      for (let x = Math.floor(Math.min(x0, x1) - reach); x <= Math.max(x0, x1) + reach; x++) {
        const [px, py] = [x + 0.5 - x0, y + 0.5 - y0]
        const t = long === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / long))
        const away = Math.hypot(px - t * dx, py - t * dy)
        if (away < reach)
          dye(pixels, [x, y], ramp, coverOf(linePx - away), coverOf(casingPx - away))
      }
    }
  }
}

/** The mark of an end: the first is open. */
function disc(pixels: Uint8Array, [cx, cy]: Position, isFilled: boolean): void {
  const outer = END_PX + 2
  for (let y = Math.floor(cy - outer - 1); y <= cy + outer + 1; y++) {
    for (let x = Math.floor(cx - outer - 1); x <= cx + outer + 1; x++) {
      const away = Math.hypot(x + 0.5 - cx, y + 0.5 - cy)
      const ring = isFilled ? END_PX - away : Math.min(END_PX - away, away - END_PX / 2)
      const at = y * WIDTH + x
      if (y < HEAD || y >= HEIGHT - FOOT || x < 0 || x >= WIDTH || away > outer) continue
      pixels[at] = PAPER_AT + coverOf(ring)
    }
  }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Names on paper, beside their marks; one that would cover another, or a mark, is left out. */
function labels(
  pixels: Uint8Array,
  ends: readonly Position[],
  places: readonly (string | null)[],
): void {
  const taken: Box[] = []
  const { height, side, gap } = LABEL
  const isFree = ({ left, top, width }: Box) =>
    left >= 4 &&
    left + width <= WIDTH - 4 &&
    top >= HEAD + 4 &&
    top + height <= HEIGHT - FOOT - 4 &&
    ends.every(
      ([x, y]) => x < left - 8 || x > left + width + 8 || y < top - 8 || y > top + height + 8,
    ) &&
    taken.every(
      (other) =>
        left > other.left + other.width + 4 ||
        other.left > left + width + 4 ||
        Math.abs(top - other.top) > height + 4,
    )
  // The last end is named before the stops on the way.
  const order = [0, ends.length - 1, ...ends.keys()]
  for (const i of [...new Set(order)]) {
    const name = places[i]
    if (name == null) continue
    const [x, y] = ends[i]!
    const width = Math.ceil(widthOf(name, 'name')) + 2 * side
    const middle = Math.round(y - height / 2)
    const rows = [middle, Math.round(y - height - gap), Math.round(y + gap)]
    const boxes = rows.flatMap((top, row) => [
      { left: Math.round(row === 0 ? x + gap : x - 8), top, width },
      { left: Math.round(row === 0 ? x - gap - width : x + 8 - width), top, width },
    ])
    const box = boxes
      .filter(isFree)
      .toSorted((a, b) => coveredBy(pixels, a) - coveredBy(pixels, b))[0]
    if (box === undefined) continue
    taken.push(box)
    pill(pixels, box)
    write(pixels, name, 'name', INK_RAMP, box.left + side, box.top + 18)
  }
}

/** Pixels of the line under a box. */
function coveredBy(pixels: Uint8Array, { left, top, width }: Box): number {
  let sum = 0
  for (let y = top; y < top + LABEL.height; y++)
    for (let x = left; x < left + width; x++) if (pixels[y * WIDTH + x]! > PAPER_AT) sum++
  return sum
}

function pill(pixels: Uint8Array, { left, top, width }: Box): void {
  const radius = LABEL.height / 2
  for (let y = 0; y < LABEL.height; y++) {
    for (let x = 0; x < width; x++) {
      const nearest = Math.max(radius, Math.min(width - radius, x + 0.5))
      const inside = radius - Math.hypot(x + 0.5 - nearest, y + 0.5 - radius)
      if (inside > 0) pixels[(top + y) * WIDTH + left + x] = PAPER_AT
    }
  }
}

function words(pixels: Uint8Array, { title, figures: [large, small], credit }: PictureSubject) {
  const right = (text: string, style: LetterStyle) => WIDTH - EDGE - widthOf(text, style)
  const room = right(large, 'large') - EDGE - 16
  const comma = title.indexOf(', ')
  const [ends, conditions] =
    comma < 0 ? [title, ''] : [title.slice(0, comma), title.slice(comma + 2)]
  write(pixels, cutTo(ends, 'title', room), 'title', INK_RAMP, EDGE, 42)
  write(pixels, cutTo(conditions, 'text', room), 'text', MUTED_RAMP, EDGE, 68)
  write(pixels, large, 'large', LINE_RAMP, right(large, 'large'), 44)
  write(pixels, small, 'text', MUTED_RAMP, right(small, 'text'), 68)
  write(pixels, credit, 'text', MUTED_RAMP, EDGE, HEIGHT - 9)
}

function write(
  pixels: Uint8Array,
  text: string,
  style: LetterStyle,
  ramp: number,
  x: number,
  y: number,
): void {
  drawText(text, style, x, y, (column, row, cover) => {
    if (column < 0 || column >= WIDTH || row < 0 || row >= HEIGHT) return
    pixels[row * WIDTH + column] = ramp * STEPS + cover
  })
}

const DEGREES = 180 / Math.PI
/** The y coordinate in Web Mercator, in the same unit as degrees of longitude. */
function up(lat: number): number {
  return DEGREES * Math.log(Math.tan(Math.PI / 4 + lat / DEGREES / 2))
}
function down(y: number): number {
  return DEGREES * (2 * Math.atan(Math.exp(y / DEGREES)) - Math.PI / 2)
}
