import { classesAround } from '../../emissions/ship/modelled-ship.js'
import { classOfShip } from '../../emissions/vessel-model.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { VesselClass } from './speed.js'
import { SPEED_RANGE_KMH } from './speed-limits.js'
import type { Vessel } from './vessel.js'

/** Between which speeds a ship sails, km/h. */
export interface SpeedRange {
  readonly min: number
  readonly max: number
}

/**
 * From the lowest load of the main engine to the top speed: of the ship's size, else of its class, else of all classes
 * of its type. Without a type, every speed that a request may state.
 */
export function speedRangeOf(
  vessel: Omit<Vessel, 'fuels'> | undefined,
  classes: readonly VesselClass[],
): SpeedRange {
  if (vessel?.type === undefined) return SPEED_RANGE_KMH
  const { type, capacity } = vessel
  const around = capacity === undefined ? undefined : classesAround(classes, type, capacity)
  if (around) {
    const { nearest, above, weight } = around
    const mean = (of: (one: VesselClass) => number) =>
      (1 - weight) * of(nearest) + weight * of(above)
    return rangeOf(
      mean(({ slowestSpeedKn }) => slowestSpeedKn),
      mean(({ maxSpeedKn }) => maxSpeedKn),
    )
  }
  const shipClass = classOfShip(classes, type, vessel)?.shipClass
  const all = shipClass ? [shipClass] : classes.filter((one) => one.type === type)
  if (all.length === 0) return SPEED_RANGE_KMH
  return rangeOf(
    Math.min(...all.map(({ slowestSpeedKn }) => slowestSpeedKn)),
    Math.max(...all.map(({ maxSpeedKn }) => maxSpeedKn)),
  )
}

/** Rounded inwards, so that a request may state both ends. */
function rangeOf(slowestKn: number, topKn: number): SpeedRange {
  const { min, max } = SPEED_RANGE_KMH
  return {
    min: Math.max(min, Math.ceil(slowestKn * KM_PER_NM * 1000) / 1000),
    max: Math.min(max, Math.floor(topKn * KM_PER_NM * 1000) / 1000),
  }
}
