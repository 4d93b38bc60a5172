import type { GeoJSONSource, Map as LibreMap, MapMouseEvent } from 'maplibre-gl'
import type { Position } from '../../src/geo/position.js'
import { collection, feature } from './features.js'

/** A shorter movement counts as a click. */
const LEAST_PX = 8

/** Lets the user grab the route with a pointer and drag it elsewhere. */
export function dragLine(map: LibreMap, onDrag: (from: Position, to: Position) => void): void {
  map.on('mouseenter', 'route', () => {
    map.getCanvas().style.cursor = 'grab'
  })
  map.on('mouseleave', 'route', () => {
    map.getCanvas().style.cursor = ''
  })
  map.on('mousedown', 'route', (down) => {
    if (down.originalEvent.button !== 0) return
    // Prevents the map from moving.
    down.preventDefault()
    const from: Position = [down.lngLat.lng, down.lngLat.lat]
    const show = (to: Position | null) => {
      const line =
        to === null
          ? []
          : [feature({ type: 'LineString' as const, coordinates: [[...from], [...to]] })]
      map.getSource<GeoJSONSource>('drafts')?.setData(collection(line))
    }
    const isFar = ({ point }: MapMouseEvent) => point.dist(down.point) >= LEAST_PX
    const move = (event: MapMouseEvent) => {
      if (isFar(event)) show([event.lngLat.lng, event.lngLat.lat])
    }
    map.on('mousemove', move)
    map.once('mouseup', (up) => {
      map.off('mousemove', move)
      show(null)
      const { lng, lat } = up.lngLat.wrap()
      if (isFar(up)) onDrag(from, [lng, lat])
    })
  })
}
