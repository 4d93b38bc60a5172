import type { Feature, Point as GeoPoint, LineString } from 'geojson'
import type {
  GeoJSONSource,
  Map as LibreMap,
  MapMouseEvent,
  MapTouchEvent,
  Point,
} from 'maplibre-gl'
import type { Position } from '../../src/engine/geo/position.js'
import { collection, feature } from './features.js'

/** A shorter movement counts as a click. */
const LEAST_PX = 8
/** A finger that rests this long on the line grabs it; one that moves before moves the map. */
const HOLD_MS = 350

export interface LineDrag {
  /** The line as it bends while it is dragged from one place to another. */
  bend(from: Position, to: Position): readonly Position[]
  end(from: Position, to: Position): void
}

/** Lets the user grab the route with a mouse or a finger and drag it elsewhere. */
export function dragLine(map: LibreMap, drag: LineDrag): void {
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
    const held = grab(map, drag, down)
    map.on('mousemove', held.move)
    map.once('mouseup', (up) => {
      map.off('mousemove', held.move)
      held.release(up)
    })
  })
  map.on('touchstart', 'route', (down) => {
    if (down.points.length === 1) hold(map, drag, down)
  })
}

type Touched = MapMouseEvent | MapTouchEvent

/** What follows the pointer until it is released. */
function grab(map: LibreMap, drag: LineDrag, down: Touched) {
  const from: Position = [down.lngLat.lng, down.lngLat.lat]
  const line = (to: Position): Feature<LineString | GeoPoint>[] => [
    feature({ type: 'LineString', coordinates: drag.bend(from, to).map((at) => [...at]) }),
    feature({ type: 'Point', coordinates: [...to] }),
  ]
  const show = (to: Position | null) =>
    map.getSource<GeoJSONSource>('drafts')?.setData(collection(to === null ? [] : line(to)))
  const isFar = (point: Point) => point.dist(down.point) >= LEAST_PX
  return {
    isFar,
    show: () => show(from),
    move: ({ point, lngLat }: Touched) => {
      if (isFar(point)) show([lngLat.lng, lngLat.lat])
    },
    release: ({ point, lngLat }: Touched) => {
      show(null)
      const { lng, lat } = lngLat.wrap()
      if (isFar(point)) drag.end(from, [lng, lat])
    },
    cancel: () => show(null),
  }
}

/** Waits whether the finger rests. */
function hold(map: LibreMap, drag: LineDrag, down: MapTouchEvent): void {
  const held = grab(map, drag, down)
  let isHeld = false
  const timer = setTimeout(() => {
    isHeld = true
    map.dragPan.disable()
    held.show()
  }, HOLD_MS)
  const move = (event: MapTouchEvent) => {
    if (isHeld && event.points.length === 1) held.move(event)
    else if (isHeld || held.isFar(event.point)) stop()
  }
  const end = (event: MapTouchEvent) => {
    if (isHeld) held.release(event)
    stop()
  }
  const stop = () => {
    clearTimeout(timer)
    map.off('touchmove', move)
    map.off('touchend', end)
    map.off('touchcancel', stop)
    held.cancel()
    map.dragPan.enable()
  }
  map.on('touchmove', move)
  map.on('touchend', end)
  map.on('touchcancel', stop)
}
