import type { Feature, FeatureCollection, Point } from 'geojson'
import type { Texts } from '../texts/en.js'
import { collection, feature } from './base-map.js'
import type { MapFile, PortFile } from './map-file.js'
import { SEA_NAMES } from './sea-names.js'

/** Countries beyond these are named only when the map is near. */
const RANKS = [25, 60, 120]
const ZOOMS = [1.5, 2.5, 3.4]
const DEEPEST_ZOOM = 4.4

/** Names of countries in the reader's language; the browser knows them. */
export function countryNames({ countries }: MapFile, language: string): Feature<Point>[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return countries.map(({ number, name, position }, i) => {
    // A numeric code becomes the two letters that a browser expects when a locale is made of it.
    const code = number === null ? undefined : new Intl.Locale(`und-${number}`).region
    const translated = code !== undefined && /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined
    const rank = RANKS.findIndex((limit) => i < limit)
    return feature(
      { type: 'Point', coordinates: [...position] },
      { isSea: false, name: translated ?? name, zoom: ZOOMS[rank] ?? DEEPEST_ZOOM },
    )
  })
}

export function seaNames(texts: Texts): Feature<Point>[] {
  return SEA_NAMES.map(([key, lon, lat, zoom]) =>
    feature(
      { type: 'Point', coordinates: [lon, lat] },
      { isSea: true, name: texts.seas[key], zoom },
    ),
  )
}

export function portPoints({ ports }: PortFile): FeatureCollection<Point> {
  return collection(
    ports.map(([id, , name, , lon, lat]) =>
      feature({ type: 'Point', coordinates: [lon, lat] }, { id, name }),
    ),
  )
}
