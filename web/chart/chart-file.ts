/** First position in steps, then the difference of each next one: x, y in turn. */
export type PackedLine = readonly number[]

/** What `build/chart-data.ts` writes and the page draws. */
export interface ChartFile {
  /** Steps in a degree. */
  readonly steps: number
  /** Polygons of rings. */
  readonly land: readonly (readonly PackedLine[])[]
  readonly borders: readonly PackedLine[]
  /** Largest first. `number` is the ISO 3166-1 numeric code; English names. */
  readonly countries: readonly {
    readonly number: string | null
    readonly name: string
    readonly position: readonly [number, number]
  }[]
  readonly areas: readonly ChartArea[]
}

export interface ChartArea {
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
