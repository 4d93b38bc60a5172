import type { Grid } from '../planning/plan-matrix.js'
import type { ReachQuestion } from '../planning/reach.js'
import { kmhOf } from '../planning/speed.js'
import type { TraceQuestion } from '../planning/trace.js'
import type { Fix } from '../planning/trace-fixes.js'
import { type Stop, twoStops, type Voyage } from '../planning/voyage.js'
import { utcDay } from '../utc.js'
import { camelCase } from './camel-case.js'
import { validationFailed } from './problem.js'
import { conditionsOf, speedOf } from './read-conditions.js'
import { readMoment } from './read-moment.js'
import { placeOf, placeOrPassage } from './read-place.js'
import type { MatrixBody } from './schemas/matrix.js'
import type { ReachBody } from './schemas/reach.js'
import type { RouteBody } from './schemas/route-request.js'
import type { TraceBody } from './schemas/trace.js'
import type { VoyageBody } from './schemas/voyage-request.js'

/**
 * Reads the voyage of a route's request.
 * @param today the day of a request without a departure, such as `2026-11-21`
 * @throws Problem validation_failed
 */
export function readRoute(body: RouteBody, today: string): Voyage {
  const [first, last] = twoStops(placeOf(body.origin, body), placeOf(body.destination, body))
  return {
    stops: [
      first,
      ...(body.via ?? []).map((via): Stop => ({ place: placeOrPassage(via, body), kind: 'via' })),
      last,
    ],
    today,
    alternatives: body.alternatives,
    ...conditionsOf(body, today),
  }
}

/** Reads a voyage of several stops. @throws Problem validation_failed */
export function readVoyage(body: VoyageBody, today: string): Voyage {
  const { speedKmh, ...conditions } = conditionsOf(body, today)
  const speeds = body.stops.map((stop, at) => speedOf(stop, `#/stops/${at}`) ?? speedKmh)
  const last = body.stops.length - 1
  if (speedOf(body.stops[last]!, '') !== undefined) {
    const name = body.stops[last]!.speed_kmh === undefined ? 'speed_kn' : 'speed_kmh'
    const detail = 'applies to the leg that begins at a stop; none begins at the last one'
    throw validationFailed([{ pointer: `#/stops/${last}/${name}`, code: 'not_allowed', detail }])
  }
  return {
    stops: body.stops.map((stop) => ({
      place: placeOrPassage(stop, body),
      kind: stop.kind,
      stayHours: stop.stay_hours,
      portFuel: camelCase(stop.port_fuel),
    })),
    today,
    alternatives: body.alternatives,
    ...conditions,
    speedKmh: speeds.slice(0, -1),
  }
}

/** Reads the voyages of a matrix. @throws Problem validation_failed */
export function readGrid(body: MatrixBody, today: string): Grid {
  return {
    today,
    origins: body.origins.map((place) => placeOf(place, body)),
    destinations: body.destinations.map((place) => placeOf(place, body)),
    ...conditionsOf(body, today),
  }
}

/** @throws Problem validation_failed */
export function readReach(body: ReachBody, today: string): ReachQuestion {
  return {
    origin: placeOf(body.origin, body),
    hours: body.hours,
    gridDegrees: body.grid_degrees,
    today,
    ...conditionsOf(body, today),
  }
}

/** Reads a trace. Its first fix decides the day. @throws Problem validation_failed */
export function readTrace(body: TraceBody): TraceQuestion {
  const fixes = body.fixes.map(({ time, coordinates, lat, lon }, at): Fix => {
    return { timeMs: readMoment(time, `#/fixes/${at}/time`), position: coordinates ?? [lon!, lat!] }
  })
  const firstMs = fixes.reduce((first, { timeMs }) => Math.min(first, timeMs), Infinity)
  const { speedKmh: _, ...conditions } = conditionsOf(body, utcDay(firstMs))
  return {
    fixes,
    ...conditions,
    maxSpeedKmh: body.max_speed_kn === undefined ? undefined : kmhOf(body.max_speed_kn),
    bridgeAfterHours: body.bridge_after_hours,
  }
}
