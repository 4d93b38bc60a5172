import type { RouteCoreBody } from '../api/schemas/route-answer.js'

/** What is counted of a route, or of a leg of a voyage. */
export interface RouteWork {
  readonly summary: Pick<
    RouteCoreBody,
    'origin' | 'destination' | 'distance_km' | 'passages' | 'resolution_km'
  >
  readonly engineMs: number
}
