import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Palette } from './palette.js'

/** Fonts of the page: without a `glyphs` URL, the browser draws the letters. */
const UPRIGHT = ['Source Sans', 'sans-serif']
export const ITALIC = ['Source Sans Oblique', 'Source Sans', 'sans-serif']

/**
 * A name in the middle of its place, or beside it where a route or another name is in the way; on a globe it could be
 * beside the globe.
 */
const MOVABLE = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 1,
  'text-justify': 'center',
} satisfies SymbolLayerSpecification['layout']

/** Names of seas, countries and ports. The names along the route are elements of the page. */
export function nameLayers(palette: Palette, isGlobe: boolean): LayerSpecification[] {
  const movable = isGlobe ? {} : MOVABLE
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 }
  return [
    {
      id: 'port-names',
      type: 'symbol',
      source: 'ports',
      minzoom: 3,
      filter: ['>=', ['zoom'], ['get', 'nameZoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': UPRIGHT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 7, 12.5],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.55,
        'text-justify': 'auto',
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': palette.portName, ...halo },
    },
    {
      id: 'sea-names',
      type: 'symbol',
      source: 'names',
      filter: ['all', ['get', 'isSea'], ['>=', ['zoom'], ['get', 'zoom']]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ITALIC,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 12, 5, 16],
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
        'text-line-height': 1.3,
        ...movable,
      },
      paint: { 'text-color': palette.seaName },
    },
    {
      id: 'country-names',
      type: 'symbol',
      source: 'names',
      filter: ['all', ['!', ['get', 'isSea']], ['>=', ['zoom'], ['get', 'zoom']]],
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': UPRIGHT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 3, 11, 6, 13],
        'text-letter-spacing': 0.08,
        'text-max-width': 7,
        'symbol-sort-key': ['get', 'zoom'],
        ...movable,
      },
      paint: { 'text-color': palette.country, ...halo },
    },
  ]
}
