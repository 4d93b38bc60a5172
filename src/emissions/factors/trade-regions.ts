import type { Provenance } from '../provenance.js'
import { TRADE_REGIONS, type TradeLane, type TradeRegion, tradeLaneBetween } from '../trade-lane.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'

/** A port, as far as its trade region depends on it. */
export interface PortPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Degrees. */
  readonly lon: number
  readonly lat: number
}

export interface TradeRegions {
  readonly byCountry: ReadonlyMap<string, TradeRegion>
  /** Parts of a country that count elsewhere: west, south, east, north. */
  readonly boxes: readonly {
    readonly country: string
    readonly box: readonly [number, number, number, number]
    readonly region: TradeRegion
  }[]
  readonly provenance: Provenance
}

/** @throws FactorSetError */
export function readTradeRegions(file: JsonReader, provenanceOf: ProvenanceOf): TradeRegions {
  const regions = file.at('regions')
  return {
    byCountry: new Map(
      TRADE_REGIONS.flatMap((region) =>
        regions.texts(region).map((country) => [country, region] as const),
      ),
    ),
    boxes: file.list('boxes').map((row) => ({
      country: row.text('country'),
      box: readBox(row),
      region: row.oneOf('region', TRADE_REGIONS),
    })),
    provenance: provenanceOf(file.at('origin')),
  }
}

function readBox(row: JsonReader): TradeRegions['boxes'][number]['box'] {
  const [west, south, east, north] = row.list('box').map(({ value }) => Number(value))
  if (!(west! < east! && south! < north!)) row.at('box').fail('must be west, south, east, north')
  return [west!, south!, east!, north!]
}

/** The lane between two ports; null when the region of one isn't known. */
export function tradeLaneOf(
  origin: PortPlace,
  destination: PortPlace,
  { tradeRegions }: { readonly tradeRegions: TradeRegions },
): TradeLane | null {
  const from = regionOf(origin, tradeRegions)
  const to = regionOf(destination, tradeRegions)
  return from && to ? tradeLaneBetween(from, to) : null
}

function regionOf({ country, lon, lat }: PortPlace, { byCountry, boxes }: TradeRegions) {
  const inside = boxes.find(
    ({ country: of, box: [west, south, east, north] }) =>
      of === country && lon >= west && lon <= east && lat >= south && lat <= north,
  )
  return inside?.region ?? byCountry.get(country)
}
