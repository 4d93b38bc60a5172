import type { PlanRequest } from '../session/backend.js'
import type { RouteAnswer } from './planned-route.svelte.js'

/** The service's own remark where it reckons costs. */
const ONE_PRICE = 'One price applies to every fuel.'

/**
 * What tells route questions apart. The price of fuel changes no answer but the cost, which the page
 * reckons itself: only whether there is one counts, and that where no ship is given, since then the
 * price alone asks for the emissions.
 */
export function routeKey({ fuel_price_usd_per_tonne: price, ...request }: PlanRequest): string {
  return JSON.stringify(request) + (price != null && request.vessel == null ? ' priced' : '')
}

/** The answer with the costs of another price. @param usdPerTonne null if there is none */
export function priced(route: RouteAnswer, usdPerTonne: number | null): RouteAnswer {
  if (route.emissions == null) return route
  const { emissions } = route
  const cost = (tonnes: number) => (usdPerTonne === null ? null : tonnes * usdPerTonne)
  const others = emissions.assumptions.filter((text) => text !== ONE_PRICE)
  return {
    ...route,
    emissions: {
      ...emissions,
      cost_usd: cost(emissions.fuel_tonnes),
      fuels: emissions.fuels.map((fuel) => ({ ...fuel, cost_usd: cost(fuel.tonnes) })),
      assumptions: usdPerTonne === null ? others : [...others, ONE_PRICE],
    },
  }
}
