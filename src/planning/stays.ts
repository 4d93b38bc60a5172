import type { FactorSet } from '../emissions/factor-set.js'
import { type StayEmissions, stayEmissions } from '../emissions/stay-emissions.js'
import type { PlannedVoyage } from './complete.js'
import { SAME_PLACE_KM, type Stretch, stretchesOf } from './stretches.js'

/**
 * Fuel, emissions and cost of the whole vessel during the stay at each stop; null where it does not
 * stay.
 */
export function estimateStays(
  { voyage, stops, plannedLegs }: PlannedVoyage,
  factors: FactorSet,
  fuelPriceUsdPerTonne: number | null,
): (StayEmissions | null)[] {
  if (stops.every(({ stayHours }) => stayHours === 0)) return stops.map(() => null)
  const controlAreas = stretchesOf(plannedLegs.map(({ route }) => route)).filter(
    ({ group }) => group === 'eca',
  )
  return stops.map(({ place, stayHours }, stop) => {
    if (stayHours === 0) return null
    const before = plannedLegs[stop - 1]!
    return stayEmissions(
      {
        vessel: voyage.vessel ?? null,
        hours: stayHours,
        portFuel: voyage.stops[stop]!.portFuel ?? {},
        country: place.port?.countryCode ?? null,
        isInControlArea: controlAreas.some((area) =>
          reaches(area, stop - 1, before.route.distanceKm),
        ),
        fuelPriceUsdPerTonne,
      },
      factors,
    )
  })
}

/** Whether a stretch contains the end of a leg. */
function reaches({ start, end }: Stretch, leg: number, lengthKm: number): boolean {
  if (start.leg > leg) return false
  return end.leg > leg || (end.leg === leg && end.km > lengthKm - SAME_PLACE_KM)
}
