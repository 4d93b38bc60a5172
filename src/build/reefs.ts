import type { CellSet } from './cell-set.js'
import { DISTANCE_UNIT_KM } from './coast-distance.js'
import { DETAIL } from './detail.js'
import type { Point } from './fine-grid.js'
import { CELLS_PER_DEGREE, cellOf } from './grid.js'
import { NearGrid } from './shallows.js'

/** Coral reefs of data/build-inputs/reefs.json. */
export interface ReefsDocument {
  /** Openings in reefs that ships use. */
  readonly passes: readonly { readonly id: string; readonly at: Point }[]
  /** Lines: longitude and latitude, alternately. */
  readonly reefs: readonly (readonly number[])[]
}

/** Nearer to the coast ships keep off, or follow the middle of a narrow water that a coarse line must not close. */
const OFF_COAST = Math.round(DETAIL[5].clearanceKm / DISTANCE_UNIT_KM)
/** Samples of a line in each cell that it crosses. */
const SAMPLES = 3

/**
 * Adds the cells under reefs, and their neighbours, to the shoals: in open water only, and clear of
 * the passes and the given places.
 */
export function addReefs(
  shoals: CellSet,
  { passes, reefs }: ReefsDocument,
  distance: ArrayLike<number>,
  clearOf: readonly Point[],
): void {
  const near = new NearGrid()
  for (const place of [...clearOf, ...passes.map(({ at }) => at)]) near.add(place)
  const step = 1 / CELLS_PER_DEGREE
  for (const [lon, lat] of reefs.flatMap((line) => [...alongLine(line)])) {
    if (near.has(lon, lat)) continue
    for (const dLat of [-step, 0, step]) {
      for (const dLon of [-step, 0, step]) {
        const cell = cellOf(lon + dLon, lat + dLat)
        if (distance[cell]! >= OFF_COAST) shoals.add(cell)
      }
    }
  }
}

function* alongLine(line: readonly number[]): Generator<Point> {
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [lon, lat] = [line[i]!, line[i + 1]!]
    // The shorter way round, for a reef that crosses 180 degrees.
    const dLon = ((((line[i + 2]! - lon + 180) % 360) + 360) % 360) - 180
    const dLat = line[i + 3]! - lat
    const parts = Math.ceil(Math.max(Math.abs(dLon), Math.abs(dLat)) * CELLS_PER_DEGREE * SAMPLES)
    for (let k = 0; k <= parts; k++) {
      const share = parts === 0 ? 0 : k / parts
      yield [lon + share * dLon, lat + share * dLat]
    }
  }
}
