import { MS_PER_HOUR } from '../../base/utc.js'
import type { Position } from '../../engine/geo/position.js'
import { earliestHours, waitHours } from '../timeline.js'
import type { WeatherHull } from './kwon.js'
import { type LossTable, lossTables } from './loss-table.js'
import { type Step, stepsOf, type WeatheredVoyage } from './steps.js'

/** The weather of a place at a time, as far as a field has it: winds and currents to the east and the north, m/s. */
export interface Weather {
  readonly wind?: readonly [u: number, v: number]
  readonly current?: readonly [u: number, v: number]
  /** Significant height, m, and where waves come from, degrees from north. */
  readonly waves?: { readonly heightM: number; readonly fromDegrees: number }
}

/** Weather in space and time: a forecast, what was measured, or a climatology. */
export interface WeatherField {
  /** What it is, for the answer. */
  readonly source: string
  /** Null outside of it. */
  at(position: Position, timeMs: number): Weather | null
}

/** A voyage in a field. */
export interface FieldVoyage {
  /** Sailing, waiting and time in port. */
  readonly hours: number
  /** Sailing hours over those in calm water. */
  readonly factor: number
  /** Share of the time at sea inside the field. */
  readonly knownShare: number
}

const STEP_KM = 60
/** A ship against a current keeps this way at least, m/s: it would wait. */
const LEAST_MS = 1
/** Pierson and Moskowitz (1964), as usual for winds at 10 m: significant height of a full sea = 0.0246·v². */
const SEA_OF_WIND = 0.0246

/** A voyage in a field along its line, which does not move: the ship keeps its power, and currents carry it. */
export function voyageInField(
  voyage: WeatheredVoyage,
  departureMs: number,
  field: WeatherField,
  hullOf: (leg: number) => WeatherHull,
): FieldVoyage {
  const tableOf = lossTables(hullOf)
  let [more, known] = [0, 0]
  // Behind the calm timeline: a ship that waits is not late.
  let [late, leg] = [0, 0]
  const lateAfter = (stop: number) => {
    const { arrival, waitHours: calm, earliestMs } = voyage.calls[stop]!
    const reached = arrival!.hours - calm + late
    return reached + waitHours(reached, earliestHours({ earliestMs }, departureMs)) - arrival!.hours
  }
  for (const step of stepsOf(voyage, STEP_KM)) {
    while (leg < step.leg) late = lateAfter(++leg)
    const timeMs = departureMs + (step.atHours + late) * MS_PER_HOUR
    const weather = field.at(step.position, timeMs)
    if (weather === null) continue
    known += step.hours
    if (step.isLimited) continue
    const longer = step.hours * (step.speedMs / speedIn(weather, step, tableOf(step)) - 1)
    more += longer
    late += longer
  }
  while (leg < voyage.plannedLegs.length) late = lateAfter(++leg)
  const { sailingHours, stayHours, waitHours: calmWait } = voyage.totals
  return {
    hours: sailingHours + stayHours + calmWait + late,
    // Stops at one place have no way between them.
    factor: sailingHours === 0 ? 1 : (sailingHours + more) / sailingHours,
    knownShare: sailingHours === 0 ? 1 : known / sailingHours,
  }
}

/** Over ground, m/s. Of wind and waves, the one that hinders more counts: the method knows both as one. */
function speedIn({ wind, current, waves }: Weather, { course, speedMs }: Step, table: LossTable) {
  const byWind = wind ? table.at(course, ...wind) : 0
  const byWaves = waves ? table.at(course, ...windOf(waves)) : 0
  const along = current ? current[0] * course[0] + current[1] * course[1] : 0
  return Math.max(LEAST_MS, speedMs / (1 + Math.max(byWind, byWaves)) + along)
}

/** The wind that raises such a sea. */
function windOf({ heightM, fromDegrees }: NonNullable<Weather['waves']>): [number, number] {
  const speed = Math.sqrt(Math.max(0, heightM) / SEA_OF_WIND)
  const to = ((fromDegrees + 180) * Math.PI) / 180
  return [speed * Math.sin(to), speed * Math.cos(to)]
}
