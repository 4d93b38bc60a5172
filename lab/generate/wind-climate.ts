/*
 * Writes data/reference/wind.fwy: winds by the month on cells of 2°, from the COADS climatology that Debian packs.
 *
 *   apt-get download ferret-datasets && dpkg -x ferret-datasets_*.deb ferret
 *   npx tsx lab/generate/wind-climate.ts ferret/usr/share/ferret-vis/data/coads_climatology.cdf
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { NetCDFReader } from 'netcdfjs'
import { wrap } from '../../src/engine/sea/stored/container.js'
import { NO_WIND, WIND_BYTES, WIND_STEP_MS } from '../../src/planning/weather/wind-climate.js'

const [COLUMNS, ROWS, MONTHS] = [180, 90, 12]
/** The first column of the source begins at 20° E, of ours at 180° W. */
const SHIFT = 80
/** Cells without reports take the mean of their neighbours this many times: coasts, and seas that few ships cross. */
const FILLED = 5

/** Mean length of a wind whose components have the mean length `mean` and this spread (Rice distribution). */
function meanSpeed(mean: number, sigma: number): number {
  if (sigma <= 0) return mean
  const x = mean ** 2 / (2 * sigma ** 2)
  // For large x, the Bessel functions overflow.
  if (x > 200) return mean + sigma ** 2 / (2 * mean)
  const [i0, i1] = [bessel(0, x / 2), bessel(1, x / 2)]
  return sigma * Math.sqrt(Math.PI / 2) * Math.exp(-x / 2) * ((1 + x) * i0 + x * i1)
}

function bessel(order: 0 | 1, x: number): number {
  let term = order === 0 ? 1 : x / 2
  let sum = term
  for (let k = 1; k < 400 && term > sum * 1e-12; k++) {
    term *= (x / 2) ** 2 / (k * (k + order))
    sum += term
  }
  return sum
}

/** The spread of either component that gives the mean speed; 0 if the mean wind alone is as fast. */
function spreadOf(mean: number, speed: number): number {
  let [low, high] = [0, speed]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (meanSpeed(mean, middle) < speed) low = middle
    else high = middle
  }
  return low
}

/** A plane with its gaps filled from the cells round them. */
function filled(plane: (number | null)[]): (number | null)[] {
  return plane.map((value, cell) => {
    if (value !== null) return value
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS]
    const near = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => {
        const at = row + dy
        if (at < 0 || at >= ROWS) return []
        return plane[at * COLUMNS + ((column + dx + COLUMNS) % COLUMNS)] ?? []
      }),
    )
    return near.length === 0 ? null : near.reduce((sum, one) => sum + one, 0) / near.length
  })
}

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Give the file coads_climatology.cdf.')
const reader = new NetCDFReader(readFileSync(source))
const [u, v, speed] = ['UWND', 'VWND', 'WSPD'].map(
  (name) => reader.getDataVariable(name) as number[][],
)
const bytes = new Int8Array(WIND_BYTES).fill(NO_WIND)
for (let month = 0; month < MONTHS; month++) {
  const planes = [0, 1, 2].map((plane) =>
    Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
      const at = Math.floor(cell / COLUMNS) * COLUMNS + (((cell % COLUMNS) + SHIFT) % COLUMNS)
      const [east, north, length] = [u![month]![at]!, v![month]![at]!, speed![month]![at]!]
      if (Math.min(east, north, length) < -100) return null
      return [east, north, spreadOf(Math.hypot(east, north), length)][plane]!
    }),
  )
  planes.forEach((first, plane) => {
    let cells = first
    for (let time = 0; time < FILLED; time++) cells = filled(cells)
    cells.forEach((value, cell) => {
      if (value === null) return
      bytes[(plane * MONTHS + month) * ROWS * COLUMNS + cell] = Math.round(value / WIND_STEP_MS)
    })
  })
}
writeFileSync('data/reference/wind.fwy', wrap(brotliCompressSync(bytes)))
