import { missingDay } from '../utc.js'
import { validationFailed } from './problem.js'

const MOMENT =
  /^((19|20|21)\d{2}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/

/** What `depart_at` accepts. */
export const MOMENT_FORM =
  'an ISO 8601 time with a time zone, such as 2026-12-01T06:00:00Z, or a day, such as 2026-12-01 (midnight UTC), from 1900 to 2199'

/** ms since 1970 UTC. @throws Problem validation_failed */
export function readMoment(text: string, pointer: string): number {
  const [, day = ''] = MOMENT.exec(text) ?? []
  const ms = day === '' ? Number.NaN : Date.parse(text.length === 10 ? `${text}T00:00:00Z` : text)
  const missing = Number.isNaN(ms) ? null : missingDay(day)
  if (!Number.isNaN(ms) && missing === null) return ms
  const detail = missing ?? `must be ${MOMENT_FORM}, got ${JSON.stringify(text)}`
  throw validationFailed([{ pointer, code: 'not_allowed', detail }])
}

/** A moment as answers write it, to the second. */
export function writeMoment(ms: number): string {
  return new Date(1000 * Math.round(ms / 1000)).toISOString()
}
