import type { CoastIndex } from './coast-tiles.js'

/** First position in steps, then the difference of each next one: x, y in turn. */
export type PackedLine = readonly number[]

/** Land for the sketch that is drawn before the map, as `build/map-data.ts` writes it. */
export interface LandFile {
  /** Steps in a degree. */
  readonly steps: number
  /** Polygons of rings. */
  readonly land: readonly (readonly PackedLine[])[]
}

export interface BorderFile {
  readonly steps: number
  readonly borders: readonly PackedLine[]
}

/** What the page draws first: land at a small scale, and features of every scale. */
export interface MapFile extends LandFile {
  readonly coast: CoastIndex
  /** Largest first. `number` is the ISO 3166-1 numeric code; English names. */
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
  /** Of a terminal or anchorage. */
  mainPortId?: number,
]

export interface PortFile {
  readonly countries: Readonly<Record<string, string>>
  readonly ports: readonly PortRow[]
}

/** Other names of ports by their ids, in any language and script. */
export type PortNames = Readonly<Record<string, readonly string[]>>
