import type { Position } from '../engine/geo/position.js'

export const PORT_ZONES_FORMAT = 'fairway-port-zones/1'

/** The IANA time zone of each port, by its id. */
export type PortZones = ReadonlyMap<number, string>

/** Reads a parsed data/reference/port-zones.json. @throws Error if the format is not the expected one */
export function readPortZones(json: unknown): PortZones {
  const { format, zones = {} } = json as {
    format?: unknown
    zones?: Readonly<Record<string, string>>
  }
  if (format !== PORT_ZONES_FORMAT)
    throw new Error(`Port zones: got format ${String(format)}, expected ${PORT_ZONES_FORMAT}.`)
  const byId = new Map<number, string>()
  for (const [zone, ranges] of Object.entries(zones)) {
    for (const range of ranges.split(',')) {
      const [first, last = first] = range.split('-').map(Number) as [number, number?]
      for (let id = first; id <= last; id++) byId.set(id, zone)
    }
  }
  return byId
}

const DEGREES_PER_HOUR = 15

/** The nautical zone of a place at sea, whose IANA name has the sign of its west: `Etc/GMT-8` is UTC+8. */
export function nauticalZone([lon]: Position): string {
  const hours = Math.round(((((lon % 360) + 540) % 360) - 180) / DEGREES_PER_HOUR)
  if (hours === 0) return 'Etc/GMT'
  return hours > 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`
}
