import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { CellSet } from './cell-set.js'
import type { Point } from './fine-grid.js'
import {
  CELL_KM,
  CELLS_PER_DEGREE,
  COLUMNS,
  cellOf,
  cellWidthKm,
  eachNeighbour,
  KM_PER_DEGREE,
  ROWS,
} from './grid.js'
import { findRidge } from './waters.js'

/** A region with broad shelves where the depth grid agrees with charts. */
export interface ShallowRegion {
  readonly id: string
  /** West, south, east, north, degrees. */
  readonly box: readonly [number, number, number, number]
  /** Water shallower than this is closed, m. */
  readonly underM: number
}

/** Nodes of the depth grid per degree. Its rows run from 90°S, its columns from 0°E. */
const NODES_PER_DEGREE = 12
const GRID_COLUMNS = 360 * NODES_PER_DEGREE
const GRID_ROWS = 180 * NODES_PER_DEGREE + 1
/**
 * The grid is wrong near narrow waters, ports and links, so it closes nothing within this distance of
 * them, km.
 */
const KEEP_CLEAR_KM = 20
/** Smaller pieces are noise in a grid of 9 km, km². */
const LEAST_KM2 = 400
/** Half widths of narrow waters whose middle excludes the grid, in units of the distance raster. */
export const NARROW = { least: 22, open: 150 }

/** Depths at the nodes, in whole metres: 0 at or above sea level, 255 for that depth or more. */
export function readDepths(path: string): Uint8Array {
  const depths = gunzipSync(readFileSync(path))
  if (depths.length !== GRID_COLUMNS * GRID_ROWS) {
    throw new Error(`${path}: got ${depths.length} depths, expected ${GRID_COLUMNS * GRID_ROWS}.`)
  }
  return depths
}

/** Depth at a position, m, interpolated between the four nodes around it. */
export function depthAt(depths: Uint8Array, lon: number, lat: number): number {
  const x = (((lon % 360) + 360) % 360) * NODES_PER_DEGREE
  const y = Math.min(GRID_ROWS - 1.001, (lat + 90) * NODES_PER_DEGREE)
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - x0, y - y0]
  const at = (dx: number, dy: number) =>
    depths[(y0 + dy) * GRID_COLUMNS + ((x0 + dx) % GRID_COLUMNS)]!
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}

/**
 * Adds shallow areas of the depth grid to the shoals in the regions: only broad pieces well clear of
 * narrow waters and of the given places, so that the coarse grid never closes a strait.
 */
export function addShallows(
  shoals: CellSet,
  depths: Uint8Array,
  regions: readonly ShallowRegion[],
  distance: Uint8Array,
  clearOf: readonly Point[],
): void {
  const near = new NearGrid()
  for (const cell of findRidge(distance, NARROW.open, NARROW.least)) near.add(positionOf(cell))
  for (const place of clearOf) near.add(place)
  for (const { box, underM } of regions) {
    const [west, south, east, north] = box
    const found = new Set<number>()
    const step = 1 / CELLS_PER_DEGREE
    for (let lat = south + step / 2; lat < north; lat += step) {
      for (let lon = west + step / 2; lon < east; lon += step) {
        const cell = cellOf(lon, lat)
        if (distance[cell] === 0 || near.has(lon, lat)) continue
        if (depthAt(depths, lon, lat) < underM) found.add(cell)
      }
    }
    for (const piece of pieces(found)) {
      if (areaKm2(piece) >= LEAST_KM2) for (const cell of piece) shoals.add(cell)
    }
  }
}

export function positionOf(cell: number): Point {
  const row = Math.floor(cell / COLUMNS)
  return [
    (cell - row * COLUMNS + 0.5) / CELLS_PER_DEGREE,
    Math.min(ROWS - 1, row + 0.5) / CELLS_PER_DEGREE - 90,
  ]
}

function* pieces(cells: Set<number>): Generator<number[]> {
  const left = new Set(cells)
  for (const start of cells) {
    if (!left.delete(start)) continue
    const piece = [start]
    for (let i = 0; i < piece.length; i++) {
      eachNeighbour(piece[i]!, (next) => {
        if (left.delete(next)) piece.push(next)
      })
    }
    yield piece
  }
}

function areaKm2(cells: readonly number[]): number {
  return cells.reduce((sum, cell) => sum + CELL_KM * cellWidthKm(Math.floor(cell / COLUMNS)), 0)
}

/** Whether a place lies near any place that was added. Uses squares of a twelfth of a degree. */
export class NearGrid {
  private readonly near = new Uint8Array(GRID_COLUMNS * GRID_ROWS)
  private readonly known = new Uint8Array(GRID_COLUMNS * GRID_ROWS)

  constructor(private readonly withinKm = KEEP_CLEAR_KM) {}

  add([lon, lat]: Point): void {
    const centre = squareOf(lon, lat)
    if (this.known[centre]) return
    this.known[centre] = 1
    const row = Math.floor(centre / GRID_COLUMNS)
    const column = centre - row * GRID_COLUMNS
    const sideKm = KM_PER_DEGREE / NODES_PER_DEGREE
    const reach = Math.ceil(this.withinKm / sideKm)
    for (let r = Math.max(0, row - reach); r <= Math.min(GRID_ROWS - 1, row + reach); r++) {
      const widthKm = sideKm * Math.max(0.02, Math.cos((lat * Math.PI) / 180))
      const half = Math.sqrt(Math.max(0, this.withinKm ** 2 - ((r - row) * sideKm) ** 2)) / widthKm
      const columns = Math.min(GRID_COLUMNS / 2, Math.ceil(half))
      for (let c = column - columns; c <= column + columns; c++) {
        this.near[r * GRID_COLUMNS + ((c + GRID_COLUMNS) % GRID_COLUMNS)] = 1
      }
    }
  }

  has(lon: number, lat: number): boolean {
    return this.near[squareOf(lon, lat)] === 1
  }
}

function squareOf(lon: number, lat: number): number {
  const column = Math.floor((((lon % 360) + 360) % 360) * NODES_PER_DEGREE)
  return Math.floor((lat + 90) * NODES_PER_DEGREE) * GRID_COLUMNS + column
}
