import { matrixWarnings, type PreparedMatrix } from '../planning/plan-matrix.js'
import type { PlanningTables } from '../planning/prepare.js'
import { sentence } from '../planning/sentences.js'
import type { SwapWarning } from '../planning/warnings.js'
import type { LegEnd, Router, SnappedPlace } from '../routing/request.js'
import { type CoordinateOrder, contradictionsOf, sentencesOf } from './remarks.js'

type Asked = Parameters<typeof contradictionsOf>[0]

interface MatrixSides {
  readonly origins: readonly { readonly label: string }[]
  readonly destinations: readonly { readonly label: string }[]
}

/** The warnings of a matrix as sentences, with its places named as in the files. */
export function matrixRemarks(
  prepared: PreparedMatrix,
  sides: MatrixSides,
  sea: { readonly tables: PlanningTables; readonly router: Pick<Router, 'matrix'> },
  asked: Asked & CoordinateOrder,
): string[] {
  const { origins, destinations } = prepared.request
  const snapped = {
    origins: snappedPlaces(origins, prepared, sea.router),
    destinations: snappedPlaces(destinations, prepared, sea.router),
  }
  const warnings = matrixWarnings(prepared, snapped, sea.tables)
  const subjectOf = (warning: SwapWarning) => labelOf(warning, sides)
  const details = sentencesOf(
    [...warnings, ...contradictionsOf(asked)],
    { warnings },
    asked,
    subjectOf,
  )
  return [...new Set(details.map(sentence))]
}

/**
 * The positions to which places were moved. A matrix of one column suffices, and avoided areas do not
 * matter.
 */
function snappedPlaces(
  ends: readonly LegEnd[],
  { request: { resolutionKm, closed, date } }: PreparedMatrix,
  router: Pick<Router, 'matrix'>,
): readonly (SnappedPlace | null)[] {
  if (ends.every((end) => 'portId' in end)) return []
  const options = { date, ...(resolutionKm && { resolutionKm }), ...(closed && { closed }) }
  return router.matrix({ ...options, origins: ends, destinations: ends.slice(0, 1) }).origins
}

/** The name in its file of a field such as `origins[3]`. */
function labelOf({ field }: SwapWarning, sides: MatrixSides): string {
  const [, side, at] = /^(origins|destinations)\[(\d+)\]$/.exec(field)!
  return sides[side as keyof MatrixSides][Number(at)]!.label
}
