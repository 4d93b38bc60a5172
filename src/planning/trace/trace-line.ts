import { MS_PER_HOUR } from '../../base/utc.js'
import { interpolator } from '../../engine/geo/interpolate.js'
import { legLengthKm } from '../../engine/geo/leg.js'
import { normaliseLongitude, type Position } from '../../engine/geo/position.js'
import { joined } from '../../engine/geo/spans.js'
import type { PassageUse, Router, SailedLine, SeaRoute } from '../../engine/routing/request.js'
import type { Pause, PlacedFix } from './trace-afloat.js'
import type { Fix } from './trace-fixes.js'

/** Longer gaps than these many are bridged by none: each takes a search for a route. */
export const MAX_BRIDGES = 500
/** Between fixes that are closer together, the vessel lies or manoeuvres, km. */
const AT_REST_KM = 5
/** Between points of a leg that are checked for land, km. */
const LAND_STEP_KM = 1
/** Gaps in one canal are bridged one by one, with less than this between them, km. */
const SAME_PASSAGE_KM = 10

/** How the line from one fix to the next is known. */
export const LEG_KINDS = ['observed', 'bridged', 'straight', 'planned'] as const

/** A part of a trace: many fixes close in time, or one gap. */
export interface TraceLeg {
  /**
   * `observed`: from fix to fix. `bridged`: the shortest way over water. `straight`: there is none under
   * the conditions. `planned`: of a route, between two waypoints.
   */
  readonly kind: (typeof LEG_KINDS)[number]
  /** Its first and last fix, by their places in the request. */
  readonly from: number
  readonly to: number
  readonly km: number
  readonly hours: number
}

export function isGap(a: Fix, b: Fix, afterHours: number): boolean {
  return hoursBetween(a, b) > afterHours && legLengthKm(a.position, b.position) > AT_REST_KM
}

export function hoursBetween(a: Fix, b: Fix): number {
  return (b.timeMs - a.timeMs) / MS_PER_HOUR
}

export function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.slice(1).map((item, at) => [items[at]!, item])
}

/** What a line needs besides its fixes. */
interface LineSea {
  readonly router: Router
  /** The way over water between two positions; null if there is none under the conditions. */
  readonly bridge: (from: Position, to: Position) => Promise<SeaRoute | null>
  readonly pause: Pause
}

/** From one fix to the next: by a route, or straight. */
interface Way {
  readonly kind: TraceLeg['kind']
  readonly from: PlacedFix
  readonly to: PlacedFix
  readonly route: SeaRoute | null
}

/** A way with its ends on the line, as indices of positions. */
interface DrawnWay extends Way {
  readonly start: number
  readonly end: number
  /** Where its route begins; its start if it has none. */
  readonly routeStart: number
}

/** The line from fix to fix, with a way over water where a gap is long or the line crosses land. */
export async function drawnLine(
  fixes: readonly PlacedFix[],
  bridgeAfterHours: number,
  date: string,
  sea: LineSea,
): Promise<{ readonly sailed: SailedLine; readonly legs: readonly TraceLeg[] }> {
  const { positions, ways } = drawn(await waysOf(fixes, bridgeAfterHours, sea), fixes[0]!)
  const line = sea.router.sailed(positions, date)
  const ofBridges = ways.flatMap(({ route, routeStart }) => {
    const startKm = line.distancesKm[routeStart]!
    return (route?.passages ?? []).map((use) => {
      return { ...use, entryKm: startKm + use.entryKm, exitKm: startKm + use.exitKm }
    })
  })
  return {
    sailed: { ...line, passages: withBridges(line.passages, ofBridges) },
    legs: legsOf(ways, line.distancesKm),
  }
}

async function waysOf(
  fixes: readonly PlacedFix[],
  bridgeAfterHours: number,
  { router, bridge, pause }: LineSea,
): Promise<Way[]> {
  const ways: Way[] = []
  let bridges = 0
  for (const [from, to] of pairs(fixes)) {
    const rest = pause()
    if (rest) await rest
    const [a, b] = [from.position, to.position]
    const wanted =
      isGap(from, to, bridgeAfterHours) ||
      (legLengthKm(a, b) > AT_REST_KM && crossesLand(a, b, router))
    // Those over land are not counted beforehand.
    const hasBridge = wanted && bridges < MAX_BRIDGES
    if (hasBridge) bridges += 1
    const route = hasBridge ? await bridge(a, b) : null
    const kind = route !== null ? 'bridged' : wanted ? 'straight' : 'observed'
    ways.push({ kind, from, to, route })
  }
  return ways
}

/** The positions of all ways, with continuous longitudes. */
function drawn(
  ways: readonly Way[],
  first: PlacedFix,
): { positions: Position[]; ways: DrawnWay[] } {
  const positions: Position[] = [first.position]
  const drawTo = ([lon, lat]: Position): number => {
    const last = positions.at(-1)!
    const next = [last[0] + normaliseLongitude(lon - last[0]), lat] as const
    // Most fixes of a ship in port are at the same place.
    if (next[0] !== last[0] || lat !== last[1]) positions.push(next)
    return positions.length - 1
  }
  const withEnds = ways.map((way): DrawnWay => {
    const start = positions.length - 1
    const [routeStart = start] = way.route?.positions.map(drawTo) ?? []
    return { ...way, start, routeStart, end: drawTo(way.to.position) }
  })
  if (positions.length === 1) positions.push(positions[0]!)
  return { positions, ways: withEnds }
}

/** One leg for each way, but one for all observed ways in a row. */
function legsOf(ways: readonly DrawnWay[], distancesKm: readonly number[]): TraceLeg[] {
  const long: DrawnWay[] = []
  for (const way of ways) {
    const before = long.at(-1)
    if (way.kind === 'observed' && before?.kind === way.kind) {
      long[long.length - 1] = { ...way, from: before.from, start: before.start }
    } else long.push(way)
  }
  return long.map(({ kind, from, to, start, end }) => ({
    kind,
    from: from.fix,
    to: to.fix,
    km: distancesKm[end]! - distancesKm[start]!,
    hours: hoursBetween(from, to),
  }))
}

/** Whether the line between two fixes leads over land, other than at its ends. */
function crossesLand(a: Position, b: Position, router: Router): boolean {
  const steps = Math.ceil(legLengthKm(a, b) / LAND_STEP_KM)
  const at = interpolator(a, b)
  // A berth, or a fix in a river, is on land by the coast of the data.
  for (let step = 2; step < steps - 1; step++) {
    const [lon, lat] = at(step / steps)
    if (router.isLand(normaliseLongitude(lon), lat)) return true
  }
  return false
}

/** The passages of the line, and those that only its bridges know: a gap may end inside one. */
function withBridges(ofLine: readonly PassageUse[], ofBridges: readonly PassageUse[]) {
  const ids = [...new Set(ofBridges.map(({ id }) => id))]
  const more = ids.flatMap((id) => {
    const [known, own] = [ofLine, ofBridges].map((uses) => uses.filter((use) => use.id === id))
    const spans = joined(
      own!.map(({ entryKm, exitKm }) => [entryKm, exitKm]),
      SAME_PASSAGE_KM,
    )
    return spans
      .filter(([from, to]) => !known!.some((use) => use.entryKm <= to && use.exitKm >= from))
      .map(([entryKm, exitKm]): PassageUse => ({ ...own![0]!, entryKm, exitKm }))
  })
  return [...ofLine, ...more].sort((a, b) => a.entryKm - b.entryKm)
}
