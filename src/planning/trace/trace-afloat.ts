import { legLengthKm } from '../../engine/geo/leg.js'
import type { Position } from '../../engine/geo/position.js'
import type { Router } from '../../engine/routing/request.js'
import { InvalidVoyageError } from '../errors.js'
import type { AfloatWork, PlacedAfloat } from '../places-afloat.js'
import type { Conditions } from '../voyage/voyage.js'
import type { DroppedFix, Fix } from './trace-fixes.js'

/** A fix this far inland is moved; nearer, the coast of the data is as likely to be wrong, km. */
const MOVED_KM = 1
/** Nearer to the last point of the line, only the receiver or the ship at anchor has moved, km. */
const STEADY_KM = 0.1
/** Fixes looked up at a time: on rivers and in ports, most are on land by the coast of the data. */
const FIXES_AT_ONCE = 50
/** Fixes compared with the coast before others have their turn. */
const FIXES_PER_PAUSE = 1000
/** A trace of which these many are too far from water, and none on it, is not one of a ship. */
const MAX_LOST = 100

/** A fix that was moved to water. */
export interface MovedFix {
  readonly fix: number
  readonly position: Position
  readonly km: number
}

/** Lets other work run if this has taken its share of time. */
export type Pause = () => Promise<void> | undefined

/** Finds the water near positions. */
export type PlaceAfloat = (work: AfloatWork) => Promise<PlacedAfloat>

/** Moves the fixes that are on land to water. */
export async function afloatOf(
  used: readonly number[],
  fixes: readonly Fix[],
  { resolutionKm, date }: Pick<Conditions, 'resolutionKm' | 'date'>,
  {
    router,
    place,
    pause,
  }: {
    readonly router: Pick<Router, 'isLand'>
    readonly place: PlaceAfloat
    readonly pause: Pause
  },
): Promise<{
  used: { fix: number; position: Position }[]
  moved: MovedFix[]
  dropped: DroppedFix[]
}> {
  const land: number[] = []
  for (const [at, fix] of used.entries()) {
    if (at % FIXES_PER_PAUSE === 0) await pause()
    if (router.isLand(...fixes[fix]!.position)) land.push(fix)
  }
  const placed = new Map<number, PlacedAfloat[number]>()
  let isLost = land.length === used.length
  for (let at = 0; at < land.length; at += FIXES_AT_ONCE) {
    const some = land.slice(at, at + FIXES_AT_ONCE)
    const positions = some.map((fix) => fixes[fix]!.position)
    const found = await place({ positions, resolutionKm, date })
    for (const [row, fix] of some.entries()) placed.set(fix, found[row]!)
    isLost &&= found.every((water) => water === null)
    if (isLost && placed.size >= MAX_LOST) throw lost(placed.size)
  }
  await pause()
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

function lost(count: number): InvalidVoyageError {
  const detail = `must be on water, or near it: the first ${count} on land are too far from any, and no fix is on it`
  return new InvalidVoyageError([{ field: 'fixes', detail }])
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
