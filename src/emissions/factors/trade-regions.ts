import type { Provenance } from '../answer/provenance.js'
import { TRADE_REGIONS, type TradeLane, type TradeRegion, tradeLaneBetween } from '../trade-lane.js'
import { boxOf, type CountryBox, type PortPlace, readCountryBox } from './box.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'
import { readTradeShips, type TradeShips } from './trade-ships.js'

export interface TradeRegions {
  readonly byCountry: ReadonlyMap<string, TradeRegion>
  readonly boxes: readonly (CountryBox & { readonly region: TradeRegion })[]
  readonly ships: TradeShips
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
      ...readCountryBox(row),
      region: row.oneOf('region', TRADE_REGIONS),
    })),
    ships: readTradeShips(file, provenanceOf),
    provenance: provenanceOf(file.at('origin')),
  }
}

/** The lane between two ports; null if the region of either is unknown. */
export function tradeLaneOf(
  origin: PortPlace,
  destination: PortPlace,
  { tradeRegions }: { readonly tradeRegions: TradeRegions },
): TradeLane | null {
  const from = regionOf(origin, tradeRegions)
  const to = regionOf(destination, tradeRegions)
  return from && to ? tradeLaneBetween(from, to) : null
}

function regionOf(place: PortPlace, { byCountry, boxes }: TradeRegions) {
  return boxOf(place, boxes)?.region ?? byCountry.get(place.country)
}
