import type { Position } from '../../engine/geo/position.js'

/** A report of position by AIS. */
export interface AisReport {
  readonly mmsi: string
  readonly position: Position
}

/** Where reports have their longitude and latitude, and their units per degree (ITU-R M.1371-5, 2014, annex 8). */
const CLASS_A = { lon: [61, 28], lat: [89, 27], perDegree: 600_000 } as const
const CLASS_B = { lon: [57, 28], lat: [85, 27], perDegree: 600_000 } as const
const LONG_RANGE = { lon: [44, 18], lat: [62, 17], perDegree: 600 } as const
const LAYOUTS: Readonly<Record<number, typeof CLASS_A | typeof CLASS_B | typeof LONG_RANGE>> = {
  ...{ 1: CLASS_A, 2: CLASS_A, 3: CLASS_A, 18: CLASS_B, 19: CLASS_B, 27: LONG_RANGE },
}

/** Null for a message without a position of a ship. @param payload of a sentence, or of the first of several */
export function aisReport(payload: string): AisReport | null {
  const bits = Array.from(payload, (char) => {
    const code = char.charCodeAt(0) - 48
    return (code > 40 ? code - 8 : code).toString(2).padStart(6, '0')
  }).join('')
  const unsigned = (from: number, length: number) =>
    Number.parseInt(bits.slice(from, from + length), 2)
  const signed = ([from, length]: readonly [number, number]) => {
    const value = unsigned(from, length)
    return bits[from] === '1' ? value - 2 ** length : value
  }
  const layout = LAYOUTS[unsigned(0, 6)]
  if (!layout || bits.length < layout.lat[0] + layout.lat[1]) return null
  const [lon, lat] = [signed(layout.lon) / layout.perDegree, signed(layout.lat) / layout.perDegree]
  // 181 and 91 mean that the position is not known.
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90) return null
  return { mmsi: String(unsigned(8, 30)).padStart(9, '0'), position: [lon, lat] }
}
