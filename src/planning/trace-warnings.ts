import type { PlannedTrace } from './trace.js'
import type { PlanningWarning } from './warnings.js'

/** The page draws no traces, so it has no words of its own for these. */
type TraceWarningCode =
  | 'fixes_unsorted'
  | 'fixes_dropped'
  | 'fixes_moved'
  | 'gap_not_bridged'
  | 'gap_too_fast'
  | 'closed_passage_sailed'
  | 'no_shortest'

interface TraceWarning extends Omit<PlanningWarning, 'code'> {
  readonly code: TraceWarningCode
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
  const about = (
    code: TraceWarningCode,
    isThere: boolean,
    detail: string,
    values: NonNullable<PlanningWarning['values']> = {},
  ) => (isThere ? [{ code, field: 'fixes', detail, values }] : [])
  return [
    ...about('fixes_unsorted', !prepared.isSorted, 'The fixes were sorted by their times.'),
    ...about(
      'fixes_dropped',
      dropped.length > 0,
      `${many(dropped.length, 'fix was', 'fixes were')} not used; fixes.dropped says which and why.`,
      { count: dropped.length },
    ),
    ...about(
      'fixes_moved',
      moved.length > 0,
      `${many(moved.length, 'fix', 'fixes')} on land ${moved.length === 1 ? 'was' : 'were'} moved to water; fixes.moved says where.`,
      { count: moved.length },
    ),
    ...about(
      'gap_not_bridged',
      straight > 0,
      `${many(straight, 'gap has', 'gaps have')} no way over water under these conditions, or come after the last that can be bridged: their straight lines are used, and may cross land.`,
      { count: straight },
    ),
    ...about(
      'gap_too_fast',
      hasty.length > 0,
      `${many(hasty.length, 'gap', 'gaps')} can only be sailed over water faster than the limit: a fix beside it is wrong, or a passage is closed that the ship used.`,
      { count: hasty.length },
    ),
    ...about(
      'closed_passage_sailed',
      closed.length > 0,
      `The line leads through passages that are closed under these conditions: ${closed.join(', ')}.`,
      { passages: [...closed] },
    ),
    ...about(
      'no_shortest',
      shortest === null,
      'There is no way over water between the first and the last fix under these conditions, so nothing is compared.',
    ),
  ]
}

function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}
