/** A part of a line in which a faster vessel sails at the limit, if there is one. */
interface Stretch {
  readonly entryKm: number
  readonly exitKm: number
  readonly speedLimitKmh?: number
}

/** What the times of a route depend on. */
export interface SailedRoute {
  readonly distanceKm: number
  readonly passages: readonly Stretch[]
}

/**
 * Hours from the start of a route to a place on it. In a passage with a speed limit, a faster vessel
 * sails at the limit; queues and waiting times are not included.
 */
export function hoursTo(
  km: number,
  { passages }: Pick<SailedRoute, 'passages'>,
  speedKmh: number,
): number {
  return km / speedKmh + passages.reduce((sum, use) => sum + delayTo(km, use, speedKmh), 0)
}

/** Hours that the speed limits of passages add to a whole route. */
export function delayHours({ distanceKm, passages }: SailedRoute, speedKmh: number): number {
  return passages.reduce((sum, use) => sum + delayTo(distanceKm, use, speedKmh), 0)
}

function delayTo(
  km: number,
  { entryKm, exitKm, speedLimitKmh }: Stretch,
  speedKmh: number,
): number {
  if (speedLimitKmh === undefined || speedLimitKmh >= speedKmh) return 0
  const insideKm = Math.max(0, Math.min(km, exitKm) - entryKm)
  return insideKm * (1 / speedLimitKmh - 1 / speedKmh)
}
