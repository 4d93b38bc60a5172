import { nothingLeft } from '../../base/nothing-left.js'
import { endOfDayMs, isDay, utcDay } from '../../base/utc.js'
import type { Grid } from '../../planning/matrix/plan-matrix.js'
import type { ReachQuestion } from '../../planning/matrix/reach.js'
import { kmhOf } from '../../planning/ship/speed.js'
import type { TraceQuestion } from '../../planning/trace/trace.js'
import type { Fix } from '../../planning/trace/trace-fixes.js'
import type { WaypointsQuestion } from '../../planning/trace/waypoints.js'
import { legConditions } from '../../planning/voyage/conditions-of-legs.js'
import { type Stop, twoStops, type Voyage } from '../../planning/voyage/voyage.js'
import type { WantedArrival } from '../../planning/voyage/wanted-arrival.js'
import { camelCase } from '../camel-case.js'
import { validationFailed } from '../problems/problem.js'
import { readMoment } from '../read-moment.js'
import type { MatrixBody } from '../schemas/matrix.js'
import type { ReachBody } from '../schemas/reach.js'
import type { ConditionsBody, RouteBody } from '../schemas/route-request.js'
import type { TraceBody } from '../schemas/trace.js'
import type { VoyageBody } from '../schemas/voyage-request.js'
import type { AnswerForm } from '../write-leg.js'
import { conditionsOf, speedOf } from './read-conditions.js'
import { placeOf, placeOrPassage, positionOf } from './read-place.js'

/** Fields of a body that no reader takes, when `conditionsOf` and the writers take theirs: there must be none. */
type Left<Body, Form extends keyof AnswerForm = never> = Omit<Body, keyof ConditionsBody | Form>

/**
 * Reads the voyage of a route's request.
 * @param today the day of a request without a departure, such as `2026-11-21`
 * @throws Problem validation_failed
 */
export function readRoute(body: RouteBody, today: string): Voyage {
  const {
    origin,
    destination,
    via = [],
    alternatives,
    arrive_at,
    condition,
    speed_table_kn: _,
    ...others
  } = body
  nothingLeft(others as Left<typeof others, keyof AnswerForm>)
  const [first, last] = twoStops(
    placeOf(origin, body, 'origin'),
    placeOf(destination, body, 'destination'),
  )
  return {
    stops: [
      { ...first, condition },
      ...via.map((place): Stop => ({ place: placeOrPassage(place, body), kind: 'via', condition })),
      { ...last, arriveAt: readArrival(arrive_at, '#/arrive_at') },
    ],
    today,
    alternatives,
    ...conditionsOf(others, today),
  }
}

/** Reads a voyage of several stops. @throws Problem validation_failed */
export function readVoyage(body: VoyageBody, today: string): Voyage {
  const { stops, alternatives, speed_table_kn: _, order: __, ...others } = body
  nothingLeft(others as Left<typeof others, keyof AnswerForm>)
  const { speedKmh, ...conditions } = conditionsOf(others, today)
  const own = stops.map((stop, at) => speedOf(stop, `#/stops/${at}`))
  const inBallast = ballastSpeeds(stops, conditions.vessel)
  const last = stops.length - 1
  if (speedOf(stops[last]!, '') !== undefined) {
    const name = stops[last]!.speed_kmh === undefined ? 'speed_kn' : 'speed_kmh'
    const detail = 'applies to the leg that begins at a stop; none begins at the last one'
    throw validationFailed([{ pointer: `#/stops/${last}/${name}`, code: 'not_allowed', detail }])
  }
  return {
    stops: stops.map((stop, at) => {
      const { speed_kmh: _, speed_kn: __, ...others } = stop
      const { kind, operation, condition, stay_hours, port_fuel, arrive_at, ...place } = others
      return {
        place: placeOrPassage(place, body),
        kind,
        operation,
        condition,
        stayHours: stay_hours,
        portFuel: camelCase(port_fuel),
        arriveAt: readArrival(arrive_at, `#/stops/${at}/arrive_at`),
      }
    }),
    today,
    alternatives,
    ...conditions,
    speedKmh: own.some((speed) => speed !== undefined)
      ? own.slice(0, -1).map((speed, leg) => speed ?? inBallast[leg] ?? speedKmh)
      : speedKmh,
  }
}

/** The speed in ballast on each leg where it counts. */
function ballastSpeeds(stops: VoyageBody['stops'], vessel: Voyage['vessel']) {
  const { speedKn } = vessel?.ballast ?? {}
  if (speedKn === undefined) return []
  return legConditions(stops).map((one) => (one === 'ballast' ? kmhOf(speedKn) : undefined))
}

/** @throws Problem for a time that is none */
function readArrival(wanted: RouteBody['arrive_at'], pointer: string): WantedArrival | undefined {
  if (wanted === undefined) return undefined
  if (typeof wanted === 'string') {
    return { earliestMs: readMoment(wanted, pointer), latestMs: lastMs(wanted, pointer) }
  }
  const { earliest, latest } = wanted
  return {
    earliestMs: earliest === undefined ? undefined : readMoment(earliest, `${pointer}/earliest`),
    latestMs: latest === undefined ? undefined : lastMs(latest, `${pointer}/latest`),
  }
}

/** Any time of a day is on this day. */
function lastMs(text: string, pointer: string): number {
  const ms = readMoment(text, pointer)
  return isDay(text) ? endOfDayMs(text) - 1000 : ms
}

/** Reads the voyages of a matrix. @throws Problem validation_failed */
export function readGrid(body: MatrixBody, today: string): Grid {
  const { origins, destinations, ...others } = body
  nothingLeft(others as Left<typeof others>)
  return {
    today,
    origins: origins.map((place) => placeOf(place, body)),
    destinations: destinations.map((place) => placeOf(place, body)),
    ...conditionsOf(others, today),
  }
}

/** @throws Problem validation_failed */
export function readReach(body: ReachBody, today: string): ReachQuestion {
  const { origin, hours, grid_degrees, ...others } = body
  nothingLeft(others as Left<typeof others>)
  return {
    origin: placeOf(origin, body),
    hours,
    gridDegrees: grid_degrees,
    today,
    ...conditionsOf(others, today),
  }
}

/** Fields of a body of fixes that mean nothing if they have times, and if they have none. */
const ONLY_OF_ROUTES = ['speed_kmh', 'speed_kn', 'depart_at', 'fuel_price_usd_per_tonne'] as const
const ONLY_OF_TRACES = ['max_speed_kn', 'bridge_after_hours'] as const

/** Whether fixes are what a ship sailed, and no route to be checked. @throws Problem if both, or neither, is meant */
export function isSailed(body: TraceBody): boolean {
  const { fixes } = body
  const timed = fixes.filter(({ time }) => time !== undefined).length
  const untimed = fixes.findIndex(({ time }) => time === undefined)
  if (timed > 0 && untimed >= 0) {
    const detail = 'is missing: give each fix a time, or none of them to check a route'
    throw validationFailed([{ pointer: `#/fixes/${untimed}/time`, code: 'required', detail }])
  }
  const isTrace = timed > 0
  const idle = isTrace ? ONLY_OF_ROUTES : ONLY_OF_TRACES
  const lines = isTrace ? fixes.flatMap(({ line }, at) => (line ? [`fixes/${at}/line`] : [])) : []
  const detail = isTrace
    ? 'is of a route, but the fixes have times: leave it out, or their times'
    : 'is of fixes with times: leave it out, or add their times'
  const problems = [...idle.filter((name) => body[name] !== undefined), ...lines.slice(0, 1)].map(
    (name) => ({ pointer: `#/${name}`, code: 'not_allowed', detail }) as const,
  )
  if (problems.length > 0) throw validationFailed(problems)
  return isTrace
}

/** The waypoints of a route. */
export function waypointsOf({ fixes }: Pick<TraceBody, 'fixes'>): WaypointsQuestion['waypoints'] {
  return fixes.map(({ line, ...fix }) => ({ position: positionOf(fix), line }))
}

/** Reads a route as its waypoints. @throws Problem validation_failed */
export function readWaypoints(body: TraceBody, today: string): WaypointsQuestion {
  const { fixes, max_speed_kn: _, bridge_after_hours: __, condition, ...others } = body
  nothingLeft(others as Left<typeof others, 'geometry' | 'antimeridian' | 'wind'>)
  return {
    waypoints: waypointsOf({ fixes }),
    condition,
    today,
    ...conditionsOf(others, today),
  }
}

/** Reads a trace. Its first fix decides the day. @throws Problem validation_failed */
export function readTrace(
  body: TraceBody,
  fixes: readonly Fix[] = body.fixes.map(readFix),
): TraceQuestion {
  const { fixes: _, max_speed_kn, bridge_after_hours, condition: _laden, ...others } = body
  nothingLeft(others as Left<typeof others, 'geometry' | 'antimeridian' | 'wind'>)
  const firstMs = fixes.reduce((first, { timeMs }) => Math.min(first, timeMs), Infinity)
  const { speedKmh: __, departureMs: ___, ...conditions } = conditionsOf(others, utcDay(firstMs))
  return {
    fixes,
    ...conditions,
    maxSpeedKmh: max_speed_kn === undefined ? undefined : kmhOf(max_speed_kn),
    bridgeAfterHours: bridge_after_hours,
  }
}

/** @throws Problem for a time that is none */
export function readFix(fix: TraceBody['fixes'][number], at: number): Fix {
  return { timeMs: readMoment(fix.time!, `#/fixes/${at}/time`), position: positionOf(fix) }
}
