import { dayOfVoyage } from '../../emissions/law-day.js'
import { type StayEmissions, stayEmissions } from '../../emissions/ship/ship-emissions.js'
import type { WholeShip } from '../../emissions/ship/whole-ship.js'
import { reachesEndOf, stretchesOf } from '../closures/stretches.js'
import type { PlannedVoyage } from '../voyage/complete.js'

/** What of a planned voyage its emissions depend on. */
export type EstimatedVoyage = Pick<PlannedVoyage, 'voyage' | 'stops' | 'plannedLegs'>

/**
 * Fuel, emissions and cost of the whole vessel during the stay at each stop; null where it does not
 * stay.
 */
export function estimateStays(
  { voyage, stops, plannedLegs }: EstimatedVoyage,
  ship: WholeShip,
): (StayEmissions | null)[] {
  if (stops.every(({ stayHours }) => stayHours === 0)) return stops.map(() => null)
  const controlAreas = stretchesOf(plannedLegs.map(({ route }) => route)).filter(
    ({ group }) => group === 'eca',
  )
  return stops.map(({ place, stayHours }, stop) => {
    if (stayHours === 0) return null
    const before = plannedLegs[stop - 1]!
    return stayEmissions(ship, {
      hours: stayHours,
      day: dayOfVoyage(voyage.date),
      portFuel: voyage.stops[stop]!.portFuel ?? {},
      country: place.port?.countryCode ?? null,
      isInControlArea: controlAreas.some((area) =>
        reachesEndOf(area, stop - 1, before.route.distanceKm),
      ),
    })
  })
}
