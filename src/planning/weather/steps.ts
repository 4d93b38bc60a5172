import { positionAtKm } from '../../engine/geo/interpolate.js'
import type { Position } from '../../engine/geo/position.js'
import { hoursTo } from '../../engine/geo/sailing-hours.js'
import type { PlannedLeg, PlannedVoyage } from '../voyage/complete.js'

/** A piece of the line that is short enough for one weather. */
export interface Step {
  /** Index of the leg. */
  readonly leg: number
  /** Its middle. */
  readonly position: Position
  /** The course as a unit vector to the east and the north. */
  readonly course: readonly [east: number, north: number]
  readonly km: number
  /** Of the ship in still water, m/s. */
  readonly speedMs: number
  /** In still water: under way on it, and since the departure at its middle. */
  readonly hours: number
  readonly atHours: number
  /** Whether a passage limits the speed here: then weather takes none. */
  readonly isLimited: boolean
}

export type WeatheredVoyage = Pick<PlannedVoyage, 'calls' | 'plannedLegs' | 'stops'> & {
  readonly voyage: Pick<PlannedVoyage['voyage'], 'departureMs'>
  readonly totals: Pick<PlannedVoyage['totals'], 'sailingHours' | 'stayHours' | 'waitHours'>
}

const RADIANS = Math.PI / 180
const MS_PER_KMH = 1 / 3.6

/** The legs of a voyage in steps of at most this length, in sailing order. */
export function stepsOf(
  { calls, plannedLegs }: Pick<WeatheredVoyage, 'calls' | 'plannedLegs'>,
  stepKm: number,
): Step[] {
  return plannedLegs.flatMap((leg, at) => stepsOfLeg(leg, at, calls[at]!.departure!.hours, stepKm))
}

function stepsOfLeg(
  { route, speedKmh }: Pick<PlannedLeg, 'route' | 'speedKmh'>,
  leg: number,
  departureHours: number,
  stepKm: number,
): Step[] {
  const { positions, distancesKm, distanceKm, passages } = route
  const count = Math.ceil(distanceKm / stepKm)
  const km = distanceKm / count
  let from = positions[0]!
  let fromHours = 0
  return Array.from({ length: count }, (_, at) => {
    const [startKm, endKm] = [at * km, (at + 1) * km]
    const to = at === count - 1 ? positions.at(-1)! : positionAtKm(positions, distancesKm, endKm)
    const toHours = hoursTo(endKm, route, speedKmh)
    const step: Step = {
      leg,
      position: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      course: courseOf(from, to),
      km,
      speedMs: speedKmh * MS_PER_KMH,
      hours: toHours - fromHours,
      atHours: departureHours + (fromHours + toHours) / 2,
      isLimited: passages.some(
        ({ entryKm, exitKm, speedLimitKmh = speedKmh }) =>
          speedLimitKmh < speedKmh &&
          entryKm < (startKm + endKm) / 2 &&
          (startKm + endKm) / 2 < exitKm,
      ),
    }
    from = to
    fromHours = toHours
    return step
  })
}

function courseOf([fromLon, fromLat]: Position, [toLon, toLat]: Position): Step['course'] {
  const east = (toLon - fromLon) * Math.cos(((fromLat + toLat) / 2) * RADIANS)
  const north = toLat - fromLat
  const length = Math.hypot(east, north)
  return length === 0 ? [0, 0] : [east / length, north / length]
}
