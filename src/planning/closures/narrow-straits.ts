import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import { exceededLimit, type VesselDimensions } from '../ship/vessel-fit.js'
import { UNDER_KEEL } from './shallow-straits.js'

/**
 * The straits whose depth or limits close them to a vessel; none for unknown dimensions. Straits have no
 * bit, so a route is searched around them.
 */
export function straitsClosedTo(
  vessel: VesselDimensions,
  straits: readonly NamedStrait[],
): readonly NamedStrait[] {
  return straits.filter((strait) => {
    if (!strait.limitsClose) return false
    return isTooDeep(vessel, strait) || exceededLimit(limitsOf(strait), vessel) !== null
  })
}

/** Why a strait is closed to a vessel; null if it is open. */
export function reasonToClose(
  strait: NamedStrait,
  vessel: VesselDimensions,
): Warned<'closed_by_vessel'> | null {
  const { name: place, depthM } = strait
  if (isTooDeep(vessel, strait)) {
    return warned('closed_by_vessel:depth', { place, depth_m: depthM, draft_m: vessel.draughtM! })
  }
  const exceeded = exceededLimit(limitsOf(strait), vessel)
  return exceeded && warned('closed_by_vessel', { place, ...exceeded })
}

function isTooDeep({ draughtM }: VesselDimensions, { depthM }: NamedStrait): boolean {
  return draughtM !== undefined && depthM < draughtM * (1 + UNDER_KEEL)
}

function limitsOf({ limits = [] }: NamedStrait) {
  return { limits }
}
