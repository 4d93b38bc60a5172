import type { FeatureCollection } from 'geojson'
import type {
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { COAST_LEVELS, COAST_URL, type CoastZoom } from './coast-tiles.js'
import { ITALIC, nameLayers } from './name-layers.js'
import { lossSeaLayer, overlayLayers } from './overlay-layers.js'
import type { Palette } from './palette.js'
import { markLayers, routeLayers } from './route-layers.js'

const SOURCES = [
  'borders',
  'graticule',
  'areas',
  'names',
  'ports',
  'routes',
  'alternatives',
  'marks',
  'drafts',
  'overlay',
] as const
export type SourceName = (typeof SOURCES)[number]

/**
 * Pixels by which a simplified line may deviate: the bends of a route are more visible than those
 * of a border.
 */
const TOLERANCES: Partial<Record<SourceName, number>> = { routes: 0.05, alternatives: 0.1 }

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] }
const coastSource = (zoom: CoastZoom) => `coast-${zoom}`

/**
 * The map without its data, from the sea up to the names. The page draws the routes itself, over the map; here they can
 * only be clicked.
 */
export function mapStyle(palette: Palette, projection: 'globe' | 'mercator'): StyleSpecification {
  const own = SOURCES.map((name): [string, SourceSpecification] => [
    name,
    { type: 'geojson', data: EMPTY, maxzoom: 6, buffer: 64, tolerance: TOLERANCES[name] ?? 0.375 },
  ])
  const coast = COAST_LEVELS.map(({ zoom }): [string, SourceSpecification] => [
    coastSource(zoom),
    { type: 'vector', tiles: [COAST_URL], minzoom: zoom, maxzoom: zoom },
  ])
  return {
    version: 8,
    projection: { type: projection },
    sky: {
      'sky-color': palette.space,
      'horizon-color': palette.rim,
      // It would flare at one side of the limb.
      'atmosphere-blend': 0,
    },
    sources: Object.fromEntries([...own, ...coast]),
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.shelf } },
      ...depthLayers(palette),
      lossSeaLayer,
      ...areaLayers(palette),
      ...COAST_LEVELS.flatMap(({ zoom }) => landLayers(palette, zoom)),
      ...countryLayers(palette),
      ...overlayLayers(palette),
      ...routeLayers(palette),
      ...nameLayers(palette, projection === 'globe'),
      ...markLayers(),
    ],
  }
}

/**
 * Layers that show a level of the coast. The map hides the coarser ones when a finer one is loaded.
 */
export function landLayerIds(zoom: CoastZoom): string[] {
  return ['land', 'rivers', 'channels', 'shores'].map((kind) => `${kind}-${zoom}`)
}

/** The zoom at which a level starts to be drawn. */
export const levelStart = (zoom: CoastZoom): number => zoom

/** The depths have no finer detail than the second level. */
function depthLayers(palette: Palette): LayerSpecification[] {
  const tint = (zoom: CoastZoom, m: number, color: string): LayerSpecification => ({
    id: `depth-${zoom}-${m}`,
    type: 'fill',
    source: coastSource(zoom),
    'source-layer': 'depths',
    filter: ['==', ['get', 'm'], m],
    paint: { 'fill-color': color, 'fill-antialias': false },
    ...(zoom === 0 ? { maxzoom: 4 } : { minzoom: 3 }),
  })
  return [
    tint(0, 50, palette.slope),
    tint(0, 200, palette.deep),
    tint(3, 50, palette.slope),
    tint(3, 200, palette.deep),
    {
      id: 'graticule',
      type: 'line',
      source: 'graticule',
      paint: { 'line-color': palette.graticule, 'line-width': 0.5 },
    },
  ]
}

/**
 * Emission control areas have a glow inside their edge, those not in force yet dots; high-risk areas are hatched with
 * dashes.
 */
function areaLayers(palette: Palette): LayerSpecification[] {
  const isControl: FilterSpecification = ['==', ['get', 'group'], 'seca']
  const isInForce: FilterSpecification = ['all', isControl, ['!', ['get', 'isLater']]]
  return [
    {
      id: 'areas-fill',
      type: 'fill',
      source: 'areas',
      filter: isInForce,
      minzoom: 3.5,
      paint: { 'fill-color': palette.area, 'fill-opacity': 0.03 },
    },
    {
      id: 'areas-glow',
      type: 'line',
      source: 'areas',
      filter: isInForce,
      paint: {
        'line-color': palette.area,
        'line-opacity': 0.18,
        'line-width': 3,
        'line-offset': 1.5,
      },
    },
    {
      id: 'areas-later',
      type: 'line',
      source: 'areas',
      filter: ['get', 'isLater'],
      layout: { 'line-cap': 'round' },
      paint: {
        'line-color': palette.area,
        'line-opacity': 0.4,
        'line-width': 1.5,
        'line-dasharray': [0, 3],
      },
    },
    {
      id: 'areas-risk',
      type: 'line',
      source: 'areas',
      filter: ['!=', ['get', 'group'], 'seca'],
      paint: {
        'line-color': palette.ink,
        'line-opacity': 0.35,
        'line-width': 1,
        'line-dasharray': [3, 3],
      },
    },
    {
      id: 'area-names',
      type: 'symbol',
      source: 'areas',
      filter: isControl,
      minzoom: 3,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 450,
        'text-field': ['get', 'name'],
        'text-font': ITALIC,
        'text-size': 11,
        'text-offset': [0, 0.9],
        'text-max-angle': 25,
      },
      paint: { 'text-color': palette.area, 'text-halo-color': palette.deep, 'text-halo-width': 1 },
    },
  ]
}

function landLayers(palette: Palette, zoom: CoastZoom): LayerSpecification[] {
  const from = (layer: string) => ({ source: coastSource(zoom), 'source-layer': layer })
  const range = { minzoom: levelStart(zoom) }
  return [
    {
      id: `land-${zoom}`,
      type: 'fill',
      ...from('land'),
      ...range,
      // Land, lakes in it, islands in those, and ponds on these, each drawn over the previous one.
      layout: { 'fill-sort-key': ['get', 'level'] },
      paint: {
        'fill-color': ['match', ['get', 'level'], [2, 4], palette.lake, palette.land],
        // As an edge of the area, because MapLibre cannot draw a line of more than 6,500 points whole.
        // The outline of land around a pole is not a coast everywhere, so its shore is a separate line.
        'fill-outline-color': ['case', ['has', 'atPole'], palette.land, palette.coast],
      },
    },
    {
      id: `rivers-${zoom}`,
      type: 'line',
      ...from('rivers'),
      ...range,
      paint: {
        'line-color': palette.lake,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 6, 1, 9, 2.2],
      },
    },
    {
      id: `shores-${zoom}`,
      type: 'line',
      ...from('shores'),
      ...range,
      paint: { 'line-color': palette.coast, 'line-width': 0.8 },
    },
    {
      id: `channels-${zoom}`,
      type: 'line',
      ...from('channels'),
      ...range,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.lake,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.6, 3, 1.2, 6, 2.5, 9, 6],
      },
    },
  ]
}

function countryLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      minzoom: 3,
      paint: { 'line-color': palette.border, 'line-width': 0.5 },
    },
    {
      id: 'ports',
      type: 'circle',
      source: 'ports',
      minzoom: 3,
      filter: ['>=', ['zoom'], ['get', 'dotZoom']],
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 3, 1.6, 7, 3.4],
        'circle-color': palette.port,
        'circle-stroke-color': palette.halo,
        'circle-stroke-width': 0.8,
      },
    },
  ]
}
