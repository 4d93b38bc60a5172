import { HULLS, type Hull, type ModelledType } from '../generated/vessel-types.js'

/** The dimensions of the ships of a capacity, m, where they are not those of their class. */
export type HullDimensions = Pick<Hull, 'loaM' | 'beamM' | 'draughtM'>

/** @param capacity in TEU or tonnes of deadweight */
export function hullOf(type: ModelledType, capacity: number): HullDimensions | undefined {
  // The ranges are of whole units.
  const whole = Math.round(capacity)
  const hull = HULLS.find((h) => h.type === type && h.min <= whole && whole <= h.max)
  return hull && { loaM: hull.loaM, beamM: hull.beamM, draughtM: hull.draughtM }
}
