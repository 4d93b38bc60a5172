import { warned } from '../../emissions/answer/warning-table.js'
import { sphericalKm } from '../../engine/geo/distance.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import { portName } from '../../ports/port.js'
import { stopInWords } from '../sentences.js'
import { type PlanningWarning, stopName } from '../warnings.js'

/** Places that are farther apart, km, are not the same. */
const SAME_KM = 1

/** Whether two ports or positions that are not the same snap to the same point of the water. */
export function isSameWater({
  origin: a,
  destination: b,
  distanceKm,
}: Pick<SeaRoute, 'origin' | 'destination' | 'distanceKm'>): boolean {
  if (distanceKm > 0) return false
  if (a.requested !== null && b.requested !== null) {
    return sphericalKm(a.requested, b.requested) >= SAME_KM
  }
  return a.portId !== null && b.portId !== null && a.portId !== b.portId
}

/** Warns of a leg between such places. */
export function sameWaterWarning(route: SeaRoute, leg: number, stops: number): PlanningWarning[] {
  if (!isSameWater(route)) return []
  const [from, to] = [leg, leg + 1].map((stop) => stopInWords(stopName(stop, stops)))
  return [{ ...warned('same_water', { from: from!, to: to! }), field: `stops[${leg + 1}]` }]
}

/** Warns once of all such cells of a matrix. @param distancesKm row-major */
export function sameWaterCells(
  origins: readonly ResolvedPlace[],
  destinations: readonly ResolvedPlace[],
  distancesKm: Float64Array,
): PlanningWarning[] {
  const at = distancesKm.findIndex((km, cell) => {
    if (km > 0 || Number.isNaN(km)) return false
    const [a, b] = [
      origins[Math.floor(cell / destinations.length)]!,
      destinations[cell % destinations.length]!,
    ]
    if (a.port !== null && b.port !== null) return a.port !== b.port
    return a.port === b.port && sphericalKm(a.position, b.position) >= SAME_KM
  })
  if (at < 0) return []
  const [row, column] = [Math.floor(at / destinations.length), at % destinations.length]
  const nameOf = ({ port }: ResolvedPlace, field: string) =>
    port === null ? field : portName(port)
  const origin = nameOf(origins[row]!, `origins[${row}]`)
  const destination = nameOf(destinations[column]!, `destinations[${column}]`)
  return [{ ...warned('same_water:cell', { origin, destination }), field: 'destinations' }]
}
