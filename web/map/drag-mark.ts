import type { Marker } from 'maplibre-gl'
import type { Position } from '../../src/geo/position.js'
import type { MapView } from './map-view.js'

/**
 * Adds an element to the map that can be dragged to another place, and keeps it on the copy of the
 * world that is in view.
 * @param place its current place
 * @returns a function that removes it
 */
export function dragMark(
  mapView: MapView,
  element: HTMLElement,
  place: () => Position,
  onMoved: (to: Position) => void,
): () => void {
  let marker: Marker | null = null
  // MapLibre keeps a moved marker on the copy of the world where it was, so a marker whose line is now
  // on another copy is replaced.
  const settle = () => {
    const at = place()
    if (marker !== null && Math.abs(marker.getLngLat().lng - at[0]) < 180) return
    marker?.remove()
    marker = mapView.mark({ element, draggable: true }, at)
    marker.on('dragend', ({ target }) => {
      const { lng, lat } = target.getLngLat().wrap()
      onMoved([lng, lat])
    })
  }
  settle()
  mapView.map.on('moveend', settle)
  return () => {
    mapView.map.off('moveend', settle)
    marker?.remove()
  }
}
