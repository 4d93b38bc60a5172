import { SAILING_CONDITIONS } from '../../emissions/ship/ballast.js'
import { inFigures } from '../../engine/geo/digits.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import type { PlannedLeg } from '../../planning/voyage/complete.js'
import type { RouteEmissionsBody } from '../schemas/route-emissions.js'
import type { VoyageCoreBody } from '../schemas/voyage-answer.js'

/** Laden legs and those in ballast; nothing if the request does not say which are. */
export function conditionsBody(
  legs: readonly PlannedLeg[],
  emissions: readonly RouteEmissionsBody[] | null,
): Pick<VoyageCoreBody, 'conditions'> {
  if (legs.every(({ condition }) => condition === undefined)) return {}
  const sums = SAILING_CONDITIONS.flatMap((condition) => {
    const own = [...legs.keys()].filter((at) => (legs[at]!.condition ?? 'laden') === condition)
    if (own.length === 0) return []
    const total = (of: (leg: number) => number) => own.reduce((sum, leg) => sum + of(leg), 0)
    const km = total((leg) => legs[leg]!.route.distanceKm)
    const atSea = (name: 'fuel_tonnes' | 'co2e_wtw_tonnes') =>
      emissions && inFigures(total((leg) => emissions[leg]![name]))
    return [
      {
        condition,
        distance_km: roundKm(km),
        distance_nm: nauticalMiles(km),
        sailing_hours: roundHours(total((leg) => legs[leg]!.hours)),
        fuel_tonnes: atSea('fuel_tonnes'),
        co2e_wtw_tonnes: atSea('co2e_wtw_tonnes'),
      },
    ]
  })
  const all = sums.reduce((sum, { co2e_wtw_tonnes }) => sum + (co2e_wtw_tonnes ?? 0), 0)
  const isBorne = emissions !== null && sums.some(({ condition }) => condition === 'laden')
  return {
    conditions: sums.map((sum) => ({
      ...sum,
      allocated_co2e_wtw_tonnes: !isBorne ? null : sum.condition === 'laden' ? inFigures(all) : 0,
    })),
  }
}
