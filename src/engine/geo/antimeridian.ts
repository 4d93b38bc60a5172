import { type Box, extentOf } from './box.js'
import { normaliseLongitude, type Position } from './position.js'
import { RADIANS } from './vector.js'

/** Makes longitudes continuous, starting from the first vertex. No step exceeds half a turn. */
export function unwrap(positions: readonly Position[]): Position[] {
  let last = positions[0]?.[0] ?? 0
  return positions.map(([lon, lat], i) => {
    if (i > 0) last += normaliseLongitude(lon - last)
    return [last, lat]
  })
}

/** Brings every longitude into [-180, 180), so steps may jump by a full turn. */
export function wrap(positions: readonly Position[]): Position[] {
  return positions.map(([lon, lat]) => [normaliseLongitude(lon), lat])
}

/** Whether a line with continuous longitudes passes from one turn of the globe into another. */
export function crossesAntimeridian(positions: readonly Position[]): boolean {
  let low = Infinity
  let high = -Infinity
  for (const [lon] of positions) {
    low = Math.min(low, lon)
    high = Math.max(high, lon)
  }
  return Math.floor((low + 180) / 360) !== Math.ceil((high + 180) / 360) - 1 && high > low
}

/**
 * Cuts a line at the antimeridian into parts with longitudes in [-180, 180], for a MultiLineString (RFC
 * 7946, 3.1.9). Cuts lie where the great-circle leg meets the meridian.
 */
export function splitAtAntimeridian(positions: readonly Position[]): Position[][] {
  const line = unwrap(positions)
  if (line.length === 0) return []
  const parts: Position[][] = []
  let part: Position[] = []
  let turn = turnOf(line[0]!, line[1])
  const push = ([lon, lat]: Position) => part.push([lon - 360 * turn, lat])
  push(line[0]!)
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const b = line[i]!
    const next = b[0] > 360 * turn + 180 ? 1 : b[0] < 360 * turn - 180 ? -1 : 0
    if (next !== 0) {
      const edge = 360 * turn + 180 * next
      const lat = a[0] === edge ? a[1] : latitudeAt(a, b, edge)
      if (a[0] !== edge) push([edge, lat])
      if (part.length > 1) parts.push(part)
      part = []
      turn += next
      push([edge, lat])
    }
    push(b)
  }
  parts.push(part)
  return parts
}

/**
 * The turn of the globe in which a line starts. If it starts on the antimeridian, the next point
 * decides.
 */
function turnOf([lon]: Position, next: Position | undefined): number {
  const turn = Math.floor((lon + 180) / 360)
  const onEdge = (lon + 180) % 360 === 0
  return onEdge && next !== undefined && next[0] < lon ? turn - 1 : turn
}

/** Latitude at which the great circle through two positions meets a meridian. */
function latitudeAt(a: Position, b: Position, lon: number): number {
  const sinAB = Math.sin((b[0] - a[0]) * RADIANS)
  if (Math.abs(sinAB) < 1e-12) return a[1] + ((b[1] - a[1]) * (lon - a[0])) / (b[0] - a[0])
  const fromA = Math.tan(a[1] * RADIANS) * Math.sin((b[0] - lon) * RADIANS)
  const fromB = Math.tan(b[1] * RADIANS) * Math.sin((lon - a[0]) * RADIANS)
  return Math.atan((fromA + fromB) / sinAB) / RADIANS
}

/**
 * Box of the vertices of a line with continuous longitudes, as RFC 7946 defines it: from -180 to 180,
 * with west greater than east if the line crosses the antimeridian, and the whole circle if the line
 * goes around the globe. Points between the vertices of a long leg may lie outside: densify first.
 */
export function boundingBox(positions: readonly Position[]): Box {
  if (positions.length === 0) throw new RangeError('boundingBox: a line needs a position.')
  const [west, south, east, north] = extentOf(positions)
  if (east - west >= 360) return [-180, south, 180, north]
  if (!crossesAntimeridian(positions)) {
    const turn = 360 * Math.floor((west + 180) / 360)
    return [west - turn, south, east - turn, north]
  }
  return [normaliseLongitude(west), south, normaliseLongitude(east), north]
}
