import type { RouteRequest, VoyageRequest } from '../../src/client/index.js'
import { PASSAGE_FLAGS } from '../../src/client/schema.js'
import type { PlanRequest } from '../session/seam.js'
import { avoidAreas } from './own-areas.js'
import { arrivalWanted, closedFor, type Place, type Plan, type Stop } from './plan.js'

/** Suez, Panama, the Cape: more alternatives add little. */
const OTHER_ROUTES = 2

/** The request for a plan; null while an end is missing. */
export function planRequest(plan: Plan): PlanRequest | null {
  return plan.stops.length === 0 ? routeRequest(plan) : voyageRequest(plan)
}

/** The same request for the two ends alone. */
export function routeRequest(plan: Plan): RouteRequest | null {
  const { from, to } = plan
  if (from === null || to === null) return null
  return {
    origin: location(from),
    destination: location(to),
    ...routeOptions(plan),
    ...departureOf(plan),
    ...arrivalOf(plan),
    ...(isInBallast(plan) ? { condition: 'ballast' as const } : {}),
    alternatives: OTHER_ROUTES,
    ...(plan.showPorts ? { include_ports: true } : {}),
  }
}

function voyageRequest(plan: Plan): VoyageRequest | null {
  const { from, to, stops } = plan
  if (from === null || to === null) return null
  const condition = isInBallast(plan) ? { condition: 'ballast' as const } : {}
  const between = stops.map(({ place, stayHours, speedKn, use }) => ({
    ...location(place),
    ...(stayHours === null ? { kind: 'via' as const } : { stay_hours: stayHours }),
    ...(speedKn == null ? {} : { speed_kn: speedKn }),
    ...(isCargo(use) ? { operation: use } : {}),
    ...condition,
  }))
  return {
    stops: [
      { ...location(from), ...condition },
      ...between,
      { ...location(to), ...arrivalOf(plan) },
    ],
    ...routeOptions(plan),
    ...departureOf(plan),
    ...(plan.showPorts ? { include_ports: true } : {}),
  }
}

/** The options that routes and matrices share. Defaults are omitted. */
export function routeOptions(plan: Plan) {
  const closed = closedFor(plan)
  const avoid = [...closed.filter((name) => !FLAGS.includes(name)), ...plan.avoidedAreas]
  const flagged = closed.filter((name) => FLAGS.includes(name))
  return {
    ...(Object.fromEntries(flagged.map((name) => [name, false])) as { suez?: false }),
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(plan.ownAreas.length > 0 ? { avoid_areas: avoidAreas(plan.ownAreas) } : {}),
    ...(plan.opened.length > 0 ? { allow: [...plan.opened] } : {}),
    ...(plan.avoidsShallows ? { depth: 'enforce' as const } : {}),
    ...(plan.resolutionKm === 20 ? {} : { resolution_km: plan.resolutionKm }),
    ...(plan.speedKn === null ? {} : { speed_kn: plan.speedKn }),
    ...vesselOf(plan),
    ...(plan.fuelPriceUsd === null ? {} : { fuel_price_usd_per_tonne: plan.fuelPriceUsd }),
  }
}

/** To the minute, because the request also leaves the page: copied, stored and shared. */
function departureOf({ departure, winds }: Plan) {
  return departure === null ? {} : { depart_at: `${departure}Z`, ...(winds && { wind: true }) }
}

/** The speed is sought by whoever answers, in the service and in the page alike. */
function arrivalOf(plan: Plan) {
  const arrival = arrivalWanted(plan)
  return arrival === null ? {} : { arrive_at: `${arrival}Z` }
}

const isCargo = (use: Stop['use']) => use === 'load' || use === 'discharge'

/** Whether the whole voyage is in ballast: what calls load and discharge says it of each leg. */
export function isInBallast({ inBallast, vesselType, stops }: Plan): boolean {
  return inBallast && vesselType !== null && !stops.some(({ use }) => isCargo(use))
}

/** The day alone, for requests whose answers have no times: it decides which rules are in force. */
export function departureDay({ departure }: Pick<Plan, 'departure'>) {
  return departure === null ? {} : { depart_at: departure.slice(0, 'YYYY-MM-DD'.length) }
}

/** Passages that have a flag of their own. The others are named in `avoid`. */
const FLAGS: readonly string[] = PASSAGE_FLAGS

export function location(place: Place) {
  return 'portId' in place
    ? { port_id: place.portId }
    : { coordinates: [...place.position] as [number, number] }
}

function vesselOf(plan: Plan): Pick<RouteRequest, 'vessel'> {
  if (plan.vesselType === null) return {}
  const { sizeClass, draughtM, fuelTonnesPerDay, fuel } = plan
  return {
    vessel: {
      type: plan.vesselType,
      ...(sizeClass === null ? {} : { size_class: sizeClass }),
      ...(draughtM === null ? {} : { draft_m: draughtM }),
      ...(fuelTonnesPerDay === null ? {} : { fuel_tonnes_per_day: fuelTonnesPerDay }),
      ...(fuel === null ? {} : { fuel_type: fuel }),
    },
  }
}
