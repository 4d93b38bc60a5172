import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import type { PlannedVoyage } from '../../../src/planning/voyage/complete.js'

/** A voyage of one leg along the equator to the east, without a stay. */
export function equatorVoyage(degrees: number, speedKmh = 26): PlannedVoyage {
  const positions = Array.from({ length: degrees + 1 }, (_, lon): Position => [lon, 0])
  const distancesKm = positions.map(([lon]) => lon * legLengthKm([0, 0], [1, 0]))
  const distanceKm = distancesKm.at(-1)!
  const route = { positions, distancesKm, distanceKm, passages: [], areas: [] }
  const hours = distanceKm / speedKmh
  return {
    voyage: { stops: [], date: '2026-01-20' },
    stops: [{}, {}],
    calls: [{ departure: { hours: 0 } }, { arrival: { hours }, departure: null, waitHours: 0 }],
    plannedLegs: [{ from: 0, to: 1, route, speedKmh, hours }],
    totals: { distanceKm, sailingHours: hours, stayHours: 0, waitHours: 0, hours },
  } as unknown as PlannedVoyage
}
