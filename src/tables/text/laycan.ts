/** What people write before the days between which a ship is to load. */
const WORD = /^(?:lay\s?[/-]?\s?can|lay\s?days|l\/c)\b[\s:.]*/i
/** `12-15 Dec 2026`, `12/15 Dec 2026`: two days of a month. */
const DAYS =
  /^(\d{1,2})(?:st|nd|rd|th)?\s*[-\u2013/]\s*(\d{1,2})(?:st|nd|rd|th)?[\s-]*(?=[a-z]{3})/i
/** `12-15/12/2026`: two days, then their month. */
const DAYS_AND_MONTH = /^(\d{1,2})\s*[-\u2013]\s*(\d{1,2})([/.])(\d{1,2})\3(\d{4})$/
/** `Dec 12-15, 2026`. */
const DAYS_BEHIND = /^([a-z]{3,9}\.?\s+)(\d{1,2})\s*[-\u2013/]\s*(\d{1,2})(?=,?\s+\d{4}$)/i
/** Between two dates: `28 Dec 2026 - 2 Jan 2027`. */
const UNTIL = / (?:-|\u2013|to|until) /i
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?[ -]?([a-z]{3})[a-z]*\.?$/i
const WITH_YEAR = /([a-z]{3})[a-z]*\.?[ ,-]*(\d{4})$/i
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The first day of a laycan as people write it; any other text unchanged. */
export function firstDay(written: string): string {
  // Patterns with one blank at most need no search for the end of many.
  const text = written.replaceAll(/\s+/g, ' ').replace(WORD, '')
  const [, day, lastDay, , ofYear, yearOf] = DAYS_AND_MONTH.exec(text) ?? []
  if (day !== undefined && Number(day) <= Number(lastDay)) {
    return `${yearOf}-${ofYear!.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  // Days in the wrong order are no laycan: the text then names no day.
  const ofMonth = text
    .replace(DAYS, (all, from, to) => (Number(from) <= Number(to) ? `${from} ` : all))
    .replace(DAYS_BEHIND, (all, month, from, to) =>
      Number(from) <= Number(to) ? `${month}${from}` : all,
    )
  const [first, last, ...more] = text.split(UNTIL)
  if (ofMonth !== text || last === undefined || more.length > 0) return ofMonth
  const month = monthOfDay(first!)
  const [, lastMonth, year] = WITH_YEAR.exec(last) ?? []
  if (month === null || year === undefined) return first!
  // "28 Dec - 2 Jan 2027": the year is that of the last day.
  const isBefore = Number(month) > Number(monthOf(lastMonth))
  return `${first} ${Number(year) - (isBefore ? 1 : 0)}`
}

/** The number of a month by the first three letters of its English name; null for any other text. */
export function monthOf(name = ''): string | null {
  const at = MONTHS.indexOf(name.toLowerCase())
  return at < 0 ? null : String(at + 1)
}

/** The month of a day without a year: `25 Dec`. */
export function monthOfDay(text: string): string | null {
  return monthOf(DAY_OF_MONTH.exec(text)?.[1])
}
