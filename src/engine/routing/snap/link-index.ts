import { KM_PER_DEGREE } from '../../geo/distance.js'
import type { Position } from '../../geo/position.js'
import { RADIANS } from '../../geo/vector.js'
import type { SeaNetwork } from '../../sea/network.js'
import { positionAt } from '../../sea/stored/network-content.js'

const CELL_DEGREES = 0.5
const COLUMNS = 360 / CELL_DEGREES

/** A position on a fairway link. */
export interface LinkPosition {
  readonly link: number
  /** Index of the link's previous point, counted over all links. */
  readonly point: number
  readonly position: Position
  readonly distanceKm: number
}

/** Finds the nearest position on any fairway. */
export class LinkIndex {
  private readonly cells = new Map<number, number[]>()
  private readonly linkOfPoint: Int32Array

  constructor(private readonly network: SeaNetwork) {
    const { linkFirst, linkLonLatE6 } = network
    this.linkOfPoint = new Int32Array(linkLonLatE6.length / 2)
    for (let link = 0; link + 1 < linkFirst.length; link++) {
      if (isCrossing(network, link)) continue
      for (let p = linkFirst[link]!; p < linkFirst[link + 1]!; p++) {
        this.linkOfPoint[p] = link
        if (p + 1 < linkFirst[link + 1]!) this.register(p)
      }
    }
  }

  private register(p: number): void {
    const [x0, y0, x1, y1] = this.segment(p)
    const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / CELL_DEGREES) + 1
    let last = -1
    for (let k = 0; k <= steps; k++) {
      const cell = cellOf(x0 + (k / steps) * (x1 - x0), y0 + (k / steps) * (y1 - y0))
      if (cell === last) continue
      last = cell
      const list = this.cells.get(cell)
      if (list) list.push(p)
      else this.cells.set(cell, [p])
    }
  }

  private segment(p: number): [number, number, number, number] {
    const [x0, y0] = positionAt(this.network.linkLonLatE6, p)
    const [x1, y1] = positionAt(this.network.linkLonLatE6, p + 1)
    const turn = x1 - x0 > 180 ? -360 : x0 - x1 > 180 ? 360 : 0
    return [x0, y0, x1 + turn, y1]
  }

  /**
   * The nearest position within a distance, or null. Calculated on a plane around the position: accurate to 0.1 %
   * within 50 km.
   */
  nearest([lon, lat]: Position, withinKm: number): LinkPosition | null {
    const c = Math.max(0.05, Math.cos(lat * RADIANS))
    const rows = Math.ceil(withinKm / KM_PER_DEGREE / CELL_DEGREES)
    const columns = Math.min(
      COLUMNS / 2 - 1,
      Math.ceil(withinKm / KM_PER_DEGREE / c / CELL_DEGREES),
    )
    let best: LinkPosition | null = null
    for (let dy = -rows; dy <= rows; dy++) {
      for (let dx = -columns; dx <= columns; dx++) {
        const cell = cellOf(lon + dx * CELL_DEGREES, lat + dy * CELL_DEGREES)
        for (const p of this.cells.get(cell) ?? []) {
          const found = this.nearestOn(p, lon, lat, c)
          if (found.distanceKm <= (best?.distanceKm ?? withinKm)) best = found
        }
      }
    }
    return best
  }

  private nearestOn(p: number, lon: number, lat: number, c: number): LinkPosition {
    let [x0, y0, x1, y1] = this.segment(p)
    const turn = Math.round((lon - x0) / 360) * 360
    x0 += turn
    x1 += turn
    const bx = (x1 - x0) * c
    const by = y1 - y0
    const px = (lon - x0) * c
    const py = lat - y0
    const length2 = bx * bx + by * by
    const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, (px * bx + py * by) / length2))
    const x = x0 + t * (x1 - x0)
    return {
      link: this.linkOfPoint[p]!,
      point: p,
      position: [x > 180 ? x - 360 : x < -180 ? x + 360 : x, y0 + t * by],
      distanceKm: Math.hypot(px - t * bx, py - t * by) * KM_PER_DEGREE,
    }
  }
}

/**
 * Whether a link only leads through a gate, from open water to open water. No position snaps to such a
 * link: a position near it is at sea, on one side of the gate.
 */
function isCrossing(
  { linkPassage, linkFrom, linkTo, nodeVertex }: SeaNetwork,
  link: number,
): boolean {
  return (
    linkPassage[link]! >= 0 && nodeVertex[linkFrom[link]!]! >= 0 && nodeVertex[linkTo[link]!]! >= 0
  )
}

function cellOf(lon: number, lat: number): number {
  const column = ((Math.floor((lon + 180) / CELL_DEGREES) % COLUMNS) + COLUMNS) % COLUMNS
  return Math.floor((lat + 90) / CELL_DEGREES) * COLUMNS + column
}
