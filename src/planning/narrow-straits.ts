import type { NamedStrait } from '../sea/named-straits.js'
import { UNDER_KEEL } from './shallow-straits.js'
import { exceededLimit, type VesselDimensions } from './vessel-fit.js'

/** A strait that a vessel's size closes. Straits have no bit, so a route is searched around them. */
export interface ClosedStrait {
  readonly strait: NamedStrait
  /** Why, as a sentence that begins with its name. */
  readonly detail: string
}

/** The straits whose depth or limits close them to a vessel; none for unknown dimensions. */
export function straitsClosedTo(
  vessel: VesselDimensions,
  straits: readonly NamedStrait[],
): readonly ClosedStrait[] {
  return straits
    .filter(({ limitsClose }) => limitsClose)
    .flatMap((strait) => {
      const reason = reasonToClose(strait, vessel)
      return reason === null ? [] : [{ strait, detail: `${strait.name}: ${reason}.` }]
    })
}

function reasonToClose(strait: NamedStrait, vessel: VesselDimensions): string | null {
  const { depthM, limits = [] } = strait
  const { draughtM } = vessel
  if (draughtM !== undefined && depthM < draughtM * (1 + UNDER_KEEL)) {
    return `about ${depthM} m deep (recalled), less than a draught of ${draughtM} m plus 10 % under-keel clearance`
  }
  return exceededLimit({ limits }, vessel)
}
