import { nullableNumber } from '../common.js'
import { PortSchema } from '../ports.js'
import { array, integer, object, string, Type } from '../type.js'

/** Null: nothing has been calculated yet. */
export const RouteStatisticsAnswer = object('RouteStatistics', {
  calculations_total: integer('Routes that were calculated and charged'),
  calculations_today: integer('The same on this UTC day'),
  matrix_cells_total: integer(),
  emissions_total: integer(),
  average_distance_km: nullableNumber('Mean over calculated routes'),
  median_distance_km: nullableNumber('Accurate to 1 %'),
  p50_compute_ms: nullableNumber('Routing time, accurate to 1 %, excluding cached responses'),
  p95_compute_ms: nullableNumber('Routing time, accurate to 1 %, excluding cached responses'),
  no_route_total: integer('Requests that had no route'),
  by_resolution_km: Type.Record(string(), integer()),
  by_passage: Type.Record(string(), integer(), {
    description: 'Routes that use a passage',
  }),
  top_routes: array(
    object('PopularRoute', {
      origin: PortSchema,
      destination: PortSchema,
      calculations: integer(),
    }),
    'Most requested port pairs of the last 90 days, limited to those requested by five or more accounts',
  ),
})
