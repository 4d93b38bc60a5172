import type { PlanRequest } from '../session/backend.js'
import type { RouteAnswer } from './planned-route.svelte.js'

/**
 * What tells route questions apart. The price of fuel changes no answer but the cost, which the page
 * reckons itself: only whether there is one counts, and that where no ship is given, since then the
 * price alone asks for the emissions.
 */
export function routeKey({ fuel_price_usd_per_tonne: price, ...request }: PlanRequest): string {
  return JSON.stringify(request) + (price != null && request.vessel == null ? ' priced' : '')
}

/**
 * The question as it is sent. With a ship the price stays here: it would come back only as a cost and
 * as a remark on it. Without one the price asks for the emissions of a ship that the service assumes.
 */
export function unpriced(request: PlanRequest): PlanRequest {
  if (request.vessel == null) return request
  const { fuel_price_usd_per_tonne: _, ...others } = request
  return others
}

/** Whether the page has to say that one price applies to every fuel: the service does it otherwise. */
export function saysOnePrice({ emissions }: RouteAnswer): boolean {
  return emissions?.cost_usd != null && emissions.fuel_source !== 'default_vessel'
}

/** The answer with the costs of another price. @param usdPerTonne null if there is none */
export function priced(route: RouteAnswer, usdPerTonne: number | null): RouteAnswer {
  if (route.emissions == null) return route
  const { emissions } = route
  const cost = (tonnes: number) => (usdPerTonne === null ? null : tonnes * usdPerTonne)
  return {
    ...route,
    emissions: {
      ...emissions,
      cost_usd: cost(emissions.fuel_tonnes),
      fuels: emissions.fuels.map((fuel) => ({ ...fuel, cost_usd: cost(fuel.tonnes) })),
    },
  }
}
