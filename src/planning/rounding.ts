import { KM_PER_NM } from '../engine/geo/distance.js'

/** Kilometres to the metre. */
export function roundKm(km: number): number {
  return Math.round(km * 1000) / 1000
}

/** Kilometres as nautical miles, to a thousandth. */
export function nauticalMiles(km: number): number {
  return roundKm(km / KM_PER_NM)
}

/** Hours to a hundredth. */
export function roundHours(hours: number): number {
  return Math.round(hours * 100) / 100
}
