import { isShort } from './names/fold.js'
import { regionCalled } from './names/regions.js'
import { countryName } from './names/unknown-code.js'
import type { Port } from './port.js'
import type { PortTable } from './table.js'

/** A country, region or island that a text names, without a port of that name. */
export interface Area {
  /** "the country Sri Lanka", "a region". */
  readonly what: string
  /** Its ports, the largest first, without terminals. */
  readonly ports: readonly Port[]
}

/** The region or country with a name; undefined if there is none. */
export function areaNamed(ports: PortTable, text: string): Area | undefined {
  if (isShort(text)) return undefined
  const region = regionCalled(text)
  const codes = ports.countriesCalled(text)
  if (region !== null) {
    // Georgia is both.
    const isThere = ({ countryCode, position }: Port) =>
      region(countryCode, position) || codes.has(countryCode)
    return { what: 'a region', ports: largest(ports, isThere) }
  }
  const [code] = codes
  if (code === undefined) return undefined
  return { what: `the country ${countryName(code) ?? code}`, ports: largestOf(ports, codes) }
}

/** The ports of some countries, the largest first, without terminals. */
export function largestOf(ports: PortTable, countryCodes: Iterable<string>): readonly Port[] {
  const codes = new Set(countryCodes)
  if (codes.size === 0) return []
  return largest(ports, ({ countryCode }) => codes.has(countryCode))
}

function largest(ports: PortTable, isThere: (port: Port) => boolean): readonly Port[] {
  return ports.ports
    .filter((port) => port.mainPortId === null && isThere(port))
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
}
