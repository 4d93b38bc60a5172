import type { Stop, StopUse } from './plan.js'
import type { RouteAnswer } from './route-answer.js'

/** A stretch of a voyage from one place to the next that the ship sails with or without cargo. */
export interface LadenLeg {
  /** Numbers of its ends, where the first end of the voyage is 0. */
  readonly from: number
  readonly to: number
  readonly isLaden: boolean
  readonly km: number
  /** Under way, without the stays. */
  readonly hours: number
}

/**
 * Whether the ship is laden on each leg; null if no stop loads or discharges. It is laden from the first loading to
 * the last discharging of a cargo; the first end of the voyage loads, and the last discharges, if no stop does.
 */
export function ladenLegs(stops: readonly Pick<Stop, 'use'>[]): readonly boolean[] | null {
  const isCargo = (use: StopUse | null | undefined) => use === 'load' || use === 'discharge'
  const uses = [null, ...stops.map(({ use }) => use ?? null)]
  if (!uses.some(isCargo)) return null
  return uses.map((_, leg) => {
    const last = uses.slice(0, leg + 1).findLast(isCargo)
    const next = uses.slice(leg + 1).find(isCargo)
    return last === 'load' || next === 'discharge'
  })
}

/** The legs with their lengths and times, as the answer has them; empty if nothing says what is laden. */
export function ladenParts(
  stops: readonly Stop[],
  route: Pick<RouteAnswer, 'timeline'>,
): LadenLeg[] {
  const laden = ladenLegs(stops)
  if (laden === null) return []
  const events = route.timeline ?? []
  const at = (stop: number) => {
    const arrival = events.find((event) => event.stop === stop && event.kind !== 'departure')
    const departure = events.find((event) => event.stop === stop && event.kind === 'departure')
    return {
      km: arrival?.distance_km ?? 0,
      arrival: arrival?.hours ?? 0,
      departure: (departure ?? arrival)?.hours ?? 0,
    }
  }
  return laden.map((isLaden, i): LadenLeg => {
    const [start, end] = [at(i), at(i + 1)]
    return {
      from: i,
      to: i + 1,
      isLaden,
      km: end.km - start.km,
      hours: end.arrival - start.departure,
    }
  })
}
