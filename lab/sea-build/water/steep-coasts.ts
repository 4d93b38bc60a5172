import { DISTANCE_UNIT_KM, FAR } from './coast-distance.js'
import { CELLS_PER_DEGREE, cellOf } from './grid.js'
import { depthAt } from './shallows.js'

/** Regions in which ships pass close to coasts that fall off steeply. */
export interface SteepCoasts {
  /** West, south, east, north, degrees. */
  readonly boxes: readonly (readonly [number, number, number, number])[]
  /** The grid shows at least this depth where the water counts as steep, m. */
  readonly overM: number
}

/**
 * Water as near to a steep coast as `CLOSE_KM` counts as `FARTHER_KM` farther off, which is the clearance of all coasts.
 * Nearer water stays as it is, so that straits keep their middle.
 */
const CLOSE_KM = 3
const FARTHER_KM = 3

/**
 * Lets ships pass steep coasts at half of the clearance, by raising the distances of the raster there. The shore itself
 * stays where it is: what is checked against it is exact.
 */
export function nearSteepCoasts(
  distance: { [cell: number]: number },
  depths: Uint8Array,
  { boxes, overM }: SteepCoasts,
): void {
  const step = 1 / CELLS_PER_DEGREE
  const done = new Set<number>()
  for (const [west, south, east, north] of boxes) {
    for (let lat = south + step / 2; lat < north; lat += step) {
      for (let lon = west + step / 2; lon < east; lon += step) {
        const cell = cellOf(lon, lat)
        const d = distance[cell]!
        if (d * DISTANCE_UNIT_KM < CLOSE_KM || d === FAR || done.has(cell)) continue
        if (depthAt(depths, lon, lat) < overM) continue
        done.add(cell)
        distance[cell] = Math.min(FAR, d + FARTHER_KM / DISTANCE_UNIT_KM)
      }
    }
  }
}
