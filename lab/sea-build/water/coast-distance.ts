import { CELL_KM, CELLS_PER_DEGREE, COLUMNS, cellWidthKm, ROWS, wrapColumn } from './grid.js'
import { binCorner, type Coast, LAKE, LAND, rasterizeBin, SEA } from './gshhg.js'

/** Unit of the distance raster, km, and the value for distances beyond its range. */
export const DISTANCE_UNIT_KM = 0.04
export const FAR = 250
const FAR_KM = FAR * DISTANCE_UNIT_KM

/** A lake smaller than this counts as land, km², because it has no seagoing traffic. */
const MIN_LAKE_KM2 = 5000

/**
 * Distance to the nearest shoreline from the centre of every water cell, in units of 40 m; 0 on land;
 * `FAR` (10 km) in more open water. Lakes under 5,000 km² count as land.
 * @param isWanted whether a bin is wanted, by its south-west corner. Near the shores of other bins,
 * open water remains `FAR`
 */
export function coastDistance(
  coast: Coast,
  progress: (done: number) => void,
  isWanted: (west: number, south: number) => boolean = () => true,
): Uint8Array {
  const distance = new Uint8Array(new SharedArrayBuffer(ROWS * COLUMNS))
  classify(coast, distance)
  for (let bin = 0; bin < 64800; bin++) {
    if (isWanted(...binCorner(bin))) splatBin(coast, bin, distance)
    if (bin % 3600 === 0) progress(bin / 64800)
  }
  return distance
}

/** Writes `FAR` on sea and large lakes and 0 on land. */
function classify(coast: Coast, out: Uint8Array): void {
  const n = CELLS_PER_DEGREE
  for (let bin = 0; bin < 64800; bin++) {
    const [lon, lat] = binCorner(bin)
    rasterizeBin(coast, bin, n, out, (lat + 90) * n * COLUMNS + lon * n, COLUMNS)
  }
  for (let i = 0; i < out.length; i++) {
    const level = out[i]!
    out[i] = level === SEA ? FAR : level === LAKE ? LAKE : 0
  }
  keepLargeLakes(out)
}

function keepLargeLakes(out: Uint8Array): void {
  const stack: number[] = []
  const cells: number[] = []
  for (let start = 0; start < out.length; start++) {
    if (out[start] !== LAKE) continue
    cells.length = 0
    stack.push(start)
    out[start] = LAND
    let km2 = 0
    while (stack.length > 0) {
      const cell = stack.pop()!
      cells.push(cell)
      const row = Math.floor(cell / COLUMNS)
      const column = cell - row * COLUMNS
      km2 += cellWidthKm(row) * CELL_KM
      for (const next of [
        row * COLUMNS + wrapColumn(column + 1),
        row * COLUMNS + wrapColumn(column - 1),
        cell + COLUMNS,
        cell - COLUMNS,
      ]) {
        if (out[next] === LAKE) {
          out[next] = LAND
          stack.push(next)
        }
      }
    }
    const value = km2 >= MIN_LAKE_KM2 ? FAR : 0
    for (const cell of cells) out[cell] = value
  }
}

/** Lowers the distance around every shoreline point of a bin, with points at most 200 m apart. */
function splatBin(coast: Coast, bin: number, distance: Uint8Array): void {
  const [west, south] = binCorner(bin)
  const first = coast.firstSegment[bin]!
  const scale = CELLS_PER_DEGREE / 65535
  const widthKm = cellWidthKm(Math.min(ROWS - 1, (south + 90) * CELLS_PER_DEGREE + 60))
  for (let s = first; s < first + coast.segmentCount[bin]!; s++) {
    if (isInland(coast, s)) continue
    const p0 = coast.firstPoint[s]!
    const p1 = p0 + coast.pointCount[s]!
    let lastX = Number.NaN
    let lastY = Number.NaN
    for (let p = p0; p < p1; p++) {
      const x = west * CELLS_PER_DEGREE + coast.x[p]! * scale
      const y = (south + 90) * CELLS_PER_DEGREE + coast.y[p]! * scale
      const km = Math.hypot((x - lastX) * widthKm, (y - lastY) * CELL_KM)
      if (km < 0.06 && p !== p1 - 1) continue
      const steps = Number.isNaN(km) ? 1 : Math.max(1, Math.ceil(km / 0.2))
      for (let k = 1; k <= steps; k++) {
        const t = k / steps
        splat(
          steps === 1 ? x : lastX + t * (x - lastX),
          steps === 1 ? y : lastY + t * (y - lastY),
          distance,
        )
      }
      lastX = x
      lastY = y
    }
  }
}

/**
 * Whether a segment bounds no water that ships may sail: ponds on islands in lakes, and the grounding
 * line under Antarctica's ice. The shores of small lakes count, because their distances reach the sea
 * only across a coast.
 */
export function isInland(coast: Coast, segment: number): boolean {
  const level = coast.level[segment]!
  return level === 4 || level === 6
}

/** Whether there is water in a cell or next to it. */
function isByWater(column: number, row: number, distance: Uint8Array): boolean {
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      if (distance[r * COLUMNS + wrapColumn(c)]! > 0) return true
    }
  }
  return false
}

function splat(x: number, y: number, distance: Uint8Array): void {
  if (!isByWater(wrapColumn(Math.floor(x)), Math.floor(y), distance)) return
  const reach = FAR_KM / CELL_KM
  const row0 = Math.max(0, Math.ceil(y - reach - 0.5))
  const row1 = Math.min(ROWS - 1, Math.floor(y + reach - 0.5))
  for (let row = row0; row <= row1; row++) {
    const dy = (row + 0.5 - y) * CELL_KM
    const width = cellWidthKm(row)
    const half = Math.sqrt(Math.max(0, FAR_KM * FAR_KM - dy * dy)) / width
    const from = Math.ceil(x - half - 0.5)
    const to = Math.min(from + COLUMNS - 1, Math.floor(x + half - 0.5))
    const base = row * COLUMNS
    for (let column = from; column <= to; column++) {
      const at = base + wrapColumn(column)
      const old = distance[at]!
      if (old === 0) continue
      const dx = (column + 0.5 - x) * width
      const d = Math.sqrt(dx * dx + dy * dy) / DISTANCE_UNIT_KM
      // A water cell keeps at least 1, because 0 means land.
      if (d < old) distance[at] = Math.max(1, d)
    }
  }
}
