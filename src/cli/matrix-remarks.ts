import type { PlannedMatrix } from '../planning/plan-matrix.js'
import { sentence } from '../planning/sentences.js'
import type { SwapWarning } from '../planning/warnings.js'
import { type CoordinateOrder, contradictionsOf, sentencesOf } from './remarks.js'

type Asked = Parameters<typeof contradictionsOf>[0]

interface MatrixSides {
  readonly origins: readonly { readonly label: string }[]
  readonly destinations: readonly { readonly label: string }[]
}

/** The warnings of a matrix as sentences, with its places named as in the files. */
export function matrixRemarks(
  { warnings }: Pick<PlannedMatrix, 'warnings'>,
  sides: MatrixSides,
  asked: Asked & CoordinateOrder,
): string[] {
  const subjectOf = (warning: SwapWarning) => labelOf(warning, sides)
  const details = sentencesOf(
    [...warnings, ...contradictionsOf(asked)],
    { warnings },
    asked,
    subjectOf,
  )
  return [...new Set(details.map(sentence))]
}

/** The name in its file of a field such as `origins[3]`. */
function labelOf({ field }: SwapWarning, sides: MatrixSides): string {
  const [, side, at] = /^(origins|destinations)\[(\d+)\]$/.exec(field)!
  return sides[side as keyof MatrixSides][Number(at)]!.label
}
