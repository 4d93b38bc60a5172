import type { PlanRequest } from '../session/backend.js'
import type { RouteAnswer } from './route-answer.js'

/**
 * What distinguishes route requests. The price of fuel only changes the cost, which the page calculates itself. What
 * matters is whether there is a price, and only without a ship, because then the price alone requests the emissions.
 */
export function routeKey({ fuel_price_usd_per_tonne: price, ...request }: PlanRequest): string {
  return JSON.stringify(request) + (price != null && request.vessel == null ? ' priced' : '')
}

/**
 * The request as it is sent. With a ship the price is not sent: it would only return as a cost and a note about it.
 * Without one the price asks for the emissions of a ship that the service assumes.
 */
export function unpriced(request: PlanRequest): PlanRequest {
  if (request.vessel == null) return request
  const { fuel_price_usd_per_tonne: _, ...others } = request
  return others
}

/** Whether the page must say that one price applies to every fuel; in other cases the service says so. */
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
