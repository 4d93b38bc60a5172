import { hoursTo } from '../../engine/geo/sailing-hours.js'
import type { VesselClass } from '../ship/speed.js'
import { callsOf } from '../timeline.js'
import { speedsKept } from '../voyage/arrival.js'
import type { PlannedVoyage } from '../voyage/complete.js'
import type { WeatherHull } from './kwon.js'
import type { WindClimate } from './wind-climate.js'
import { windHoursByLeg } from './wind-months.js'

/** More than any voyage needs. */
const MOST_ROUNDS = 8
/** Answers have hours to a hundredth. */
const SAME_HOURS = 0.005

/** The speeds in calm water that keep the wanted arrivals in the mean of the winds, and whether they do. */
export interface WindSpeeds {
  readonly speedsKmh: readonly number[]
  readonly isKept: boolean
}

/** Null for a voyage that seeks no speed: without a departure or an arrival wanted, or with all speeds stated. */
export function windSpeeds(
  planned: PlannedVoyage,
  climate: WindClimate,
  hullOf: (leg: number) => WeatherHull,
  classes: readonly VesselClass[],
): WindSpeeds | null {
  const { voyage, stops, plannedLegs, legs } = planned
  const { departureMs } = voyage
  const isWanted = voyage.stops.some(({ arriveAt }) => arriveAt !== undefined)
  const isStated = legs.every(({ speed }) => speed.source === 'request')
  if (departureMs === undefined || !isWanted || isStated) return null
  const routes = plannedLegs.map(({ route }) => route)
  let late = routes.map(() => 0)
  let last: { readonly late: readonly number[]; readonly more: readonly number[] } | undefined
  for (let round = 0; ; round++) {
    const kept = speedsKept({ voyage, stops, legs }, routes, classes, late)
    const speedsKmh = kept.speeds.map(({ speedKmh }) => speedKmh)
    const sailed = plannedLegs.map((leg, at) => {
      const speedKmh = speedsKmh[at]!
      return { ...leg, speedKmh, hours: hoursTo(leg.route.distanceKm, leg.route, speedKmh) }
    })
    const calls = callsOf(planned, sailed)
    const more = windHoursByLeg({ ...planned, calls, plannedLegs: sailed }, departureMs, climate, hullOf) // biome-ignore format: one line
    const isSame = more.every((hours, at) => Math.abs(hours - late[at]!) < SAME_HOURS)
    if (isSame || round === MOST_ROUNDS)
      return { speedsKmh, isKept: !kept.warnings.some(({ code }) => code === 'arrives_late') }
    // The more is expected, the faster the ship sails and the less it loses: by the secant, each leg by itself.
    const next = more.map((hours, at) => {
      const slope = last ? (hours - last.more[at]!) / (late[at]! - last.late[at]!) || 0 : 0
      return late[at]! + (hours - late[at]!) / (1 - Math.min(0, Math.max(-2, slope)))
    })
    last = { late, more }
    late = next
  }
}
