import { cross, dot, type Vector } from '../../../geo/vector.js'
import { type AreaCorner, mayTurn } from './corners.js'

/** Corners of a leaf. Neighbours in the list are neighbours of a ring, so they lie close together. */
const LEAF = 8

/** A ball that contains some corners: its centre and radius in space. */
interface Ball {
  readonly centre: Vector
  readonly radius: number
  readonly first: number
  readonly end: number
  readonly parts: readonly Ball[]
}

/** The corners of areas in a tree of balls: finds those in the directions in which a path may turn. */
export class CornerTree {
  private readonly root: Ball

  constructor(private readonly places: readonly Vector[]) {
    this.root = this.ballOf(0, places.length)
  }

  private ballOf(first: number, end: number): Ball {
    const own = this.places.slice(first, end)
    const centre = [0, 1, 2].map((k) => own.reduce((sum, at) => sum + at[k]!, 0) / own.length)
    const [x, y, z] = centre as unknown as Vector
    const radius = own.reduce(
      (most, at) => Math.max(most, Math.hypot(at[0] - x, at[1] - y, at[2] - z)),
      0,
    )
    const middle = (first + end) >> 1
    const parts = own.length <= LEAF ? [] : [this.ballOf(first, middle), this.ballOf(middle, end)]
    return { centre: [x, y, z], radius, first, end, parts }
  }

  /** Visits every corner to which a path may lead straight after turning at a given one. */
  eachAhead(corner: AreaCorner, visit: (index: number) => void): void {
    const { at, before, after, isForbidden } = corner
    // A place lies on one side of a plane or the other; a path may turn if it is the same for both.
    const planes = [cross(at, before), cross(at, after)] as const
    const reach = planes.map((plane) => Math.hypot(...plane))
    const look = ({ centre, radius, first, end, parts }: Ball): void => {
      if (isForbidden) {
        const [a, b] = [dot(planes[0], centre), dot(planes[1], centre)]
        const [slackA, slackB] = [radius * reach[0]!, radius * reach[1]!]
        // Wholly on different sides, with a margin for rounding.
        if (a - slackA > SURE && b + slackB < -SURE) return
        if (a + slackA < -SURE && b - slackB > SURE) return
      }
      if (parts.length > 0) for (const part of parts) look(part)
      else {
        for (let i = first; i < end; i++) if (mayTurn(corner, ...this.places[i]!)) visit(i)
      }
    }
    look(this.root)
  }
}

/** More than the tolerance of `mayTurn`, and than its rounding. */
const SURE = 1e-13
