import { textOf, verdictOn } from '../../contract/columns/cell-verdict.js'
import type { Field } from '../fields/fields.js'
import { unknownStatusNote } from '../read/accounted.js'
import { meaningOfKey } from './body-columns.js'
import { choiceOf } from './cell-values.js'

/** The columns of a row that change no figure of it. */
export interface Ignored {
  readonly columns: readonly string[]
  /** What a list of ignored columns does not say. */
  readonly notes: readonly string[]
}

interface Silent {
  readonly column: string
  readonly note?: string
}

/** A lane may have a name of the file's own, and the two ports say which one it is. */
export const LANE = 'route.trade_lane'

/** Whether a lane has another name than those of Clean Cargo. */
export function isOwnLane(cell: unknown, { choices = [] }: Pick<Field, 'choices'>): boolean {
  return typeof cell === 'string' && choiceOf(cell, choices) === undefined
}

/** Whether the cells of a column may change no figure, by its key. */
export function speaks(key: string | undefined): boolean {
  return key === LANE || meaningOfKey(key) !== undefined
}

/** A column whose cell in a row changes no figure of it, although another cell could; none if it is empty. */
export function silentCell(
  column: string,
  cell: unknown,
  key: string,
  field: Field | undefined,
): readonly Silent[] {
  const text = textOf(cell)
  if (text === '') return []
  if (field?.path === LANE && isOwnLane(cell, field)) {
    const note = `${column} "${text}" is no trade lane of Clean Cargo: that of the two ports counts.`
    return [{ column, note }]
  }
  const meaning = meaningOfKey(key)
  const verdict = meaning && verdictOn(column, meaning, cell)
  if (verdict === 'nothing') return [{ column }]
  if (verdict !== 'unknown') return []
  return [{ column, note: unknownStatusNote(column, text) }]
}
