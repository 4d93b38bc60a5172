import type { LayerSpecification } from 'maplibre-gl'
import type { Palette } from './palette.js'

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const
/** Prefix for the names of the pictures that `chevron` draws; the number of the variant follows. */
export const CHEVRON = 'chevron-'
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

/** The route on top, the alternative routes below it. Unless they are drawn, they can only be clicked. */
export function routeLayers(palette: Palette, isDrawn: boolean): LayerSpecification[] {
  const [first, second, third, fourth] = palette.routes
  const shown = { visibility: isDrawn ? 'visible' : 'none' } as const
  const seen = isDrawn ? {} : { 'line-opacity': 0 }
  return [
    {
      id: 'alternative-casing',
      type: 'line',
      source: 'alternatives',
      layout: { ...ROUND, ...shown },
      paint: { 'line-color': palette.casing, 'line-width': 6, 'line-opacity': 0.7 },
    },
    {
      id: 'alternatives',
      type: 'line',
      source: 'alternatives',
      layout: { ...ROUND, 'line-sort-key': ['case', ['get', 'lit'], 1, 0] },
      paint: {
        'line-color': ['case', ['get', 'lit'], palette.lit, palette.alternative],
        'line-width': isDrawn ? ['case', ['get', 'lit'], 4, 3] : GRIP_PX,
        ...seen,
      },
    },
    {
      id: 'route-casing',
      type: 'line',
      source: 'routes',
      filter: ['!', ['get', 'controlled']],
      layout: { ...ROUND, ...shown },
      paint: { 'line-color': palette.casing, 'line-width': 9, 'line-opacity': 0.9 },
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
      paint: {
        'line-color': ['match', ['get', 'variant'], 1, second, 2, third, 3, fourth, first],
        'line-width': isDrawn ? 4 : 2 * GRIP_PX,
        ...seen,
      },
    },
    {
      id: 'route-direction',
      type: 'symbol',
      source: 'routes',
      filter: ['!', ['get', 'controlled']],
      layout: {
        ...shown,
        'symbol-placement': 'line',
        'symbol-spacing': 90,
        'icon-image': ['concat', CHEVRON, ['get', 'variant']],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
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

/** Passages and ports of the route, above the names of countries. Names avoid the route and its ends. */
export function markLayers(palette: Palette, isDrawn: boolean): LayerSpecification[] {
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
    {
      id: 'marks',
      type: 'circle',
      source: 'marks',
      filter: ['!=', ['get', 'kind'], 'end'],
      layout: { visibility: isDrawn ? 'visible' : 'none' },
      paint: {
        'circle-radius': ['match', ['get', 'kind'], 'passage', 4, 3.2],
        'circle-color': palette.casing,
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 1.6,
      },
    },
  ]
}

/** An arrowhead in a colour, with a casing, as pixels for MapLibre: two per pixel of the page. */
export function chevron(color: string, casing: string): ImageData {
  const size = 30
  const canvas = new OffscreenCanvas(size, size)
  const pen = canvas.getContext('2d')!
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(9, 6)
  pen.lineTo(24, 15)
  pen.lineTo(9, 24)
  pen.lineTo(12.5, 15)
  pen.closePath()
  pen.strokeStyle = casing
  pen.lineWidth = 5
  pen.stroke()
  pen.fillStyle = color
  pen.fill()
  return pen.getImageData(0, 0, size, size)
}
