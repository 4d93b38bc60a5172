import { Problem } from '../../../contract/problems/problem.js'
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

interface Fault {
  readonly pointer: string
  readonly detail: string
}

/** The error with the ports near each city that it calls unknown. Which of them is meant stays with the caller. */
export function withCityPorts(
  error: unknown,
  body: object,
  ports: PortTable,
  cities: () => InlandPlaces,
): unknown {
  if (!(error instanceof Problem) || error.code !== 'port_not_found') return error
  const faults = (error.members['errors'] ?? []) as readonly Fault[]
  const errors = faults.map((fault) => {
    const text = textAt(body, fault.pointer)
    // Not of a name that several ports have.
    const unknown = `There is no port "${text}"`
    const isUnknown = text !== '' && fault.detail.startsWith(unknown)
    const found = isUnknown ? cityPorts(text, ports, cities()) : undefined
    if (found === undefined) return fault
    const near = found.nearest_ports.join('; ')
    return { ...fault, detail: `${unknown}. Ports near the city ${found.city}: ${near}.` }
  })
  return new Problem(error.code, error.detail, { members: { ...error.members, errors } })
}

/** The text of a place as it was written, as text or as the name of an object. */
function textAt(body: object, pointer: string): string {
  let value: unknown = body
  for (const name of pointer.slice('#/'.length).split('/')) {
    if (typeof value === 'object' && value !== null) value = (value as never)[name]
  }
  return typeof value === 'string' ? value : ''
}
