import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { ITALIC } from './name-layers.js'
import type { Palette } from './palette.js'

/** Kinds of features that views and tools draw besides the routes: the `kind` of a feature. */
export type OverlayKind = 'place' | 'reach' | 'measure' | 'straight' | 'avoid'

const SOURCE = { source: 'overlay' } as const
const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const
const of = (...kinds: readonly OverlayKind[]): FilterSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
]

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
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 4,
        'circle-color': palette.casing,
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 2,
      },
    },
  ]
}
