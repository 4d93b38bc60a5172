import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { File } from 'jsfive'

/** Folder of the files of Debian's gmt-gshhg-full. */
export const GSHHG_FOLDER = '/usr/share/gmt-gshhg'

/** Levels of GSHHG in a raster: what a place is. */
export const SEA = 0
export const LAND = 1
export const LAKE = 2

const BINS_PER_ROW = 360
const UNIT = 65535

/**
 * Polylines cut into one-degree bins. Bin `b` is in column `b % 360`, counted eastwards from 0°E, and
 * in row `floor(b / 360)`, counted southwards from 90°N. Coordinates of points are fractions of a bin
 * times 65535, measured from its south-west corner.
 */
export interface BinnedLines {
  readonly firstSegment: Int32Array
  readonly segmentCount: Int32Array
  readonly firstPoint: Int32Array
  readonly pointCount: Int32Array
  readonly level: Uint8Array
  readonly x: Uint16Array
  readonly y: Uint16Array
}

/** The shoreline: lines, and the data that close them into areas. */
export interface Coast extends BinnedLines {
  /** Level at the south-west corner of each bin. */
  readonly cornerLevel: Uint8Array
  /** Sides (0 S, 1 E, 2 N, 3 W, 4 none) on which a segment enters and leaves its bin. */
  readonly entrySide: Uint8Array
  readonly exitSide: Uint8Array
  /** Area of the polygon that a segment belongs to, km²; negative for a river drawn as a lake. */
  readonly areaKm2: Float32Array
}

function open(folder: string, name: string): (key: string) => number[] {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(folder, name))
  } catch (cause) {
    throw new Error(
      `${name} is not in ${folder}. Install Debian's gmt-gshhg-full, or name its folder with --gshhg.`,
      {
        cause,
      },
    )
  }
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const file = new File(buffer as ArrayBuffer, name)
  return (key) => file.get(key).value
}

/** Reads the full-resolution shoreline. */
export function readCoast(folder = GSHHG_FOLDER): Coast {
  const get = open(folder, 'binned_GSHHS_f.nc')
  const packed = get('Embedded_npts_levels_exit_entry_for_a_segment')
  const polygon = get('Id_of_GSHHS_ID')
  const area = get('The_km_squared_area_of_polygons')
  const n = packed.length
  const coast = {
    firstSegment: Int32Array.from(get('Id_of_first_segment_in_a_bin')),
    segmentCount: Int32Array.from(get('N_segments_in_a_bin')),
    firstPoint: Int32Array.from(get('Id_of_first_point_in_a_segment')),
    pointCount: new Int32Array(n),
    level: new Uint8Array(n),
    entrySide: new Uint8Array(n),
    exitSide: new Uint8Array(n),
    areaKm2: new Float32Array(n),
    x: Uint16Array.from(get('Relative_longitude_from_SW_corner_of_bin')),
    y: Uint16Array.from(get('Relative_latitude_from_SW_corner_of_bin')),
    cornerLevel: Uint8Array.from(get('Embedded_node_levels_in_a_bin'), (v) => (v >> 9) & 7),
  }
  for (let s = 0; s < n; s++) {
    const v = packed[s]!
    coast.pointCount[s] = v >>> 9
    coast.level[s] = (v >> 6) & 7
    coast.entrySide[s] = (v >> 3) & 7
    coast.exitSide[s] = v & 7
    coast.areaKm2[s] = area[polygon[s]!] ?? 0
  }
  return coast
}

/** The polygon of each segment of the shoreline, by its number in GSHHG. */
export function readPolygonIds(folder = GSHHG_FOLDER): Int32Array {
  return Int32Array.from(open(folder, 'binned_GSHHS_f.nc')('Id_of_GSHHS_ID'))
}

/** Reads the river lines (WDBII); level 0 double-lined, 1 to 4 permanent, 8 major canal. */
export function readRivers(folder = GSHHG_FOLDER): BinnedLines {
  const get = open(folder, 'binned_river_f.nc')
  return {
    firstSegment: Int32Array.from(get('Id_of_first_segment_in_a_bin')),
    segmentCount: Int32Array.from(get('N_segments_in_a_bin')),
    firstPoint: Int32Array.from(get('Id_of_first_point_in_a_segment')),
    pointCount: Int32Array.from(get('N_points_for_a_segment')),
    level: Uint8Array.from(get('Hierarchial_level_of_a_segment')),
    x: Uint16Array.from(get('Relative_longitude_from_SW_corner_of_bin')),
    y: Uint16Array.from(get('Relative_latitude_from_SW_corner_of_bin')),
  }
}

/** South-west corner of a bin; longitude in [0, 360). */
export function binCorner(bin: number): [lon: number, lat: number] {
  return [bin % BINS_PER_ROW, 89 - Math.floor(bin / BINS_PER_ROW)]
}

/** The bin that contains a position of any longitude. */
export function binOf(lon: number, lat: number): number {
  const column = Math.floor(((lon % 360) + 360) % 360) % 360
  const row = Math.min(179, Math.max(0, 89 - Math.floor(lat)))
  return row * BINS_PER_ROW + column
}

/** The level beyond a line of level k: from k to k - 1, or back. Antarctica's ice front (5) is land. */
function cross(level: number, k: number): number {
  return level === k ? k - 1 : k
}

/**
 * Level at the centre of each of n x n cells of a bin; rows from the south, columns from the west.
 * Written to `out[offset + row * stride + column]`.
 */
export function rasterizeBin(
  coast: Coast,
  bin: number,
  n: number,
  out: Uint8Array,
  offset = 0,
  stride = n,
): void {
  const first = coast.firstSegment[bin]!
  const count = coast.segmentCount[bin]!
  const corner = coast.cornerLevel[bin]! === 5 ? LAND : coast.cornerLevel[bin]!
  if (count === 0) {
    for (let row = 0; row < n; row++)
      out.fill(corner, offset + row * stride, offset + row * stride + n)
    return
  }
  const crossings: number[][] = Array.from({ length: n }, () => [])
  const westEnds: { y: number; k: number }[] = []
  for (let s = first; s < first + count; s++) {
    const level = coast.level[s]!
    if (level === 6) continue // Antarctica's grounding line, which lies under the ice.
    const k = level === 5 ? 1 : level
    const p0 = coast.firstPoint[s]!
    const p1 = p0 + coast.pointCount[s]! - 1
    if (coast.entrySide[s] === 3) westEnds.push({ y: coast.y[p0]!, k })
    if (coast.exitSide[s] === 3) westEnds.push({ y: coast.y[p1]!, k })
    for (let p = p0; p < p1; p++) addCrossings(coast, p, k, n, crossings)
  }
  westEnds.sort((a, b) => a.y - b.y)
  let level = corner
  let end = 0
  for (let row = 0; row < n; row++) {
    const y = ((row + 0.5) / n) * UNIT
    while (end < westEnds.length && westEnds[end]!.y <= y) level = cross(level, westEnds[end++]!.k)
    fillRow(crossings[row]!, level, n, out, offset + row * stride)
  }
}

function addCrossings(coast: Coast, p: number, k: number, n: number, crossings: number[][]): void {
  let xa = coast.x[p]!
  let ya = (coast.y[p]! / UNIT) * n - 0.5
  let xb = coast.x[p + 1]!
  let yb = (coast.y[p + 1]! / UNIT) * n - 0.5
  if (ya > yb) {
    ;[xa, xb] = [xb, xa]
    ;[ya, yb] = [yb, ya]
  }
  for (let row = Math.ceil(ya); row < yb; row++) {
    if (row < 0 || row >= n) continue
    // The level replaces the fraction: the values are sorted by position, and the level is read back by
    // modulo.
    const x = xa + ((row - ya) / (yb - ya)) * (xb - xa)
    crossings[row]!.push(Math.round(x * 16) * 8 + k)
  }
}

function fillRow(crossings: number[], start: number, n: number, out: Uint8Array, at: number): void {
  crossings.sort((a, b) => a - b)
  let level = start
  let column = 0
  for (const crossing of crossings) {
    const k = crossing % 8
    const x = Math.floor(crossing / 8) / 16 / UNIT
    const until = Math.min(n, Math.ceil(x * n - 0.5))
    while (column < until) out[at + column++] = level
    level = cross(level, k)
  }
  while (column < n) out[at + column++] = level
}

/** Level at one position. Slow but exact. */
export function levelAt(coast: Coast, lon: number, lat: number): number {
  const bin = binOf(lon, lat)
  const [west, south] = binCorner(bin)
  const px = ((((lon % 360) + 360) % 360) - west) * UNIT
  const py = (lat - south) * UNIT
  let events: { at: number; k: number }[] = []
  const west_: { at: number; k: number }[] = []
  const first = coast.firstSegment[bin]!
  for (let s = first; s < first + coast.segmentCount[bin]!; s++) {
    const level = coast.level[s]!
    if (level === 6) continue
    const k = level === 5 ? 1 : level
    const p0 = coast.firstPoint[s]!
    const p1 = p0 + coast.pointCount[s]! - 1
    if (coast.entrySide[s] === 3 && coast.y[p0]! <= py) west_.push({ at: coast.y[p0]!, k })
    if (coast.exitSide[s] === 3 && coast.y[p1]! <= py) west_.push({ at: coast.y[p1]!, k })
    for (let p = p0; p < p1; p++) {
      const ya = coast.y[p]!
      const yb = coast.y[p + 1]!
      if (ya <= py === yb <= py) continue
      const at = coast.x[p]! + ((py - ya) / (yb - ya)) * (coast.x[p + 1]! - coast.x[p]!)
      if (at < px) events.push({ at, k })
    }
  }
  west_.sort((a, b) => a.at - b.at)
  events = events.sort((a, b) => a.at - b.at)
  const corner = coast.cornerLevel[bin]! === 5 ? LAND : coast.cornerLevel[bin]!
  let level = corner
  for (const { k } of west_) level = cross(level, k)
  for (const { k } of events) level = cross(level, k)
  return level
}
