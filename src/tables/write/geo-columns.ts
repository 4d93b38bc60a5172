import type { KeyValue } from 'hyparquet'
import { type Box, extentOf } from '../../engine/geo/box.js'
import type { Position } from '../../engine/geo/position.js'
import type { Cells, Line, WrittenColumn } from './typed-columns.js'

const CORNERS = ['xmin', 'ymin', 'xmax', 'ymax'] as const

/**
 * The columns of lines in a GeoParquet file (1.1.0): the line as WKB, in degrees of WGS84, and the box that
 * readers compare first.
 */
export class GeoColumns {
  #name = ''
  #box = 'bbox'
  #whole: Box | null = null
  readonly #types = new Set<string>()

  private constructor(
    private readonly toWkb: typeof import('hyparquet-writer').geojsonToWkb,
    private readonly isCorners: boolean,
  ) {}

  /** @param isCorners whether great circles, not straight lines, join the points */
  static async open(isCorners: boolean): Promise<GeoColumns> {
    const { geojsonToWkb } = await import('hyparquet-writer')
    return new GeoColumns(geojsonToWkb, isCorners)
  }

  /** @param names of all columns, @param at the number of that of lines */
  columnsOf(names: readonly string[], at: number): WrittenColumn[] {
    const name = names[at]!
    const lineOf = (row: Cells) => (row[at] ?? null) as Line | null
    this.#name = name
    if (names.includes(this.#box)) this.#box = `${name}_bbox`
    const wkb = { name, type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' } as const
    const box = [
      { name: this.#box, num_children: CORNERS.length, repetition_type: 'OPTIONAL' } as const,
      ...CORNERS.map((corner) => {
        return { name: corner, type: 'DOUBLE', repetition_type: 'REQUIRED' } as const
      }),
    ]
    return [
      {
        ...{ name, elements: [wkb], bare: [wkb], statistics: false },
        cell: (row) => {
          const line = lineOf(row)
          if (line === null) return null
          this.#types.add(line.type)
          return this.toWkb(line as Parameters<typeof this.toWkb>[0])
        },
      },
      {
        ...{ name: this.#box, elements: box, bare: box, statistics: true },
        cell: (row) => {
          const line = lineOf(row)
          if (line === null) return null
          const own = extentOf(positionsOf(line))
          this.#whole = this.#whole === null ? own : joined(this.#whole, own)
          return Object.fromEntries(CORNERS.map((corner, at) => [corner, own[at]]))
        },
      },
    ]
  }

  /** What the file says of its lines, after all of them. */
  metadata(): KeyValue[] {
    const column = {
      encoding: 'WKB',
      geometry_types: [...this.#types].sort(),
      edges: this.isCorners ? 'spherical' : 'planar',
      ...(this.#whole && { bbox: this.#whole }),
      covering: {
        bbox: Object.fromEntries(CORNERS.map((corner) => [corner, [this.#box, corner]])),
      },
    }
    const geo = {
      version: '1.1.0',
      primary_column: this.#name,
      columns: { [this.#name]: column },
    }
    return [{ key: 'geo', value: JSON.stringify(geo) }]
  }
}

/** The parts of a line that is cut at ±180° have a common box, so that no reader misses one of them. */
function positionsOf({ type, coordinates }: Line): readonly Position[] {
  return (type === 'LineString' ? coordinates : coordinates.flat()) as Position[]
}

function joined(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}
