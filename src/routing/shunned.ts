import type { Area } from '../geo/area.js'
import { vectorLegKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import type { Ring } from '../geo/ring.js'
import { RADIANS, toVector } from '../geo/vector.js'
import { Clearance } from './clearance.js'

const CELLS_PER_DEGREE = 10
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
/** Distance between the samples that tell how much of a leg lies inside, radians (25 km). */
const SAMPLE = 0.004
/** How far outside an area its corners are rounded, degrees. */
const OUTSET_DEGREES = 0.15

/**
 * Areas that a route shuns, as a raster of a tenth of a degree: good enough to choose a way by. What
 * is reported of a route is measured on the areas themselves.
 */
export class ShunnedAreas {
  private readonly cells = new Uint8Array(ROWS * COLUMNS)
  /** Places just outside the areas' corners: where a path bends that goes round them. */
  readonly corners: readonly Position[]
  /** Lets a leg leap over water where nothing changes. */
  private readonly clearance: Clearance

  constructor(areas: readonly Area[]) {
    const rings = areas.flatMap((area) => area.rings)
    for (const ring of rings) this.fill(ring)
    this.clearance = new Clearance((lon, lat, degrees) => this.isMixed(lon, lat, degrees))
    this.corners = rings.flatMap((ring) => this.outsideCorners(ring))
  }

  /** Row by row between the places where the ring crosses the row's middle. */
  private fill({ lon, xyz }: Ring): void {
    const rows = new Map<number, number[]>()
    const latRow = (i: number): number =>
      ((Math.asin(xyz[3 * i + 2]!) * 180) / Math.PI + 90) * CELLS_PER_DEGREE - 0.5
    for (let i = 0; i + 1 < lon.length; i++) {
      const [y0, y1] = [latRow(i), latRow(i + 1)]
      for (let y = Math.ceil(Math.min(y0, y1)); y < Math.max(y0, y1); y++) {
        const x = lon[i]! + ((y - y0) / (y1 - y0)) * (lon[i + 1]! - lon[i]!)
        const row = rows.get(y)
        if (row) row.push(x)
        else rows.set(y, [x])
      }
    }
    for (const [y, crossings] of rows) {
      crossings.sort((a, b) => a - b)
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const to = crossings[k + 1]! * CELLS_PER_DEGREE - 0.5
        for (let x = Math.ceil(crossings[k]! * CELLS_PER_DEGREE - 0.5); x < to; x++)
          this.cells[cellIndex(x, y)] = 1
      }
    }
  }

  /**
   * Corners of a ring moved outwards: along the diagonal that leads out where its opposite leads in.
   * Rings are cut into half-degree steps; only vertices that turn by more than ten degrees count.
   */
  private outsideCorners({ lon, xyz }: Ring): Position[] {
    const n = lon.length - 1
    const corners: Position[] = []
    for (let i = 0; i < n; i++) {
      if (!turns(xyz, (i + n - 1) % n, i, i + 1)) continue
      const lat = (Math.asin(xyz[3 * i + 2]!) * 180) / Math.PI
      const outside = DIAGONALS.find(
        ([dx, dy]) =>
          !this.contains([lon[i]! + dx, lat + dy]) && this.contains([lon[i]! - dx, lat - dy]),
      )
      if (outside) corners.push([lon[i]! + outside[0], lat + outside[1]])
    }
    return corners
  }

  contains([lon, lat]: Position): boolean {
    return (
      this.cells[
        cellIndex(Math.floor(lon * CELLS_PER_DEGREE), Math.floor((lat + 90) * CELLS_PER_DEGREE))
      ] === 1
    )
  }

  /** Whether a square has cells inside and cells outside, its neighbours' next to it included. */
  private isMixed(lon: number, lat: number, degrees: number): boolean {
    const x = Math.round(lon * CELLS_PER_DEGREE)
    const y = Math.round((lat + 90) * CELLS_PER_DEGREE)
    const cells = degrees * CELLS_PER_DEGREE
    const first = this.cells[cellIndex(x, y)]
    for (let dy = -1; dy <= cells; dy++) {
      for (let dx = -1; dx <= cells; dx++) {
        if (this.cells[cellIndex(x + dx, y + dy)] !== first) return true
      }
    }
    return false
  }

  /** Share of the leg between two unit vectors, given at offsets in their arrays, that lies inside. */
  shareInside(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number {
    const [ax, ay, az] = [a[i]!, a[i + 1]!, a[i + 2]!]
    const [bx, by, bz] = [b[j]!, b[j + 1]!, b[j + 2]!]
    const cosine = ax * bx + ay * by + az * bz
    const sine = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
    const length = Math.atan2(sine, cosine)
    let inside = 0
    for (let at = 0; ; ) {
      // From the middle of the next sample on there is nothing new for as far as the clearance goes.
      const step = Math.min(SAMPLE, length - at)
      const p = sine === 0 ? 1 : Math.sin(length - at - step / 2) / sine
      const q = sine === 0 ? 0 : Math.sin(at + step / 2) / sine
      const lon = Math.atan2(p * ay + q * by, p * ax + q * bx) / RADIANS
      const lat = Math.asin(Math.max(-1, Math.min(1, p * az + q * bz))) / RADIANS
      const ahead = Math.min(Math.max(step, step / 2 + this.clearance.at(lon, lat)), length - at)
      const isInside = this.contains([lon, lat])
      if (length === 0) return Number(isInside)
      if (isInside) inside += ahead
      at += ahead
      if (at >= length) return inside / length
    }
  }

  /** What a line costs: its kilometres, those inside times a weight. */
  costOf(line: readonly Position[], weight: number): number {
    const places = line.map(toVector)
    let cost = 0
    for (let i = 0; i + 1 < places.length; i++) {
      const [a, b] = [places[i]!, places[i + 1]!]
      cost += vectorLegKm(...a, ...b) * (1 + (weight - 1) * this.shareInside(a, 0, b, 0))
    }
    return cost
  }
}

function cellIndex(x: number, y: number): number {
  const column = ((x % COLUMNS) + COLUMNS) % COLUMNS
  return Math.max(0, Math.min(ROWS - 1, y)) * COLUMNS + column
}

const DIAGONALS = [
  [OUTSET_DEGREES, OUTSET_DEGREES],
  [OUTSET_DEGREES, -OUTSET_DEGREES],
  [-OUTSET_DEGREES, OUTSET_DEGREES],
  [-OUTSET_DEGREES, -OUTSET_DEGREES],
] as const

function turns(xyz: Float64Array, i: number, j: number, k: number): boolean {
  const u = [0, 1, 2].map((d) => xyz[3 * j + d]! - xyz[3 * i + d]!)
  const v = [0, 1, 2].map((d) => xyz[3 * k + d]! - xyz[3 * j + d]!)
  const dot = u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!
  return dot < 0.985 * Math.hypot(...u) * Math.hypot(...v)
}
