import { KM_PER_NM } from '../../src/engine/geo/distance.js'

export { KM_PER_NM }

/** Units of length; the statute mile is the international one of 1959. */
export const KM_PER = { nm: KM_PER_NM, km: 1, mi: 1.609344 } as const

/** "590.65" hours are 24 days and 15 hours. Minutes would be finer than a plan. */
export function daysAndHours(hours: number): { readonly days: number; readonly hours: number } {
  const whole = Math.round(hours)
  return { days: Math.floor(whole / 24), hours: whole % 24 }
}

/**
 * Rounded to the second, as the service and the command line round. @param departure UTC,
 * `YYYY-MM-DDTHH:MM`
 */
export function arrivalOf(departure: string, hours: number): Date {
  return new Date(Date.parse(`${departure}Z`) + Math.round(hours * 3600) * 1000)
}
