import { sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import type { SnappedPlace } from '../../engine/routing/request.js'
import type { Passage, PassageId } from '../../engine/sea/passages.js'

type InlandEnd = Pick<SnappedPlace, 'inland'>

/** Great circles of the sphere are at most so much longer than those of the ellipsoid. */
const SPHERE = 1.006

type Lines = Pick<Passage, 'centreLines'>

/** Lead to water without another way to the sea: only who begins or ends there wants them. */
const DEAD_ENDS: readonly PassageId[] = ['st-lawrence-seaway', 'volga-don']

/** Whether a passage leads on between these places, some of which may be far inland. */
export function leadsOn({ id }: Pick<Passage, 'id'>, ends: readonly (InlandEnd | null)[]): boolean {
  return !DEAD_ENDS.includes(id) || ends.some((end) => end?.inland !== undefined)
}

/**
 * Whether the way through a passage may be as short as what some cell has: by great circles to its ends, which no way
 * undercuts. A cell without a route would take any.
 * @param distancesKm row by row; NaN without a route
 */
export function mayBeMissed(
  { centreLines }: Lines,
  origins: readonly Position[],
  destinations: readonly Position[],
  distancesKm: ArrayLike<number>,
): boolean {
  return centreLines.some((line) => {
    const [a, b] = [line[0]!, line.at(-1)!]
    const fromA = destinations.map((to) => sphericalKm(a, to))
    const fromB = destinations.map((to) => sphericalKm(b, to))
    const length = sphericalKm(a, b)
    return origins.some((from, row) => {
      const [toA, toB] = [sphericalKm(from, a), sphericalKm(from, b)]
      return destinations.some((_, column) => {
        const least = length + Math.min(toA + fromB[column]!, toB + fromA[column]!)
        return !(least > SPHERE * distancesKm[row * destinations.length + column]!)
      })
    })
  })
}

/** Whether a ship that sails so far may come to a passage. */
export function mayBeReached({ centreLines }: Lines, from: Position, withinKm: number): boolean {
  return centreLines.some((line) => line.some((at) => sphericalKm(from, at) <= SPHERE * withinKm))
}
