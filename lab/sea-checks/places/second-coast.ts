import { readFileSync } from 'node:fs'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { interpolate } from '../../../src/engine/geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../../src/engine/geo/position.js'

/** Cells of the index of edges per degree. */
const PER_DEGREE = 10
const COLUMNS = 360 * PER_DEGREE
/** A great circle is drawn as straight lines of at most this length, km. */
const PIECE_KM = 10

interface Seas {
  readonly geometries: readonly (
    | { readonly type: 'Polygon'; readonly coordinates: Position[][] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Position[][][] }
  )[]
}

/** A section of a leg over land, as shares of the leg. */
export type Section = readonly [from: number, to: number]

/**
 * The coast as polygons of the sea, such as OpenStreetMap's of npm @geo-maps/earth-seas-10m (2017, ODbL). It judges what
 * is built from GSHHG, and nothing is built from it.
 */
export class SecondCoast {
  /** Edges as x and y of both ends. */
  private readonly edges: number[] = []
  /** Edges by cell, and by row of cells. */
  private readonly inCell = new Map<number, number[]>()
  private readonly inRow = new Map<number, number[]>()

  constructor({ geometries }: Seas) {
    for (const geometry of geometries) {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      for (const ring of polygons.flat()) this.add(ring)
    }
  }

  static read(file: string): SecondCoast {
    return new SecondCoast(JSON.parse(readFileSync(file, 'utf8')) as Seas)
  }

  private add(ring: readonly Position[]): void {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [x0, y0] = ring[i]!
      const [x1, y1] = ring[i + 1]!
      const edge = this.edges.length / 4
      this.edges.push(x0, y0, x1, y1)
      const [west, east] = [columnOf(Math.min(x0, x1)), columnOf(Math.max(x0, x1))]
      for (let row = rowOf(Math.min(y0, y1)); row <= rowOf(Math.max(y0, y1)); row++) {
        push(this.inRow, row, edge)
        for (let column = west; column <= east; column++) {
          push(this.inCell, row * COLUMNS + column, edge)
        }
      }
    }
  }

  /** Whether an even number of edges lies west of a place: the polygons do not overlap. */
  isLand(longitude: number, lat: number): boolean {
    const lon = normaliseLongitude(longitude)
    let isLand = true
    for (const edge of this.inRow.get(rowOf(lat)) ?? []) {
      const [x0, y0, x1, y1] = this.edges.slice(4 * edge, 4 * edge + 4) as [
        number,
        number,
        number,
        number,
      ]
      if (y0 <= lat === y1 <= lat) continue
      if (x0 + ((lat - y0) / (y1 - y0)) * (x1 - x0) < lon) isLand = !isLand
    }
    return isLand
  }

  /** Sections of a leg over land. */
  overLand(a: Position, b: Position): Section[] {
    const pieces = Math.max(1, Math.ceil(sphericalKm(a, b) / PIECE_KM))
    const at = Array.from({ length: pieces + 1 }, (_, k) => interpolate(a, b, k / pieces))
    const crossings = at
      .slice(1)
      .flatMap((to, k) => this.crossings(at[k]!, to).map((share) => (k + share) / pieces))
      .sort((p, q) => p - q)
    const bounds = [0, ...crossings, 1]
    return bounds.slice(1).flatMap((to, i): Section[] => {
      const from = bounds[i]!
      const isDry = to > from && this.isLand(...interpolate(a, b, (from + to) / 2))
      return isDry ? [[from, to]] : []
    })
  }

  /** Where a straight line crosses the coast, as shares of the line. */
  private crossings([lon, y0]: Position, to: Position): number[] {
    const x0 = normaliseLongitude(lon)
    const x1 = x0 + normaliseLongitude(to[0] - lon)
    const y1 = to[1]
    const edges = new Set<number>()
    for (let row = rowOf(Math.min(y0, y1)); row <= rowOf(Math.max(y0, y1)); row++) {
      for (
        let column = columnOf(Math.min(x0, x1));
        column <= columnOf(Math.max(x0, x1));
        column++
      ) {
        for (const edge of this.inCell.get(row * COLUMNS + column) ?? []) edges.add(edge)
      }
    }
    return [...edges].flatMap((edge) => {
      const [ex, ey, fx, fy] = this.edges.slice(4 * edge, 4 * edge + 4) as [
        number,
        number,
        number,
        number,
      ]
      const across = (x1 - x0) * (fy - ey) - (y1 - y0) * (fx - ex)
      if (across === 0) return []
      const share = ((ex - x0) * (fy - ey) - (ey - y0) * (fx - ex)) / across
      const along = ((ex - x0) * (y1 - y0) - (ey - y0) * (x1 - x0)) / across
      return share >= 0 && share <= 1 && along >= 0 && along < 1 ? [share] : []
    })
  }
}

function columnOf(lon: number): number {
  return Math.floor((lon + 180) * PER_DEGREE)
}

function rowOf(lat: number): number {
  return Math.floor((lat + 90) * PER_DEGREE)
}

function push(map: Map<number, number[]>, key: number, edge: number): void {
  const edges = map.get(key)
  if (edges) edges.push(edge)
  else map.set(key, [edge])
}
