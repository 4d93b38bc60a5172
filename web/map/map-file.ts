import type { PortSize } from '../../src/ports/port.js'
import type { CoastIndex } from './coast-tiles.js'

/**
 * The first position in steps, followed by the difference of each position from the previous one: x
 * and y in turn.
 */
export type PackedLine = readonly number[]

/** Land for the sketch that is drawn before the map, as written by `build/map-data.ts`. */
export interface LandFile {
  /** Steps per degree. */
  readonly steps: number
  /** Polygons, as lists of rings. */
  readonly land: readonly (readonly PackedLine[])[]
}

export interface BorderFile {
  readonly steps: number
  readonly borders: readonly PackedLine[]
}

/** What the page draws first: land at a small scale, and features for every scale. */
export interface MapFile extends LandFile {
  readonly coast: CoastIndex
  /** Largest first. `number` is the ISO 3166-1 numeric code. Names are in English. */
  readonly countries: readonly {
    readonly number: string | null
    readonly name: string
    readonly position: readonly [number, number]
  }[]
  readonly areas: readonly MapArea[]
}

export interface MapArea {
  readonly id: string
  readonly name: string
  readonly group: 'seca' | 'piracy'
  /** `YYYY-MM-DD`; emission control areas only. */
  readonly enforcedFrom?: string
  readonly approximate: boolean
  readonly rings: readonly (readonly (readonly [number, number])[])[]
}

/** Rank 1 is the largest. */
export type PortRow = readonly [
  id: number,
  code: string | null,
  name: string,
  country: string,
  lon: number,
  lat: number,
  rank: number | null,
  /** Set for a terminal or an anchorage. */
  mainPortId: number | null,
  size: PortSize | null,
]

export interface PortFile {
  readonly countries: Readonly<Record<string, string>>
  readonly ports: readonly PortRow[]
}

/** As it is sent: the columns of the rows, which take a sixth less than rows once they are compressed. */
export interface PortColumns extends Pick<PortFile, 'countries'> {
  readonly columns: readonly (readonly PortRow[number][])[]
}

export function portFileOf({ countries, columns }: PortColumns): PortFile {
  const rows = columns[0]!.map((_, at) => columns.map((column) => column[at]!))
  return { countries, ports: rows as unknown as PortRow[] }
}

/** Other names of ports by port id: in English, and in other languages and scripts. */
export type PortNames = Readonly<
  Record<string, readonly [english: readonly string[], local?: readonly string[]]>
>
