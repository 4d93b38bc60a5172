import type { Position } from '../../src/engine/geo/position.js'
import type { Port } from '../../src/ports/port.js'
import { PortTable } from '../../src/ports/table.js'

const NO_DETAILS = {
  localNames: [],
  size: null,
  limits: null,
  isTabled: true,
  mainPortId: null,
} as const

export const ROTTERDAM = port(88, 'Rotterdam', 'Netherlands', 'NL', 'NLRTM', [4.13, 51.95])
export const SINGAPORE = port(1340, 'Singapore', 'Singapore', 'SG', 'SGSIN', [103.84, 1.26])
export const SHANGHAI = port(1201, 'Shanghai', 'China', 'CN', 'CNSHA', [121.8, 31.2])

/** Three ports with fixed ids, whatever the real table contains. */
export const testPorts = new PortTable([ROTTERDAM, SINGAPORE, SHANGHAI])

function port(
  id: number,
  name: string,
  country: string,
  countryCode: string,
  unlocode: string,
  position: Position,
): Port {
  const slug = name.toLowerCase()
  return {
    id,
    name,
    country,
    countryCode,
    unlocode,
    position,
    slug,
    alternateNames: [],
    rank: id,
    ...NO_DETAILS,
  }
}
