import { type Position, wrapped } from './position.js'

/** Signs that stand for others: those of keyboards, of word processors, and of fonts without the right one. */
const SIGNS: readonly (readonly [seen: RegExp, meant: string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[º˚∘]/g, '°'],
  [/[′’´`ʹʼ]/g, "'"],
  [/[″”“ʺ]|''/g, '"'],
]
/** `Lat 51.955 Lon 4.14`: latitude first, as without the words. */
const LABELLED = /^lat(?:itude)?\s*[.:=]?\s*(.+?)[\s,;]+lon(?:g(?:itude)?)?\s*[.:=]?\s*(.+)$/i
const BRACKETED = /^\(([^()]*)\)$/

/** A text about a position in plain signs, without brackets and the words for its two parts. */
function plainly(text: string): string {
  const plain = SIGNS.reduce((read, [seen, meant]) => read.replace(seen, meant), text.trim())
  return plain.replace(BRACKETED, '$1').trim().replace(LABELLED, '$1, $2')
}

/** `5155N 00430E`, as UN/LOCODE and pilots write it: two or three digits of degrees, then minutes and perhaps seconds. */
const JOINED = [
  /(?<![\d.,])(\d{2})(\d{2})(\d{2})?([.,]\d+)?\s*([NS])(?![a-z])/i,
  /(?<![\d.,])(\d{3})(\d{2})(\d{2})?([.,]\d+)?\s*([EWO])(?![a-z])/i,
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
/** The compass letter follows the angle, or precedes it. */
const BEHIND = new RegExp(`^${ANGLE}\\s*([NS])\\s*[,;/]?\\s*${ANGLE}\\s*([EWO])$`, 'i')
const BEFORE = new RegExp(`^([NS])\\s*${ANGLE}\\s*[,;/]?\\s*([EWO])\\s*${ANGLE}$`, 'i')

/**
 * Parses a position in degrees, degrees and minutes, or degrees, minutes and seconds, latitude first:
 * `51.955N 4.14E`, `51 57.3N 4 8.5E`, `51°57'18"N, 4°8'30"E`, `51-57N 004-08E`, `N51 57.3 E4 8.5`, `5157N 00408E`. Null
 * for any other text, or a position off the globe. Compass letters are required, because numbers alone do not tell
 * latitude from longitude.
 */
export function parsePosition(text: string): Position | null {
  const plain = withSpaces(plainly(text))
  const behind = BEHIND.exec(plain)
  if (behind) {
    const [, d1, m1, s1, ns, d2, m2, s2, ew] = behind
    return positionOf(angleOf(d2, m2, s2), ew, angleOf(d1, m1, s1), ns)
  }
  const before = BEFORE.exec(plain)
  if (!before) return null
  const [, ns, d1, m1, s1, ew, d2, m2, s2] = before
  return positionOf(angleOf(d2, m2, s2), ew, angleOf(d1, m1, s1), ns)
}

const ONE = {
  latitude: [new RegExp(`^${ANGLE}\\s*([NS])$`, 'i'), new RegExp(`^([NS])\\s*${ANGLE}$`, 'i')],
  longitude: [new RegExp(`^${ANGLE}\\s*([EWO])$`, 'i'), new RegExp(`^([EWO])\\s*${ANGLE}$`, 'i')],
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

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)°?`
const PAIR = new RegExp(`^${NUMBER}(?:\\s*[,;]\\s*|\\s+)${NUMBER}$`)

const COMMA_NUMBER = String.raw`([+-]?\d{1,3},\d+)`
const COMMA_PAIR = new RegExp(`^${COMMA_NUMBER}(?:\\s*;\\s*|,?\\s+)${COMMA_NUMBER}$`)

/**
 * `51,98 4,05` with points: each number has a decimal comma, and another sign stands between them. Of any other text only signs are
 * changed, as in `(51.98, 4.05)`.
 */
export function withDecimalPoints(text: string): string {
  return plainly(text).replace(COMMA_PAIR, (_, first: string, second: string) =>
    `${first} ${second}`.replaceAll(',', '.'),
  )
}

/**
 * Parses two numbers, latitude first: `51.98,4.05`, `51,98 4,05`; longitudes beyond 180 are wrapped. Null for any other
 * text, or a position off the globe.
 */
export function parseLatLon(text: string): Position | null {
  const [, lat, lon] = PAIR.exec(withDecimalPoints(text)) ?? []
  if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 360) return null
  return [wrapped(Number(lon)), Number(lat)]
}

function positionOf(
  lon: number | null,
  ew: string | undefined,
  lat: number | null,
  ns: string | undefined,
): Position | null {
  if (lon === null || lat === null || lon > 180 || lat > 90) return null
  return [/w/i.test(ew ?? '') ? -lon : lon, /s/i.test(ns ?? '') ? -lat : lat]
}

/** Null if minutes or seconds are 60 or more, or follow a fraction. */
function angleOf(degrees = '', minutes?: string, seconds?: string): number | null {
  const parts = [degrees, minutes, seconds].filter((part) => part !== undefined)
  if (parts.slice(0, -1).some((part) => /[.,]/.test(part))) return null
  const [d = 0, m = 0, s = 0] = parts.map((part) => Number(part.replace(',', '.')))
  return m < 60 && s < 60 ? d + m / 60 + s / 3600 : null
}
