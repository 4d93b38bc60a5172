import { Problem } from '../../../contract/problems/problem.js'
import { PlacesNotFoundError } from '../../../planning/errors.js'
import { portName } from '../../../ports/port.js'
import type { PortTable } from '../../../ports/table.js'
import type { InlandPlaces } from '../../../tables/legs/inland-places.js'

/** Farther ports are no answer to "the port of this city". */
const WITHIN_KM = 800
const PORTS = 3
const LARGE_ENOUGH = ['large', 'medium']

/** A city that is no port, and larger ports near it, nearest first. Lengths are straight: the way there is by land. */
export interface CityPorts {
  readonly city: string
  readonly nearest_ports: readonly string[]
}

export function cityPorts(
  text: string,
  ports: PortTable,
  cities: InlandPlaces,
): CityPorts | undefined {
  const city = cities.find(text, undefined, false)
  if (city === undefined) return undefined
  const near = ports.near(city.position, WITHIN_KM, Number.POSITIVE_INFINITY)
  const larger = near.filter(({ port }) => LARGE_ENOUGH.includes(port.size ?? ''))
  const nearest_ports = larger
    .slice(0, PORTS)
    .map(({ port, distanceKm }) => `${portName(port)}, ${Math.round(distanceKm)} km`)
  return nearest_ports.length === 0 ? undefined : { city: city.name, nearest_ports }
}

/** The error with the ports near each city that it calls unknown. Which of them is meant stays with the caller. */
export function withCityPorts(
  error: unknown,
  ports: PortTable,
  cities: () => InlandPlaces,
): unknown {
  if (!(error instanceof Problem) || !(error.cause instanceof PlacesNotFoundError)) return error
  const { faults } = error.cause
  const errors = (error.members['errors'] as readonly object[]).map((fault, at) => {
    const { code, place, greater } = faults[at]!.error
    const isUnknown = code === 'unknown_place' && greater === undefined
    const found = isUnknown ? cityPorts(place, ports, cities()) : undefined
    if (found === undefined) return fault
    const near = found.nearest_ports.join('; ')
    const detail = `There is no port "${place}". Ports near the city ${found.city}: ${near}.`
    return { ...fault, detail }
  })
  const { code, detail, members, cause } = error
  return new Problem(code, detail, { members: { ...members, errors }, cause })
}
