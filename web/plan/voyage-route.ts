import type { Route, Voyage } from '../../src/client/index.js'
import { unwrap } from '../../src/engine/geo/antimeridian.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { PortStay, RouteAnswer } from './route-answer.js'

/** A voyage as one route, whose emissions include those in port. */
export function routeOfVoyage(voyage: Voyage): RouteAnswer {
  const { legs, calls, route, events, resolution_km, options, warnings } = voyage
  const waitHours = voyage.totals.wait_hours
  const inPort = calls.flatMap(({ stop, emissions }) => (emissions ? [{ ...emissions, stop }] : []))
  const line = legs.flatMap(({ geometry }) => geometry.coordinates as unknown as Position[])
  return {
    ...route,
    // As in the answer to a route: the wait is behind the duration.
    duration_hours: route.duration_hours - waitHours,
    ...(waitHours > 0 && { wait_hours: waitHours }),
    resolution_km,
    options,
    geometry: { type: 'LineString', coordinates: unwrap(line) as [number, number][] },
    alternatives: [],
    emissions: withStays(route.emissions, inPort),
    inPort,
    legFuels: legs.map(({ distance_km: km, emissions }) => ({ km, fuels: emissions?.fuels ?? [] })),
    ...(voyage.conditions && { conditions: voyage.conditions }),
    ...(voyage.wind && { wind: voyage.wind }),
    timeline: events,
    warnings,
    slug: null,
    data_version: voyage.data_version,
    calculated_at: voyage.calculated_at,
  }
}

/** A route whose ship waits at its end, with the wait where a voyage has its stays. */
export function withInPort(route: Route): RouteAnswer {
  const { waiting } = route.emissions ?? {}
  return waiting === undefined
    ? route
    : { ...route, inPort: [{ ...waiting, stop: 1 + route.via.length }] }
}

/** The totals with those of the stays; the fuels are those at sea. */
function withStays(atSea: Voyage['route']['emissions'], stays: readonly PortStay[]) {
  if (atSea === null) return null
  const total = (of: (one: NonNullable<typeof atSea> | PortStay) => number) =>
    [atSea, ...stays].reduce((sum, one) => sum + of(one), 0)
  return {
    ...atSea,
    fuel_tonnes: total((one) => one.fuel_tonnes),
    co2e_ttw_tonnes: total((one) => one.co2e_ttw_tonnes),
    co2e_wtt_tonnes: total((one) => one.co2e_wtt_tonnes),
    co2e_wtw_tonnes: total((one) => one.co2e_wtw_tonnes),
    cost_usd: atSea.cost_usd === null ? null : total((one) => one.cost_usd ?? 0),
  }
}
