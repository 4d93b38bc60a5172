import { interpolator } from '../geo/interpolate.js'
import { legLengthKm } from '../geo/leg.js'
import { normaliseLongitude, type Position } from '../geo/position.js'
import { joined } from '../routing/path/passages-sailed.js'
import type { PassageUse, Router, SeaRoute } from '../routing/request.js'
import { MS_PER_HOUR } from '../utc.js'
import type { Pause, PlacedFix } from './trace-afloat.js'
import type { Fix } from './trace-fixes.js'

/** Longer gaps than these many are bridged by none: each takes a search for a route. */
export const MAX_BRIDGES = 500
/** Between fixes that are closer together, the vessel lies or manoeuvres, km. */
const AT_REST_KM = 5
/** Between points of a leg that are checked for land, km. */
const LAND_STEP_KM = 1
/** Gaps bridged at a time before other work runs. */
const BRIDGES_AT_ONCE = 3
/** Gaps in one canal are bridged one by one, with less than this between them, km. */
const SAME_PASSAGE_KM = 10

/** How the line from one fix to the next is known. */
export const LEG_KINDS = ['observed', 'bridged', 'straight'] as const

/** A part of a trace: many fixes close in time, or one gap. */
export interface TraceLeg {
  /**
   * `observed`: from fix to fix. `bridged`: the shortest way over water. `straight`: there is none under
   * the conditions.
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

interface DrawnLine {
  readonly positions: readonly Position[]
  readonly legs: readonly TraceLeg[]
  /** Of the bridges, in km along the line. */
  readonly passages: readonly PassageUse[]
}

/** What a line needs besides its fixes. */
interface LineSea {
  readonly router: Router
  /** The way over water between two positions; null if there is none under the conditions. */
  readonly bridge: (from: Position, to: Position) => Promise<SeaRoute | null>
  readonly pause: Pause
}

/** The line from fix to fix, with a way over water where a gap is long or the line crosses land. */
export async function drawnLine(
  fixes: readonly PlacedFix[],
  bridgeAfterHours: number,
  { router, bridge, pause }: LineSea,
): Promise<DrawnLine> {
  const positions: Position[] = [fixes[0]!.position]
  const legs: TraceLeg[] = []
  const passages: PassageUse[] = []
  let alongKm = 0
  let bridges = 0
  for (const [a, b] of pairs(fixes)) {
    const km = legLengthKm(a.position, b.position)
    const isLong = isGap(a, b, bridgeAfterHours)
    const wanted = isLong || (km > AT_REST_KM && crossesLand(a.position, b.position, router))
    // Those over land are not counted beforehand.
    const hasBridge = wanted && bridges < MAX_BRIDGES
    if (hasBridge && ++bridges % BRIDGES_AT_ONCE === 0) await pause()
    const route = hasBridge ? await bridge(a.position, b.position) : null
    const way = [...(route?.positions ?? []), b.position]
    const fromKm = alongKm
    for (const position of way) {
      const last = positions.at(-1)!
      const [lon, lat] = position
      const next = [last[0] + normaliseLongitude(lon - last[0]), lat] as const
      alongKm += legLengthKm(last, next)
      // Most fixes of a ship in port are at the same place.
      if (next[0] !== last[0] || lat !== last[1]) positions.push(next)
    }
    if (route !== null) {
      const startKm = fromKm + legLengthKm(a.position, route.positions[0]!)
      for (const use of route.passages) {
        const [entryKm, exitKm] = [startKm + use.entryKm, startKm + use.exitKm]
        passages.push({ ...use, entryKm, exitKm })
      }
    }
    const kind = route !== null ? 'bridged' : wanted ? 'straight' : 'observed'
    const leg = {
      kind,
      from: a.fix,
      to: b.fix,
      km: alongKm - fromKm,
      hours: hoursBetween(a, b),
    } as const
    const before = legs.at(-1)
    if (kind === 'observed' && before?.kind === kind) {
      const { from, km, hours } = before
      legs[legs.length - 1] = { ...leg, from, km: km + leg.km, hours: hours + leg.hours }
    } else legs.push(leg)
  }
  if (positions.length === 1) positions.push(positions[0]!)
  return { positions, legs, passages }
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
export function withBridges(ofLine: readonly PassageUse[], ofBridges: readonly PassageUse[]) {
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
