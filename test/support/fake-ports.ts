import { sphericalKm } from '../../src/geo/distance.js'
import type { Position } from '../../src/geo/position.js'
import type { Port, PortTable } from '../../src/service/engine.js'

export const ROTTERDAM = port(88, 'Rotterdam', 'Netherlands', 'NL', 'NLRTM', [4.13, 51.95])
export const SINGAPORE = port(1340, 'Singapore', 'Singapore', 'SG', 'SGSIN', [103.84, 1.26])
export const SHANGHAI = port(1201, 'Shanghai', 'China', 'CN', 'CNSHA', [121.8, 31.2])

const PORTS = [ROTTERDAM, SINGAPORE, SHANGHAI]

export const fakePorts: PortTable = {
  byId: (id) => PORTS.find((candidate) => candidate.id === id),
  search: (query, limit) =>
    PORTS.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
      .slice(0, limit)
      .map((found) => ({ port: found, match: 'name' })),
  along: (positions, distancesKm, { withinKm, limit }) =>
    PORTS.flatMap((candidate) => {
      const offsets = positions.map((position) => sphericalKm(position, candidate.position))
      const offRouteKm = Math.min(...offsets)
      const distanceFromOriginKm = distancesKm[offsets.indexOf(offRouteKm)]!
      return offRouteKm <= withinKm ? [{ port: candidate, distanceFromOriginKm, offRouteKm }] : []
    })
      .sort((a, b) => a.distanceFromOriginKm - b.distanceFromOriginKm)
      .slice(0, limit),
}

function port(
  id: number,
  name: string,
  country: string,
  countryCode: string,
  unlocode: string,
  position: Position,
): Port {
  return { id, name, country, countryCode, unlocode, position, slug: name.toLowerCase() }
}
