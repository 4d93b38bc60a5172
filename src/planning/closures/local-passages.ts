import { KM_PER_NM, sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import { CLOSED_BY_DEFAULT, type PassageId } from '../../engine/routing/request.js'
import type { LocalUse } from '../../engine/sea/passages.js'
import { type ClosureOptions, type Closures, type ClosureTables, dimensionsOf } from './closures.js'
import { passagePosition } from './passage-position.js'

/** A passage that is closed by default, but open to local voyages. */
export interface LocalPassage extends Pick<LocalUse, 'ends'> {
  readonly passage: PassageId
  readonly middle: Position
  readonly withinKm: number
}

/** Ships of more draught do not trade locally, m: our judgement (2026), for waters whose limits we do not know. */
const MAX_LOCAL_DRAUGHT_M = 13

/** The passages that local voyages of the vessel may use although the request does not open them. */
export function localPassages(
  { closedByDefault, notes }: Pick<Closures, 'closedByDefault' | 'notes'>,
  tables: Pick<ClosureTables, 'passages' | 'vesselClasses'>,
  vessel?: ClosureOptions['vessel'],
): LocalPassage[] {
  const { draughtM = 0 } = dimensionsOf(vessel, tables.vesselClasses)
  if (draughtM > MAX_LOCAL_DRAUGHT_M) return []
  return closedByDefault.flatMap((id) => {
    const local = tables.passages.find((each) => each.id === id)?.local
    const isTooSmall = notes.some(
      ({ code, passage }) => code === 'closed_by_vessel' && passage === id,
    )
    if (local === undefined || isTooSmall) return []
    const { withinNm, ends, insideNm } = local
    const middle = passagePosition(id, { ...tables, vesselClasses: [] })
    const around: LocalPassage = { passage: id, ends, middle, withinKm: withinNm * KM_PER_NM }
    if (insideNm === undefined) return [around]
    return [around, { ...around, ends: 'one', withinKm: insideNm * KM_PER_NM }]
  })
}

/** Whether a place lies near enough to a passage to be one of its ends. */
function isNear({ middle, withinKm }: LocalPassage, place: Position): boolean {
  return sphericalKm(middle, place) <= withinKm
}

/** The passages that are open between two places because the voyage is local. */
export function openedBetween(
  locals: readonly LocalPassage[],
  from: Position,
  to: Position,
): PassageId[] {
  const open = locals.filter((local) => {
    const near = [from, to].filter((place) => isNear(local, place)).length
    return near >= (local.ends === 'one' ? 1 : 2)
  })
  return [...new Set(open.map(({ passage }) => passage))]
}

/** The passages that are closed to a voyage, without those that are closed to none of its legs. */
export function closuresWithout(
  closures: Closures,
  legs: readonly { readonly openedLocally: readonly PassageId[] }[],
): Closures {
  const isOpen = (id: PassageId) => legs.every(({ openedLocally }) => openedLocally.includes(id))
  if (!closures.closedByDefault.some(isOpen)) return closures
  return {
    ...closures,
    closed: closures.closed.filter((id) => !isOpen(id)),
    closedByDefault: closures.closedByDefault.filter((id) => !isOpen(id)),
  }
}

/** The closed passages without those. */
export function closedExcept(
  closed: readonly PassageId[] = CLOSED_BY_DEFAULT,
  opened: readonly PassageId[],
): readonly PassageId[] {
  return opened.length === 0 ? closed : closed.filter((id) => !opened.includes(id))
}
