import type { ColumnMeaning } from './column-meaning.js'

/** What a column must be about to change the figures of a route. */
export const ROUTE_FIGURES: readonly ColumnMeaning[] = [
  ...([
    'transhipment',
    'mode',
    'load type',
    'status',
    'departure',
    'passages',
    'size',
    'margin',
  ] as const),
]

/** The same of an estimate. */
export const ESTIMATE_FIGURES: readonly ColumnMeaning[] = [
  ...(['reference', 'temperature', 'unit', 'transhipment', 'mode', 'load type'] as const),
  ...(['status', 'fuel', 'distance', 'departure', 'containers', 'amount'] as const),
  ...(['repeats', 'ballast', 'passages', 'size', 'empty'] as const),
]
