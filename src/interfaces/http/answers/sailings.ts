import type { Calculated } from '../../../contract/operations/index.js'
import type { RouteCoreBody } from '../../../contract/schemas/route-answer.js'
import type { VoyageCoreBody } from '../../../contract/schemas/voyage-answer.js'
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
  const { origin, destination, distance_km, distance_nm, passages } = core.route
  return {
    summary: { origin, destination, distance_km, distance_nm, passages },
    legs: legs.map(({ origin, destination, distance_km, passages }) => ({
      summary: { origin, destination, distance_km, passages, resolution_km },
      engineMs: engineMs / legs.length,
    })),
  }
}
