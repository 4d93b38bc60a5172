import type { Position } from '../engine/geo/position.js'
import { joined, type Span } from '../engine/geo/spans.js'
import {
  DEFAULT_RESOLUTION_KM,
  type Resolution,
  type Router,
  type SailedLine,
} from '../engine/routing/request.js'

/** Canals are land by the coast, and so is the water before their locks, km. */
const BESIDE_PASSAGE_KM = 10

/** A line to be compared with the sea: work for the engine, which may run on another thread. */
export interface ChartWork {
  /** At least two, with continuous longitudes. */
  readonly positions: readonly Position[]
  /** From the start to each position. */
  readonly distancesKm: readonly number[]
  readonly resolutionKm?: Resolution | undefined
  readonly date: string
}

/** What a line leads through, and where it is on land. */
export interface ChartedLine {
  readonly sailed: SailedLine
  /** Km from its start. */
  readonly land: readonly Span[]
}

/** A line on the sea. The work grows with its length. */
export function chartedLine(
  { positions, distancesKm, resolutionKm = DEFAULT_RESOLUTION_KM, date }: ChartWork,
  router: Pick<Router, 'sailed' | 'landAlong'>,
): ChartedLine {
  const sailed = router.sailed(positions, date, distancesKm)
  const passages = sailed.passages.map(
    ({ entryKm, exitKm }): Span => [entryKm - BESIDE_PASSAGE_KM, exitKm + BESIDE_PASSAGE_KM],
  )
  const open = joined(passages, 0)
  return {
    sailed,
    land: router
      .landAlong(sailed, resolutionKm)
      .filter(([from, to]) => !open.some((span) => span[0] <= from && span[1] >= to)),
  }
}
