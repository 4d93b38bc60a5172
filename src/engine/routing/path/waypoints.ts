import { bearingDegrees } from '../../geo/bearing.js'
import { interpolateKm } from '../../geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../geo/position.js'
import { SAME_LINE_KM, significanceKm } from '../../geo/simplify.js'

/** Strategies for choosing waypoints; see `pickWaypoints`. */
export const WAYPOINT_STRATEGIES = ['nth', 'count', 'simplify', 'none'] as const
export type WaypointStrategy = (typeof WAYPOINT_STRATEGIES)[number]

/** How waypoints are chosen. */
export interface WaypointOptions {
  /** Default: `count` if a count is given, else the turns that matter most. */
  readonly strategy?: WaypointStrategy | undefined
  /** Number of waypoints wanted, 2 or more. `none` ignores it. */
  readonly count?: number | undefined
  /** Tolerance of `simplify` without a count, km. */
  readonly resolutionKm: number
  /**
   * Whether a vessel can sail the great-circle leg between two positions of the route. Every vertex of
   * a shortest path turns around a piece of coast, so omitting a vertex may cut across land. Without
   * this check, no leg that omits a vertex by more than `SAME_LINE_KM` counts as clear, and `simplify`
   * drops only the vertices that lie on the line anyway.
   */
  readonly legIsClear?: ((a: Position, b: Position) => boolean) | undefined
}

/** A waypoint with the data of the legs beside it. */
export interface Waypoint {
  readonly index: number
  /** Longitude in [-180, 180). */
  readonly position: Position
  readonly distanceFromOriginKm: number
  /** Length along the route of the leg that ends here; null at the first waypoint. */
  readonly legKm: number | null
  /** Direction of the great circle to the next waypoint, degrees; null at the last one. */
  readonly bearingDeg: number | null
}

/** A route's line as the router returns it: vertices, and the distance of each from the origin. */
export interface RouteLine {
  readonly positions: readonly Position[]
  readonly distancesKm: readonly number[]
}

/** Waypoints of the strategy `count` when no count is given. */
const DEFAULT_COUNT = 10
/** Waypoints at most when nothing is asked: a voyage's capes and canals, and no more than one reads. */
const MAX_TURNS = 16

/**
 * Waypoints of a route; the first and the last are always its ends.
 *
 * - `count`: exactly that many, equally spaced along the route, interpolated on its legs.
 * - `nth`: every k-th vertex with the smallest k that yields at most `count`; without a count, all
 *   vertices.
 * - `simplify`: the `count` most significant vertices, whose legs may cross land; without a count
 *   those that matter by more than the resolution. Then, where a leg between two of them is not clear,
 *   the most significant vertex between is put back.
 * - `none`: all vertices.
 *
 * With neither a strategy nor a count: of the vertices that matter by more than the resolution, the 16
 * most significant. They are for reading: a leg between two of them may cut across land.
 */
export function pickWaypoints(route: RouteLine, options: WaypointOptions): Waypoint[] {
  const count = options.count === undefined ? undefined : Math.max(2, options.count)
  switch (options.strategy ?? (count === undefined ? 'turns' : 'count')) {
    case 'turns':
      return describe(pick(route, turns(route, options.resolutionKm)))
    case 'count':
      return describe(equallySpaced(route, count ?? DEFAULT_COUNT))
    case 'nth':
      return describe(pick(route, everyNth(route.positions.length, count)))
    case 'simplify':
      return describe(pick(route, mostSignificant(route, count, options)))
    case 'none':
      return describe(pick(route, Array.from(route.positions.keys())))
  }
}

interface Point {
  readonly position: Position
  readonly km: number
}

function pick({ positions, distancesKm }: RouteLine, indices: readonly number[]): Point[] {
  return indices.map((i) => ({ position: positions[i]!, km: distancesKm[i]! }))
}

/** Adds the data of the legs to waypoints. */
function describe(points: readonly Point[]): Waypoint[] {
  return points.map(({ position, km }, index) => {
    const before = points[index - 1]
    const next = points[index + 1]
    return {
      index,
      position: [normaliseLongitude(position[0]), position[1]],
      distanceFromOriginKm: km,
      legKm: before ? km - before.km : null,
      bearingDeg: next ? bearingDegrees(position, next.position) : null,
    }
  })
}

function equallySpaced({ positions, distancesKm }: RouteLine, count: number): Point[] {
  const last = positions.length - 1
  const totalKm = distancesKm[last]!
  const points: Point[] = []
  let leg = 0
  for (let k = 0; k < count; k++) {
    const km = k === count - 1 ? totalKm : (totalKm * k) / (count - 1)
    while (leg < last - 1 && distancesKm[leg + 1]! < km) leg++
    const position =
      k === count - 1
        ? positions[last]!
        : interpolateKm(positions[leg]!, positions[leg + 1]!, km - distancesKm[leg]!)
    points.push({ position, km })
  }
  return points
}

function everyNth(vertices: number, count: number | undefined): number[] {
  const step = count === undefined ? 1 : Math.max(1, Math.ceil((vertices - 1) / (count - 1)))
  const indices: number[] = []
  for (let i = 0; i < vertices - 1; i += step) indices.push(i)
  indices.push(vertices - 1)
  return indices
}

function turns({ positions }: RouteLine, resolutionKm: number): number[] {
  const significance = significanceKm(positions)
  const ranked = bySignificance(significance).slice(0, MAX_TURNS)
  return ranked.filter((i) => significance[i]! > resolutionKm).sort((i, j) => i - j)
}

function bySignificance(significance: Float64Array): number[] {
  return Array.from(significance.keys()).sort((i, j) => significance[j]! - significance[i]!)
}

function mostSignificant(
  { positions }: RouteLine,
  count: number | undefined,
  { resolutionKm, legIsClear }: WaypointOptions,
): number[] {
  const significance = significanceKm(positions)
  const ranked = bySignificance(significance)
  const chosen = ranked.filter((i, rank) =>
    count === undefined ? significance[i]! > resolutionKm : rank < count,
  )
  chosen.sort((i, j) => i - j)
  if (count !== undefined) return chosen

  const indices = [0]
  const pending = chosen.slice(1).reverse()
  while (pending.length > 0) {
    const from = indices[indices.length - 1]!
    const to = pending[pending.length - 1]!
    const between = mostSignificantBetween(significance, from, to)
    const mustAsk = between > 0 && significance[between]! > SAME_LINE_KM
    if (mustAsk && !legIsClear?.(positions[from]!, positions[to]!)) pending.push(between)
    else indices.push(pending.pop()!)
  }
  return indices
}

/** Index of the most significant vertex strictly between two; -1 if they are neighbours. */
function mostSignificantBetween(significance: Float64Array, from: number, to: number): number {
  let best = -1
  for (let i = from + 1; i < to; i++) {
    if (best < 0 || significance[i]! > significance[best]!) best = i
  }
  return best
}
