import { InvalidArgumentError } from 'commander'
import { isoTime, missingDay, utcDay } from '../../base/utc.js'
import { momentMs } from '../../contract/read-moment.js'
import type { DATE_ORDERS } from '../../contract/schemas/common.js'
import { zonedTime } from '../../contract/zoned-time.js'
import { UsageError } from './failure.js'
import { firstDay, monthOf, monthOfDay } from './laycan.js'

/** Parses a moment, in UTC if the text has no time zone: `2026-12-01` or `2026-12-01T08:00Z`. */
export function readMoment(text: string): number {
  const iso = inUtc(text)
  const ms = momentMs(iso)
  const zoned = Number.isNaN(ms) ? zonedTime(iso) : null
  if (zoned !== null && 'fault' in zoned) throw new InvalidArgumentError(`The time ${zoned.fault}.`)
  if (Number.isNaN(ms)) {
    throw new InvalidArgumentError(
      'Give a day or a time from 1900 to 2199, such as 2026-12-01, 2026-12-01T08:00Z or 2026-12-01T08:00[Europe/Amsterdam].',
    )
  }
  const missing = missingDay(iso.slice(0, 10))
  if (missing !== null) throw new InvalidArgumentError(`${missing}.`)
  return ms
}

/** Checks a moment, and writes it as a request does. */
export function momentText(text: string): string {
  const written = isoOfOption(text)
  readMoment(written)
  return inUtc(written)
}

/** A window of two moments, `2026-12-22..2026-12-24`, of which one may be left out. */
export interface MomentWindow {
  readonly earliest?: string
  readonly latest?: string
}

/** Checks an arrival that is wanted: a moment or a window. @param of the moments of the window */
export function arrivalText(
  text: string,
  of: (text: string) => string = momentText,
): string | MomentWindow {
  const [from, to, ...more] = text.split('..').map((end) => end.trim())
  if (to === undefined || more.length > 0) return of(text)
  return { ...(from && { earliest: of(from) }), ...(to && { latest: of(to) }) }
}

/** The forms of a cell hold for an option too, but for those that only a spreadsheet writes. */
function isoOfOption(text: string): string {
  if (SERIAL.test(text)) return text
  try {
    return isoOfCell(text)
  } catch {
    return text
  }
}

/** Adds the zone of UTC to a time without a zone; any other text is unchanged. */
function inUtc(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d[\d:.]*)(Z|[+-]\d\d:\d\d)?$/.exec(text.trim())
  return match === null ? text.trim() : `${match[1]}T${match[2]}${match[3] ?? 'Z'}`
}

/** Whether 01/04/2026 is the first of April or the fourth of January. */
export type DateOrder = (typeof DATE_ORDERS)[number]

/** A time behind a date. */
const TIME = String.raw`(?:[ T,]+(\d{1,2}:\d\d.*))?$`
const WITH_POINTS = new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${TIME}`)
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})${TIME}`)
const DAY_AND_NAME = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[ -]?([a-z]{3})[a-z]*\.?[ ,-]*(\d{4}|\d\d)${TIME}`,
  'i',
)
const NAME_AND_DAY = new RegExp(
  String.raw`^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${TIME}`,
  'i',
)
const NUMBERS = new RegExp(String.raw`^(\d{1,2})([/-])(\d{1,2})\2(\d{4})${TIME}`)
/** The basic form of ISO 8601: 20261225, 20261225T0800Z. */
const BASIC = /^((?:19|20|21)\d\d)(\d\d)(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(Z|[+-]\d\d:\d\d)?)?$/
const SHORT_YEAR = /^\d{1,2}([/.-])\d{1,2}\1\d\d(?:[ T,]|$)/
const YEAR_FIRST_REMEDY = 'write the year first, as in 2026-12-31'
/** Days since 30 December 1899, as spreadsheets store a date; these are of 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}(\.\d+)?$/
const SERIAL_ZERO_MS = Date.UTC(1899, 11, 30)

/** 2026年3月12日, 2026년 3월 12일. */
const EAST_ASIAN = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/u

/** `08:00 +0800`: a zone of hours and minutes behind a time of day. */
const ZONE_BEHIND = /(\d:\d\d(?::\d\d(?:\.\d+)?)?) ?([+-]\d\d):?(\d\d)$/

/**
 * Converts a date of a spreadsheet, such as `1.12.2026`, `25-Dec-2026 08:00` or its number of days, to
 * ISO 8601, in UTC; treats any other text like `inUtc`. Of a laycan (`12-15 Dec 2026`) the first day counts.
 * @param order absent if the caller states none
 * @param remedy for 01/04/2026 without an order
 * @throws UsageError with this remedy
 */
export function isoOfCell(written: string, order?: DateOrder, remedy = YEAR_FIRST_REMEDY): string {
  const plain = written.trim().replace(EAST_ASIAN, '$1-$2-$3')
  const text = firstDay(plain).replace(ZONE_BEHIND, '$1$2:$3')
  if (SERIAL.test(text)) return isoOfSerial(Number(text))
  const points = WITH_POINTS.exec(text)
  if (points !== null) return iso(points[3]!, points[2]!, points[1]!, points[4])
  const years = YEAR_FIRST.exec(text)
  if (years !== null) return iso(years[1]!, years[3]!, years[4]!, years[5])
  const named = DAY_AND_NAME.exec(text)
  const days = monthOf(named?.[2])
  if (days !== null) return iso(named![3]!.padStart(4, '20'), days, named![1]!, named![4])
  const first = NAME_AND_DAY.exec(text)
  const month = monthOf(first?.[1])
  if (month !== null) return iso(first![3]!, month, first![2]!, first![4])
  const basic = BASIC.exec(text)
  if (basic !== null) return isoOfBasic(basic)
  if (SHORT_YEAR.test(text)) {
    throw new UsageError(`"${text}" has a year of two digits: write four, as in 2026-12-31.`)
  }
  const numbers = NUMBERS.exec(text)
  if (numbers === null && monthOfDay(text) !== null) {
    throw new UsageError(`"${written.trim()}" has no year: write it too, as in 2026-12-31.`)
  }
  if (numbers === null) return inUtc(text)
  const [, one, , two, year, time] = numbers
  const read = order ?? onlyOrder(Number(one), Number(two))
  if (read === undefined) {
    throw new UsageError(`"${text}" may begin with the day or with the month: ${remedy}.`)
  }
  return read === 'dmy' ? iso(year!, two!, one!, time) : iso(year!, one!, two!, time)
}

/** The order that the dates of a file show: one has a day above 12. Undefined if none shows it, or two differ. */
export function shownOrder(dates: Iterable<unknown>): DateOrder | undefined {
  let shown: DateOrder | undefined
  for (const date of dates) {
    const [, one, , two] = NUMBERS.exec(String(date).trim()) ?? []
    const order = one === undefined ? undefined : onlyOrder(Number(one), Number(two))
    if (order === undefined) continue
    if (shown !== undefined && shown !== order) return undefined
    shown = order
  }
  return shown
}

/** The order of a day and a month of which one cannot be a month. */
function onlyOrder(one: number, two: number): DateOrder | undefined {
  if (one > 12) return 'dmy'
  return two > 12 ? 'mdy' : undefined
}

function isoOfBasic([
  ,
  year,
  month,
  day,
  hour,
  minute,
  second,
  zone = '',
]: RegExpExecArray): string {
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return date
  return inUtc(`${date}T${hour}:${minute}${second === undefined ? '' : `:${second}`}${zone}`)
}

function iso(year: string, month: string, day: string, time: string | undefined): string {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return time === undefined ? date : inUtc(`${date}T${time.replace(/^\d:/, '0$&')}`)
}

/** A whole number is a day; a fraction is a time, to the second. */
function isoOfSerial(days: number): string {
  const ms = SERIAL_ZERO_MS + Math.round(days * SECONDS_PER_DAY) * 1000
  return Number.isInteger(days) ? utcDay(ms) : isoTime(ms)
}

const SECONDS_PER_DAY = 86_400
