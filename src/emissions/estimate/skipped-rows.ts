import { type PackProblem, problemText } from '../errors.js'
import type { FactorSet } from '../factor-set.js'

/** Maximum number of rows of a file that are listed: the annual file of THETIS-MRV has thousands. */
const TOLD = 20

/**
 * Sentences about rows of an operator's files that are skipped, and columns that are ignored: file, row,
 * column, and how to mend it.
 */
export function skippedRows({
  packs,
  shipTables,
}: Pick<FactorSet, 'packs' | 'shipTables'>): string[] {
  return [
    ...packs.flatMap(({ file, problems }) => told('Factor pack', file, problems)),
    ...shipTables.flatMap(({ file, problems }) => told('Table of ships', file, problems)),
  ]
}

function told(kind: string, file: string, problems: readonly PackProblem[]): string[] {
  const lines = problems
    .slice(0, TOLD)
    .map((problem) => `${kind} ${file}, ${problemText(file, problem)}.`)
  const others = problems.length - TOLD
  return others > 0 ? [...lines, `${kind} ${file}: ${others} more rows are skipped.`] : lines
}
