/** UTC days and times as requests, answers and the store write them. */

/** For example `2026-11-21T08:00:00.000Z`. @param ms since 1970-01-01T00:00:00Z */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 24 * MS_PER_HOUR

/** The day that was requested last, which is nearly always today. */
let lastDay = { number: Number.NaN, text: '' }

/** The UTC day, such as `2026-11-21`. @param ms since 1970-01-01T00:00:00Z */
export function utcDay(ms: number): string {
  const number = Math.floor(ms / MS_PER_DAY)
  if (lastDay.number !== number) lastDay = { number, text: isoTime(ms).slice(0, 10) }
  return lastDay.text
}

/** Whether a text is a day such as `2026-07-01` that exists. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && missingDay(text) === null
  )
}

/** The first moment after a UTC day. */
export function endOfDayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + MS_PER_DAY
}

/**
 * A message that the day does not exist, or null if it does: `Date.parse` reads the 30th of February as
 * the 2nd of March. @param day such as `2026-02-30`
 */
export function missingDay(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year!, month!, 0)).getUTCDate()
  return date! <= last ? null : `There is no ${day}: the month ends with ${day.slice(0, 7)}-${last}`
}
