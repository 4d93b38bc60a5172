import type { Marker } from 'maplibre-gl'
import type { Position } from '../../src/engine/geo/position.js'
import type { MapView } from './map-view.js'

/** An element on the map that can be dragged. */
export interface DragMark {
  /** Moves it to its current place. */
  readonly settle: () => void
  readonly remove: () => void
}

/**
 * Adds an element to the map that can be dragged to another place, and keeps it on the copy of the
 * world that is in view. It is moved, not made again, and each marker has a box of its own around the element: MapLibre
 * leaves the listeners of a removed marker on what it was given (maplibre-gl-js #7287).
 * @param place its current place
 */
export function dragMark(
  mapView: MapView,
  element: HTMLElement,
  place: () => Position,
  onMoved: (to: Position) => void,
): DragMark {
  const make = (at: Position) => {
    const box = document.createElement('div')
    box.append(element)
    const made = mapView.mark({ element: box, draggable: true }, at)
    made.on('dragend', ({ target }) => {
      const { lng, lat } = target.getLngLat().wrap()
      onMoved([lng, lat])
    })
    return made
  }
  let marker: Marker = make(place())
  // MapLibre keeps a moved marker on the copy of the world where it was, so a marker whose line is now
  // on another copy is replaced. A globe has no copies.
  const stay = (at: Position) => {
    if (Math.abs(marker.getLngLat().lng - at[0]) < 180 || mapView.flatView() === null) return
    marker.remove()
    marker = make(at)
  }
  const check = () => stay(place())
  mapView.map.on('moveend', check)
  return {
    settle() {
      const at = place()
      marker.setLngLat([at[0], at[1]])
      stay(at)
    },
    remove() {
      mapView.map.off('moveend', check)
      marker.remove()
    },
  }
}
