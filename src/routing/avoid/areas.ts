import { vectorLegKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import type { Outlined, Ring } from '../../geo/ring.js'
import { RADIANS, toPosition, toVector, vectorAt } from '../../geo/vector.js'
import { BorderDistance } from './border-distance.js'
import { CubedSphere } from './cubed-sphere.js'

const CELLS_PER_DEGREE = 10
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
/** Most between two samples that tell how much of a leg lies inside, radians (25 km). */
const SAMPLE = 0.004
/** Cells along the edge of a face of the cube that legs are sampled on: 21 km at its middle. */
const FACE_CELLS = 600
/** How far outside an area its corners are rounded, degrees. */
const OUTSET_DEGREES = 0.15

/**
 * Areas that a route avoids, as a raster of a tenth of a degree: good enough to choose a path by. What
 * is reported of a route is measured on the areas themselves.
 */
export class AvoidedAreas {
  private readonly cells = new Uint8Array(ROWS * COLUMNS)
  /** Places just outside the areas' corners: where a path that goes round them turns. */
  readonly corners: readonly Position[]
  /** The raster again, for places that come as vectors: 1 inside. */
  private readonly inside = new CubedSphere(FACE_CELLS, new Uint8Array(6 * FACE_CELLS * FACE_CELLS))
  /** Spares most legs from being sampled. */
  private readonly border: BorderDistance

  constructor(areas: readonly Outlined[]) {
    const rings = areas.flatMap((area) => area.rings)
    for (const ring of rings) this.fill(ring)
    this.inside.cells.forEach((_, cell, cells) => {
      cells[cell] = Number(this.contains(toPosition(this.inside.direction(cell))))
    })
    this.border = new BorderDistance((x, y, z) => this.inside.at(x, y, z) === 1)
    this.corners = rings.flatMap((ring) => this.outsideCorners(ring))
  }

  /** Row by row between the places where the ring crosses the row's middle. */
  private fill({ lon, xyz }: Ring): void {
    const rows = new Map<number, number[]>()
    const latRow = (i: number): number =>
      (Math.asin(xyz[3 * i + 2]!) / RADIANS + 90) * CELLS_PER_DEGREE - 0.5
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
      const lat = Math.asin(xyz[3 * i + 2]!) / RADIANS
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

  /**
   * Share of the leg between two unit vectors, given at offsets in their arrays, that lies inside;
   * the same both ways.
   */
  shareInside(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number {
    const backwards = a[i]! > b[j]! || (a[i] === b[j] && a[i + 1]! > b[j + 1]!)
    return backwards ? this.shareOnwards(b, j, a, i) : this.shareOnwards(a, i, b, j)
  }

  // Long on purpose: a first search asks this of a million legs.
  private shareOnwards(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number {
    const ax = a[i]!
    const ay = a[i + 1]!
    const az = a[i + 2]!
    const bx = b[j]!
    const by = b[j + 1]!
    const bz = b[j + 2]!
    const half = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2 + (bz - az) ** 2) / 2
    const length = 2 * Math.asin(Math.min(1, half))
    const clear = this.border.at(ax, ay, az)
    if (length <= clear) return this.inside.at(ax, ay, az)
    const sine = Math.sin(length)
    let inside = 0
    let at = 0
    let leap = clear
    while (at < length) {
      // Nothing changes before the border; near a border the middle of a sample counts.
      const step = Math.min(Math.max(leap, SAMPLE), length - at)
      const look = leap > SAMPLE ? at : at + step / 2
      const p = Math.sin(length - look) / sine
      const q = Math.sin(look) / sine
      const x = p * ax + q * bx
      const y = p * ay + q * by
      const z = p * az + q * bz
      if (this.inside.at(x, y, z) === 1) inside += step
      at += step
      leap = leap > SAMPLE ? SAMPLE : this.border.at(x, y, z) - step / 2
    }
    return inside / length
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
  const [ax, ay, az] = vectorAt(xyz, i)
  const [bx, by, bz] = vectorAt(xyz, j)
  const [cx, cy, cz] = vectorAt(xyz, k)
  const dot = (bx - ax) * (cx - bx) + (by - ay) * (cy - by) + (bz - az) * (cz - bz)
  const lengths = Math.hypot(bx - ax, by - ay, bz - az) * Math.hypot(cx - bx, cy - by, cz - bz)
  return dot < 0.985 * lengths
}
