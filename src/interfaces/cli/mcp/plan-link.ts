import {
  minuteWanted,
  PLAN_MEMBERS,
  PLAN_MEMBERS_OF_SHIP,
  saysOnly,
} from '../../../client/plan-members.js'
import type { Route, RouteEnd, Voyage, VoyageCall } from '../../../client/schema.js'
import { CLOSED_BY_DEFAULT, VESSEL_TYPES } from '../../../client/schema.js'
import { KM_PER_NM } from '../../../engine/geo/distance.js'
import type { RequestJson } from '../../../tables/fields/request-body.js'
import { closedIn } from '../reports/report.js'

type Stop = Pick<RouteEnd, 'port' | 'requested'> & Partial<Pick<VoyageCall, 'kind' | 'stay_hours'>>

/** What a link needs of an answer. */
export type LinkedPlan = Pick<Route, 'options' | 'resolution_km'> &
  (Pick<Route, 'origin' | 'via' | 'destination' | 'depart_at'> | Pick<Voyage, 'calls'>)

/** The answer has the ports that were found, and the stops in the order that was. */
const ANSWERED = ['accept_suggestions', 'order']
const OF_STOP = [
  ...['coordinates', 'port_id', 'unlocode', 'name', 'country', 'lat', 'lon', 'kind', 'stay_hours'],
]
/** The page has no more. */
const MAX_BETWEEN = 10
const MAX_KNOTS = 100

/** The address of a plan in the planner; null if the request says what no link can. */
export function planLink(planner: string, plan: LinkedPlan, request: RequestJson): string | null {
  const stops: readonly Stop[] =
    'calls' in plan ? plan.calls : [plan.origin, ...plan.via, plan.destination]
  if (!canLink(request, stops)) return null
  const { options, resolution_km } = plan
  const { closed, areas } = closedIn(options)
  const asked = closed.filter((id) => !options.closed_by_vessel.includes(id as never))
  const isShut = (id: string) => CLOSED_BY_DEFAULT.some((one) => one === id)
  const departure = 'calls' in plan ? plan.calls[0]?.departure?.time : plan.depart_at
  // Without a departure, the page names no month.
  if (request['wind'] && departure == null) return null
  if (request['arrive_at'] != null && minuteWanted(request['arrive_at']) === null) return null
  const vessel = Object(request['vessel'])
  const [from, to, ...between] = [stops[0]!, stops.at(-1)!, ...stops.slice(1, -1)]
  const parameters = [
    ['from', placeText(from)],
    ['to', placeText(to)],
    ...between.map((stop) => ['stop', stopText(stop)]),
    ['close', asked.filter((id) => !isShut(id)).join()],
    ['open', options.allow.join()],
    [
      'route',
      asked
        .filter(isShut)
        .map((id) => `-${id}`)
        .join(),
    ],
    ['avoid', areas.join()],
    ['depth', options.depth === 'enforce' && 'enforce'],
    ['detail', resolution_km],
    ['speed', knotsOf(request)],
    ['vessel', vessel.type],
    ['size', vessel.size_class],
    ['draught', vessel.draft_m],
    ['ballast', request['condition'] === 'ballast' && 1],
    ['fuel', vessel.fuel_type],
    ['burn', vessel.fuel_tonnes_per_day],
    ['price', request['fuel_price_usd_per_tonne']],
    ['depart', departure?.slice(0, '2026-12-01T06:00'.length)],
    ['arrive', request['arrive_at'] == null ? null : minuteWanted(request['arrive_at'])],
    ['winds', request['wind'] && 1],
    ['ports', request['include_ports'] && 1],
  ].flatMap(([name, value]) =>
    value || value === 0 ? [[`${name}`, `${value}`] as [string, string]] : [],
  )
  // They are allowed in a query and are much easier to read than %2C.
  return `${planner.replace(/\/+$/, '')}/?${new URLSearchParams(parameters)}`
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%40', '@')
}

/** A passage to sail through has neither port nor position. */
function canLink(request: RequestJson, stops: readonly Stop[]): boolean {
  const { vessel, stops: asked = [], via = [], avoid_areas = [] } = request
  const { type = null, size_class = '' } = Object(vessel)
  const places = [asked, via].flat().map((place) => Object(place))
  const isList = (place: object) => Array.isArray(place) || place instanceof String
  return (
    saysOnly(request, [...PLAN_MEMBERS, ...ANSWERED]) &&
    saysOnly(Object(vessel), PLAN_MEMBERS_OF_SHIP) &&
    places.every((place) => isList(place) || saysOnly(place, OF_STOP)) &&
    stops.length <= MAX_BETWEEN + 2 &&
    stops.every(({ port, requested }) => (port ?? requested) !== null) &&
    [avoid_areas ?? []].flat().length === 0 &&
    // The page has the types of ships, not what brokers call them.
    (type === null ? vessel == null : VESSEL_TYPES.some((one) => one === type)) &&
    /^\w{0,40}$/.test(size_class ?? '') &&
    (knotsOf(request) ?? 0) <= MAX_KNOTS
  )
}

/** A hundredth of a knot is finer than any speed that is given in km/h. */
function knotsOf({ speed_kn, speed_kmh }: RequestJson): number | null {
  const knots = speed_kn ?? (speed_kmh == null ? null : Number(speed_kmh) / KM_PER_NM)
  return knots === null ? null : Number(Number(knots).toFixed(2))
}

function placeText({ port, requested }: Stop): string {
  return port === null ? `${requested![1]},${requested![0]}` : String(port.id)
}

/** A stop without hours is only passed. */
function stopText(stop: Stop): string {
  const isCall = stop.kind === 'call' || Boolean(stop.stay_hours)
  return isCall ? `${placeText(stop)}@${stop.stay_hours ?? 0}` : placeText(stop)
}
