import { LRUCache } from 'lru-cache'
import type { PassageId } from '../../engine/routing/request.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import { asPlainArea, type ShallowArea } from '../../engine/sea/shallow-areas.js'
import { type DefaultClosure, defaultClosures } from '../closures/closed-savings.js'
import {
  type Closures,
  type ClosureTables,
  dimensionsOf,
  resolveClosures,
} from '../closures/closures.js'
import { canalsOf } from '../closures/inland.js'
import { closedExcept, type LocalPassage, localPassages } from '../closures/local-passages.js'
import { areasTooShallow } from '../closures/shallow-areas.js'
import { tooShallow } from '../closures/shallow-straits.js'
import { type OpenWithoutSize, openWithoutSize } from '../way-round.js'
import type { Conditions } from './voyage.js'

/** What the ship and the constraints of a voyage decide, whatever its ends. */
export interface Decided {
  readonly closures: Closures
  readonly narrow: NarrowWaters
  readonly closedByDefault: readonly DefaultClosure[]
  readonly locals: readonly LocalPassage[]
  /** All canals. */
  readonly canals: readonly PassageId[]
  /** Where nothing is open because a leg is local. */
  readonly openWithoutSize: OpenWithoutSize
}

/** The named waters that are closed to a vessel. */
export interface NarrowWaters {
  /** Closed by the vessel's size, and, if `depth` is `enforce`, all that are too shallow for it. */
  readonly barred: readonly NamedStrait[]
  /**
   * Shelves too shallow for the vessel, which the route avoids where possible, if `depth` is `enforce`.
   */
  readonly shallows: readonly ShallowArea[]
}

type Asked = Pick<Conditions, 'constraints' | 'vessel'>

/** Kept sets of conditions: most voyages have the same few, and each takes some kilobytes. */
const MAX_KEPT = 64

const kept = new WeakMap<ClosureTables, LRUCache<string, Decided>>()

/** @param wanted passages to sail through, which opens them */
export function decidedFor(
  asked: Asked,
  wanted: readonly PassageId[],
  tables: ClosureTables,
): Decided {
  const key = keyOf(asked, wanted)
  if (key === null) return decide(asked, wanted, tables)
  const known = kept.get(tables) ?? new LRUCache({ max: MAX_KEPT })
  kept.set(tables, known)
  const decided = known.get(key) ?? decide(asked, wanted, tables)
  known.set(key, decided)
  return decided
}

/** Null for areas and channels that a caller draws: they are long, and seldom the same. */
function keyOf({ constraints = {}, vessel }: Asked, wanted: readonly PassageId[]): string | null {
  const { polygons = [], channels = [], ...named } = constraints
  if (polygons.length > 0 || channels.length > 0) return null
  const { type, sizeClass, loaM, beamM, draughtM } = vessel ?? {}
  return JSON.stringify([named, wanted, type, sizeClass, loaM, beamM, draughtM])
}

/** What is open only because the size is unknown on a leg to which some passages are open because it is local. */
export function openWith(
  openedLocally: readonly PassageId[],
  { vessel }: Asked,
  decided: Decided,
  tables: ClosureTables,
): OpenWithoutSize {
  if (openedLocally.length === 0) return decided.openWithoutSize
  const closed = closedExcept(decided.closures.closed, openedLocally)
  const dimensions = dimensionsOf(vessel, tables.vesselClasses)
  return openWithoutSize(dimensions, tables, { ...decided.closures, closed })
}

function decide(
  { constraints, vessel }: Asked,
  wanted: readonly PassageId[],
  tables: ClosureTables,
): Decided {
  const opened = [...(constraints?.opened ?? []), ...wanted]
  const closures = resolveClosures({ constraints: { ...constraints, opened }, vessel }, tables)
  const dimensions = dimensionsOf(vessel, tables.vesselClasses)
  return {
    closures,
    narrow: narrowTo({ constraints, vessel }, closures, tables),
    closedByDefault: defaultClosures(closures, dimensions, tables),
    locals: localPassages(closures, tables, vessel),
    canals: canalsOf(tables.passages),
    openWithoutSize: openWithoutSize(dimensions, tables, closures),
  }
}

/** The named waters that are closed to the vessel of a voyage or a matrix. */
export function narrowTo(
  { constraints, vessel }: Asked,
  closures: Pick<Closures, 'straits'>,
  { vesselClasses, straits = [], shallowAreas = [] }: ClosureTables,
): NarrowWaters {
  if (constraints?.depth !== 'enforce') return { barred: closures.straits, shallows: [] }
  const { draughtM } = dimensionsOf(vessel, vesselClasses)
  return {
    barred: [...new Set([...closures.straits, ...tooShallow(straits, draughtM)])],
    shallows: areasTooShallow(shallowAreas, draughtM).map(asPlainArea),
  }
}
