import { legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import type { Router } from '../routing/request.js'
import type { DroppedFix, Fix } from './trace-fixes.js'
import type { Conditions } from './voyage.js'

/** A fix this far inland is moved; nearer, the coast of the data is as likely to be wrong, km. */
const MOVED_KM = 1
/** Nearer to the last point of the line, only the receiver or the ship at anchor has moved, km. */
const STEADY_KM = 0.1
/** Fixes looked up at a time: on rivers and in ports, most are on land by the coast of the data. */
const FIXES_AT_ONCE = 200

/** A fix that was moved to water. */
export interface MovedFix {
  readonly fix: number
  readonly position: Position
  readonly km: number
}

/** Lets other work run. */
export type Pause = () => Promise<void>

/** Moves the fixes that are on land to water. */
export async function afloatOf(
  used: readonly number[],
  fixes: readonly Fix[],
  { resolutionKm, date }: Pick<Conditions, 'resolutionKm' | 'date'>,
  { router, pause }: { readonly router: Router; readonly pause: Pause },
): Promise<{
  used: { fix: number; position: Position }[]
  moved: MovedFix[]
  dropped: DroppedFix[]
}> {
  const land = used.filter((fix) => router.isLand(...fixes[fix]!.position))
  const placed = new Map<number, ReturnType<ReturnType<Router['matrixRows']>['origin']>>()
  for (let at = 0; at < land.length; at += FIXES_AT_ONCE) {
    if (at > 0) await pause()
    const some = land.slice(at, at + FIXES_AT_ONCE)
    const ends = some.map((fix) => ({ position: fixes[fix]!.position }))
    const request = { origins: ends, destinations: ends.slice(0, 1), date }
    const rows = router.matrixRows({
      ...request,
      ...(resolutionKm !== undefined && { resolutionKm }),
    })
    for (const [row, fix] of some.entries()) placed.set(fix, rows.origin(row))
  }
  const moved: MovedFix[] = []
  const dropped: DroppedFix[] = []
  const kept = used.flatMap((fix) => {
    const { position } = fixes[fix]!
    const water = placed.get(fix)
    if (water === null) {
      dropped.push({ fix, reason: 'on_land' })
      return []
    }
    if (water === undefined || water.distanceKm <= MOVED_KM) return [{ fix, position }]
    moved.push({ fix, position: water.position, km: water.distanceKm })
    return [{ fix, position: water.position }]
  })
  return { used: kept, moved, dropped }
}

/** A fix on water. */
export interface PlacedFix extends Fix {
  readonly fix: number
}

/** Without the trembling of a receiver, which adds kilometres to every day at anchor. */
export function steady(fixes: readonly PlacedFix[]): PlacedFix[] {
  let last = fixes[0]
  return fixes.map((fix) => {
    if (legLengthKm(last!.position, fix.position) < STEADY_KM) {
      return { ...fix, position: last!.position }
    }
    last = fix
    return fix
  })
}
