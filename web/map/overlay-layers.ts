import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { ITALIC } from './name-layers.js'
import { LOSS_COLORS, type Palette } from './palette.js'

/** Kinds of features that views and tools draw besides the routes: the `kind` of a feature. */
export type OverlayKind = 'place' | 'reach' | 'measure' | 'straight' | 'avoid' | 'loss' | 'lossSea'

const SOURCE = { source: 'overlay' } as const
const lossColors = LOSS_COLORS.flat()
const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const
const of = (...kinds: readonly OverlayKind[]): FilterSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
]

/** Below the land, so that the colours end at the coast: the sea by its extra days. */
export const lossSeaLayer: LayerSpecification = {
  id: 'overlay-loss-sea',
  type: 'fill',
  ...SOURCE,
  filter: of('lossSea'),
  paint: {
    'fill-color': ['interpolate', ['linear'], ['get', 'days'], ...lossColors],
    'fill-opacity': 0.55,
    'fill-antialias': false,
  },
}

/** Below the routes: areas to avoid, lines of equal time, measured lines, places of a table. */
export function overlayLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'overlay-avoid',
      type: 'fill',
      ...SOURCE,
      filter: of('avoid'),
      paint: { 'fill-color': palette.avoid, 'fill-opacity': 0.16 },
    },
    {
      id: 'overlay-avoid-edge',
      type: 'line',
      ...SOURCE,
      filter: of('avoid'),
      paint: { 'line-color': palette.avoid, 'line-width': 1.6, 'line-dasharray': [3, 1.5] },
    },
    {
      id: 'overlay-reach',
      type: 'line',
      ...SOURCE,
      filter: of('reach'),
      layout: ROUND,
      paint: {
        'line-color': palette.reach,
        'line-width': ['case', ['get', 'isLast'], 3, 1.4],
        'line-opacity': ['case', ['get', 'isLast'], 1, 0.65],
      },
    },
    {
      id: 'overlay-reach-names',
      type: 'symbol',
      ...SOURCE,
      filter: of('reach'),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': ['get', 'label'],
        'text-font': ITALIC,
        'text-size': 12,
        'text-max-angle': 35,
        'text-padding': 12,
      },
      paint: {
        'text-color': palette.reach,
        'text-halo-color': palette.casing,
        'text-halo-width': 1.6,
      },
    },
    {
      id: 'overlay-straight',
      type: 'line',
      ...SOURCE,
      filter: of('straight'),
      paint: { 'line-color': palette.ink, 'line-width': 1.8, 'line-dasharray': [2.5, 2] },
    },
    {
      id: 'overlay-measure',
      type: 'line',
      ...SOURCE,
      filter: of('measure'),
      layout: ROUND,
      paint: { 'line-color': palette.reach, 'line-width': 3 },
    },
    {
      id: 'overlay-points',
      type: 'circle',
      ...SOURCE,
      filter: ['all', ['==', ['geometry-type'], 'Point'], ['!=', ['get', 'kind'], 'loss']],
      paint: {
        'circle-radius': 4,
        'circle-color': palette.casing,
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'overlay-loss',
      type: 'circle',
      ...SOURCE,
      filter: of('loss'),
      layout: { 'circle-sort-key': ['get', 'days'] },
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['get', 'days'], 0, 4, 20, 11],
        'circle-color': ['interpolate', ['linear'], ['get', 'days'], ...lossColors],
        'circle-stroke-color': palette.casing,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'overlay-loss-names',
      type: 'symbol',
      ...SOURCE,
      filter: of('loss'),
      layout: {
        'symbol-sort-key': ['-', 0, ['get', 'days']],
        'text-field': ['get', 'label'],
        'text-font': ITALIC,
        'text-size': 13,
        'text-anchor': 'left',
        'text-offset': [0.9, 0],
        'text-padding': 4,
      },
      paint: {
        'text-color': palette.ink,
        'text-halo-color': palette.casing,
        'text-halo-width': 1.8,
      },
    },
  ]
}
