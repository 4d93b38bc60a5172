import type { RouteRequest } from '../../src/client/index.js'
import type { PlanRequest } from '../session/seam.js'
import { inWinds } from './in-winds.js'
import type { Plan } from './plan.js'
import type { RouteAnswer } from './route-answer.js'

const DAY_LENGTH = 'YYYY-MM-DD'.length

/**
 * The key that distinguishes route requests. Two things change nothing that the page must ask for: the fuel price,
 * which only changes the cost, and the hour of departure, which only changes times; `forPlan` applies both. The day
 * decides which control areas are in force and which ice warnings apply. Without a ship it matters whether there is a
 * price, because the price alone then requests the emissions.
 */
export function routeKey({
  fuel_price_usd_per_tonne: price,
  depart_at: moment,
  ...request
}: PlanRequest): string {
  // A month may end on the way: its winds depend on the hour too, and so does a speed that is sought.
  const isOfHour = request.wind || wantedIn(request) !== undefined
  const length = isOfHour ? undefined : DAY_LENGTH
  const day = moment == null ? {} : { depart_at: moment.slice(0, length) }
  const isPriced = price != null && request.vessel == null
  return JSON.stringify({ ...request, ...day }) + (isPriced ? ' priced' : '')
}

/** The arrival that a request wants where it ends. */
export const wantedIn = (request: Partial<PlanRequest>) =>
  'stops' in request ? request.stops?.at(-1)?.arrive_at : (request as RouteRequest).arrive_at

/** An answer to a request with the same key, in the winds, at the price and the hour of the plan. */
export function forPlan(answer: RouteAnswer, plan: Plan): RouteAnswer {
  return timed(priced(inWinds(answer, plan), plan.fuelPriceUsd), plan.departure)
}

/**
 * The answer with the costs at another price. The page itself says that one price applies to every fuel, so what the
 * service says of it is left out.
 * @param usdPerTonne fuel price; null if there is none
 */
export function priced(route: RouteAnswer, usdPerTonne: number | null): RouteAnswer {
  if (route.emissions == null) return route
  const { emissions, inPort, alternatives } = route
  const cost = (tonnes: number) => (usdPerTonne === null ? null : tonnes * usdPerTonne)
  const isKept = emissions.assumption_codes?.map(({ code }) => code !== 'one_price')
  return {
    ...route,
    emissions: {
      ...emissions,
      cost_usd: cost(emissions.fuel_tonnes),
      fuels: emissions.fuels.map((fuel) => ({ ...fuel, cost_usd: cost(fuel.tonnes) })),
      ...(isKept && {
        assumptions: emissions.assumptions.filter((_, i) => isKept[i]),
        assumption_codes: emissions.assumption_codes.filter((_, i) => isKept[i]),
      }),
    },
    ...(inPort && {
      inPort: inPort.map((stay) => ({ ...stay, cost_usd: cost(stay.fuel_tonnes) })),
    }),
    ...(alternatives && {
      alternatives: alternatives.map(({ emissions: own, ...other }) =>
        own === undefined
          ? other
          : { ...other, emissions: { ...own, cost_usd: cost(own.fuel_tonnes) } },
      ),
    }),
  }
}

/** The answer with the times of a departure at another hour. @param departure UTC, `YYYY-MM-DDTHH:MM` */
function timed(route: RouteAnswer, departure: string | null): RouteAnswer {
  const asked = route.depart_at ?? route.timeline?.[0]?.time ?? null
  if (departure === null || asked === null) return route
  const laterMs = Date.parse(`${departure}Z`) - Date.parse(asked)
  if (laterMs === 0) return route
  const later = (moment: string) => new Date(Date.parse(moment) + laterMs).toISOString()
  return {
    ...route,
    ...(route.depart_at && { depart_at: later(route.depart_at) }),
    ...(route.arrive_at && { arrive_at: later(route.arrive_at) }),
    ...(route.timeline && {
      timeline: route.timeline.map((event) => ({
        ...event,
        time: event.time && later(event.time),
      })),
    }),
  }
}
