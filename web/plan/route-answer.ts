import type { Route } from '../../src/client/index.js'
import type { RouteLine } from '../map/route-line.js'

type Everything =
  | 'origin'
  | 'destination'
  | 'distance_km'
  | 'distance_nm'
  | 'duration_hours'
  | 'speed_kmh'
  | 'passages'
  | 'geometry'

/** An answer to a request, or a published route, which has less data. */
export type RouteAnswer = Pick<Route, Everything> & Partial<Route>

/** A calculated route and its line as it is drawn. */
export interface PlannedRoute {
  readonly route: RouteAnswer
  readonly line: RouteLine
}
