import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Palette } from './palette.js'

/** Fonts of the page: without a `glyphs` address the browser draws the letters itself. */
const UPRIGHT = ['Source Sans', 'sans-serif']
const ITALIC = ['Source Sans Slanted', 'Source Sans', 'sans-serif']

const SOURCES = ['land', 'lines', 'areas', 'names', 'ports', 'routes', 'marks'] as const
export type SourceName = (typeof SOURCES)[number]

/** Pixels by which a line may be simplified: a route's bends are seen more than a coast's. */
const TOLERANCES: Partial<Record<SourceName, number>> = { routes: 0.05 }

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** The map without its data, from the sea up to the names. */
export function mapStyle(palette: Palette, projection: 'globe' | 'mercator'): StyleSpecification {
  return {
    version: 8,
    projection: { type: projection },
    sources: Object.fromEntries(
      SOURCES.map((name) => [
        name,
        // The land is no finer than this zoom shows; deeper tiles are cut from it by the screen.
        {
          type: 'geojson',
          data: EMPTY,
          maxzoom: 6,
          buffer: 64,
          tolerance: TOLERANCES[name] ?? 0.375,
        },
      ]),
    ),
    layers: [...baseLayers(palette), ...routeLayers(palette), ...nameLayers(palette)],
  }
}

function baseLayers(palette: Palette): LayerSpecification[] {
  const line = (kind: string, color: string, width: number): LayerSpecification => ({
    id: kind,
    type: 'line',
    source: 'lines',
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'line-color': color, 'line-width': width },
  })
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
    line('graticule', palette.graticule, 0.6),
    {
      id: 'areas-fill',
      type: 'fill',
      source: 'areas',
      paint: {
        'fill-color': palette.area,
        'fill-opacity': ['match', ['get', 'group'], 'seca', 0.06, 0],
      },
    },
    {
      id: 'areas-line',
      type: 'line',
      source: 'areas',
      filter: ['==', ['get', 'group'], 'seca'],
      paint: {
        'line-color': palette.area,
        'line-opacity': 0.45,
        'line-width': 0.8,
        'line-dasharray': [4, 3],
      },
    },
    // Under the land, which covers its inner half and the edges of the cut at ±180°.
    {
      id: 'coast',
      type: 'line',
      source: 'land',
      paint: { 'line-color': palette.coast, 'line-width': 1.6 },
    },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land } },
    line('border', palette.border, 0.7),
    {
      id: 'ports',
      type: 'circle',
      source: 'ports',
      minzoom: 3,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 3, 1.4, 7, 3.4],
        'circle-color': palette.port,
        'circle-stroke-color': palette.halo,
        'circle-stroke-width': 0.8,
      },
    },
  ]
}

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const

function routeLayers(palette: Palette): LayerSpecification[] {
  const [first, second, third, fourth] = palette.routes
  return [
    {
      id: 'route-casing',
      type: 'line',
      source: 'routes',
      layout: ROUND,
      paint: { 'line-color': palette.casing, 'line-width': 6, 'line-opacity': 0.85 },
    },
    {
      id: 'route',
      type: 'line',
      source: 'routes',
      layout: { ...ROUND, 'line-sort-key': ['-', 0, ['get', 'variant']] },
      paint: {
        'line-color': [
          'case',
          ['get', 'controlled'],
          palette.controlled,
          ['match', ['get', 'variant'], 1, second, 2, third, 3, fourth, first],
        ],
        'line-width': 3,
      },
    },
    {
      id: 'marks',
      type: 'circle',
      source: 'marks',
      // The ends have handles of the page.
      filter: ['!=', ['get', 'kind'], 'end'],
      paint: {
        'circle-radius': ['match', ['get', 'kind'], 'passage', 4.5, 3.2],
        'circle-color': palette.casing,
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 1.6,
      },
    },
  ]
}

function nameLayers(palette: Palette): LayerSpecification[] {
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 }
  return [
    {
      id: 'sea-names',
      type: 'symbol',
      source: 'names',
      filter: ['all', ['get', 'isSea'], ['>=', ['zoom'], ['get', 'zoom']]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ITALIC,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 12, 5, 17],
        'text-letter-spacing': 0.14,
        'text-max-width': 7,
        'text-line-height': 1.3,
      },
      paint: { 'text-color': palette.seaName },
    },
    {
      id: 'country-names',
      type: 'symbol',
      source: 'names',
      filter: ['all', ['!', ['get', 'isSea']], ['>=', ['zoom'], ['get', 'zoom']]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': UPRIGHT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 6, 14],
        'text-letter-spacing': 0.04,
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.country, ...halo },
    },
    {
      id: 'port-names',
      type: 'symbol',
      source: 'ports',
      minzoom: 6,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': UPRIGHT,
        'text-size': 12,
        'text-anchor': 'left',
        'text-offset': [0.6, 0],
      },
      paint: { 'text-color': palette.portName, ...halo },
    },
    {
      id: 'mark-names',
      type: 'symbol',
      source: 'marks',
      layout: {
        'text-field': ['get', 'name'],
        'text-font': UPRIGHT,
        'text-size': ['match', ['get', 'kind'], 'end', 15, 'passage', 13, 12],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom', 'top-right', 'bottom-left'],
        'text-radial-offset': ['match', ['get', 'kind'], 'end', 0.95, 0.7],
        'text-justify': 'auto',
        'symbol-sort-key': ['match', ['get', 'kind'], 'end', 0, 'passage', 1, 2],
      },
      paint: {
        'text-color': palette.ink,
        'text-halo-color': palette.casing,
        'text-halo-width': 1.8,
      },
    },
  ]
}
