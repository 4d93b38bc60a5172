import { DEFAULT_KNOTS, KNOTS_BY_VESSEL_TYPE } from '../../emissions/generated/vessel-types.js'
import { classNamed, classOfCapacity, classOfDimensions } from '../../emissions/vessel-model.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { Vessel } from './vessel.js'
import type { VesselClass } from './vessel-classes.js'

/** Accepted speeds, km/h. */
export const SPEED_RANGE_KMH = { min: 1, max: 200 } as const

/** The same in knots, to a hundredth. */
export const SPEED_RANGE_KNOTS = {
  min: Math.ceil((SPEED_RANGE_KMH.min / KM_PER_NM) * 100) / 100,
  max: Math.floor((SPEED_RANGE_KMH.max / KM_PER_NM) * 100) / 100,
} as const

/**
 * Where a speed comes from: the request, the arrival that it wants, the size class, the vessel type, or the general
 * default.
 */
export const SPEED_SOURCES = [
  'request',
  'arrive_at',
  'size_class',
  'vessel_type',
  'default',
] as const

/** A speed and its source. */
export interface Speed {
  readonly speedKmh: number
  readonly source: (typeof SPEED_SOURCES)[number]
}

export type Sized = Pick<Vessel, 'type' | 'sizeClass' | 'capacity' | 'loaM' | 'beamM'>

/** The caller's speed, else that of the vessel's size class, else that of its type, else 14 knots. */
export function speedOf(
  vessel: Sized | undefined,
  classes: readonly VesselClass[],
  speedKmh?: number,
): Speed {
  if (speedKmh !== undefined) return { speedKmh, source: 'request' }
  if (vessel?.type === undefined) return { speedKmh: kmhOf(DEFAULT_KNOTS), source: 'default' }
  const shipClass = classOf(vessel, vessel.type, classes)
  if (shipClass) return { speedKmh: kmhOf(shipClass.defaultSpeedKn), source: 'size_class' }
  return { speedKmh: kmhOf(KNOTS_BY_VESSEL_TYPE[vessel.type]), source: 'vessel_type' }
}

/** By name, otherwise by capacity, otherwise by length or beam, as the fuel of a whole ship has it. */
export function classOf(
  { sizeClass, capacity, ...dimensions }: Sized,
  type: NonNullable<Sized['type']>,
  classes: readonly VesselClass[],
): VesselClass | undefined {
  return (
    (sizeClass === undefined ? undefined : classNamed(classes, type, sizeClass)) ??
    (capacity === undefined ? undefined : classOfCapacity(classes, type, capacity)) ??
    classOfDimensions(classes, type, dimensions)
  )
}

/** Knots in km/h, rounded to the metre. */
export function kmhOf(knots: number): number {
  return Math.round(knots * KM_PER_NM * 1000) / 1000
}
