import type { EmissionsBody } from '../../api/schemas/emissions-request.js'
import type { RouteBody } from '../../api/schemas/route-request.js'
import { type FactorSet, territoryOf, tradeLaneOf, type Voyage } from '../../emissions/index.js'
import type { Port } from '../../ports/port.js'
import type { PortTable } from '../../ports/table.js'

type EmissionsRoute = EmissionsBody['route']

/** Where the request names its ports. */
export const PORT_POINTERS = {
  origin: '#/route/origin/port_id',
  destination: '#/route/destination/port_id',
}

/** Whether an end is a port, for which the table of ports is needed. */
export function namesPorts({ origin, destination }: EmissionsRoute): boolean {
  return origin?.port_id !== undefined || destination?.port_id !== undefined
}

/** A place in the words of a route, in which coordinates are [longitude, latitude]. */
export function locationOf(place: EmissionsRoute['origin']): RouteBody['origin'] {
  if (place === undefined) return {}
  const { port_id, lat, lon } = place
  return port_id === undefined ? { coordinates: [lon!, lat!] } : { port_id }
}

/** What the two ends tell of the voyage: territories and trade lane, where they are ports. */
export function voyageOf(
  { origin, destination, distance_type }: EmissionsRoute,
  ports: PortTable | null,
  factors: FactorSet,
): Voyage {
  const from = portOf(origin, ports)
  const to = portOf(destination, ports)
  return {
    distanceType: distance_type ?? 'sfd',
    originCountry: from ? territoryOf(placeOf(from), factors) : null,
    destinationCountry: to ? territoryOf(placeOf(to), factors) : null,
    tradeLane: from && to ? tradeLaneOf(placeOf(from), placeOf(to), factors) : null,
  }
}

function portOf(place: EmissionsRoute['origin'], ports: PortTable | null): Port | undefined {
  return place?.port_id === undefined ? undefined : ports?.byId(place.port_id)
}

function placeOf({ countryCode, position: [lon, lat] }: Port) {
  return { country: countryCode, lon, lat }
}
