import { missingDay } from '../base/utc.js'
import { validationFailed } from './problems/problem.js'
import { zonedTime } from './zoned-time.js'

const MOMENT =
  /^((19|20|21)\d{2}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/

const DAY_LENGTH = '2026-12-01'.length

/** What `depart_at` accepts. */
export const MOMENT_FORM =
  'an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199'

/**
 * ms since 1970 UTC, even for a day that does not exist in its month; NaN for text in any other form.
 */
export function momentMs(text: string): number {
  if (!MOMENT.test(text)) {
    const zoned = zonedTime(text)
    return zoned !== null && 'ms' in zoned ? zoned.ms : Number.NaN
  }
  return Date.parse(text.length === DAY_LENGTH ? `${text}T00:00:00Z` : text)
}

/** ms since 1970 UTC. @throws Problem validation_failed */
export function readMoment(text: string, pointer: string): number {
  const ms = momentMs(text)
  const zoned = Number.isNaN(ms) ? zonedTime(text) : null
  if (zoned !== null && 'fault' in zoned) {
    throw validationFailed([{ pointer, code: 'not_allowed', detail: zoned.fault }])
  }
  const missing = Number.isNaN(ms) ? null : missingDay(text.slice(0, DAY_LENGTH))
  if (!Number.isNaN(ms) && missing === null) return ms
  const detail = missing ?? `must be ${MOMENT_FORM}, got ${JSON.stringify(text)}${remedyFor(text)}`
  throw validationFailed([{ pointer, code: 'not_allowed', detail }])
}

function remedyFor(text: string): string {
  if (!Number.isNaN(momentMs(`${text}Z`))) return `; for UTC write ${text}Z`
  if (!Number.isNaN(momentMs(text.replace(' ', '+')))) return '; write + as %2B in a URL'
  return ''
}

/** A moment as answers write it, to the second. */
export function writeMoment(ms: number): string {
  return new Date(1000 * Math.round(ms / 1000)).toISOString()
}
