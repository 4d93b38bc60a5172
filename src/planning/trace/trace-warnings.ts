import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import type { PlannedTrace } from './trace.js'

/** The page draws no traces, so it has no words of its own for these. */
type TraceWarningCode =
  | 'fixes_unsorted'
  | 'fixes_dropped'
  | 'fixes_moved'
  | 'gap_not_bridged'
  | 'gap_too_fast'
  | 'closed_passage_sailed'
  | 'no_shortest'

interface TraceWarning extends Warned<TraceWarningCode> {
  readonly field: string
}

/** What a caller should know about the fixes and the gaps of a trace. */
export function traceWarnings({
  prepared,
  legs,
  moved,
  dropped,
  sailed,
  asVoyage,
  shortest,
}: PlannedTrace): TraceWarning[] {
  const straight = legs.filter(({ kind }) => kind === 'straight').length
  const { maxSpeedKmh } = prepared
  const hasty = legs.filter(
    ({ kind, km, hours }) => kind !== 'observed' && km > hours * maxSpeedKmh,
  )
  const used = new Set(sailed.passages.map(({ id }) => id))
  const closed = asVoyage.closures.closed.filter((id) => used.has(id))
  const about = (isThere: boolean, what: Warned<TraceWarningCode>) =>
    isThere ? [{ ...what, field: 'fixes' }] : []
  return [
    ...about(!prepared.isSorted, warned('fixes_unsorted')),
    ...about(dropped.length > 0, warned('fixes_dropped', { count: dropped.length })),
    ...about(moved.length > 0, warned('fixes_moved', { count: moved.length })),
    ...about(straight > 0, warned('gap_not_bridged', { count: straight })),
    ...about(hasty.length > 0, warned('gap_too_fast', { count: hasty.length })),
    ...about(closed.length > 0, warned('closed_passage_sailed', { passages: [...closed] })),
    ...about(shortest === null, warned('no_shortest')),
  ]
}
