import { nullable } from './common.js'
import { PortSchema } from './ports.js'
import { Type } from './type.js'

const total = (description: string) => Type.Integer({ description })
const measured = (description: string) => nullable(Type.Number({ description }))

/** Null: nothing has been calculated yet. */
export const RouteStatisticsAnswer = Type.Object(
  {
    calculations_total: total('Routes that were calculated and charged'),
    calculations_today: total('The same on this UTC day'),
    matrix_cells_total: Type.Integer(),
    emissions_total: Type.Integer(),
    average_distance_km: measured('Mean over calculated routes'),
    median_distance_km: measured('Accurate to 1 %'),
    p50_compute_ms: measured('Routing time, accurate to 1 %, excluding cached responses'),
    p95_compute_ms: measured('Routing time, accurate to 1 %, excluding cached responses'),
    no_route_total: total('Requests that had no route'),
    by_resolution_km: Type.Record(Type.String(), Type.Integer()),
    by_passage: Type.Record(Type.String(), Type.Integer(), {
      description: 'Routes that use a passage',
    }),
    top_routes: Type.Array(
      Type.Object(
        { origin: PortSchema, destination: PortSchema, calculations: Type.Integer() },
        { title: 'PopularRoute' },
      ),
      {
        description:
          'Most requested port pairs of the last 90 days, limited to those requested by five or more accounts',
      },
    ),
  },
  { title: 'RouteStatistics' },
)
