export { KM_PER_NM } from '../../src/geo/distance.js'

/** The international mile of 1959. */
export const KM_PER_STATUTE_MILE = 1.609344

/** "590.65" hours are 24 days and 15 hours; minutes are finer than a plan. */
export function daysAndHours(hours: number): { readonly days: number; readonly hours: number } {
  const whole = Math.round(hours)
  return { days: Math.floor(whole / 24), hours: whole % 24 }
}

/** @param departure UTC, `YYYY-MM-DDTHH:MM` */
export function arrivalOf(departure: string, hours: number): Date {
  return new Date(Date.parse(`${departure}Z`) + hours * 3_600_000)
}
