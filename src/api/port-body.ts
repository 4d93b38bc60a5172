import type { Port } from '../ports/port.js'

export function portBody(port: Port) {
  return {
    id: port.id,
    name: port.name,
    country: port.country,
    country_code: port.countryCode,
    unlocode: port.unlocode,
    coordinates: [...port.position],
    slug: port.slug,
  }
}
