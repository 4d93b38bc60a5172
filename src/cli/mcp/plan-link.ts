import type { RouteEnd, RouteOptions } from '../../client/schema.js'
import { closedIn } from '../report.js'
import type { RequestJson } from '../request-body.js'

type End = Pick<RouteEnd, 'port' | 'requested'>

/** A stop between the ends. */
export interface LinkedStop extends End {
  readonly stay_hours?: number
}

export interface LinkedPlan {
  readonly ends: readonly [from: End, to: End]
  readonly stops?: readonly LinkedStop[]
  readonly options: RouteOptions
  readonly request: RequestJson
  readonly resolutionKm: number
  /** ISO 8601, UTC; null if the request has none. */
  readonly departure: string | null
}

/** The address of a plan in the planner; null if it sails through a passage, which no link says. */
export function planLink(planner: string, plan: LinkedPlan): string | null {
  const { ends, stops = [], options, request, resolutionKm, departure } = plan
  const { closed, areas } = closedIn(options)
  if ([...ends, ...stops].some(({ port, requested }) => (port ?? requested) === null)) return null
  const vessel = Object(request['vessel'])
  const parameters = new URLSearchParams()
  const put = (name: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') parameters.append(name, `${value}`)
  }
  put('from', placeText(ends[0]))
  put('to', placeText(ends[1]))
  for (const stop of stops) {
    put('stop', placeText(stop) + (stop.stay_hours ? `@${stop.stay_hours}` : ''))
  }
  put('close', closed.filter((id) => !options.closed_by_vessel.includes(id as never)).join())
  put('open', options.allow.join())
  put('avoid', areas.join())
  put('depth', options.depth === 'enforce' ? 'enforce' : null)
  put('detail', resolutionKm)
  put('speed', request['speed_kn'])
  put('vessel', vessel.type)
  put('size', vessel.size_class)
  put('draught', vessel.draft_m)
  put('depart', departure?.slice(0, '2026-12-01T06:00'.length))
  // They are allowed in a query and are much easier to read than %2C.
  return `${planner.replace(/\/+$/, '')}/?${parameters}`
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%40', '@')
}

function placeText({ port, requested }: End): string {
  if (port !== null) return String(port.id)
  const [lon, lat] = requested!
  return `${lat},${lon}`
}
