import { type Map as LibreMap, LngLatBounds, type PaddingOptions } from 'maplibre-gl'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { globeView, MAX_FIT_ZOOM } from './globe-view.js'
import type { Shown } from './keep-in-view.js'

/** The parts of the map that other elements cover, px. */
export type Margins = Required<PaddingOptions>

const NEAR_SIDE_KM = 9000
/** A line may come this much closer to the edge before the map moves. */
const SLACK_PX = 25
const MOTION_MS = 700
const NO_MARGINS: Margins = { top: 0, bottom: 0, left: 0, right: 0 }

/** Moves a flat map or a globe to show lines. */
export class Camera {
  /** Whether the user has moved the map since the last `show`. */
  isMovedByHand = false
  #shown: readonly Position[] = []
  #margins = NO_MARGINS
  #zoom = Number.POSITIVE_INFINITY

  constructor(
    private readonly map: LibreMap,
    private readonly isCalm: boolean,
    private readonly isGlobe: () => boolean,
  ) {
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent !== undefined) this.isMovedByHand = true
    })
  }

  /** The line to which the map was last moved; null before there is one. */
  get shown(): Shown | null {
    if (this.#shown.length === 0) return null
    const lats = this.#shown.map(([, lat]) => lat)
    const { top, bottom } = this.#margins
    return { north: Math.max(...lats), south: Math.min(...lats), zoom: this.#zoom, top, bottom }
  }

  /** Whether a line lies in the free part of the map and, on a globe, on the near side. */
  shows(positions: readonly Position[], margins: Margins): boolean {
    const { width, height } = this.map.getContainer().getBoundingClientRect()
    const { lng, lat } = this.map.getCenter()
    const isNear = (position: Position) =>
      !this.isGlobe() || sphericalKm(position, [lng, lat]) < NEAR_SIDE_KM
    return positions.every((position) => {
      const { x, y } = this.map.project([position[0], position[1]])
      const isAcross = x > margins.left - SLACK_PX && x < width - margins.right + SLACK_PX
      const isDown = y > margins.top - SLACK_PX && y < height - margins.bottom + SLACK_PX
      return isAcross && isDown && isNear(position)
    })
  }

  /** Moves the map so that a line lies in its free part. */
  show(positions: readonly Position[], margins: Margins): void {
    // Without a size, as on paper, nothing can be fitted.
    if (positions.length === 0 || this.map.getContainer().clientWidth === 0) return
    // The first line appears without an animation.
    const animate = !this.isCalm && this.#shown.length > 0
    this.#shown = positions
    this.#margins = margins
    this.isMovedByHand = false
    const view = this.isGlobe() ? this.#globeView() : this.#flatView()
    if (view) this.map.easeTo({ ...view, animate, duration: MOTION_MS })
  }

  /** Shows the same line again, after the map has changed its projection. */
  showAgain(): void {
    this.show(this.#shown, this.#margins)
  }

  /**
   * The longitude in the middle of the free part, on the copy of the world that is visible there.
   */
  middleLongitude(): number {
    if (this.isGlobe()) return this.map.getCenter().lng
    const { left, right } = this.#margins
    // To ask the page for the size of the map, between two marks that move, would lay it out each time.
    const { x, y } = this.map.project(this.map.getCenter())
    return this.map.unproject([x + (left - right) / 2, y]).lng
  }

  #globeView() {
    const { width, height } = this.map.getContainer().getBoundingClientRect()
    const { left, right, top, bottom } = this.#margins
    const room = Math.min(width - left - right, height - top - bottom)
    return { ...globeView(this.#shown, room), padding: this.#margins }
  }

  #flatView() {
    const bounds = new LngLatBounds()
    for (const [lon, lat] of this.#shown) bounds.extend([lon, lat])
    // A globe keeps its margins, which would then count twice.
    this.map.setPadding(NO_MARGINS)
    const view = this.map.cameraForBounds(bounds, {
      padding: this.#margins,
      maxZoom: MAX_FIT_ZOOM,
    })
    this.#zoom = view?.zoom ?? this.#zoom
    return view
  }
}
