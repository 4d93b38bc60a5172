import type { Position } from '../engine/geo/position.js'
import type { Resolution, Router, SnappedPlace } from '../engine/routing/request.js'

/** Positions to be placed on water: a query for the engine, which may run on another thread. */
export interface AfloatWork {
  readonly positions: readonly Position[]
  readonly resolutionKm?: Resolution | undefined
  readonly date: string
}

/** Null for a position that is too far from water. */
export type PlacedAfloat = readonly (SnappedPlace | null)[]

/** Each position on the water from which its routes would start. */
export function placesAfloat(
  { positions, resolutionKm, date }: AfloatWork,
  router: Pick<Router, 'matrixRows'>,
): PlacedAfloat {
  const ends = positions.map((position) => ({ position }))
  const rows = router.matrixRows({
    origins: ends,
    destinations: ends.slice(0, 1),
    date,
    ...(resolutionKm !== undefined && { resolutionKm }),
  })
  return ends.map((_, row) => rows.origin(row))
}
