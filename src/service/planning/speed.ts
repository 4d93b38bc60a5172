import type { RouteBody } from '../../api/schemas/route-request.js'
import { KM_PER_NM } from '../../geo/distance.js'

/** Service speeds of today's fleets under way, in knots: general knowledge, not a measured mean. */
const KNOTS_BY_VESSEL_TYPE = { container: 16, bulker: 12, tanker: 12.5 } as const
const DEFAULT_KNOTS = 14

export interface Speed {
  readonly speedKmh: number
  readonly source: 'request' | 'vessel_type' | 'default'
}

/** The caller's speed, else that of the vessel's type, else 14 knots. */
export function speedOf({ speed_kmh, vessel }: Pick<RouteBody, 'speed_kmh' | 'vessel'>): Speed {
  if (speed_kmh !== undefined) return { speedKmh: speed_kmh, source: 'request' }
  if (vessel === undefined) return { speedKmh: kmh(DEFAULT_KNOTS), source: 'default' }
  return { speedKmh: kmh(KNOTS_BY_VESSEL_TYPE[vessel.type]), source: 'vessel_type' }
}

function kmh(knots: number): number {
  return Math.round(knots * KM_PER_NM * 1000) / 1000
}
