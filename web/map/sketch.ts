import type { Position } from '../../src/engine/geo/position.js'
import { unpack } from './base-map.js'
import type { Margins } from './camera.js'
import { MAX_FIT_ZOOM } from './globe-view.js'
import { keepInView } from './keep-in-view.js'
import type { LandFile } from './map-file.js'
import { across, down, TILE_PX, up } from './mercator.js'
import type { Palette } from './palette.js'

/** The view before there is a line. */
const FIRST_VIEW = { centre: [40, 22] as Position, zoom: 1.4 }

/** A line with the number of its scenario, which determines its colour. */
export interface SketchedLine {
  readonly positions: readonly Position[]
  readonly variant: number
  /** Narrow beside the route; hidden while it is only framed. */
  readonly look?: 'beside' | 'hidden'
}

/** What a sketch shows over the land. */
export interface Sketched {
  readonly lines: readonly SketchedLine[]
  /** Rings of the areas that the user has drawn. */
  readonly areas: readonly (readonly Position[])[]
}

export interface View {
  readonly scale: number
  /** Pixel of the point 0, 0 of the projection. */
  readonly x: number
  readonly y: number
}

/**
 * Draws coarse land and the line immediately, in the place where the map will show them, because
 * the map's code takes a second or two to load.
 */
export function drawSketch(
  canvas: HTMLCanvasElement,
  file: LandFile,
  { lines, areas }: Sketched,
  palette: Palette,
  margins: Margins,
): void {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  const { width, height } = canvas.getBoundingClientRect()
  const all = lines.flatMap(({ positions }) => positions)
  const view = keptView(viewOf(all, width, height, margins), all, { width, height }, margins)
  canvas.width = width * devicePixelRatio
  canvas.height = height * devicePixelRatio
  pen.scale(devicePixelRatio, devicePixelRatio)
  pen.fillStyle = palette.deep
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = palette.land
  // Below the world, as below the map.
  pen.fillRect(0, view.y + view.scale, width, height)
  pen.beginPath()
  for (const turn of [-360, 0, 360]) {
    for (const rings of file.land)
      for (const ring of rings)
        trace(pen, unpack(ring, file.steps) as unknown as Position[], view, turn)
  }
  pen.fill('evenodd')
  for (const ring of areas) drawArea(pen, ring, view, palette)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const isCasing of [true, false]) {
    for (const { positions, variant, look } of lines) {
      if (look === 'hidden') continue
      pen.beginPath()
      trace(pen, positions, view, 0)
      pen.strokeStyle = isCasing ? palette.casing : (palette.routes[variant] ?? palette.routes[0])
      const width = look === 'beside' ? 2.5 : 4
      pen.lineWidth = isCasing ? width + 5 : width
      pen.stroke()
    }
  }
}

/** Where a position is, px. */
export function pixelIn({ scale, x, y }: View): (position: Position) => { x: number; y: number } {
  return ([lon, lat]) => ({ x: x + across(lon) * scale, y: y + down(lat) * scale })
}

/** The latitude of a row of pixels. */
export function latitudeAt({ scale, y }: View, row: number): number {
  return up((row - y) / scale)
}

/** As the map shows it: pale, with a dashed edge. */
function drawArea(
  pen: CanvasRenderingContext2D,
  ring: readonly Position[],
  view: View,
  { avoid }: Palette,
): void {
  pen.beginPath()
  trace(pen, ring, view, 0)
  pen.closePath()
  pen.globalAlpha = 0.16
  pen.fillStyle = avoid
  pen.fill()
  pen.globalAlpha = 1
  pen.strokeStyle = avoid
  pen.lineWidth = 1.6
  pen.setLineDash([5, 2.5])
  pen.stroke()
  pen.setLineDash([])
}

function trace(
  pen: CanvasRenderingContext2D,
  line: readonly Position[],
  { scale, x, y }: View,
  turn: number,
): void {
  line.forEach(([lon, lat], i) => {
    const [px, py] = [x + across(lon + turn) * scale, y + down(lat) * scale]
    if (i === 0) pen.moveTo(px, py)
    else pen.lineTo(px, py)
  })
}

/** Where all positions are within the margins. */
export function viewOf(
  all: readonly Position[],
  width: number,
  height: number,
  margins: Margins,
): View {
  const middle = {
    x: margins.left + (width - margins.left - margins.right) / 2,
    y: margins.top + (height - margins.top - margins.bottom) / 2,
  }
  if (all.length === 0) {
    const scale = TILE_PX * 2 ** FIRST_VIEW.zoom
    const [lon, lat] = FIRST_VIEW.centre
    return { scale, x: width / 2 - across(lon) * scale, y: height / 2 - down(lat) * scale }
  }
  const xs = all.map(([lon]) => across(lon))
  const ys = all.map(([, lat]) => down(lat))
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (width - margins.left - margins.right) / Math.max(east - west, 1e-9),
    (height - margins.top - margins.bottom) / Math.max(south - north, 1e-9),
    TILE_PX * 2 ** MAX_FIT_ZOOM,
  )
  return {
    scale,
    x: middle.x - ((west + east) / 2) * scale,
    y: middle.y - ((north + south) / 2) * scale,
  }
}

/** The same view within the limits of the map. */
function keptView(
  { scale, x, y }: View,
  all: readonly Position[],
  { width, height }: { readonly width: number; readonly height: number },
  { top, bottom }: Margins,
): View {
  const lats = all.map(([, lat]) => lat)
  const [zoom, middle] = [Math.log2(scale / TILE_PX), up((height / 2 - y) / scale)]
  const shown =
    all.length === 0
      ? null
      : { north: Math.max(...lats), south: Math.min(...lats), zoom, top, bottom }
  const kept = keepInView({ lng: 0, lat: middle }, zoom, { width, height }, shown)
  const side = TILE_PX * 2 ** kept.zoom
  return {
    scale: side,
    x: width / 2 - ((width / 2 - x) / scale) * side,
    y: height / 2 - down(kept.lat) * side,
  }
}
