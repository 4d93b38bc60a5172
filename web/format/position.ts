import { parsePosition as parseAngles, withDecimalPoints } from '../../src/geo/parse-position.js'
import type { Position } from '../../src/geo/position.js'

/** `51.98, 4.05`, with a sign or with N, S, E or W; or `51°58.8'N 004°03'E` as on a chart. */
const PART = String.raw`([+-]?\d+(?:\.\d+)?)(?:\s*°\s*(?:(\d+(?:\.\d+)?)\s*['′]?\s*)?)?\s*([NSEW])?`
const PAIR = new RegExp(`^\\s*${PART}\\s*[,;\\s]\\s*${PART}\\s*$`, 'i')

/** Latitude first, as is usual; null if the text is not a position. */
export function parsePosition(text: string): Position | null {
  const angles = parseAngles(text)
  if (angles !== null) return angles
  const match = PAIR.exec(withDecimalPoints(text))
  if (match === null) return null
  const [, aDegrees, aMinutes, aSide, bDegrees, bMinutes, bSide] = match
  const a = degrees(aDegrees!, aMinutes, aSide)
  const b = degrees(bDegrees!, bMinutes, bSide)
  const isLongitudeFirst = /[EW]/i.test(aSide ?? '')
  if (isLongitudeFirst !== /[NS]/i.test(bSide ?? '') && aSide && bSide) return null
  const [lat, lon] = isLongitudeFirst ? [b, a] : [a, b]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lon, lat] : null
}

function degrees(whole: string, minutes: string | undefined, side: string | undefined): number {
  const size = Math.abs(Number(whole)) + Number(minutes ?? 0) / 60
  const isNegative = whole.startsWith('-') !== /[SW]/i.test(side ?? '')
  return isNegative ? -size : size
}

/** `51°58.8′N 4°03.0′E` */
export function writePosition([lon, lat]: Position): string {
  return `${writeAngle(lat, 'N', 'S')} ${writeAngle(lon, 'E', 'W')}`
}

function writeAngle(value: number, positive: string, negative: string): string {
  const tenths = Math.round(Math.abs(value) * 600)
  const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  return `${Math.floor(tenths / 600)}°${minutes}′${value < 0 ? negative : positive}`
}
