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
