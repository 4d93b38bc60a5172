import type { Route, RouteEnd, Voyage } from '../../../client/schema.js'
import type { RequestJson } from '../fields/request-body.js'
import { closedIn } from '../reports/report.js'

type Stop = Pick<RouteEnd, 'port' | 'requested'> & { readonly stay_hours?: number | null }

/** What a link needs of an answer. */
export type LinkedPlan = Pick<Route, 'options' | 'resolution_km'> &
  (
    | Pick<Route, 'origin' | 'via' | 'destination' | 'depart_at' | 'speed_kn' | 'speed_source'>
    | Pick<Voyage, 'calls' | 'legs'>
  )

/** The address of a plan in the planner; null if it sails through a passage or at several speeds that wanted arrivals decide, which no link says. */
export function planLink(planner: string, plan: LinkedPlan, request: RequestJson): string | null {
  const isVoyage = 'calls' in plan
  const stops: readonly Stop[] = isVoyage
    ? plan.calls
    : [plan.origin, ...plan.via, plan.destination]
  if (stops.some(({ port, requested }) => (port ?? requested) === null)) return null
  const legs = isVoyage ? plan.legs : [plan]
  const decided = legs.filter(({ speed_source }) => speed_source === 'arrive_at')
  if (decided.length > 0 && new Set(legs.map((leg) => leg.speed_kn)).size > 1) return null
  const { options, resolution_km } = plan
  const { closed, areas } = closedIn(options)
  const departure = isVoyage ? plan.calls[0]?.departure?.time : plan.depart_at
  const vessel = Object(request['vessel'])
  const [from, ...between] = stops.map(stopText)
  const parameters = [
    ['from', from],
    ['to', between.pop()],
    ...between.map((stop) => ['stop', stop]),
    ['close', closed.filter((id) => !options.closed_by_vessel.includes(id as never)).join()],
    ['open', options.allow.join()],
    ['avoid', areas.join()],
    ['depth', options.depth === 'enforce' && 'enforce'],
    ['detail', resolution_km],
    ['speed', request['speed_kn'] ?? decided[0]?.speed_kn],
    ['vessel', vessel.type],
    ['size', vessel.size_class],
    ['draught', vessel.draft_m],
    ['depart', departure?.slice(0, '2026-12-01T06:00'.length)],
  ].flatMap(([name, value]) => (value ? [[`${name}`, `${value}`] as [string, string]] : []))
  // They are allowed in a query and are much easier to read than %2C.
  return `${planner.replace(/\/+$/, '')}/?${new URLSearchParams(parameters)}`
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%40', '@')
}

function stopText({ port, requested, stay_hours }: Stop): string {
  const place = port === null ? `${requested![1]},${requested![0]}` : String(port.id)
  return stay_hours ? `${place}@${stay_hours}` : place
}
