import { type Box, isInBox } from '../../engine/geo/box.js'
import type { JsonReader } from './json-reader.js'

/** A port with the data that determine which rules apply to it. */
export interface PortPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Degrees. */
  readonly lon: number
  readonly lat: number
}

/** A part of a country to which different rules apply. */
export interface CountryBox {
  readonly country: string
  readonly box: Box
}

/** @throws FactorSetError */
export function readCountryBox(row: JsonReader): CountryBox {
  const [west, south, east, north] = row.list('box').map(({ value }) => Number(value))
  if (!(west! < east! && south! < north!)) row.at('box').fail('must be west, south, east, north')
  return { country: row.text('country'), box: [west!, south!, east!, north!] }
}

/** The first box of the port's country that contains the port. */
export function boxOf<T extends CountryBox>(
  { country, lon, lat }: PortPlace,
  boxes: readonly T[],
): T | undefined {
  return boxes.find(({ country: of, box }) => of === country && isInBox([lon, lat], box))
}
