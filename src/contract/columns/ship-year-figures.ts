import type { ColumnMeaning } from './column-meaning.js'

/** What a column, or a member of a row, must be about to change a figure of a ship's year. */
export const SHIP_YEAR_FIGURES: readonly ColumnMeaning[] = [
  ...(['unit', 'status', 'fuel', 'distance', 'departure', 'repeats', 'adjustment'] as const),
]
