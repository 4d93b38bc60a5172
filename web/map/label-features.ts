import type { Feature, FeatureCollection, Point } from 'geojson'
import type { Texts } from '../texts/en.js'
import { COUNTRY_LABELS } from './country-labels.js'
import { collection, feature } from './features.js'
import type { MapFile, PortFile } from './map-file.js'
import { SEA_NAMES } from './sea-names.js'

/** Countries without a hand-placed label are named only when the map is zoomed in. */
const NEAR_ZOOM = 5
/** Number of the largest ports that are named at each zoom. They are marked slightly earlier. */
const PORTS_BY_ZOOM = [
  [3, 40],
  [4, 150],
  [5, 400],
] as const
const ALL_NAMED_ZOOM = 6

/** Names of countries in the user's language, from the browser. */
export function countryNames({ countries }: MapFile, language: string): Feature<Point>[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return countries.map(({ number, name, position }) => {
    // Converts a numeric code to the two letters that the browser expects, by way of a locale.
    const code = number === null ? undefined : new Intl.Locale(`und-${number}`).region
    const translated = code !== undefined && /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined
    const [lon, lat, zoom] = COUNTRY_LABELS[code ?? ''] ?? [...position, NEAR_ZOOM]
    return feature(
      { type: 'Point', coordinates: [lon, lat] },
      { isSea: false, name: translated ?? name, zoom: Math.floor(zoom) },
    )
  })
}

export function seaNames(texts: Texts): Feature<Point>[] {
  return SEA_NAMES.map(([key, lon, lat, zoom]) =>
    feature(
      { type: 'Point', coordinates: [lon, lat] },
      { isSea: true, name: texts.seas[key], zoom: Math.floor(zoom) },
    ),
  )
}

/** Ports, with the largest named first. */
export function portPoints({ ports }: PortFile): FeatureCollection<Point> {
  const ranked = ports.toSorted((a, b) => (a[6] ?? Infinity) - (b[6] ?? Infinity))
  return collection(
    ranked.map(([id, , name, , lon, lat, rank], i) => {
      const named = PORTS_BY_ZOOM.find(([, most]) => rank !== null && i < most)?.[0]
      const nameZoom = named ?? ALL_NAMED_ZOOM
      const properties = { id, name, rank: i, nameZoom, dotZoom: Math.min(nameZoom, 5) }
      return feature({ type: 'Point', coordinates: [lon, lat] }, properties)
    }),
  )
}
