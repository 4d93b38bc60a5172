/** First position in steps, then the difference of each next one: x, y in turn. */
export type PackedLine = readonly number[]

/** Land at one scale, as `build/map-data.ts` writes it. */
export interface LandFile {
  /** Steps in a degree. */
  readonly steps: number
  /** Polygons of rings. */
  readonly land: readonly (readonly PackedLine[])[]
  readonly borders: readonly PackedLine[]
}

/** What the page draws first: land at a small scale, and what belongs to any scale. */
export interface MapFile extends LandFile {
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

/** Id, UN/LOCODE, name, country code, longitude, latitude. */
export type PortRow = readonly [number, string | null, string, string, number, number]

export interface PortFile {
  readonly countries: Readonly<Record<string, string>>
  readonly ports: readonly PortRow[]
}
