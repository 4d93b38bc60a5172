import type { Resolution } from '../../../src/engine/sea/resolutions.js'

/** Detail of the coast at a resolution, in km. */
export interface Detail {
  readonly clearanceKm: number
  readonly minClearanceKm: number
  readonly toleranceKm: number
  readonly minHalfWidthKm: number
  readonly minInletKm: number
  readonly detourKm: number
}

/**
 * The same at every resolution: which straits are wide enough, how far from a coast ships stay, and which
 * channels are open: one that was open at 5 km only made coastal voyages up to a tenth shorter there.
 */
const ALIKE = {
  clearanceKm: 6,
  minClearanceKm: 5,
  minHalfWidthKm: 0.8,
  minInletKm: 8,
  detourKm: 25,
}

export const DETAIL: Readonly<Record<Resolution, Detail>> = {
  5: { ...ALIKE, toleranceKm: 2.5 },
  10: { ...ALIKE, toleranceKm: 4 },
  20: { ...ALIKE, toleranceKm: 7 },
  50: { ...ALIKE, toleranceKm: 10 },
  100: { ...ALIKE, toleranceKm: 12 },
}
