import type { Route, Voyage } from '../client/schema.js'
import { endName } from './route-line.js'

/** The legs of a voyage as routes. */
export function legsOf(voyage: Voyage): Route[] {
  const { id, resolution_km, options, cached, warnings, data_version, calculated_at } = voyage
  return voyage.legs.map((leg) => ({
    ...leg,
    id,
    resolution_km,
    options,
    via: [],
    slug: null,
    cached,
    warnings,
    data_version,
    calculated_at,
  }))
}

/** The names of its stops. */
export function voyageName({ calls }: Voyage): string {
  return calls.map((call) => endName(call)).join(' – ')
}
