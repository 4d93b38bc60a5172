import { KM_PER_DEGREE } from '../geo/distance.js'
import { kmInside, measuredLine } from '../geo/inside.js'
import type { Position } from '../geo/position.js'
import { southernmostLatitude } from '../geo/southernmost.js'
import { dot, RADIANS, toVector, type Vector } from '../geo/vector.js'
import { type CheckedPolygon, checkPolygons, polygonContains } from './avoid/shapes/polygons.js'
import { BULGE, edgeOf, northernmostOf, numberOf } from './avoid/shapes/south-of.js'
import { checkPosition } from './checks.js'
import { BY_OCEAN, type SouthLimitOption } from './request.js'

export { northernmostOf }

/** Distance between the checked places along the limit, degrees. */
const STEP_DEGREES = 5
/** A length on the mean sphere differs from that on WGS84 by at most this factor. */
const FLATTENING = 1.006

/** A line in the south that routes stay north of: a parallel except in the Drake Passage, or one by ocean. */
export class SouthLimit {
  /** All water south of it. */
  readonly polygon: CheckedPolygon
  /** How the labels of ports name it. */
  readonly number: number
  private readonly northernmost: number
  private readonly along: readonly Vector[]

  /** @param limit a latitude in degrees, below 0, or the limit by ocean */
  constructor(limit: SouthLimitOption) {
    this.polygon = southOfEdge(edgeOf(limit))
    this.number = numberOf(limit)
    this.northernmost = northernmostOf(limit)
    this.along = stepsAlong(edgeOf(limit)).map(toVector)
  }

  /** Whether a position lies south of the limit. */
  contains(position: Position): boolean {
    return polygonContains(this.polygon, toVector(position))
  }

  /** Whether a line reaches the limit anywhere. */
  isPassedBy(positions: readonly Position[]): boolean {
    return (
      southernmostLatitude(positions) < this.northernmost &&
      kmInside(measuredLine(positions), this.polygon) > 0
    )
  }

  /** Whether a path of a given length between two places may reach the limit. */
  mayBePassed(from: Position, to: Position, km: number): boolean {
    const [a, b] = [toVector(from), toVector(to)]
    const least = this.along.reduce(
      (radians, at) => Math.min(radians, angle(a, at) + angle(b, at)),
      Number.POSITIVE_INFINITY,
    )
    // Between two checked places, both distances change by at most half a step.
    return (least / RADIANS - STEP_DEGREES) * KM_PER_DEGREE < km * FLATTENING
  }
}

function southOfEdge(edge: readonly Position[]): CheckedPolygon {
  const outline: readonly Position[] = [...edge, [180, -90], [0, -90], [-180, -90]]
  return checkPolygons([{ mode: 'forbid', rings: [outline] }], checkPosition)[0]!
}

/** Places along an edge at most a step apart. */
function stepsAlong(edge: readonly Position[]): Position[] {
  return edge.slice(1).flatMap(([lon, lat], i) => {
    const [lon0, lat0] = edge[i]!
    const steps = Math.ceil(Math.hypot(lon - lon0, lat - lat0) / STEP_DEGREES)
    return Array.from({ length: steps }, (_, k): Position => {
      const share = (k + 1) / steps
      return [lon0 + share * (lon - lon0), lat0 + share * (lat - lat0)]
    })
  })
}

function angle(a: Vector, b: Vector): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
}

/** The limit by ocean, moved south by what a line that keeps to its edge may lie south of it. */
const BEYOND_BY_OCEAN = southOfEdge(
  edgeOf(BY_OCEAN).map(([lon, lat]): Position => [lon, lat - 2 * BULGE]),
)

/**
 * Whether a line goes south of a limit: one that keeps to its edge does so by the bulge of its great circles. South of
 * a latitude, it does so in the Drake Passage too.
 */
export function isSouthOf(positions: readonly Position[], limit: SouthLimitOption): boolean {
  const lowest = southernmostLatitude(positions)
  if (lowest >= northernmostOf(limit) - BULGE) return false
  return limit !== BY_OCEAN || kmInside(measuredLine(positions), BEYOND_BY_OCEAN) > 0
}
