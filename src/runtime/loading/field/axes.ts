import { FieldFileError, type GridVariable } from './grid-file.js'

/** Times of a field, ms since 1970 UTC; a climatology has its months instead. */
export type TimeAxis = { readonly ms: readonly number[] } | { readonly months: true }

const CALENDARS = ['standard', 'gregorian', 'proleptic_gregorian', '']
const UNIT_MS: Readonly<Record<string, number>> = { s: 1e3, m: 6e4, h: 36e5, d: 864e5 }
const MONTHS = 12
/** A gap is a step of more than twice the usual one. */
const GAP = 2.01

/** Degrees of latitude or longitude, strictly rising or falling. @throws FieldFileError for another projection */
export function degreesOf(variable: GridVariable | undefined, name: string): Float64Array {
  const projected =
    'Only grids of latitude and longitude are read: `cdo remapbil,global_0.25 in.nc out.nc` makes one'
  if (variable === undefined) throw new FieldFileError(`has no ${name}. ${projected}`)
  const units = String(variable.attributes['units'] ?? 'degrees')
  if (variable.dimensions.length !== 1 || !/^deg/i.test(units))
    throw new FieldFileError(
      `has ${name} in ${units} on ${variable.dimensions.length} dimensions, which is another projection. ${projected}`,
    )
  const values = Float64Array.from(variable.values())
  const sign = Math.sign(values[1]! - values[0]!)
  if (
    values.length < 2 ||
    !values.every((one, at) => at === 0 || Math.sign(one - values[at - 1]!) === sign)
  )
    throw new FieldFileError(`has a bad grid: its ${name} does not rise or fall all the way`)
  return values
}

/** @throws FieldFileError for gaps, and times that cannot be read */
export function timesOf(variable: GridVariable | undefined, size: number): TimeAxis {
  if (variable === undefined) throw new FieldFileError('has no time')
  const { attributes } = variable
  const isCyclic = 'climatology' in attributes || 'modulo' in attributes
  if (isCyclic && size === MONTHS) return { months: true }
  const calendar = String(attributes['calendar'] ?? '').toLowerCase()
  if (!CALENDARS.includes(calendar))
    throw new FieldFileError(`has the calendar ${calendar}; only the usual one is read`)
  const units = String(attributes['units'] ?? '')
  const match =
    /^(s|m|h|d)\w* since (\d{1,4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/i.exec(
      units,
    )
  if (match === null || /^mon/i.test(units))
    throw new FieldFileError(
      `has times in "${units}"; read are those such as "hours since 1900-01-01 00:00:00"`,
    )
  const [, unit, ...parts] = match
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const fromMs = Date.UTC(year!, month! - 1, day, hour, minute, second)
  const ms = Array.from(
    variable.values(),
    (value) => fromMs + Number(value) * UNIT_MS[unit!.toLowerCase()]!,
  )
  const steps = ms.slice(1).map((one, at) => one - ms[at]!)
  if (steps.some((step) => !(step > 0))) throw new FieldFileError('has times that do not rise')
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0
  const gap = steps.findIndex((step) => step > GAP * usual)
  if (gap >= 0) {
    const [from, to] = [ms[gap]!, ms[gap + 1]!].map((one) => new Date(one).toISOString())
    throw new FieldFileError(
      `has a gap in time from ${from} to ${to}: fill it, or give the part before or behind it`,
    )
  }
  return { ms }
}
