import type { Resolution } from '../sea/resolutions.js'

/** How much of the coast a resolution keeps, all in km. */
export interface Detail {
  readonly clearanceKm: number
  readonly minClearanceKm: number
  readonly toleranceKm: number
  readonly minHalfWidthKm: number
  readonly minInletKm: number
  readonly detourKm: number
}

/** The same at every resolution: which straits are open, and how far off a coast ships keep. */
const ALIKE = {
  clearanceKm: 6.5,
  minClearanceKm: 5,
  minHalfWidthKm: 1.2,
  minInletKm: 15,
  detourKm: 50,
}

export const DETAIL: Readonly<Record<Resolution, Detail>> = {
  5: { ...ALIKE, toleranceKm: 2.5 },
  10: { ...ALIKE, toleranceKm: 4 },
  20: { ...ALIKE, toleranceKm: 7 },
  50: { ...ALIKE, toleranceKm: 12 },
  100: { ...ALIKE, toleranceKm: 18 },
}
