import { InvalidArgumentError } from 'commander'
import { momentMs } from '../api/read-moment.js'
import { missingDay } from '../utc.js'

/** Parses a moment, in UTC if the text has no time zone: `2026-12-01` or `2026-12-01T08:00Z`. */
export function readMoment(text: string): number {
  const iso = inUtc(text)
  const ms = momentMs(iso)
  if (Number.isNaN(ms)) {
    throw new InvalidArgumentError(
      'Give a day or a time from 1900 to 2199, such as 2026-12-01 or 2026-12-01T08:00Z.',
    )
  }
  const missing = missingDay(iso.slice(0, 10))
  if (missing !== null) throw new InvalidArgumentError(`${missing}.`)
  return ms
}

/** Checks a moment, and writes it as a request does. */
export function momentText(text: string): string {
  readMoment(text)
  return inUtc(text)
}

/** Adds the zone of UTC to a time without a zone; any other text is unchanged. */
function inUtc(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d[\d:.]*)(Z|[+-]\d\d:\d\d)?$/.exec(text.trim())
  return match === null ? text.trim() : `${match[1]}T${match[2]}${match[3] ?? 'Z'}`
}

/**
 * Converts `1.12.2026` or `01.12.2026 08:00` from a spreadsheet to ISO 8601, in UTC; treats any other
 * text like `inUtc`.
 */
export function isoOfCell(text: string): string {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T](\d\d:\d\d.*))?$/.exec(text.trim())
  if (match === null) return inUtc(text)
  const [, day, month, year, time] = match
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  return time === undefined ? date : inUtc(`${date}T${time}`)
}
