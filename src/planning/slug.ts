import { nothingLeft } from '../base/nothing-left.js'
import { CLOSED_BY_DEFAULT, DEFAULT_RESOLUTION_KM } from '../engine/routing/request.js'
import type { Port } from '../ports/port.js'
import { DEFAULT_SOUTH_LIMIT } from './closures/closures.js'
import type { PreparedVoyage } from './voyage/prepare.js'

/** The slug of the route between two ports. It is unique because slugs of ports do not contain "to". */
export function routeSlug(origin: Port, destination: Port): string {
  return `${origin.slug}-to-${destination.slug}`
}

/** The slug of a voyage between two different ports with default options; otherwise null. */
export function slugOf({ voyage, stops, resolutionKm }: PreparedVoyage): string | null {
  const { vessel, constraints = {} } = voyage
  const {
    closed = [],
    opened = [],
    avoid = [],
    polygons = [],
    channels = [],
    southLimit,
    // Without a vessel, no water is too shallow.
    depth: _,
    ...others
  } = constraints
  nothingLeft(others)
  const isDefault =
    stops.length === 2 &&
    resolutionKm === DEFAULT_RESOLUTION_KM &&
    closed.length === 0 &&
    avoid.length === 0 &&
    polygons.length === 0 &&
    channels.length === 0 &&
    (southLimit ?? DEFAULT_SOUTH_LIMIT) === DEFAULT_SOUTH_LIMIT &&
    !opened.some((id) => CLOSED_BY_DEFAULT.some((other) => other === id)) &&
    vessel === undefined
  const [origin, destination] = stops.map(({ place }) => place.port)
  if (!isDefault || !origin || !destination || origin === destination) return null
  return routeSlug(origin, destination)
}
