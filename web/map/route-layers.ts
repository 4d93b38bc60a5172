import type { LayerSpecification } from 'maplibre-gl'
import type { Palette } from './palette.js'

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const
/** Name of the empty picture at the ends of a route. */
export const END_ROOM = 'end-room'
/** Side of the square around an end that the map's names avoid, px. */
export const END_ROOM_PX = 32
/** Name of the empty picture that is repeated along a route. */
export const LINE_ROOM = 'line-room'
/** Width of the strip along a route that the map's names leave free, px. */
export const LINE_ROOM_PX = 14

/** Within so many pixels on both sides of it, an invisible line can be clicked and grabbed. */
const GRIP_PX = 12

/** The route on top, the alternative routes below it: the page draws them itself, and here they can only be clicked. */
export function routeLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'alternatives',
      type: 'line',
      source: 'alternatives',
      layout: ROUND,
      paint: {
        'line-width': GRIP_PX,
        'line-opacity': 0,
      },
    },
    {
      id: 'route-controlled',
      type: 'line',
      source: 'routes',
      filter: ['get', 'controlled'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.controlled, 'line-width': 2, 'line-offset': 5.5 },
    },
    {
      id: 'route',
      type: 'line',
      source: 'routes',
      filter: ['!', ['get', 'controlled']],
      layout: { ...ROUND, 'line-sort-key': ['-', 0, ['get', 'variant']] },
      paint: { 'line-width': 2 * GRIP_PX, 'line-opacity': 0 },
    },
    {
      id: 'drafts-fill',
      type: 'fill',
      source: 'drafts',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.ink, 'fill-opacity': 0.12 },
    },
    {
      id: 'drafts',
      type: 'line',
      source: 'drafts',
      paint: { 'line-color': palette.ink, 'line-width': 2, 'line-dasharray': [2, 1.5] },
    },
    {
      id: 'drafts-point',
      type: 'circle',
      source: 'drafts',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 6,
        'circle-color': palette.casing,
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 3,
      },
    },
  ]
}

/** Names avoid the route and its ends. */
export function markLayers(): LayerSpecification[] {
  const room = (source: string): LayerSpecification => ({
    id: `${source}-room`,
    type: 'symbol',
    source,
    filter: ['!=', ['get', 'controlled'], true],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': LINE_ROOM_PX,
      'icon-image': LINE_ROOM,
      'icon-allow-overlap': true,
    },
  })
  return [
    room('routes'),
    room('alternatives'),
    {
      id: 'end-room',
      type: 'symbol',
      source: 'marks',
      filter: ['==', ['get', 'kind'], 'end'],
      layout: { 'icon-image': END_ROOM, 'icon-allow-overlap': true },
    },
  ]
}
