import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { contours } from 'd3-contour'
import type { Feature, MultiPolygon } from 'geojson'

/** ETOPO5: one byte per node, from 90° south and 0° east; metres, with 255 for that depth or more. */
const COLUMNS = 4320
const ROWS = 2161
const STEPS_PER_DEGREE = 12

/** Depths at which the map changes its tint. A judgement: the shelf ends near 200 m. */
const TINT_DEPTHS_M = [50, 200] as const

/** Waters deeper than each tint depth. */
export function depthAreas(path: string): Feature<MultiPolygon, { readonly m: number }>[] {
  const grid = smoothed(rolled(gunzipSync(readFileSync(path))))
  const trace = contours()
    .size([COLUMNS + 1, ROWS])
    .smooth(true)
  return TINT_DEPTHS_M.map((m) => {
    const { coordinates } = trace.contour(Array.from(grid), m)
    const degrees = coordinates.map((polygon) =>
      polygon
        .filter((ring) => ring.length > 12)
        .map((ring) => ring.map(([x, y]) => [toLon(x!), toLat(y!)])),
    )
    const geometry: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: degrees.filter((polygon) => polygon.length > 0),
    }
    return { type: 'Feature', properties: { m }, geometry }
  })
}

const toLon = (x: number): number =>
  Math.min(180, Math.max(-180, (x - 0.5) / STEPS_PER_DEGREE - 180))
const toLat = (y: number): number => (y - 0.5) / STEPS_PER_DEGREE - 90

/** Rolled to run from 180° west to 180° east, with the meridian of the cut on both sides. */
function rolled(bytes: Uint8Array): Float32Array {
  const grid = new Float32Array((COLUMNS + 1) * ROWS)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      const from = (column + COLUMNS / 2) % COLUMNS
      grid[row * (COLUMNS + 1) + column] = bytes[row * COLUMNS + from]!
    }
  }
  return grid
}

/** Mean of a node and its eight neighbours, because the steps of the grid would be drawn as corners. */
function smoothed(grid: Float32Array): Float32Array {
  const width = COLUMNS + 1
  return grid.map((value, at) => {
    const row = Math.floor(at / width)
    if (row === 0 || row === ROWS - 1) return value
    let sum = 0
    for (const dy of [-width, 0, width])
      for (const dx of [-1, 0, 1]) sum += grid[at + dy + dx] ?? value
    return sum / 9
  })
}
