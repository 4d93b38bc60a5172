import { InvalidArgumentError } from 'commander'
import { writeMoment } from '../../contract/read-moment.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import { SPEED_RANGE_KMH } from '../../planning/ship/speed-limits.js'

const DECIMAL_POINT = 'Write decimals with a point.'

/**
 * The fault of an option. A comma is not a decimal point here, because `1,234` could be two numbers.
 */
function invalid(remedy: string, text: string): InvalidArgumentError {
  return new InvalidArgumentError(/\d,\d/.test(text) ? `${remedy} ${DECIMAL_POINT}` : remedy)
}

/** Parses `14kn` or `26km/h`, as km/h. A speed without a unit could be either. */
export function readSpeedKmh(text: string): number {
  const match = /^(\d+(?:\.\d+)?)\s*(kn|kts?|knots?|km\/h|kmh|kph)$/i.exec(text.trim())
  if (match === null) throw invalid('Give a unit: 14kn or 26km/h.', text)
  const kmh = Number(match[1]) * (/^k(n|ts?|nots?)$/i.test(match[2]!) ? KM_PER_NM : 1)
  const { min, max } = SPEED_RANGE_KMH
  if (kmh < min || kmh > max) {
    throw new InvalidArgumentError(`The speed must be between ${min} and ${max} km/h.`)
  }
  return Math.round(kmh * 1000) / 1000
}

/** The same in knots. */
export function readSpeedKn(text: string): number {
  return Math.round((readSpeedKmh(text) / KM_PER_NM) * 1000) / 1000
}

/** Parses a number. The contract says which are accepted. */
export function readNumberOption(text: string): number {
  if (/^-?\d+(\.\d+)?$/.test(text.trim())) return Number(text)
  throw invalid('Give a number.', text)
}

/** Parses a length in metres, with or without its unit. */
export function readMetres(text: string): number {
  return readNumberOption(text.replace(/\s*m\s*$/, ''))
}

/** Parses numbers separated by commas. */
export function readNumbers(text: string): number[] {
  return text.split(',').map(readNumberOption)
}

/** Parses `LNG=0.98,MGO=0.02`. */
export function readFuels(text: string) {
  return text.split(',').map((part) => {
    const [type, share, ...more] = part.split('=').map((one) => one.trim())
    const isShare = share !== undefined && /^(\d+(\.\d+)?|\.\d+)$/.test(share)
    if (type && isShare && more.length === 0) return { type, share: Number(share) }
    throw new InvalidArgumentError('Give each fuel its share, as in LNG=0.98,MGO=0.02.')
  })
}

/** Parses `8400nm` or `15300km`, as km. */
export function readDistanceKm(text: string): number {
  const match = /^(\d+(?:\.\d+)?)\s*(km|nm)$/i.exec(text.trim())
  if (match === null) throw new InvalidArgumentError('Give a unit: 8400nm or 15300km.')
  const km = Number(match[1]) * (match[2]!.toLowerCase() === 'nm' ? KM_PER_NM : 1)
  return Math.round(km * 1000) / 1000
}

/** Parses a whole number within bounds. */
export function integerBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most)) {
      throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`)
    }
    return value
  }
}

/** Parses names separated by commas. The option can be given several times. */
export function namesOf<T extends string>(
  known: readonly T[],
): (text: string, before?: readonly T[]) => T[] {
  return (text, before = []) => {
    const names = text.split(',').map((name) => name.trim().toLowerCase())
    const unknown = names.filter((name) => !(known as readonly string[]).includes(name))
    if (unknown.length > 0) {
      throw new InvalidArgumentError(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
    }
    return [...before, ...(names as T[])]
  }
}

/** `2026-12-01 08:00`, to the minute of the time that answers contain. */
export function minuteOf(ms: number): string {
  return writeMoment(ms).slice(0, 16).replace('T', ' ')
}

/** For example `15,292.7`. */
export function grouped(value: number, decimals = 0): string {
  const [whole, fraction] = value.toFixed(decimals).split('.')
  const groups = whole!.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}

/** `24 d 13 h`; for less than two days, hours and minutes: `5 h 30 min`, `12 h`. */
export function duration(hours: number): string {
  const minutes = Math.round(hours * 60)
  if (minutes < 48 * 60) {
    const rest = minutes % 60
    return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
  }
  const whole = Math.round(hours)
  return `${Math.floor(whole / 24)} d ${whole % 24} h`
}

/** `29 km and 1 h 6 min longer`; `1,200 km longer and 9 h shorter` */
export function longerBy(km: number, hours: number): string {
  const size = Math.abs(km)
  if (size < 1) return 'less than 1 km longer'
  const [far, late] = [km, hours].map((more) => (more < 0 ? 'shorter' : 'longer'))
  const time = duration(Math.abs(hours))
  return far === late
    ? `${grouped(size)} km and ${time} ${late}`
    : `${grouped(size)} km ${far} and ${time} ${late}`
}

/** `51.9500°N 4.1300°E` */
export function coordinates([lon, lat]: readonly [number, number]): string {
  const turned = ((((lon + 180) % 360) + 360) % 360) - 180
  const part = (degrees: number, plus: string, minus: string) =>
    `${Math.abs(degrees).toFixed(4)}°${degrees < 0 ? minus : plus}`
  return `${part(lat, 'N', 'S')} ${part(turned, 'E', 'W')}`
}
