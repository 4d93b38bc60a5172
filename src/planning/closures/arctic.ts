import { warned } from '../../emissions/answer/warning-table.js'
import { sphericalKm } from '../../engine/geo/distance.js'
import { interpolate } from '../../engine/geo/interpolate.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import { roundKm } from '../rounding.js'
import type { PlanningWarning } from '../warnings.js'

/**
 * North of this latitude the networks have a wall across the pole (`vilkitsky` in gates.json): the
 * ice of the middle of the Arctic Ocean never opens. Degrees.
 */
const CLOSED_NORTH_OF = 80
/** A route this much longer than its great circle goes round that wall. A judgement (2026). */
const DETOUR = 2
/** Points of a great circle that are examined. Between two of them it climbs by 3 degrees at most. */
const POINTS = 60

/** Warns of legs that go round the middle of the Arctic Ocean, which no field opens. */
export function arcticWarnings(
  routes: readonly Pick<SeaRoute, 'origin' | 'destination' | 'distanceKm'>[],
): PlanningWarning[] {
  return routes.flatMap(({ origin, destination, distanceKm }, leg): PlanningWarning[] => {
    const [from, to] = [origin.snapped, destination.snapped]
    const greatCircleKm = sphericalKm(from, to)
    if (distanceKm <= DETOUR * greatCircleKm) return []
    const isClosed = Array.from(
      { length: POINTS + 1 },
      (_, k) => interpolate(from, to, k / POINTS)[1],
    ).some((latitude) => latitude > CLOSED_NORTH_OF)
    if (!isClosed) return []
    const values = { great_circle_km: roundKm(greatCircleKm) }
    return [{ ...warned('arctic_detour', values), field: `stops[${leg + 1}]` }]
  })
}
