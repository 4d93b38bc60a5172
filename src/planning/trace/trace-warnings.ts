import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import type { SailedLine } from '../../engine/routing/request.js'
import type { PlannedTrace } from './trace.js'
import type { CheckedWaypoints } from './waypoints.js'

/** The page draws no traces, so it has no words of its own for these. */
type TraceWarningCode =
  | 'fixes_unsorted'
  | 'fixes_dropped'
  | 'fixes_moved'
  | 'gap_not_bridged'
  | 'gap_too_fast'
  | 'closed_passage_sailed'
  | 'no_shortest'
  | 'line_on_land'

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
  return [
    ...about(!prepared.isSorted, warned('fixes_unsorted')),
    ...about(dropped.length > 0, warned('fixes_dropped', { count: dropped.length })),
    ...about(moved.length > 0, warned('fixes_moved', { count: moved.length })),
    ...about(straight > 0, warned('gap_not_bridged', { count: straight })),
    ...about(hasty.length > 0, warned('gap_too_fast', { count: hasty.length })),
    ...lineWarnings(sailed, { asVoyage, shortest }),
  ]
}

/** What a caller should know about a route as its waypoints. */
export function waypointWarnings({ findings, ...checked }: CheckedWaypoints): TraceWarning[] {
  const land = findings.filter(({ kind }) => kind === 'land')
  const km = Math.round(land.reduce((sum, { fromKm, toKm }) => sum + toKm - fromKm, 0))
  return [
    ...about(land.length > 0, warned('line_on_land', { count: land.length, km })),
    ...lineWarnings(checked.asVoyage.plannedLegs[0]!.route, checked),
  ]
}

/** Passages that are closed to a line, and whether anything was compared. */
function lineWarnings(
  { passages }: Pick<SailedLine, 'passages'>,
  { asVoyage, shortest }: Pick<PlannedTrace, 'asVoyage' | 'shortest'>,
): TraceWarning[] {
  const used = new Set(passages.map(({ id }) => id))
  const closed = asVoyage.closures.closed.filter((id) => used.has(id))
  return [
    ...about(closed.length > 0, warned('closed_passage_sailed', { passages: [...closed] })),
    ...about(shortest === null, warned('no_shortest')),
  ]
}

function about(isThere: boolean, what: Warned<TraceWarningCode>): TraceWarning[] {
  return isThere ? [{ ...what, field: 'fixes' }] : []
}
