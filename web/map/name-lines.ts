import type { Point } from 'geojson'
import type { Map as LibreMap } from 'maplibre-gl'
import type { Position } from '../../src/engine/geo/position.js'

/** The name of a country, with its position on the map. */
export interface ShownName {
  readonly position: Position
  readonly letters: number
}

/** Width of a capital letter and of the longest line in the style at world view, px. */
const LETTER_PX = 7.5
const MAX_PX = 80

/** The names of countries that the map currently shows. */
export function shownNames(map: LibreMap): ShownName[] {
  return map
    .queryRenderedFeatures({ layers: ['country-names'] })
    .map(({ geometry, properties }) => {
      const [lon, lat] = (geometry as Point).coordinates
      return { position: [lon!, lat!], letters: String(properties['name']).length }
    })
}

/** A line through each name, so that the names along the route avoid it where possible. */
export function nameLines(names: readonly ShownName[], map: LibreMap): [number, number][][] {
  return names.map(({ position: [lon, lat], letters }) => {
    const { x, y } = map.project([lon, lat])
    const half = Math.min(letters * LETTER_PX, MAX_PX) / 2
    return [
      [x - half, y],
      [x + half, y],
    ]
  })
}
