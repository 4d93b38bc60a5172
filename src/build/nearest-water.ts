import { MIN_LAKE_KM2 } from './coast-distance.js'
import { KM_PER_DEGREE } from './grid.js'
import { binCorner, type Coast, levelAt, SEA } from './gshhg.js'

const MAX_RINGS = 12
const UNIT = 65535

/**
 * Distance in km from a position to the nearest shore of water that ships may sail: the sea, lakes
 * of 5,000 km² and more, and the wide reaches of rivers that GSHHG marks as river-lakes. 0 at sea;
 * Infinity beyond some 1,300 km. Flat about the position: good to 0.1 % within 50 km.
 */
export function nearestWaterKm(coast: Coast, lon: number, lat: number): number {
  if (levelAt(coast, lon, lat) === SEA) return 0
  const kmPerLon = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  const row = Math.min(179, Math.max(0, 89 - Math.floor(lat)))
  const column = Math.floor(((lon % 360) + 360) % 360)
  const within = { lon: ((lon % 360) + 360) % 360, lat, kmPerLon }
  let best = Infinity
  for (let ring = 0; ring <= MAX_RINGS; ring++) {
    for (let dr = -ring; dr <= ring; dr++) {
      if (row + dr < 0 || row + dr > 179) continue
      const step = Math.abs(dr) === ring ? 1 : 2 * ring || 1
      for (let dc = -ring; dc <= ring; dc += step) {
        const bin = (row + dr) * 360 + ((((column + dc) % 360) + 360) % 360)
        best = Math.min(best, nearestInBin(coast, bin, within))
      }
    }
    // Whatever lies in later rings is at least this far off.
    if (best <= ring * Math.min(kmPerLon, KM_PER_DEGREE) + marginKm(lon, lat, kmPerLon)) return best
  }
  return best
}

/** Distance from a position to the nearest side of its own bin, km. */
function marginKm(lon: number, lat: number, kmPerLon: number): number {
  const x = lon - Math.floor(lon)
  const y = lat - Math.floor(lat)
  return Math.min(Math.min(x, 1 - x) * kmPerLon, Math.min(y, 1 - y) * KM_PER_DEGREE)
}

interface Within {
  readonly lon: number
  readonly lat: number
  readonly kmPerLon: number
}

function nearestInBin(coast: Coast, bin: number, { lon, lat, kmPerLon }: Within): number {
  const [west, south] = binCorner(bin)
  const dLon = ((west - lon + 540) % 360) - 180
  let best = Infinity
  const first = coast.firstSegment[bin]!
  for (let s = first; s < first + coast.segmentCount[bin]!; s++) {
    const level = coast.level[s]!
    const area = coast.areaKm2[s]!
    const shore = level === 1 || level === 5 || (level === 2 && (area < 0 || area >= MIN_LAKE_KM2))
    if (!shore) continue
    const start = coast.firstPoint[s]!
    const end = start + coast.pointCount[s]!
    let ax = 0
    let ay = 0
    for (let p = start; p < end; p++) {
      const bx = (dLon + coast.x[p]! / UNIT) * kmPerLon
      const by = (south + coast.y[p]! / UNIT - lat) * KM_PER_DEGREE
      const km = p === start ? Math.hypot(bx, by) : toOriginKm(ax, ay, bx, by)
      if (km < best) best = km
      ax = bx
      ay = by
    }
  }
  return best
}

/** Distance from the origin to the stretch from a to b. */
function toOriginKm(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax
  const dy = by - ay
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length2))
  return Math.hypot(ax + t * dx, ay + t * dy)
}
