import { FieldFileError, type GridVariable } from './grid-file.js'
import { textOf } from './quantities.js'

/** Times of a field, ms since 1970 UTC; a climatology has its months instead. */
export type TimeAxis = { readonly ms: readonly number[] } | { readonly months: true }

const CALENDARS = ['standard', 'gregorian', 'proleptic_gregorian', '']
const UNIT_MS: Readonly<Record<string, number>> = { s: 1e3, m: 6e4, h: 36e5, d: 864e5 }
const MONTHS = 12
/** Before 1583 calendars differ. */
const FIRST_YEAR = 1583
/** A gap is a step of more than twice the usual one. */
const GAP = 2.01

const ONLY =
  'Only grids of latitude and longitude are read: `cdo remapbil,global_0.25 in.nc out.nc` makes one'

/** @throws FieldFileError unless the order is time, latitude, longitude, as far as the axes say what they are */
export function refuseOrder(
  { name, dimensions }: GridVariable,
  axes: readonly (GridVariable | undefined)[],
): void {
  const kinds = axes.map(kindOf)
  const wanted = ['time', 'latitude', 'longitude']
  const places = wanted.map((kind) => kinds.indexOf(kind))
  const [time, lat, lon] = places
  if (places.includes(-1) || (time === 0 && lat === kinds.length - 2 && lon === kinds.length - 1))
    return
  const others = kinds.flatMap((_, at) => (places.includes(at) ? [] : [at]))
  const order = [time!, ...others, lat!, lon!].map((at) => dimensions[at]!.name).join(',')
  throw new FieldFileError(
    `has ${name} in the order ${dimensions.map((one) => one.name).join(', ')}; it must be time, latitude, longitude: \`ncpdq -a ${order} in.nc out.nc\``,
  )
}

function kindOf(axis: GridVariable | undefined): string | undefined {
  if (axis === undefined) return undefined
  const [standard, units] = ['standard_name', 'units'].map((key) => textOf(axis.attributes[key]))
  const is = (kind: string, unit: RegExp, name: RegExp) =>
    standard === kind || unit.test(units!) || name.test(axis.name)
  if (is('longitude', /^degrees?_?e(ast)?$/i, /^lon/i)) return 'longitude'
  if (is('latitude', /^degrees?_?n(orth)?$/i, /^lat/i)) return 'latitude'
  return is('time', / since /i, /^time$/i) ? 'time' : undefined
}

/** @throws FieldFileError for a variable whose grid mapping is another than latitude and longitude */
export function refuseProjection(
  { attributes }: GridVariable,
  variables: readonly GridVariable[],
): void {
  const [name] = textOf(attributes['grid_mapping']).split(/[\s:]/)
  const mapping = variables.find((one) => one.name === name)
  const kind = textOf(mapping?.attributes['grid_mapping_name'])
  if (kind !== '' && kind !== 'latitude_longitude')
    throw new FieldFileError(`has the grid mapping ${kind}, which is another projection. ${ONLY}`)
}

/** Degrees of latitude or longitude, strictly rising or falling. @throws FieldFileError for another projection */
export function degreesOf(variable: GridVariable | undefined, name: string): Float64Array {
  if (variable === undefined) throw new FieldFileError(`has no ${name}. ${ONLY}`)
  const { attributes, dimensions } = variable
  const standard = textOf(attributes['standard_name'])
  if (/^(grid|projection)_/.test(standard) || /^r(lon|lat)/i.test(variable.name))
    throw new FieldFileError(
      `has ${standard || variable.name} for ${name}, which is another projection. ${ONLY}`,
    )
  const units = textOf(attributes['units'] ?? 'degrees')
  if (dimensions.length !== 1 || !/^deg/i.test(units))
    throw new FieldFileError(
      `has ${name} in ${units} on ${dimensions.length} dimensions, which is another projection. ${ONLY}`,
    )
  const values = Float64Array.from(variable.values())
  const sign = Math.sign(values[1]! - values[0]!)
  if (
    values.length < 2 ||
    !values.every((one, at) => at === 0 || Math.sign(one - values[at - 1]!) === sign)
  )
    throw new FieldFileError(`has a bad grid: its ${name} does not rise or fall all the way`)
  if (name === 'latitude' && values.some((one) => Math.abs(one) > 90))
    throw new FieldFileError('has a bad grid: its latitude goes beyond 90 degrees')
  return values
}

/** Of CF and udunits: unit, date, time, and hours and minutes east of Greenwich. */
const SINCE =
  /^(s|m|h|d)(?:|ec(?:ond)?s?|in(?:ute)?s?|(?:ou)?rs?|ays?) since (\d{1,4})-(\d{1,2})-(\d{1,2})(?:[T ]\s*(\d{1,2})(?::(\d{1,2})(?::(\d{1,2}(?:\.\d*)?))?)?)?(?:\s*(?:Z|UTC|GMT|([+-])(\d{1,2}):?(\d{2})?))?$/i

/** @throws FieldFileError for gaps, and times that cannot be read */
export function timesOf(variable: GridVariable | undefined, size: number): TimeAxis {
  if (variable === undefined) throw new FieldFileError('has no time')
  const { attributes } = variable
  const isCyclic = 'climatology' in attributes || 'modulo' in attributes
  if (isCyclic && size === MONTHS) return { months: true }
  const calendar = String(attributes['calendar'] ?? '').toLowerCase()
  if (!CALENDARS.includes(calendar))
    throw new FieldFileError(`has the calendar ${calendar}; only the usual one is read`)
  const units = textOf(attributes['units'])
  const match = SINCE.exec(units)
  if (match === null)
    throw new FieldFileError(
      `has times in "${units}"; read are those such as "hours since 1900-01-01 00:00:00"`,
    )
  const [, unit, ...parts] = match
  const [year, month, day, hour, minute, second] = parts
    .slice(0, 6)
    .map((part) => Number(part ?? 0))
  if (year! < FIRST_YEAR)
    throw new FieldFileError(
      `counts times since ${year}, when calendars differed: \`cdo setreftime,1900-01-01,00:00:00,hours in.nc out.nc\``,
    )
  const [sign, offsetHours, offsetMinutes] = parts.slice(6)
  const offset =
    Number(offsetHours ?? 0) * UNIT_MS['h']! + Number(offsetMinutes ?? 0) * UNIT_MS['m']!
  const localMs = Date.UTC(year!, month! - 1, day, hour, minute) + second! * UNIT_MS['s']!
  const fromMs = localMs - (sign === '-' ? -offset : offset)
  const ms = Array.from(
    variable.values(),
    (value) => fromMs + Number(value) * UNIT_MS[unit!.toLowerCase()]!,
  )
  const steps = ms.slice(1).map((one, at) => one - ms[at]!)
  if (steps.some((step) => !(step > 0))) {
    throw new FieldFileError('has times that do not rise: `cdo sorttimestamp in.nc out.nc`')
  }
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
