import { EARTH_RADIUS_KM } from '../../../src/engine/geo/distance.js'
import { RADIANS } from '../../../src/engine/geo/vector.js'
import { DISTANCE_UNIT_KM } from './coast-distance.js'
import { cornerPosition, type Ring } from './contour.js'
import { CELL_KM, COLUMNS, cellOf, wrapColumn } from './grid.js'
import type { Shoreline } from './shoreline.js'

export interface SimplifyOptions {
  /** Maximum distance of a simplified ring from the traced one, km. */
  readonly toleranceKm: number
  /** Minimum distance from the coast in open water, km. */
  readonly minClearanceKm: number
}

/** A traced ring and the indices of its kept corners. */
export interface SimpleRing {
  readonly ring: Ring
  /** Unit vectors of the ring's corners: x, y and z in turn. */
  readonly vectors: Float64Array
  kept: number[]
}

/** Share of a narrow water's own clearance that a simplified shore must preserve. */
const NARROW_SHARE = 0.5
const SAMPLE_KM = 0.6
/** If the centre of a cell is closer to the coast than this, a leg may meet the coast itself. */
const NEAR = (SAMPLE_KM + CELL_KM) / DISTANCE_UNIT_KM

/**
 * Keeps as few corners of each ring as the tolerance allows: every leg stays within the tolerance of
 * the section that it replaces, and every sample of it stays at least `minClearanceKm` from the coast.
 * In narrow waters, half of the ring's own clearance suffices, but a leg never crosses the shoreline.
 */
export function simplifyRings(rings: Ring[], band: Band): SimpleRing[] {
  return rings.map((ring) => {
    const vectors = ringVectors(ring)
    return { ring, vectors, kept: simplify(ring, vectors, band) }
  })
}

function ringVectors(ring: Ring): Float64Array {
  const vectors = new Float64Array(ring.length * 3)
  for (let i = 0; i < ring.length; i++) {
    const [lon, lat] = jitteredPosition(ring[i]!)
    const c = Math.cos(lat * RADIANS)
    vectors[3 * i] = c * Math.cos(lon * RADIANS)
    vectors[3 * i + 1] = c * Math.sin(lon * RADIANS)
    vectors[3 * i + 2] = Math.sin(lat * RADIANS)
  }
  return vectors
}

/**
 * Position of a lattice corner in whole millionths of a degree, moved by up to 2 m in a reproducible
 * way: corners of a raster lie on common meridians, but no three of them may be collinear.
 */
export function jitteredPosition(corner: number): [lon: number, lat: number] {
  const [lon, lat] = cornerPosition(corner)
  let h = Math.imul(corner ^ (corner >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  h ^= h >>> 15
  const dx = (h & 31) - 16
  const dy = ((h >>> 8) & 31) - 16
  return [(Math.round(lon * 1e6) + dx) / 1e6, (Math.round(lat * 1e6) + dy) / 1e6]
}

function simplify(ring: Ring, vectors: Float64Array, band: Band): number[] {
  const n = ring.length
  if (n <= 4) return Array.from({ length: n }, (_, i) => i)
  const clearance = band.clearances(ring)
  // Starts at the corner farthest from the first one, because it is an extreme of the shape and worth
  // keeping.
  const start = farthest(vectors, n)
  const kept: number[] = []
  const fits = (from: number, to: number): boolean => band.fits(vectors, clearance, n, from, to)
  let at = 0
  while (at < n) {
    kept.push((start + at) % n)
    let step = 1
    let good = 1
    // At most a third of the ring, so that it still encloses an area.
    const most = Math.min(n - at, Math.max(1, Math.floor(n / 3)))
    while (step * 2 <= most && fits(start + at, start + at + step * 2)) {
      step *= 2
      good = step
    }
    let bad = Math.min(most + 1, step * 2)
    while (bad - good > 1) {
      const middle = (good + bad) >> 1
      if (fits(start + at, start + at + middle)) good = middle
      else bad = middle
    }
    at += good
  }
  return kept
}

function farthest(vectors: Float64Array, n: number): number {
  let best = 2
  let at = 0
  for (let i = 1; i < n; i++) {
    const dot =
      vectors[0]! * vectors[3 * i]! +
      vectors[1]! * vectors[3 * i + 1]! +
      vectors[2]! * vectors[3 * i + 2]!
    if (dot < best) {
      best = dot
      at = i
    }
  }
  return at
}

/** The limits that a simplified shore has to stay within. */
export class Band {
  private readonly known = new Map<Ring, Float64Array>()

  constructor(
    private readonly distance: Uint8Array,
    private readonly shoreline: Shoreline,
    private readonly options: SimplifyOptions,
  ) {}

  /**
   * Whether a leg of a ring may replace the section between its corners, even across the ring's first
   * corner.
   */
  holds({ ring, vectors }: SimpleRing, from: number, to: number): boolean {
    const n = ring.length
    const end = to > from ? to : to + n
    if (end === from + 1) return true
    const known = this.known.get(ring) ?? this.clearances(ring)
    this.known.set(ring, known)
    return this.fits(vectors, known, n, from, end)
  }

  /**
   * Clearance of each corner of a ring from the coast: the best of the four cells around it, in raster
   * units.
   */
  clearances(ring: Ring): Float64Array {
    return Float64Array.from(ring, (corner) => {
      const row = Math.floor(corner / COLUMNS)
      const column = corner - row * COLUMNS
      const west = wrapColumn(column - 1)
      const d = this.distance
      const below = (row - 1) * COLUMNS
      return Math.max(
        d[row * COLUMNS + column] ?? 0,
        d[row * COLUMNS + west] ?? 0,
        d[below + column] ?? 0,
        d[below + west] ?? 0,
      )
    })
  }

  /**
   * Whether the leg between two corners, whose indices may exceed n, may replace the section between
   * them.
   */
  fits(
    vectors: Float64Array,
    clearance: Float64Array,
    n: number,
    from: number,
    to: number,
  ): boolean {
    const a = 3 * (from % n)
    const b = 3 * (to % n)
    const ax = vectors[a]!
    const ay = vectors[a + 1]!
    const az = vectors[a + 2]!
    const bx = vectors[b]!
    const by = vectors[b + 1]!
    const bz = vectors[b + 2]!
    let nx = ay * bz - az * by
    let ny = az * bx - ax * bz
    let nz = ax * by - ay * bx
    const sine = Math.hypot(nx, ny, nz)
    if (sine < 1e-12) return false
    nx /= sine
    ny /= sine
    nz /= sine
    const limit = this.options.toleranceKm / EARTH_RADIUS_KM
    let least = Number.POSITIVE_INFINITY
    for (let i = from; i <= to; i++) least = Math.min(least, clearance[i % n]!)
    for (let i = from + 1; i < to; i++) {
      const p = 3 * (i % n)
      const x = vectors[p]!
      const y = vectors[p + 1]!
      const z = vectors[p + 2]!
      if (Math.abs(nx * x + ny * y + nz * z) > limit) return false
      // Before the start or past the end of the leg, the distance is measured from the nearer end.
      const tx = ny * az - nz * ay
      const ty = nz * ax - nx * az
      const tz = nx * ay - ny * ax
      if (x * tx + y * ty + z * tz < -limit) return false
      const ux = ny * bz - nz * by
      const uy = nz * bx - nx * bz
      const uz = nx * by - ny * bx
      if (x * ux + y * uy + z * uz > limit) return false
    }
    const floor = Math.min(this.options.minClearanceKm / DISTANCE_UNIT_KM, NARROW_SHARE * least)
    if (!this.keepsOff(ax, ay, az, bx, by, bz, floor)) return false
    // The water or land between the leg and the section that it replaces changes sides, so it must not
    // contain an islet.
    for (let i = from + 1; i < to; i++) {
      const p = 3 * (i % n)
      const x = vectors[p]!
      const y = vectors[p + 1]!
      const z = vectors[p + 2]!
      const off = nx * x + ny * y + nz * z
      if (Math.abs(off) * EARTH_RADIUS_KM < CELL_KM) continue
      if (!this.keepsOff(x, y, z, x - off * nx, y - off * ny, z - off * nz, floor)) return false
    }
    return true
  }

  /**
   * Whether every sample of a short line keeps its distance from the coast, and the line does not cross
   * it.
   */
  private keepsOff(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    floor: number,
  ): boolean {
    const km = EARTH_RADIUS_KM * Math.hypot(bx - ax, by - ay, bz - az)
    const samples = Math.ceil(km / SAMPLE_KM)
    let lastLon = Math.atan2(ay, ax) / RADIANS
    let lastLat = Math.atan2(az, Math.hypot(ax, ay)) / RADIANS
    for (let k = 1; k <= samples; k++) {
      const t = k / samples
      const x = ax + t * (bx - ax)
      const y = ay + t * (by - ay)
      const lon = Math.atan2(y, x) / RADIANS
      const lat = Math.atan2(az + t * (bz - az), Math.hypot(x, y)) / RADIANS
      const clear = this.distance[cellOf(lon, lat)]!
      if (k < samples && clear < floor) return false
      if (clear < NEAR && this.shoreline.crossed(lastLon, lastLat, lon, lat)) return false
      lastLon = lon
      lastLat = lat
    }
    return true
  }
}
