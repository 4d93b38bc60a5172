import type { DistanceType } from './request.js'

/**
 * The factor by which activity on a leg's distance is multiplied before an intensity on its own
 * distance basis applies. It is 1 if both were measured alike. Ships sail about 15 % more than the
 * shortest feasible distance, so an sfd leg with an intensity per sailed kilometre takes 1.15, and a
 * sailed leg with an intensity that includes the 15 % is divided by it.
 * Source: GLEC Framework v3.2, distance adjustment.
 */
export function distanceAdjustment(
  leg: DistanceType,
  intensityBasis: DistanceType,
  factor: number,
): number {
  if (leg === intensityBasis) return 1
  return leg === 'sfd' ? factor : 1 / factor
}
