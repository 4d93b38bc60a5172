import { PASSAGES } from '../routing/request.js'
import type { Passage } from '../sea/passages.js'
import type { Closures } from './closures.js'
import type { CellTables, MatrixQuestion } from './matrix-cells.js'
import { closedStraitWarnings, unknownSizeWarnings } from './narrow-warnings.js'
import type { VesselDimensions } from './vessel-fit.js'
import type { PlanningWarning } from './warnings.js'

/**
 * Warnings about the routes of many cells, from the bits of their passages and of the straits that they
 * avoid.
 */
export function tableWarnings(
  { barred = [] }: MatrixQuestion,
  cells: CellTables,
  { straits }: Pick<Closures, 'straits'>,
  {
    passages,
    vessel,
  }: { readonly passages: readonly Passage[]; readonly vessel: VesselDimensions },
): PlanningWarning[] {
  const missedStraits = barred.flatMap(({ name }, bit) => (hasBit(cells.missed, bit) ? [name] : []))
  const used = PASSAGES.flatMap((id, bit) => (hasBit(cells.passages, bit) ? [{ id }] : []))
  return [
    ...closedStraitWarnings([{ missedStraits }], straits),
    ...unknownSizeWarnings([{ passages: used, positions: [] }], vessel, { passages }),
  ]
}

/** Whether a bit is set in any cell. */
function hasBit(cells: Float64Array | undefined, bit: number): boolean {
  return cells?.some((bits) => ((bits >> bit) & 1) === 1) ?? false
}
