import type { EstimateInputs } from './request.js'

declare const ofVoyageOrYear: unique symbol
/**
 * A day on which a law is asked, `YYYY-MM-DD`. Only a voyage, a year or the edition of the factors gives
 * one: a literal such as a last day of all would let a rule of the future decide a voyage of today.
 */
export type LawDay = string & { readonly [ofVoyageOrYear]: true }

/** The day of a departure or of a stay. @param date `YYYY-MM-DD` */
export function dayOfVoyage(date: string): LawDay {
  return date as LawDay
}

/** The rules of a whole year are those of its last day. */
export function lastDayOf(year: number): LawDay {
  return `${year}-12-31` as LawDay
}

/**
 * The day on which the laws judge an estimate: its departure, on the same day of the year whose costs are
 * asked. Without either, the day of the edition of the factors.
 */
export function lawDayOf(
  { voyage, carbon }: Pick<EstimateInputs, 'voyage' | 'carbon'>,
  { version }: { readonly version: string },
): LawDay {
  const { date } = voyage ?? {}
  const year = carbon?.year
  // To compare years, the voyage is on the same day of the other year.
  if (year !== undefined) return dayOfVoyage(`${year}${date?.slice(4) ?? '-01-01'}`)
  return dayOfVoyage(date ?? dayOfEdition(version))
}

/** A version begins with its day: `2026.11.26-1f0c77a2+pack-3f9a0c`. */
function dayOfEdition(version: string): string {
  return version.slice(0, 10).replaceAll('.', '-')
}
