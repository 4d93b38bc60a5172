/**
 * Transport activity of a chain, leg by leg: cargo times distance.
 * @param legs cargo in tonnes or TEU, distance in km
 */
export function transportActivity(
  legs: readonly { readonly amount: number; readonly distanceKm: number }[],
): number {
  return legs.reduce((sum, { amount, distanceKm }) => sum + amount * distanceKm, 0)
}

/** The intensity that a known emission implies, g a unit of transport activity. */
export function impliedIntensity(
  emissionsKg: number,
  activity: number,
  distanceAdjustmentFactor = 1,
): number {
  return (emissionsKg * 1000) / (activity * distanceAdjustmentFactor)
}

/** Emissions of a transport activity, kg: activity · intensity · distance adjustment. */
export function activityEmissionsKg(
  activity: number,
  intensityG: number,
  distanceAdjustmentFactor = 1,
): number {
  return (activity * intensityG * distanceAdjustmentFactor) / 1000
}

/** A consignment's part of a shared round, by its part of the direct transport activity. */
export function allocate(
  totalKg: number,
  ownActivity: number,
  totalActivity: number,
): { readonly share: number; readonly allocatedKg: number } {
  const share = ownActivity / totalActivity
  return { share, allocatedKg: totalKg * share }
}

/**
 * A cargo's part of a whole ship's voyage: its units over the capacity that is filled on average.
 * At most 1.
 */
export function cargoShareOfVoyage(units: number, capacity: number, utilisation: number): number {
  return Math.min(1, units / (capacity * utilisation))
}
