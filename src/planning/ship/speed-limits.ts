import { KM_PER_NM } from '../../engine/geo/distance.js'

/** Accepted speeds, km/h. */
export const SPEED_RANGE_KMH = { min: 1, max: 200 } as const

/** The same in knots, to a hundredth. */
export const SPEED_RANGE_KNOTS = {
  min: Math.ceil((SPEED_RANGE_KMH.min / KM_PER_NM) * 100) / 100,
  max: Math.floor((SPEED_RANGE_KMH.max / KM_PER_NM) * 100) / 100,
} as const
