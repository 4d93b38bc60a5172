import type { Route } from '../../../client/schema.js'
import { unwrap } from '../../../engine/geo/antimeridian.js'
import { densify } from '../../../engine/geo/densify.js'
import { normaliseLongitude, type Position } from '../../../engine/geo/position.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { Sea } from '../sea.js'

const MAX_COLUMNS = 78
const MAX_ROWS = 22
/**
 * A Braille character is two dots wide and four dots high, and the dots are about evenly spaced on a
 * screen.
 */
const DOTS_X = 2
const DOTS_Y = 4
/** Bit of each dot of a Braille character, row by row (Unicode 16, chapter 21.1). */
const DOT_BITS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
const BRAILLE = 0x2800

const LAND_COLOUR = '\u001b[2m'
const ROUTE_COLOUR = '\u001b[1;36m'
const END_COLOUR = '\u001b[1;33m'
const PLAIN = '\u001b[0m'

/** The part of the world that a sketch shows, in dots. */
interface View {
  readonly columns: number
  readonly rows: number
  readonly west: number
  readonly north: number
  readonly lonPerDot: number
  readonly latPerDot: number
}

/** The line of an answer, with continuous longitudes whatever its style. */
export function lineOf({ geometry: { type, coordinates } }: Pick<Route, 'geometry'>) {
  const parts = type === 'LineString' ? [coordinates] : coordinates
  return { positions: unwrap((parts as Position[][]).flat()) }
}

/** A small map of a route for a terminal: coasts in Braille dots, with the line over them. */
export function sketch(
  { positions }: { readonly positions: readonly Position[] },
  { isLand }: Pick<Sea, 'isLand'>,
  { columns = MAX_COLUMNS, hasColours = false }: Pick<Terminal, 'columns' | 'hasColours'>,
): string[] {
  if (columns < 20) return []
  const view = viewOf(positions, Math.min(columns - 2, MAX_COLUMNS))
  const land = dotsOf(view, (lon, lat) => isLand(normaliseLongitude(lon), lat))
  const route = drawLine(densify(positions, 20), view)
  const ends = [positions[0]!, positions[positions.length - 1]!].map((end) => cellOf(end, view))
  return Array.from({ length: view.rows }, (_, row) => {
    const dots = Array.from({ length: view.columns }, (_, column): Dot => {
      const cell = row * view.columns + column
      if (ends.includes(cell)) return { text: '●', colour: END_COLOUR }
      const line = route[cell]!
      if (line !== 0) return { text: hasColours ? braille(line) : '+', colour: ROUTE_COLOUR }
      return land[cell] === 0 ? BLANK : { text: braille(land[cell]!), colour: LAND_COLOUR }
    })
    return `  ${paint(dots, hasColours)}`.trimEnd()
  }).concat('')
}

interface Dot {
  readonly text: string
  readonly colour: string
}

const BLANK: Dot = { text: ' ', colour: '' }

/** Joins characters, and sets each colour once per run. */
function paint(dots: readonly Dot[], hasColours: boolean): string {
  if (!hasColours) return dots.map(({ text }) => text).join('')
  let line = ''
  let last = ''
  for (const { text, colour } of dots) {
    if (colour !== last) line += `${last === '' ? '' : PLAIN}${colour}`
    line += text
    last = colour
  }
  return last === '' ? line : line + PLAIN
}

function braille(bits: number): string {
  return String.fromCharCode(BRAILLE + bits)
}

/** A box around the line with a margin, in which a kilometre is as high as it is wide. */
function viewOf(positions: readonly Position[], columns: number): View {
  const line = densify(positions, 100)
  const lons = line.map(([lon]) => lon)
  const lats = line.map(([, lat]) => lat)
  const middle = [middleOf(lons), middleOf(lats)] as const
  const shrink = Math.max(0.2, Math.cos((middle[1] * Math.PI) / 180))
  const width = Math.min(360, Math.max(2, 1.15 * extent(lons)))
  const height = Math.min(175, Math.max(1.5, 1.25 * extent(lats)))
  const latPerDot = Math.max((width * shrink) / (columns * DOTS_X), height / (MAX_ROWS * DOTS_Y))
  const lonPerDot = latPerDot / shrink
  const fitting = Math.min(columns, Math.ceil(360 / lonPerDot / DOTS_X))
  const rows = Math.min(MAX_ROWS, Math.max(8, Math.ceil(height / latPerDot / DOTS_Y)))
  return {
    columns: fitting,
    rows,
    west: middle[0] - (fitting * DOTS_X * lonPerDot) / 2,
    north: middle[1] + (rows * DOTS_Y * latPerDot) / 2,
    lonPerDot,
    latPerDot,
  }
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

function dotsOf(view: View, isSet: (lon: number, lat: number) => boolean): Uint8Array {
  const cells = new Uint8Array(view.columns * view.rows)
  for (let y = 0; y < view.rows * DOTS_Y; y++) {
    const lat = view.north - (y + 0.5) * view.latPerDot
    if (Math.abs(lat) >= 90) continue
    for (let x = 0; x < view.columns * DOTS_X; x++) {
      if (isSet(view.west + (x + 0.5) * view.lonPerDot, lat)) setDot(cells, x, y, view)
    }
  }
  return cells
}

function setDot(cells: Uint8Array, x: number, y: number, { columns, rows }: View): void {
  if (x < 0 || y < 0 || x >= columns * DOTS_X || y >= rows * DOTS_Y) return
  const cell = Math.floor(y / DOTS_Y) * columns + Math.floor(x / DOTS_X)
  cells[cell]! |= DOT_BITS[(y % DOTS_Y) * DOTS_X + (x % DOTS_X)]!
}

function drawLine(line: readonly Position[], view: View): Uint8Array {
  const cells = new Uint8Array(view.columns * view.rows)
  for (let i = 1; i < line.length; i++) {
    const [x0, y0] = dotAt(line[i - 1]!, view)
    const [x1, y1] = dotAt(line[i]!, view)
    const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))))
    for (let k = 0; k <= steps; k++) {
      const x = x0 + (k / steps) * (x1 - x0)
      const y = y0 + (k / steps) * (y1 - y0)
      setDot(cells, Math.floor(x), Math.floor(y), view)
    }
  }
  return cells
}

function dotAt([lon, lat]: Position, view: View): [x: number, y: number] {
  return [(lon - view.west) / view.lonPerDot, (view.north - lat) / view.latPerDot]
}

function cellOf(position: Position, view: View): number {
  const [x, y] = dotAt(position, view)
  return Math.floor(y / DOTS_Y) * view.columns + Math.floor(x / DOTS_X)
}
