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

export const DETAIL: Readonly<Record<Resolution, Detail>> = {
  5: {
    clearanceKm: 5,
    minClearanceKm: 3,
    toleranceKm: 2.5,
    minHalfWidthKm: 0.8,
    minInletKm: 8,
    detourKm: 25,
  },
  10: {
    clearanceKm: 5,
    minClearanceKm: 3,
    toleranceKm: 4,
    minHalfWidthKm: 0.9,
    minInletKm: 10,
    detourKm: 35,
  },
  20: {
    clearanceKm: 6,
    minClearanceKm: 3,
    toleranceKm: 7,
    minHalfWidthKm: 1,
    minInletKm: 15,
    detourKm: 50,
  },
  50: {
    clearanceKm: 6,
    minClearanceKm: 3,
    toleranceKm: 15,
    minHalfWidthKm: 1.2,
    minInletKm: 25,
    detourKm: 75,
  },
  100: {
    clearanceKm: 6,
    minClearanceKm: 3,
    toleranceKm: 30,
    minHalfWidthKm: 1.4,
    minInletKm: 40,
    detourKm: 100,
  },
}
