import { KM_PER_DEGREE } from '../geo/distance.js'
import type { Position } from '../geo/position.js'
import { southernmostLatitude } from '../geo/southernmost.js'
import { dot, RADIANS, toVector, type Vector } from '../geo/vector.js'
import { type CheckedPolygon, checkPolygons, polygonContains } from './avoid/shapes/polygons.js'
import { BULGE, DRAKE } from './avoid/shapes/south-of.js'
import { checkPosition } from './checks.js'

/** Distance between the checked places along the limit, degrees of longitude. */
const STEP_DEGREES = 5
/** A length on the mean sphere differs from that on WGS84 by at most this factor. */
const FLATTENING = 1.006

/** A parallel in the south that routes stay north of, except in the Drake Passage. */
export class SouthLimit {
  /** All water south of it. */
  readonly polygon: CheckedPolygon
  private readonly along: readonly Vector[]

  /** @param latitude in degrees, below 0 */
  constructor(readonly latitude: number) {
    const { west, east, latitude: drake } = DRAKE
    const inDrake = Math.min(latitude, drake)
    const outline: readonly Position[] = [
      [-180, latitude],
      ...(inDrake < latitude
        ? ([
            [west, latitude],
            [west, inDrake],
            [east, inDrake],
            [east, latitude],
          ] as const)
        : []),
      [0, latitude],
      [180, latitude],
      [180, -90],
      [0, -90],
      [-180, -90],
    ]
    const [polygon] = checkPolygons([{ mode: 'forbid', rings: [outline] }], checkPosition)
    this.polygon = polygon!
    this.along = Array.from({ length: 360 / STEP_DEGREES }, (_, i) =>
      toVector([STEP_DEGREES * i, latitude]),
    )
  }

  /** Whether a position lies south of the limit. */
  contains(position: Position): boolean {
    return polygonContains(this.polygon, toVector(position))
  }

  /** Whether a line reaches the limit anywhere, including the Drake Passage. */
  isPassedBy(positions: readonly Position[]): boolean {
    return southernmostLatitude(positions) < this.latitude
  }

  /** Whether a path of a given length between two places may reach the limit. */
  mayBePassed(from: Position, to: Position, km: number): boolean {
    const [a, b] = [toVector(from), toVector(to)]
    const least = this.along.reduce(
      (radians, at) => Math.min(radians, angle(a, at) + angle(b, at)),
      Number.POSITIVE_INFINITY,
    )
    // Between two checked places, both distances change by at most half a step.
    const slack = STEP_DEGREES * Math.cos(this.latitude * RADIANS)
    return (least / RADIANS - slack) * KM_PER_DEGREE < km * FLATTENING
  }
}

function angle(a: Vector, b: Vector): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
}

/** Whether a line goes south of a limit: one that keeps to its parallel does so by the bulge of its great circles. */
export function isSouthOf(positions: readonly Position[], latitude: number): boolean {
  return southernmostLatitude(positions) < latitude - BULGE
}
