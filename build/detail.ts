import type { Resolution } from '../src/sea/resolutions.js'

/** Detail of the coast at a resolution, in km. */
export interface Detail {
  readonly clearanceKm: number
  readonly minClearanceKm: number
  readonly toleranceKm: number
  readonly minHalfWidthKm: number
  readonly minInletKm: number
  readonly detourKm: number
}

/** The same at every resolution: which straits are wide enough, and how far from a coast ships stay. */
const ALIKE = { clearanceKm: 6, minClearanceKm: 5, minHalfWidthKm: 0.8 }

export const DETAIL: Readonly<Record<Resolution, Detail>> = {
  5: { ...ALIKE, toleranceKm: 2.5, minInletKm: 8, detourKm: 25 },
  10: { ...ALIKE, toleranceKm: 4, minInletKm: 10, detourKm: 30 },
  20: { ...ALIKE, toleranceKm: 7, minInletKm: 15, detourKm: 40 },
  50: { ...ALIKE, toleranceKm: 12, minInletKm: 20, detourKm: 45 },
  100: { ...ALIKE, toleranceKm: 15, minInletKm: 25, detourKm: 50 },
}
