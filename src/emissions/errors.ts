/** A fault of one field. */
export interface InputProblem {
  /**
   * Field of the request, such as `cargo.massTonnes`, or of the leg's distance, such as
   * `distance.distanceKm`.
   */
  readonly field: string
  readonly code: 'required' | 'invalid_type' | 'not_finite' | 'out_of_range' | 'not_allowed'
  readonly detail: string
}

/** What an `EmissionsError` can mean. */
export type EmissionsErrorCode =
  | 'invalid_estimate'
  | 'no_compatible_factor'
  | 'damaged_factors'
  | 'invalid_factor_pack'
  | 'invalid_law_file'
  | 'emissions'

/** The library's own errors, identified by `code`. Anything else that it throws is a bug. */
export class EmissionsError extends Error {
  override readonly name: string = 'EmissionsError'
  readonly code: EmissionsErrorCode = 'emissions'
}

/** The request cannot be calculated as it is. The caller can correct it. */
export class EmissionsInputError extends EmissionsError {
  override readonly name = 'EmissionsInputError'
  override readonly code = 'invalid_estimate'
  constructor(
    /** Every field at fault, at least one. */
    readonly problems: readonly InputProblem[],
  ) {
    super(problems.map(({ field, detail }) => `${field}: ${detail}`).join(' '))
  }
}

/** The request is valid, but no factor of this set fits it. */
export class NoCompatibleFactorError extends EmissionsError {
  override readonly name = 'NoCompatibleFactorError'
  override readonly code = 'no_compatible_factor'
  constructor(
    readonly field: string,
    /** What was looked for, in words. */
    readonly wanted: string,
    /** What the set contains instead; empty if it contains nothing of that kind. */
    readonly available: readonly string[],
  ) {
    const known =
      available.length > 0 ? `Available: ${available.join('; ')}.` : 'None is available.'
    super(`No emission factor for ${wanted}. ${known}`)
  }
}

/** The factor files are not in the format that this version reads. */
export class FactorSetError extends EmissionsError {
  override readonly name = 'FactorSetError'
  override readonly code = 'damaged_factors'
  constructor(
    readonly path: string,
    readonly detail: string,
  ) {
    super(`Emission factors, ${path}: ${detail}. Restore the data folder from the release.`)
  }
}

/** A fault in an operator's file. */
export interface PackProblem {
  /** Line of the file, from 1; for JSON, the number of the row. */
  readonly line: number
  readonly column: string | null
  readonly detail: string
}

/** The row and the column at fault, and how to mend it. JSON has rows, other files have lines. */
function problemText(file: string, { line, column, detail }: PackProblem): string {
  const row = /\.json$/i.test(file) ? 'row' : 'line'
  return `${row} ${line}${column ? `, ${column}` : ''}: ${detail}`
}

/** An operator's factor pack or table of ships cannot be read. Names every row at fault. */
export class FactorPackError extends EmissionsError {
  override readonly name = 'FactorPackError'
  override readonly code = 'invalid_factor_pack'
  constructor(
    readonly file: string,
    readonly problems: readonly PackProblem[],
    kind: 'Factor pack' | 'Table of ships' = 'Factor pack',
  ) {
    const lines = problems.map((problem) => problemText(file, problem))
    const count = problems.length === 1 ? '1 fault' : `${problems.length} faults`
    super(`${kind} ${file} has ${count}: ${lines.join('; ')}.`)
  }
}

/** Maximum number of rows of a file that are listed: the annual file of THETIS-MRV has thousands. */
const TOLD = 20

interface RowsOfFile {
  readonly file: string
  readonly problems: readonly PackProblem[]
}

/**
 * Sentences about rows of an operator's files that are skipped, and columns that are ignored: file, row,
 * column, and how to mend it.
 */
export function skippedRows({
  packs,
  shipTables,
}: Readonly<Record<'packs' | 'shipTables', readonly RowsOfFile[]>>): string[] {
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
