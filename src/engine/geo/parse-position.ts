import { withPlainDashes } from './dashes.js'
import { type Position, wrapped } from './position.js'

/** Signs that stand for others: those of keyboards, of word processors, and of fonts without the right one. */
const SIGNS: readonly (readonly [seen: RegExp, meant: string])[] = [
  [/[º˚∘]/g, '°'],
  [/[′’´`ʹʼ]/g, "'"],
  [/[″”“ʺ]|''/g, '"'],
]
/** `Lat 51.955 Lon 4.14`: latitude first, as without the words. */
const LABELLED = /^lat(?:itude)?\s*[.:=]?\s*(.+?)[\s,;]+lon(?:g(?:itude)?)?\s*[.:=]?\s*(.+)$/i
const BRACKETED = /^\(([^()]*)\)$/
/** `[4.05, 51.98]` and `POINT (4.05 51.98)`, as GeoJSON and WKT write a position: longitude first. */
const LON_FIRST = /^\s*(?:\[([^[\]]*)\]|(?:SRID=\d+;\s*)?POINT\s*\(([^()]*)\))\s*$/i

/** A text about a position in plain signs, without brackets and the words for its two parts. */
function plainly(text: string): string {
  const dashed = withPlainDashes(text.trim())
  const plain = SIGNS.reduce((read, [seen, meant]) => read.replace(seen, meant), dashed)
  return plain.replace(BRACKETED, '$1').trim().replace(LABELLED, '$1, $2')
}

/** `5155N 00430E`, as UN/LOCODE and pilots write it: two or three digits of degrees, then minutes and perhaps seconds. */
const JOINED = [
  /(?<![\d.,])(\d{2})(\d{2})(\d{2})?([.,]\d+)?\s*([NS])(?![a-z])/i,
  /(?<![\d.,])(\d{3})(\d{2})(\d{2})?([.,]\d+)?\s*([EW])(?![a-z])/i,
]

function withSpaces(text: string): string {
  return JOINED.reduce(
    (read, joined) =>
      read.replace(
        joined,
        (_, d: string, m: string, s = '', fraction = '', letter: string) =>
          `${`${d} ${m} ${s}`.trim()}${fraction}${letter}`,
      ),
    text,
  )
}

/** What people write between degrees, minutes and seconds. */
const BETWEEN = String.raw`\s*[-:]?\s*`
/** Degrees, then minutes and seconds if there are any, each with or without its sign. */
const ANGLE = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°?(?:${BETWEEN}(\d{1,2}(?:[.,]\d+)?)\s*'?)?(?:${BETWEEN}(\d{1,2}(?:[.,]\d+)?)\s*"?)?`
/** The compass letters follow the angles, or precede them. */
const BEHIND = new RegExp(`^${ANGLE}\\s*([NSEWO])\\s*[-,;/]?\\s*${ANGLE}\\s*([NSEWO])$`, 'i')
const BEFORE = new RegExp(`^([NSEWO])\\s*${ANGLE}\\s*[-,;/]?\\s*([NSEWO])\\s*${ANGLE}$`, 'i')
/** Without letters, only a degree sign tells minutes from a second number. */
const NUMBER = String.raw`([+-]?)(\d{1,3}(?:\.\d+)?)°?(?:(?<=°)\s*(\d{1,2}(?:\.\d+)?)\s*'(?:\s*(\d{1,2}(?:\.\d+)?)\s*")?)?`
const NUMBERS = new RegExp(`^${NUMBER}(?:\\s*[,;/]\\s*|\\s+)${NUMBER}$`)
/** One letter, or a sign beside letters: which of the two is meant cannot be told. */
const HALF_LETTERED =
  /^[+-]?\d{1,3}(?:\.\d+)?°?\s*[NSEWO]?(?:\s*[,;/]\s*|\s+)[+-]?\d{1,3}(?:\.\d+)?°?\s*[NSEWO]?$/i

const COMMA_NUMBER = String.raw`([+-]?\d{1,3},\d+)`
const COMMA_PAIR = new RegExp(`^${COMMA_NUMBER}(?:\\s*[;/]\\s*|,?\\s+)${COMMA_NUMBER}$`)

/** What is wrong with a text that is meant as a position. */
export type PositionFault = 'letters' | 'latitude' | 'longitude'

/**
 * Reads a position in degrees, degrees and minutes, or degrees, minutes and seconds. Compass letters tell latitude from
 * longitude: `51.955N 4.14E`, `4 8.5E 51 57.3N`, `51°57'18"N, 4°8'30"E`, `51-57N 004-08E`, `N51 57.3 E4 8.5`, `5157N 00408E`.
 * Without them the order does, and only a sign of degrees parts minutes: `51.98,4.05`, `51,98 4,05`, `51°58.8' 4°3'`.
 * In square brackets and in WKT longitude is first: `[4.05, 51.98]`, `POINT (4.05 51.98)`. Longitudes up to 360 are wrapped. Null for a text
 * that is no position.
 */
export function readPosition(text: string, isLonLat = false): Position | PositionFault | null {
  const [, inSquare, inPoint] = LON_FIRST.exec(text) ?? []
  const inside = inSquare ?? inPoint
  if (inside !== undefined) return readPosition(inside, true)
  const plain = withSpaces(withDecimalPoints(plainly(text)))
  const behind = BEHIND.exec(plain)
  if (behind !== null) {
    const [, d1, m1, s1, first, d2, m2, s2, second] = behind
    return lettered([angleOf(d1, m1, s1), angleOf(d2, m2, s2)], `${first}${second}`)
  }
  const before = BEFORE.exec(plain)
  if (before !== null) {
    const [, first, d1, m1, s1, second, d2, m2, s2] = before
    return lettered([angleOf(d1, m1, s1), angleOf(d2, m2, s2)], `${first}${second}`)
  }
  const numbers = NUMBERS.exec(plain)
  if (numbers === null) return HALF_LETTERED.test(plain) ? 'letters' : null
  const [, sign1, d1, m1, s1, sign2, d2, m2, s2] = numbers
  const [first, second] = [signed(sign1, angleOf(d1, m1, s1)), signed(sign2, angleOf(d2, m2, s2))]
  const isLonFirst = isLonLat && !LABELLED.test(text.trim())
  return isLonFirst ? onGlobe(first, second) : onGlobe(second, first)
}

/** The position that a text means, as `readPosition`; null for any other text, or one with a fault. */
export function parsePosition(text: string): Position | null {
  const read = readPosition(text)
  return typeof read === 'string' ? null : read
}

const ONE = {
  latitude: [new RegExp(`^${ANGLE}\\s*([NS])$`, 'i'), new RegExp(`^([NS])\\s*${ANGLE}$`, 'i')],
  longitude: [new RegExp(`^${ANGLE}\\s*([EW])$`, 'i'), new RegExp(`^([EW])\\s*${ANGLE}$`, 'i')],
} as const

/** One of the two angles of a position, with its compass letter: degrees; null for any other text. */
export function parseAngle(text: string, which: keyof typeof ONE): number | null {
  const [behind, before] = ONE[which]
  const plain = withSpaces(plainly(text))
  const [, d1, m1, s1, after] = behind.exec(plain) ?? []
  const [, ahead, d2, m2, s2] = before.exec(plain) ?? []
  const angle = after === undefined ? angleOf(d2, m2, s2) : angleOf(d1, m1, s1)
  const letter = after ?? ahead
  if (letter === undefined || angle === null) return null
  return /[sw]/i.test(letter) ? -angle : angle
}

/**
 * `51,98 4,05` with points: each number has a decimal comma, and another sign stands between them. Any other text is
 * unchanged.
 */
function withDecimalPoints(plain: string): string {
  return plain.replace(COMMA_PAIR, (_, first: string, second: string) =>
    `${first} ${second}`.replaceAll(',', '.'),
  )
}

type Angle = number | null

function lettered([first, second]: readonly [Angle, Angle], written: string) {
  const letters = written.toUpperCase()
  if (!/^([NS][EW]|[EW][NS])$/.test(letters)) return 'letters'
  const a = signed(/^[SW]/.test(letters) ? '-' : '', first)
  const b = signed(/[SW]$/.test(letters) ? '-' : '', second)
  return /^[EW]/.test(letters) ? onGlobe(a, b) : onGlobe(b, a)
}

function signed(sign: string | undefined, angle: Angle): Angle {
  return angle === null || sign !== '-' ? angle : -angle
}

function onGlobe(lon: Angle, lat: Angle): Position | PositionFault | null {
  if (lon === null || lat === null) return null
  if (Math.abs(lat) > 90) return 'latitude'
  return Math.abs(lon) > 360 ? 'longitude' : [wrapped(lon), lat]
}

/** Null if minutes or seconds are 60 or more, or follow a fraction. */
function angleOf(degrees = '', minutes?: string, seconds?: string): number | null {
  const parts = [degrees, minutes, seconds].filter((part) => part !== undefined)
  if (parts.slice(0, -1).some((part) => /[.,]/.test(part))) return null
  const [d = 0, m = 0, s = 0] = parts.map((part) => Number(part.replace(',', '.')))
  return m < 60 && s < 60 ? d + m / 60 + s / 3600 : null
}
