import { PASSAGES, type PassageId } from '../routing/request.js'
import { EMPTY, fromNumber, has, type IndexSet, union } from '../sea/index-set.js'
import type { Passage } from '../sea/passages.js'
import type { Closures } from './closures.js'
import { localTableWarnings } from './local-use.js'
import type { CellTables, MatrixQuestion } from './matrix-cells.js'
import { closedStraitWarnings, unknownSizeWarnings } from './narrow-warnings.js'
import type { VesselDimensions } from './vessel-fit.js'
import type { PlanningWarning } from './warnings.js'

/**
 * Warnings about the routes of many cells, from the sets of their passages and of the straits that they
 * avoid.
 */
export function tableWarnings(
  { barred = [], local = [] }: MatrixQuestion,
  cells: CellTables,
  { straits }: Pick<Closures, 'straits'>,
  {
    passages,
    vessel,
  }: { readonly passages: readonly Passage[]; readonly vessel: VesselDimensions },
): PlanningWarning[] {
  const [missed, passed] = [membersOf(cells.missed), membersOf(cells.passages)]
  const missedStraits = barred.flatMap(({ name }, at) => (has(missed, at) ? [name] : []))
  const cellsThrough = (id: PassageId) => countWith(cells.passages, PASSAGES.indexOf(id))
  const ofLocal = local
    .map(({ passage }) => ({ passage, routes: cellsThrough(passage) }))
    .filter((each) => each.routes > 0)
  const used = PASSAGES.flatMap((id, at) => (has(passed, at) ? [{ id }] : []))
  return [
    ...closedStraitWarnings([{ missedStraits }], straits, vessel),
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
