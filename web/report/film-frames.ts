import type { Position } from '../../src/engine/geo/position.js'
import { endsBeside } from '../map/lines-beside.js'
import { positionAt, routeLine } from '../map/route-line.js'

/** The film of a closure: the open route stands, its passage closes, the line swings to the other, which stands. */
export const FILM_SECONDS = 6
const CLOSES_AT = 1
const [SWING_FROM, SWING_TO] = [1.8, 4.2]
/** Points of a line that swings. */
const POINTS = 240

export interface FilmMoment {
  readonly isClosed: boolean
  /** 0 for the open route, 1 for the other. */
  readonly share: number
}

export function momentAt(seconds: number): FilmMoment {
  const linear = Math.max(0, Math.min(1, (seconds - SWING_FROM) / (SWING_TO - SWING_FROM)))
  return { isClosed: seconds >= CLOSES_AT, share: linear * linear * (3 - 2 * linear) }
}

export type Swing = (share: number) => readonly Position[]

/**
 * The line between two routes with the same ends; null if they lead around different sides of the world, where
 * nothing between them is a line on this map.
 */
export function swingBetween(open: readonly Position[], closed: readonly Position[]): Swing | null {
  if (!endsBeside(open, closed)) return null
  const [from, to] = [pointsAlong(open), pointsAlong(closed)]
  return (share) =>
    from.map(([lon, lat], i): Position => {
      const [toLon, toLat] = to[i]!
      return [lon + (toLon - lon) * share, lat + (toLat - lat) * share]
    })
}

/**
 * The line of the film: it swings; or, where the other way leads around the other side of the world, it goes back to the
 * origin and leaves anew.
 */
export function filmLine(open: readonly Position[], closed: readonly Position[]): Swing {
  const swing = swingBetween(open, closed)
  if (swing !== null) return swing
  const [from, to] = [pointsAlong(open), pointsAlong(closed)]
  return (share) => {
    const [points, part] = share < 0.5 ? [from, 1 - 2 * share] : [to, 2 * share - 1]
    return points.slice(0, Math.max(2, Math.round(part * points.length)))
  }
}

function pointsAlong(coordinates: readonly Position[]): Position[] {
  const line = routeLine(coordinates, 1)
  return Array.from({ length: POINTS }, (_, i) => positionAt(line, i / (POINTS - 1)))
}
