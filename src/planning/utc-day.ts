/** The UTC day of a moment, `2026-11-21`. @param ms since 1970 UTC */
export function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
