import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { NoRouteError, PointOnLandError } from '../../../src/engine/routing/errors.js'
import {
  CLOSED_BY_DEFAULT,
  type PassageId,
  type Resolution,
  type RouteEnd,
  type RouteRequest,
  type SeaRoute,
} from '../../../src/engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../../src/engine/routing/router.js'
import { DEFAULT_SOUTH_LIMIT } from '../../../src/planning/closures/closures.js'

/** Two ports, by their ids. */
export type Pair = readonly [from: number, to: number]

/** A cell is a sum of parts, each rounded to the metre; a line is the sum of its legs, km. */
const SAME_KM = 0.003

const DATE = '2026-06-01'

export function request([from, to]: Pair, resolutionKm: Resolution): RouteRequest {
  return {
    origin: { portId: from },
    destination: { portId: to },
    resolutionKm,
    closed: CLOSED_BY_DEFAULT,
    southLimit: DEFAULT_SOUTH_LIMIT,
    date: DATE,
  }
}

/** The route of a request; null without one. */
export function routeOf(router: SeaRouter, asked: RouteRequest): SeaRoute | null {
  try {
    return router.route(asked)
  } catch (error) {
    if (error instanceof NoRouteError || error instanceof PointOnLandError) return null
    throw error
  }
}

/** The answer to a request, as text. */
export function answer(router: SeaRouter, asked: RouteRequest): string {
  return JSON.stringify(routeOf(router, asked))
}

/** Each port and its nearest ones, in both directions: every port at a step through the table. */
export function neighbours(
  ports: ReadonlyMap<number, Position>,
  nearest: number,
  step: number,
): Pair[] {
  const all = [...ports]
  const pairs = new Map<string, Pair>()
  for (let i = 0; i < all.length; i += step) {
    const [from, at] = all[i]!
    const others = all
      .filter(([id]) => id !== from)
      .map(([id, there]) => [id, legLengthKm(at, there)] as const)
      .sort((a, b) => a[1] - b[1])
    for (const [to] of others.slice(0, nearest)) {
      pairs.set(`${from} ${to}`, [from, to]).set(`${to} ${from}`, [to, from])
    }
  }
  return [...pairs.values()]
}

/** What differs between the route, the way back, and the cells of both; null if they are the same. */
export function differenceOf(
  router: SeaRouter,
  [from, to]: Pair,
  resolutionKm: Resolution,
): string | null {
  const asked = request([from, to], resolutionKm)
  const back = request([to, from], resolutionKm)
  const route = routeOf(router, asked)?.distanceKm ?? null
  const known = {
    'way back': routeOf(router, back)?.distanceKm ?? null,
    cell: cellOf(router, asked),
    'cell back': cellOf(router, back),
  }
  const wrong = Object.entries(known).filter(([, km]) => !isSame(route, km))
  if (wrong.length === 0) return null
  const others = wrong.map(([name, km]) => `${name} ${inWords(km)}`)
  return `${from} to ${to} at ${resolutionKm} km: route ${inWords(route)}, ${others.join(', ')}`
}

/** What differs if the ends are given by the positions of the ports; null if nothing does. */
export function positionDifference(
  router: SeaRouter,
  ports: ReadonlyMap<number, Position>,
  pair: Pair,
  resolutionKm: Resolution,
): string | null {
  const asked = request(pair, resolutionKm)
  const [origin, destination] = pair.map((id) => ({ position: ports.get(id)! })) as [
    RouteEnd,
    RouteEnd,
  ]
  const known = routeOf(router, asked)?.distanceKm ?? null
  const placed = routeOf(router, { ...asked, origin, destination })?.distanceKm ?? null
  if (isSame(known, placed)) return null
  return `${pair.join(' to ')} at ${resolutionKm} km: ${inWords(known)}, between the positions ${inWords(placed)}`
}

/** The passages of a route whose closing makes it shorter. */
export function shorterIfClosed(
  router: SeaRouter,
  pair: Pair,
  resolutionKm: Resolution,
): PassageId[] {
  const asked = request(pair, resolutionKm)
  const route = routeOf(router, asked)
  const used = (route?.passages ?? []).map(({ id }) => id as PassageId)
  return used.filter((id) => {
    const round = routeOf(router, { ...asked, closed: [...asked.closed!, id] })
    return round !== null && round.distanceKm < route!.distanceKm - SAME_KM
  })
}

/** Ports this near to each other may be joined inshore, km. */
const INSHORE_KM = 30
/** Where a route is longer than the way by a third port by more than this part, it has to name that port. */
const NAMED_FROM = 1.15
const NAMED_UNTIL_KM = 500

/** The pairs of some ports that are much longer than the way by another of them, and whose route does not say so. */
export function unnamedDetours(
  router: SeaRouter,
  ports: ReadonlyMap<number, Position>,
  ids: readonly number[],
  resolutionKm: Resolution,
): Pair[] {
  const { origin: _, destination: __, ...options } = request([0, 0], resolutionKm)
  const ends = ids.map((portId) => ({ portId }))
  const { distancesKm } = router.matrix({ ...options, origins: ends, destinations: ends })
  const at = [...ids.keys()]
  const km = (a: number, b: number) => distancesKm[a * ids.length + b]!
  const isNear = (a: number, b: number) =>
    legLengthKm(ports.get(ids[a]!)!, ports.get(ids[b]!)!) < INSHORE_KM - 2
  const isShorter = (from: number, by: number, to: number) =>
    km(from, to) > Math.max(NAMED_FROM * (km(from, by) + km(by, to)), 5) &&
    (isNear(from, by) || isNear(by, to))
  const detours = at.flatMap((from) =>
    at
      .filter((to) => from < to && km(from, to) < NAMED_UNTIL_KM)
      .filter((to) => at.some((by) => by !== from && by !== to && isShorter(from, by, to)))
      .map((to): Pair => [ids[from]!, ids[to]!]),
  )
  return detours.filter(
    (pair) => routeOf(router, request(pair, resolutionKm))?.byPort === undefined,
  )
}

/** The ports nearest to a place, itself first if it is one. */
export function nearestPorts(
  ports: ReadonlyMap<number, Position>,
  to: Position,
  count: number,
): number[] {
  const byKm = [...ports].map(([id, at]) => [id, legLengthKm(at, to)] as const)
  const sorted = byKm.sort((a, b) => a[1] - b[1])
  return sorted.slice(0, count).map(([id]) => id)
}

function cellOf(router: SeaRouter, asked: RouteRequest): number | null {
  const { origin, destination, ...options } = asked
  const asMatrix = { ...options, origins: [origin], destinations: [destination] }
  const [km] = router.matrix(asMatrix).distancesKm
  return km === undefined || Number.isNaN(km) ? null : km
}

function isSame(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= SAME_KM
}

function inWords(km: number | null): string {
  return km === null ? 'none' : `${km.toFixed(4)} km`
}

/** The pairs whose answer depends on the order in which all are asked, each router in its own. */
export function orderDependent(
  data: SeaData,
  pairs: readonly Pair[],
  resolutionKm: Resolution,
): Pair[] {
  const [one, other] = [new SeaRouter(data), new SeaRouter(data)]
  const first = pairs.map((pair) => answer(one, request(pair, resolutionKm)))
  const second = pairs.toReversed().map((pair) => answer(other, request(pair, resolutionKm)))
  return pairs.filter((_, at) => first[at] !== second[pairs.length - 1 - at])
}
