import { dayOfVoyage } from '../../emissions/law-day.js'
import { type StayEmissions, stayEmissions } from '../../emissions/ship/ship-emissions.js'
import type { WholeShip } from '../../emissions/ship/whole-ship.js'
import { reachesEndOf, stretchesOf } from '../closures/stretches.js'
import type { PlannedVoyage } from '../voyage/complete.js'

/** What of a planned voyage its emissions depend on. */
export type EstimatedVoyage = Pick<PlannedVoyage, 'voyage' | 'stops' | 'plannedLegs'>

/**
 * Fuel, emissions and cost of the whole vessel during the stay at each stop, and at anchor while it waits; null where
 * it does neither.
 */
export function estimateStays(
  { voyage, stops, plannedLegs }: EstimatedVoyage,
  ship: WholeShip,
): (StayEmissions | null)[] {
  const isNonstop = plannedLegs.every(({ waitHours }) => waitHours === 0)
  if (isNonstop && stops.every(({ stayHours }) => stayHours === 0)) return stops.map(() => null)
  const controlAreas = stretchesOf(plannedLegs.map(({ route }) => route)).filter(
    ({ group }) => group === 'eca',
  )
  return stops.map(({ place, stayHours }, stop) => {
    const before = plannedLegs[stop - 1]
    const waitHours = before?.waitHours ?? 0
    if (before === undefined || stayHours + waitHours === 0) return null
    const { portFuel } = voyage.stops[stop]!
    return stayEmissions(ship, {
      hours: stayHours + waitHours,
      day: dayOfVoyage(voyage.date),
      portFuel: { ...portFuel, anchorageHours: (portFuel?.anchorageHours ?? 0) + waitHours },
      country: place.port?.countryCode ?? null,
      isInControlArea: controlAreas.some((area) =>
        reachesEndOf(area, stop - 1, before.route.distanceKm),
      ),
    })
  })
}
