import type { PlanRequest } from '../session/backend.js'
import type { RouteAnswer } from './route-answer.js'

/**
 * The key that distinguishes route requests. The fuel price only changes the cost, which the page
 * calculates itself. Without a ship it matters whether there is a price, because the price alone
 * then requests the emissions.
 */
export function routeKey({ fuel_price_usd_per_tonne: price, ...request }: PlanRequest): string {
  return JSON.stringify(request) + (price != null && request.vessel == null ? ' priced' : '')
}

/**
 * The request as sent. With a ship, the price is not sent: it would only be returned as a cost with
 * a note about it. Without a ship, the price requests the emissions of a ship that the service
 * assumes.
 */
export function unpriced(request: PlanRequest): PlanRequest {
  if (request.vessel == null) return request
  const { fuel_price_usd_per_tonne: _, ...others } = request
  return others
}

/**
 * Whether the page must state that one price applies to every fuel. In other cases the service
 * states it.
 */
export function saysOnePrice({ emissions }: RouteAnswer): boolean {
  return emissions?.cost_usd != null && emissions.fuel_source !== 'default_vessel'
}

/**
 * The answer with the costs at another price. @param usdPerTonne fuel price; null if there is none
 */
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
    ...(route.alternatives && {
      alternatives: route.alternatives.map(({ emissions: own, ...other }) =>
        own === undefined
          ? other
          : { ...other, emissions: { ...own, cost_usd: cost(own.fuel_tonnes) } },
      ),
    }),
  }
}
