import { nearestOnVectorLeg } from '../../engine/geo/cross-track.js'
import { positionAtKm } from '../../engine/geo/interpolate.js'
import { toVector, type Vector } from '../../engine/geo/vector.js'
import type { SailedLine } from '../../engine/routing/request.js'
import type { Pause } from './trace-afloat.js'

/** A line nearer to the shortest one than this is the same way, km. */
export const SAME_WAY_KM = 20
/** Points of a line that are compared. */
const MAX_POINTS = 1000
const LEAST_STEP_KM = 5

/** A part of a line that leaves the shortest one. */
export interface Difference {
  /** From the start of the line, km. */
  readonly fromKm: number
  readonly toKm: number
  /** The greatest distance from the shortest line there, km. */
  readonly offKm: number
  /** How much longer it is than the part of the shortest line beside it, km. */
  readonly extraKm: number
}

type Line = Pick<SailedLine, 'positions' | 'distancesKm' | 'distanceKm'>

/**
 * Where a line leaves another, by more than `SAME_WAY_KM`.
 * @param pause awaited between points: each is compared with all of the other line
 */
export async function differences(line: Line, shortest: Line, pause: Pause): Promise<Difference[]> {
  const stepKm = Math.max(LEAST_STEP_KM, line.distanceKm / MAX_POINTS)
  const steps = Math.max(1, Math.ceil(line.distanceKm / stepKm))
  const vectors = shortest.positions.map(toVector)
  const found: (Difference & { readonly besideKm: number })[] = []
  let last = { km: 0, besideKm: 0 }
  let isOff = false
  for (let step = 0; step <= steps; step++) {
    const rest = pause()
    if (rest) await rest
    const km = (line.distanceKm * step) / steps
    const place = toVector(positionAtKm(line.positions, line.distancesKm, km))
    const { offKm, alongKm } = nearest(place, vectors, shortest.distancesKm)
    const wasOff = isOff
    isOff = offKm > SAME_WAY_KM
    if (isOff || wasOff) {
      const before = wasOff ? found.pop()! : { fromKm: last.km, besideKm: last.besideKm, offKm: 0 }
      const extraKm = km - before.fromKm - (alongKm - before.besideKm)
      found.push({ ...before, toKm: km, offKm: Math.max(offKm, before.offKm), extraKm })
    }
    last = { km, besideKm: alongKm }
  }
  return found.map(({ besideKm: _, ...difference }) => difference)
}

function nearest(place: Vector, line: readonly Vector[], distancesKm: readonly number[]) {
  let best = { offKm: Infinity, alongKm: 0 }
  for (let at = 0; at + 1 < line.length; at++) {
    const { offKm, alongKm } = nearestOnVectorLeg(place, line[at]!, line[at + 1]!)
    if (offKm < best.offKm) {
      best = { offKm, alongKm: Math.min(distancesKm[at]! + alongKm, distancesKm[at + 1]!) }
    }
  }
  return best
}
