import { EARTH_RADIUS_KM } from '../../../src/engine/geo/distance.js'
import { Locator } from '../../../src/engine/sea/sight/locate.js'
import type { Mesh } from './mesh.js'
import { DAM, SHORE } from './triangulate.js'

/** Distance from the shore, degrees: about five metres. */
const MARGIN_DEGREES = 0.00005

/** Connected waters of a mesh with all gates open and all dams shut. Basin 0 is the ocean. */
export class Basins {
  /** Basin of each triangle, -1 on land. */
  readonly of: Int32Array
  readonly count: number
  /** Any triangle of each basin. */
  readonly sample: readonly number[]
  /** Area of each basin, km². */
  readonly km2: readonly number[]
  private readonly parent: number[]
  private readonly locator: Locator

  constructor(private readonly mesh: Mesh) {
    this.of = new Int32Array(mesh.triangleCount).fill(-1)
    const sample: number[] = []
    const km2: number[] = []
    // Vertex 0 lies in the Gulf of Guinea, so the ocean is found first.
    const order = [Math.floor(mesh.start.indexOf(0) / 3), ...mesh.water.keys()]
    for (const first of order) {
      if (!mesh.water[first] || this.of[first]! >= 0) continue
      km2.push(this.flood(first, sample.length))
      sample.push(first)
    }
    this.count = sample.length
    this.sample = sample
    this.km2 = km2
    this.parent = sample.map((_, i) => i)
    this.locator = new Locator(mesh)
  }

  private flood(first: number, basin: number): number {
    const { opposite, water, kind } = this.mesh
    const stack = [first]
    this.of[first] = basin
    let km2 = 0
    while (stack.length > 0) {
      const triangle = stack.pop()!
      km2 += areaKm2(this.mesh, triangle)
      for (let e = 3 * triangle; e < 3 * triangle + 3; e++) {
        const other = Math.floor(opposite[e]! / 3)
        if (!water[other] || this.of[other]! >= 0 || isShut(kind[e]!)) continue
        this.of[other] = basin
        stack.push(other)
      }
    }
    return km2
  }

  private find(basin: number): number {
    let b = basin
    while (this.parent[b] !== b) b = this.parent[b]!
    return b
  }

  /** Records that a channel connects two basins. */
  join(a: number, b: number): void {
    const [low, high] = [this.find(a), this.find(b)].sort((p, q) => p - q)
    this.parent[high!] = low!
  }

  /** Basin at a position, where basins that channels connect count as one; -1 on land. */
  at(lon: number, lat: number): number {
    const triangle = this.triangleAt(lon, lat)
    return this.of[triangle]! < 0 ? -1 : this.find(this.of[triangle]!)
  }

  /**
   * Like `at`, but only at least a few metres off the shore, so that the position is still on water
   * after rounding.
   */
  inside(lon: number, lat: number): number {
    const basin = this.at(lon, lat)
    if (basin < 0) return -1
    const east = MARGIN_DEGREES / Math.cos((lat * Math.PI) / 180)
    const isClear =
      this.at(lon - east, lat) === basin &&
      this.at(lon + east, lat) === basin &&
      this.at(lon, lat - MARGIN_DEGREES) === basin &&
      this.at(lon, lat + MARGIN_DEGREES) === basin
    return isClear ? basin : -1
  }

  private triangleAt(lon: number, lat: number): number {
    const phi = (lat * Math.PI) / 180
    const lambda = (lon * Math.PI) / 180
    const c = Math.cos(phi)
    return this.locator.locate(c * Math.cos(lambda), c * Math.sin(lambda), Math.sin(phi))
  }

  /** Basin at a position, not counting channels; -1 on land. */
  openAt(lon: number, lat: number): number {
    return this.of[this.triangleAt(lon, lat)]!
  }

  /** Centre of a triangle, as a position. */
  middle(triangle: number): [lon: number, lat: number] {
    const { vectors, start } = this.mesh
    const sum = [0, 0, 0]
    for (let k = 0; k < 3; k++) {
      const v = 3 * start[3 * triangle + k]!
      for (let i = 0; i < 3; i++) sum[i]! += vectors[v + i]!
    }
    const [x, y, z] = sum as [number, number, number]
    return [(Math.atan2(y, x) * 180) / Math.PI, (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI]
  }

  /** The triangles of a basin, not counting channels. */
  *trianglesOf(basin: number): Generator<number> {
    yield this.sample[basin]!
    for (let t = 0; t < this.of.length; t++) if (this.of[t] === basin) yield t
  }

  /** Basins that no channel connects to the ocean: one of each connected group. */
  apart(): number[] {
    const apart: number[] = []
    for (let b = 1; b < this.count; b++) if (this.find(b) === b) apart.push(b)
    return apart
  }

  /** Removes a basin. */
  close(basin: number): void {
    for (let t = 0; t < this.of.length; t++) {
      if (this.of[t] !== basin) continue
      this.of[t] = -1
      this.mesh.water[t] = 0
    }
  }
}

/** Whether nothing ever passes an edge. */
function isShut(kind: number): boolean {
  return kind === SHORE || kind === DAM
}

function areaKm2({ vectors: v, start }: Mesh, triangle: number): number {
  const [a, b, c] = [0, 1, 2].map((k) => 3 * start[3 * triangle + k]!) as [number, number, number]
  const u = [0, 1, 2].map((i) => v[b + i]! - v[a + i]!)
  const w = [0, 1, 2].map((i) => v[c + i]! - v[a + i]!)
  const cross = Math.hypot(
    u[1]! * w[2]! - u[2]! * w[1]!,
    u[2]! * w[0]! - u[0]! * w[2]!,
    u[0]! * w[1]! - u[1]! * w[0]!,
  )
  return (cross / 2) * EARTH_RADIUS_KM ** 2
}
