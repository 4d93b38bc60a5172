import { MODELLED_TYPES, type ModelledType } from '../../emissions/generated/vessel-types.js'
import { type NumberRule, REQUEST_RANGES } from '../../emissions/number-rules.js'
import type { BallastSailing } from '../../emissions/ship/ballast.js'
import { plainShipName, shipOfVoyage } from '../../emissions/ship/ship-names.js'
import type { WholeVessel } from '../../emissions/ship/whole-ship.js'
import { shown } from '../../engine/routing/errors.js'
import type { FieldFault } from '../errors.js'
import { SPEED_RANGE_KNOTS } from './speed-limits.js'

/** Vessel types of a voyage. */
export const VOYAGE_VESSEL_TYPES = MODELLED_TYPES
export type VoyageVesselType = ModelledType

/** Fuels that a request can choose for a vessel's engine. */
export const VOYAGE_FUELS = ['HFO', 'VLSFO', 'MGO'] as const
export type VoyageFuel = (typeof VOYAGE_FUELS)[number]

/** The vessel of a voyage. An unknown dimension closes no canal. */
export interface Vessel extends Omit<WholeVessel, 'type'> {
  /** Without it, dimensions decide which canals and straits it fits, and speed and fuel are those of a voyage without a vessel. */
  readonly type?: VoyageVesselType | undefined
  /** What the caller calls the ship, if that is not its type: `ultramax`. See `vesselCalled`. */
  readonly calledAs?: string | undefined
  readonly fuelType?: VoyageFuel | undefined
}

/**
 * The vessel that a type or a common name means, with the given details; typical dimensions, of the name
 * or of ships of the size, fill those that are missing. Undefined for an unknown name.
 */
export function vesselCalled(
  name: string,
  given: Omit<Vessel, 'type'>,
  typical: Pick<Vessel, 'loaM' | 'beamM' | 'draughtM'> = {},
): Vessel | undefined {
  const meant = shipOfVoyage(name)
  if (meant === undefined) return undefined
  const isType = MODELLED_TYPES.some((type) => type === plainShipName(name))
  const hasSize = given.sizeClass !== undefined
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  const likely = { ...(hasSize ? { type: meant.type } : meant), ...typical }
  return {
    ...likely,
    ...(!isType && { calledAs: name }),
    ...(likely.draughtM !== undefined &&
      given.draughtM === undefined && { isDraughtTypical: true }),
    ...Object.fromEntries(known),
  }
}

/** The range of each number of a vessel: up to what no vessel exceeds. */
export const VESSEL_RANGES = {
  loaM: { min: 0, max: 500, over: true },
  beamM: { min: 0, max: 80, over: true },
  draughtM: REQUEST_RANGES['vessel.draughtM'],
  fuelTonnesPerDay: { min: 0, max: 500, over: true },
  anchorFuelTonnesPerDay: { min: 0, max: 500, over: true },
} as const satisfies Partial<Record<keyof Vessel, NumberRule>>

/** The same in ballast. */
export const BALLAST_RANGES = {
  draughtM: VESSEL_RANGES.draughtM,
  fuelTonnesPerDay: VESSEL_RANGES.fuelTonnesPerDay,
  speedKn: SPEED_RANGE_KNOTS,
} as const satisfies Record<keyof BallastSailing, NumberRule>

/** The faults of a vessel: what the compiler would report, and numbers out of range. */
export function vesselFaults(vessel: Vessel | undefined): FieldFault[] {
  if (vessel === undefined) return []
  return [
    ...typeFaults(vessel),
    ...textFaults('sizeClass', vessel),
    ...textFaults('fuelType', vessel),
    ...numberFaults(vessel),
  ]
}

function typeFaults({ type }: Vessel): FieldFault[] {
  if (type === undefined || VOYAGE_VESSEL_TYPES.includes(type)) return []
  const detail = `must be one of ${VOYAGE_VESSEL_TYPES.join(', ')}, got ${shown(type)}`
  return [{ field: 'vessel.type', detail }]
}

function textFaults(name: 'sizeClass' | 'fuelType', vessel: Vessel): FieldFault[] {
  const value: unknown = vessel[name]
  if (value === undefined || typeof value === 'string') return []
  return [{ field: `vessel.${name}`, detail: `must be a string, got ${shown(value)}` }]
}

function numberFaults(vessel: Vessel): FieldFault[] {
  return [
    ...rangeFaults('vessel', vessel, VESSEL_RANGES),
    ...rangeFaults('vessel.ballast', vessel.ballast ?? {}, BALLAST_RANGES),
    ...proportionFaults(vessel),
  ]
}

/** No vessel is wider than long, nor deeper. */
function proportionFaults({ loaM, beamM, draughtM }: Vessel): FieldFault[] {
  if (loaM === undefined) return []
  return Object.entries({ beamM, draughtM }).flatMap(([name, value]) => {
    if (value === undefined || !(value > loaM)) return []
    const detail = `must not be more than the length of ${loaM} m, got ${value}: are they swapped?`
    return [{ field: `vessel.${name}`, detail }]
  })
}

function rangeFaults(
  within: string,
  given: object,
  ranges: Readonly<Record<string, NumberRule>>,
): FieldFault[] {
  return Object.entries(ranges).flatMap(([name, { max }]) => {
    const value: unknown = given[name as keyof typeof given]
    if (value === undefined || (typeof value === 'number' && value > 0 && value <= max)) return []
    const detail = `must be a number above 0 and at most ${max}, got ${shown(value)}`
    return [{ field: `${within}.${name}`, detail }]
  })
}
