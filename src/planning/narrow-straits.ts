import { type Warned, warned } from '../emissions/warning-table.js'
import type { NamedStrait } from '../sea/named-straits.js'
import { UNDER_KEEL } from './shallow-straits.js'
import { exceededLimit, type VesselDimensions } from './vessel-fit.js'

/** A strait that a vessel's size closes. Straits have no bit, so a route is searched around them. */
export interface ClosedStrait {
  readonly strait: NamedStrait
  readonly why: Warned<'closed_by_vessel'>
}

/** The straits whose depth or limits close them to a vessel; none for unknown dimensions. */
export function straitsClosedTo(
  vessel: VesselDimensions,
  straits: readonly NamedStrait[],
): readonly ClosedStrait[] {
  return straits
    .filter(({ limitsClose }) => limitsClose)
    .flatMap((strait) => {
      const why = reasonToClose(strait, vessel)
      return why === null ? [] : [{ strait, why }]
    })
}

function reasonToClose(
  strait: NamedStrait,
  vessel: VesselDimensions,
): Warned<'closed_by_vessel'> | null {
  const { name: place, depthM, limits = [] } = strait
  const { draughtM } = vessel
  if (draughtM !== undefined && depthM < draughtM * (1 + UNDER_KEEL)) {
    return warned('closed_by_vessel:depth', { place, depth_m: depthM, draft_m: draughtM })
  }
  const exceeded = exceededLimit({ limits }, vessel)
  return exceeded && warned('closed_by_vessel', { place, ...exceeded })
}
