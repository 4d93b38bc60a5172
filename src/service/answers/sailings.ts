import type { RouteCoreBody } from '../../api/schemas/route-answer.js'
import type { VoyageCoreBody } from '../../api/schemas/voyage-answer.js'
import type { Calculated } from '../../operations/index.js'
import { roundKm } from '../../planning/rounding.js'
import type { HistorySummary } from './route-history.js'

/** What history and statistics store about a route: everything but its line. */
export type RouteSummary = Pick<
  RouteCoreBody,
  'origin' | 'destination' | 'distance_km' | 'distance_nm' | 'passages' | 'resolution_km' | 'slug'
>

/** What the statistics count of a route, or of a leg of a voyage. */
export interface RouteWork {
  readonly summary: Pick<
    RouteCoreBody,
    'origin' | 'destination' | 'distance_km' | 'passages' | 'resolution_km'
  >
  readonly engineMs: number
}

export interface KeptRoute extends RouteWork {
  readonly summary: RouteSummary
}

export interface KeptVoyage {
  readonly summary: HistorySummary
  /** What the statistics count of each leg. */
  readonly legs: readonly RouteWork[]
}

export function keptRoute({ core, engineMs }: Calculated<RouteCoreBody>): KeptRoute {
  const { origin, destination, distance_km, distance_nm, passages, resolution_km, slug } = core
  return {
    summary: { origin, destination, distance_km, distance_nm, passages, resolution_km, slug },
    engineMs,
  }
}

export function keptVoyage({ core, engineMs }: Calculated<VoyageCoreBody>): KeptVoyage {
  const { legs, resolution_km } = core
  return {
    summary: summaryOf(core),
    legs: legs.map(({ origin, destination, distance_km, passages }) => ({
      summary: { origin, destination, distance_km, passages, resolution_km },
      engineMs: engineMs / legs.length,
    })),
  }
}

/** A voyage summarised as one route: the distances of its passages are counted from the first stop. */
function summaryOf({ legs, totals }: VoyageCoreBody): HistorySummary {
  let sailedKm = 0
  const passages = legs.flatMap((leg) => {
    const startKm = sailedKm
    sailedKm += leg.distance_km
    return leg.passages.map((passage) => ({
      ...passage,
      entry_km: roundKm(startKm + passage.entry_km),
      exit_km: roundKm(startKm + passage.exit_km),
    }))
  })
  const [first, last] = [legs[0]!, legs[legs.length - 1]!]
  return {
    origin: first.origin,
    destination: last.destination,
    distance_km: totals.distance_km,
    distance_nm: totals.distance_nm,
    passages,
  }
}
