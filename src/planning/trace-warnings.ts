import type { PlannedTrace } from './trace.js'
import type { PlanningWarning } from './warnings.js'

/** What a caller should know about the fixes and the gaps of a trace. */
export function traceWarnings({
  prepared,
  legs,
  moved,
  dropped,
  sailed,
  asVoyage,
  shortest,
}: PlannedTrace): PlanningWarning[] {
  const straight = legs.filter(({ kind }) => kind === 'straight').length
  const { maxSpeedKmh } = prepared
  const hasty = legs.filter(
    ({ kind, km, hours }) => kind !== 'observed' && km > hours * maxSpeedKmh,
  )
  const used = new Set(sailed.passages.map(({ id }) => id))
  const closed = asVoyage.closures.closed.filter((id) => used.has(id))
  const warn = (code: PlanningWarning['code'], isThere: boolean, detail: string) =>
    isThere ? [{ code, field: 'fixes', detail }] : []
  return [
    ...warn('fixes_unsorted', !prepared.isSorted, 'The fixes were sorted by their times.'),
    ...warn(
      'fixes_dropped',
      dropped.length > 0,
      `${many(dropped.length, 'fix was', 'fixes were')} not used; fixes.dropped says which and why.`,
    ),
    ...warn(
      'fixes_moved',
      moved.length > 0,
      `${many(moved.length, 'fix', 'fixes')} on land ${moved.length === 1 ? 'was' : 'were'} moved to water; fixes.moved says where.`,
    ),
    ...warn(
      'gap_not_bridged',
      straight > 0,
      `${many(straight, 'gap has', 'gaps have')} no way over water under these conditions, or come after the last that can be bridged: their straight lines are used, and may cross land.`,
    ),
    ...warn(
      'gap_too_fast',
      hasty.length > 0,
      `${many(hasty.length, 'gap', 'gaps')} can only be sailed over water faster than the limit: a fix beside it is wrong, or a passage is closed that the ship used.`,
    ),
    ...warn(
      'closed_passage_sailed',
      closed.length > 0,
      `The line leads through passages that are closed under these conditions: ${closed.join(', ')}.`,
    ),
    ...warn(
      'no_shortest',
      shortest === null,
      'There is no way over water between the first and the last fix under these conditions, so nothing is compared.',
    ),
  ]
}

function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}
