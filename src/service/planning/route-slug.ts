import type { Port } from '../../ports/port.js'

/** What the way between two ports is called. Slugs of ports hold no "to", so it is unique. */
export function routeSlug(origin: Port, destination: Port): string {
  return `${origin.slug}-to-${destination.slug}`
}
