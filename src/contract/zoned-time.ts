/** `2026-12-01T06:00[Europe/Amsterdam]` as RFC 9557 has it, with or without an offset; or with the name behind a space. */
const ZONED =
  /^((?:19|20|21)\d\d-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?(?:\[([\w+/-]{1,40})\]| ([A-Z][\w+-]*\/[\w+/-]{1,40}))$/

const MS_PER_DAY = 86_400_000

/** A time in a named zone, or why it is none; null for text in another form. */
export function zonedTime(
  text: string,
): { readonly ms: number } | { readonly fault: string } | null {
  const match = ZONED.exec(text)
  if (match === null) return null
  const [, day, time, offset, bracketed, bare] = match
  const zone = bracketed ?? bare!
  const clock = clockOf(zone)
  if (clock === null)
    return { fault: `names an unknown time zone, ${zone}; give one such as Europe/Amsterdam` }
  if (offset !== undefined) {
    const ms = Date.parse(`${day}T${time}${offset}`)
    // Z says that the offset of the place is not known.
    if (Number.isNaN(ms) || offset === 'Z' || ms + clock(ms) === Date.parse(`${day}T${time}Z`))
      return { ms }
    return {
      fault: `has the offset ${offset}, but ${zone} has another at this time; leave one of them out`,
    }
  }
  const wall = Date.parse(`${day}T${time}Z`)
  // A change of the clocks lies between the offsets of the days before and after.
  const offsets = new Set([clock(wall - MS_PER_DAY), clock(wall + MS_PER_DAY)])
  const found = [...offsets].map((one) => wall - one).filter((ms) => ms + clock(ms) === wall)
  if (found.length === 1 || Number.isNaN(wall)) return { ms: found[0] ?? Number.NaN }
  const why = found.length === 0 ? 'is skipped' : 'comes twice'
  return { fault: `${why} when the clocks of ${zone} change on this day; add the offset from UTC` }
}

/** A moment on the clocks of a zone: `2026-12-24T14:00:00+08:00[Asia/Singapore]`. */
export function localTime(momentMs: number, zone: string): string {
  const ms = 1000 * Math.round(momentMs / 1000)
  const offset = clockOf(zone)!(ms)
  const minutes = Math.abs(Math.round(offset / 60_000))
  const two = (value: number) => String(value).padStart(2, '0')
  const written = `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return `${new Date(ms + offset).toISOString().slice(0, 19)}${written}[${zone}]`
}

/** Offset of a zone from UTC at a moment, ms. */
type Clock = (ms: number) => number

const clocks = new Map<string, Clock | null>()
/** There are some 600 names. */
const MAX_CLOCKS = 1000

function clockOf(zone: string): Clock | null {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = newClock(zone)
  if (clocks.size < MAX_CLOCKS) clocks.set(zone, clock)
  return clock
}

function newClock(timeZone: string): Clock | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, calendar: 'iso8601', hourCycle: 'h23', era: 'short' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    })
    return (ms) => {
      if (Number.isNaN(ms)) return ms
      const parts = format.formatToParts(ms).map(({ type, value }) => [type, Number(value)])
      const at = Object.fromEntries(parts) as Record<string, number>
      const { year, month, day, hour, minute, second } = at
      const wall = Date.UTC(year!, month! - 1, day, hour, minute, second)
      return wall - Math.floor(ms / 1000) * 1000
    }
  } catch {
    // RangeError: no zone of this name.
    return null
  }
}
