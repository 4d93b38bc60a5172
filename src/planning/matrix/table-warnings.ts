import { PASSAGES, type PassageId } from '../../engine/routing/request.js'
import { EMPTY, fromNumber, has, type IndexSet, union } from '../../engine/sea/index-set.js'
import { type ClosureTables, dimensionsOf } from '../closures/closures.js'
import { localTableWarnings } from '../closures/local-use.js'
import { closedStraitWarnings, unknownSizeWarnings } from '../closures/narrow-warnings.js'
import type { CellTables } from '../matrix-cells.js'
import type { Conditions, Departure } from '../voyage/voyage.js'
import {
  departureWarning,
  noteWarning,
  ordinaryShipWarning,
  type PlanningWarning,
  sizeClassWarning,
} from '../warnings.js'
import type { PreparedTable } from './table-question.js'

/**
 * Warnings about a table: of its ship and its day, and about the routes of its cells, from the sets of their
 * passages and of the straits that they avoid.
 * @param tables those that it was prepared with
 */
export function tableWarnings(
  asked: Conditions & Departure,
  { request: { barred = [], local = [] }, closures }: Pick<PreparedTable, 'request' | 'closures'>,
  cells: CellTables,
  { passages, vesselClasses }: ClosureTables,
): PlanningWarning[] {
  const vessel = dimensionsOf(asked.vessel, vesselClasses)
  const [missed, passed] = [membersOf(cells.missed), membersOf(cells.passages)]
  const missedStraits = barred.flatMap(({ name }, at) => (has(missed, at) ? [name] : []))
  const cellsThrough = (id: PassageId) => countWith(cells.passages, PASSAGES.indexOf(id))
  const ofLocal = local
    .map(({ passage }) => ({ passage, routes: cellsThrough(passage) }))
    .filter((each) => each.routes > 0)
  const used = PASSAGES.flatMap((id, at) => (has(passed, at) ? [{ id }] : []))
  const ordinary = ordinaryShipWarning(asked.vessel, vesselClasses)
  const isClosed = (id: PassageId) => closures.closedByVessel.some((closed) => closed === id)
  return [
    ...sizeClassWarning(asked.vessel, vesselClasses),
    ...departureWarning(asked),
    // A ship that the request names has each limit said; an assumed one is said once.
    ...(ordinary.length > 0
      ? ordinary
      : closures.notes.filter(({ passage }) => isClosed(passage)).map(noteWarning)),
    ...closedStraitWarnings([{ missedStraits }], closures.straits, vessel),
    ...localTableWarnings(ofLocal, passages),
    ...unknownSizeWarnings([{ passages: used, straits: [] }], vessel, { passages }),
  ]
}

/** In how many cells a set has a member. */
function countWith(cells: Float64Array = new Float64Array(), member: number): number {
  return cells.filter((cell) => !Number.isNaN(cell) && has(fromNumber(cell), member)).length
}

/** The members of the sets of all cells. Cells without a route are NaN. */
function membersOf(cells: Float64Array = new Float64Array()): IndexSet {
  return cells.reduce(
    (all, cell) => (Number.isNaN(cell) ? all : union(all, fromNumber(cell))),
    EMPTY,
  )
}
