/** The only source of time in the service, so that tests own it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** `2026-11-21T08:00:00.000Z` */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

/** The UTC day, `2026-11-21`. */
export function utcDay(ms: number): string {
  return isoTime(ms).slice(0, 10)
}

export const MS_PER_DAY = 86_400_000

/** The first moment after a UTC day. */
export function endOfDayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + MS_PER_DAY
}
