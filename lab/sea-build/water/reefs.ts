import type { CellSet } from './cell-set.js'
import { DISTANCE_UNIT_KM } from './coast-distance.js'
import { DETAIL } from './detail.js'
import type { Point } from './fine-grid.js'
import { CELL_KM, CELLS_PER_DEGREE, cellOf, KM_PER_DEGREE } from './grid.js'
import { NearGrid } from './shallows.js'

/** Coral reefs of data/build-inputs/reefs.json. */
export interface ReefsDocument {
  /** Openings in reefs that ships use. */
  readonly passes: readonly { readonly id: string; readonly at: Point }[]
  /** Lines, as longitude and latitude in turn. */
  readonly reefs: readonly (readonly number[])[]
}

/**
 * Closer to the coast than this, ships stay off anyway, or follow the middle of a narrow water that a
 * coarse line must not close.
 */
const OFF_COAST = Math.round(DETAIL[5].clearanceKm / DISTANCE_UNIT_KM)
/** Number of samples of a line in each cell that it crosses. */
const SAMPLES = 3
/**
 * Distance that ships keep from a reef, km, as from a coast. Openings less than twice as wide are
 * closed unless they are passes.
 */
const OFFING_KM = DETAIL[5].minClearanceKm
/** Within this distance of a port, its approaches stay open, km. */
const CLEAR_OF_PORTS_KM = 10

/** The places that reefs must not close. */
export interface ClearOf {
  readonly ports: readonly Point[]
  /** Points of channels and straits, and crossing points of gates. */
  readonly fairways: readonly Point[]
}

/**
 * Adds the cells within the offing of reefs to the shoals, but only in open water, and not near passes,
 * fairways and ports.
 */
export function addReefs(
  shoals: CellSet,
  { passes, reefs }: ReefsDocument,
  distance: ArrayLike<number>,
  { ports, fairways }: ClearOf,
): void {
  const nearPass = new NearGrid()
  for (const place of [...fairways, ...passes.map(({ at }) => at)]) nearPass.add(place)
  const nearPort = new NearGrid(CLEAR_OF_PORTS_KM)
  for (const place of ports) nearPort.add(place)
  for (const line of reefs) {
    for (const [lon, lat] of alongLine(line)) {
      if (nearPass.has(lon, lat) || nearPort.has(lon, lat)) continue
      for (const cell of cellsWithin(lon, lat, OFFING_KM)) {
        if (distance[cell]! >= OFF_COAST) shoals.add(cell)
      }
    }
  }
}

/** Cells of the raster whose distance from a position is at most this. */
export function* cellsWithin(lon: number, lat: number, km: number): Generator<number> {
  const rows = Math.floor(km / CELL_KM)
  const kmPerDegree = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  for (let dRow = -rows; dRow <= rows; dRow++) {
    const half = Math.sqrt(km * km - (dRow * CELL_KM) ** 2)
    const columns = Math.floor((half / kmPerDegree) * CELLS_PER_DEGREE)
    for (let dColumn = -columns; dColumn <= columns; dColumn++) {
      yield cellOf(lon + dColumn / CELLS_PER_DEGREE, lat + dRow / CELLS_PER_DEGREE)
    }
  }
}

function* alongLine(line: readonly number[]): Generator<Point> {
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [lon, lat] = [line[i]!, line[i + 1]!]
    // In the shorter direction, for a reef that crosses 180 degrees.
    const dLon = ((((line[i + 2]! - lon + 180) % 360) + 360) % 360) - 180
    const dLat = line[i + 3]! - lat
    const parts = Math.ceil(Math.max(Math.abs(dLon), Math.abs(dLat)) * CELLS_PER_DEGREE * SAMPLES)
    for (let k = 0; k <= parts; k++) {
      const share = parts === 0 ? 0 : k / parts
      yield [lon + share * dLon, lat + share * dLat]
    }
  }
}
