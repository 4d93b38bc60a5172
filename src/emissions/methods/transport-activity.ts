import type { DistanceType } from '../request.js'

/**
 * The factor that converts activity on a leg's distance to the distance basis of an intensity. It is 1
 * if both are of the same type. The GLEC Framework allows 15 % for what ships sail more than the
 * shortest feasible distance, so an sfd leg with an intensity per sailed kilometre is multiplied by
 * 1.15, and a sailed leg with an intensity that includes the 15 % is divided by it. Source: GLEC
 * Framework v3.2, distance adjustment.
 */
export function distanceAdjustment(
  leg: DistanceType,
  intensityBasis: DistanceType,
  factor: number,
): number {
  if (leg === intensityBasis) return 1
  return leg === 'sfd' ? factor : 1 / factor
}

/**
 * Transport activity: cargo times distance.
 * @param amount tonnes or TEU
 */
export function transportActivity(amount: number, distanceKm: number): number {
  return amount * distanceKm
}

/**
 * Emissions of a transport activity, kg: activity · intensity · distance adjustment.
 * @param intensityG g CO2e per t-km or TEU-km
 */
export function activityEmissionsKg(
  activity: number,
  intensityG: number,
  distanceAdjustmentFactor: number,
): number {
  return (activity * intensityG * distanceAdjustmentFactor) / 1000
}
