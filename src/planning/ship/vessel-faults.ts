import { shown } from '../../engine/routing/errors.js'
import type { FieldFault } from '../errors.js'
import { VESSEL_RANGES, type Vessel, VOYAGE_VESSEL_TYPES } from './vessel.js'

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
  return Object.entries(VESSEL_RANGES).flatMap(([name, { max }]) => {
    const value: unknown = vessel[name as keyof typeof VESSEL_RANGES]
    if (value === undefined || (typeof value === 'number' && value > 0 && value <= max)) return []
    const detail = `must be a number above 0 and at most ${max}, got ${shown(value)}`
    return [{ field: `vessel.${name}`, detail }]
  })
}
