import type { FeatureCollection } from 'geojson'
import {
  type GeoJSONSource,
  Map as LibreMap,
  LngLat,
  type MapMouseEvent,
  Marker,
  type MarkerOptions,
  type Point,
  setWorkerUrl,
} from 'maplibre-gl'
// A worker from the page's own origin, because MapLibre would otherwise create one from a blob:
// URL.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { Texts } from '../texts/en.js'
import { drawnAreas, drawnBorders, graticule } from './base-map.js'
import { Camera } from './camera.js'
import { COAST_LEVELS, serveCoast } from './coast-tiles.js'
import { collection } from './features.js'
import { horizonKm } from './globe-view.js'
import { isSame } from './is-same.js'
import { keepInView } from './keep-in-view.js'
import { countryNames, portPoints, seaNames } from './label-features.js'
import { dragLine, type LineDrag } from './line-drag.js'
import type { BorderFile, MapFile, PortFile } from './map-file.js'
import { across, down, TILE_PX } from './mercator.js'
import type { Palette } from './palette.js'
import { END_ROOM, END_ROOM_PX, LINE_ROOM, LINE_ROOM_PX } from './route-layers.js'
import { pixelIn, type View } from './sketch.js'
import { landLayerIds, levelStart, mapStyle, type SourceName } from './style.js'

export type Projection = 'globe' | 'mercator'

/** What was clicked: a port, or a position. */
export interface MapClick {
  readonly portId: number | null
  readonly isLand: boolean
  /** Key of the alternative route that was clicked. */
  readonly choice: string | null
  readonly position: Position
  readonly x: number
  readonly y: number
}

export interface MapViewOptions {
  readonly container: HTMLElement
  readonly file: MapFile
  readonly palette: Palette
  readonly projection: Projection
  readonly calm: boolean
  /** In a frame of another page: words for gestures that leave the page's own scrolling alone. */
  readonly gestures?: { readonly wheel: string; readonly mac: string; readonly touch: string }
  onClick(click: MapClick): void
  /** The line can be grabbed at one place and released at another. */
  readonly lineDrag: LineDrag
  /** The alternative route under the pointer; null if there is none. */
  onAlternative(key: string | null): void
  /** Null if the pointer leaves the map. */
  onPoint(position: Position | null, kmPerPixel: number): void
}

const CLICK_RADIUS_PX = 8
const EARTH_KM = 40_075
const ROOMS = [
  [END_ROOM, END_ROOM_PX],
  [LINE_ROOM, LINE_ROOM_PX],
] as const
/** Greater than any zoom. */
const NO_ZOOM = 24

/** A wrapper of the map that draws feature collections and reports clicks. */
export class MapView {
  readonly map: LibreMap
  readonly camera: Camera
  readonly #file: MapFile
  readonly #container: HTMLElement
  readonly #data = new Map<SourceName, FeatureCollection>()
  #palette: Palette
  #projection: Projection

  constructor(options: MapViewOptions) {
    setWorkerUrl(new URL(workerUrl, document.baseURI).href)
    this.#file = options.file
    this.#container = options.container
    serveCoast(options.file.coast)
    this.#palette = options.palette
    this.#projection = options.projection
    this.map = new LibreMap({
      container: options.container,
      style: mapStyle(options.palette, options.projection),
      center: [40, 22],
      zoom: 1.4,
      minZoom: -0.6,
      transformConstrain: (center, zoom) => this.#keep(center, zoom),
      maxZoom: 9,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      maxPitch: 0,
      fadeDuration: options.calm ? 0 : 200,
      validateStyle: false,
      ...(options.gestures && {
        cooperativeGestures: true,
        locale: {
          'CooperativeGesturesHandler.WindowsHelpText': options.gestures.wheel,
          'CooperativeGesturesHandler.MacHelpText': options.gestures.mac,
          'CooperativeGesturesHandler.MobileHelpText': options.gestures.touch,
        },
      }),
    })
    this.map.touchZoomRotate.disableRotation()
    this.map.keyboard.disableRotation()
    this.camera = new Camera(this.map, options.calm, () => this.#projection === 'globe')
    this.map.on('style.load', () => this.#redraw())
    this.map.on('idle', () => {
      this.#hideCoarseLand()
      // For measurements: the moment when the map is complete.
      performance.mark('map-idle')
    })
    this.draw('graticule', graticule())
    this.#listen(options)
    dragLine(this.map, options.lineDrag)
  }

  /** Replaces the content of a source, and stores it for a change of style. */
  draw(name: SourceName, data: FeatureCollection): void {
    // The map would cut it into tiles and place all its names again.
    if (isSame(this.#data.get(name), data)) return
    this.#data.set(name, data)
    // Before the style is loaded, and whenever it changes, #redraw does this instead.
    this.map.getSource<GeoJSONSource>(name)?.setData(data)
  }

  /** @param day `YYYY-MM-DD` */
  drawAreas(day: string): void {
    this.draw('areas', drawnAreas(this.#file, day))
  }

  drawBorders(file: BorderFile): void {
    this.draw('borders', drawnBorders(file))
  }

  drawPorts(file: PortFile): void {
    this.draw('ports', portPoints(file))
  }

  /**
   * Sets names in the user's language, including that of the canvas, which MapLibre always calls
   * "Map".
   */
  name(texts: Texts, language: string): void {
    this.map.getCanvas().setAttribute('aria-label', texts.map.label)
    this.draw('names', collection([...seaNames(texts), ...countryNames(this.#file, language)]))
  }

  restyle(palette: Palette, projection: Projection): void {
    if (palette === this.#palette && projection === this.#projection) return
    const isReshaped = projection !== this.#projection
    this.#palette = palette
    this.#projection = projection
    this.map.setStyle(mapStyle(palette, projection), { diff: false })
    if (isReshaped) this.map.once('style.load', () => this.camera.showAgain())
  }

  /** Puts an element of the page on the map. */
  mark(options: MarkerOptions, at: Position): Marker {
    return new Marker(options).setLngLat([at[0], at[1]]).addTo(this.map)
  }

  /** Scale and origin of a flat map in this frame; null for a globe. */
  flatView(): View | null {
    if (this.#projection === 'globe') return null
    const scale = TILE_PX * 2 ** this.map.getZoom()
    const { x, y } = this.map.project([0, 0])
    return { scale, x: x - across(0) * scale, y: y - down(0) * scale }
  }

  /** Where positions are in this frame, px. On a flat map this takes none of the map's matrices. */
  placing(): (position: Position) => { x: number; y: number } {
    const view = this.flatView()
    return view === null ? ([lon, lat]) => this.map.project([lon, lat]) : pixelIn(view)
  }

  /** Degrees by which the visible copy of a line lies east of the line; a multiple of 360. */
  turnOf(line: readonly Position[]): number {
    const [first, last] = [line[0], line[line.length - 1]]
    if (first === undefined || last === undefined) return 0
    return 360 * Math.round((this.camera.middleLongitude() - (first[0] + last[0]) / 2) / 360)
  }

  /** Whether a place is visible, because half of a globe is hidden. */
  isOnNearSide(place: Position): boolean {
    if (this.#projection === 'mercator') return true
    const { lng, lat } = this.map.getCenter()
    const { clientHeight } = this.#container
    return sphericalKm(place, [lng, lat]) < horizonKm(this.map.getZoom(), lat, clientHeight)
  }

  /** Resolves when everything is drawn and the page is idle. */
  async idle(): Promise<void> {
    await this.map.once('idle')
  }

  remove(): void {
    this.map.remove()
  }

  #keep(center: LngLat, zoom: number) {
    if (this.#projection === 'globe') return { center, zoom: Math.max(zoom, -0.6) }
    const { clientWidth: width, clientHeight: height } = this.#container
    // Hidden, as on paper.
    if (width === 0 || height === 0) return { center, zoom }
    const kept = keepInView(center, zoom, { width, height }, this.camera?.shown)
    return { center: new LngLat(kept.lng, kept.lat), zoom: kept.zoom }
  }

  /** A coarse coast stays below a finer one until the finer one is loaded. */
  #hideCoarseLand(): void {
    const zoom = this.map.getZoom()
    COAST_LEVELS.forEach(({ zoom: level }, i) => {
      const finer = COAST_LEVELS[i + 1]
      if (finer === undefined) return
      const isCovered = zoom >= levelStart(finer.zoom)
      const until = isCovered ? levelStart(finer.zoom) : NO_ZOOM
      for (const id of landLayerIds(level)) {
        const layer = this.map.getLayer(id)
        if (layer !== undefined && layer.maxzoom !== until)
          this.map.setLayerZoomRange(id, levelStart(level), until)
      }
    })
  }

  /** Whether the land as drawn is there, and no lake in it and no channel of a river beside. */
  #isLand(point: Point, beside: [[number, number], [number, number]]): boolean {
    const ids = COAST_LEVELS.flatMap(({ zoom }) => landLayerIds(zoom))
    const layers = (kind: string) =>
      ids.filter((id) => id.startsWith(kind) && this.map.getLayer(id) !== undefined)
    const drawn = this.map.queryRenderedFeatures(point, { layers: layers('land') })
    const levels = drawn.map(({ properties }) => Number(properties['level']))
    if (Math.max(0, ...levels) % 2 === 0) return false
    return this.map.queryRenderedFeatures(beside, { layers: layers('channels') }).length === 0
  }

  #redraw(): void {
    for (const [name, side] of ROOMS)
      if (!this.map.hasImage(name)) this.map.addImage(name, new ImageData(side, side))
    for (const [name, data] of this.#data) this.map.getSource<GeoJSONSource>(name)?.setData(data)
  }

  #listen({ onClick, onPoint, onAlternative }: MapViewOptions): void {
    this.map.on('click', ({ point, lngLat }) => {
      const { x, y } = point
      const box: [[number, number], [number, number]] = [
        [x - CLICK_RADIUS_PX, y - CLICK_RADIUS_PX],
        [x + CLICK_RADIUS_PX, y + CLICK_RADIUS_PX],
      ]
      const [port] = this.map.queryRenderedFeatures(box, { layers: ['ports'] })
      const [choice] = this.map.queryRenderedFeatures(box, { layers: ['alternatives', 'route'] })
      const { lng, lat } = lngLat.wrap()
      onClick({
        portId: (port?.properties['id'] as number | undefined) ?? null,
        isLand: this.#isLand(point, box),
        choice: (choice?.properties['choice'] as string | undefined) ?? null,
        position: [lng, lat],
        x,
        y,
      })
    })
    this.map.on('mousemove', ({ lngLat }: MapMouseEvent) => {
      const circle = EARTH_KM * Math.cos((lngLat.lat * Math.PI) / 180)
      onPoint([lngLat.lng, lngLat.lat], circle / (512 * 2 ** this.map.getZoom()))
    })
    this.map.on('mouseenter', 'alternatives', ({ features }) => {
      this.map.getCanvas().style.cursor = 'pointer'
      onAlternative((features?.[0]?.properties['choice'] as string | undefined) ?? null)
    })
    this.map.on('mouseleave', 'alternatives', () => {
      this.map.getCanvas().style.cursor = ''
      onAlternative(null)
    })
    this.map.on('mouseout', () => onPoint(null, 0))
  }
}
