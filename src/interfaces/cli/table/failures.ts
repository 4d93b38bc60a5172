import { EXCLUDED } from '../../../tables/bodies/row-faults.js'
import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'

/** Maximum number of faults that are noted; all are in the result. */
const MAX_NOTES = 20

/**
 * Notes rows without a result while a table is processed. Only the first ones are noted individually.
 */
export class Failures {
  #count = 0
  #excluded = 0

  constructor(private readonly terminal: Pick<Terminal, 'note'>) {}

  /** Number of rows of this run without a result. */
  get count(): number {
    return this.#count
  }

  /** Number of rows that are cancelled, which is no failure. */
  get excluded(): number {
    return this.#excluded
  }

  /** @param line of the row in its file */
  add(line: number, error: string): void {
    if (error.startsWith(EXCLUDED)) this.#excluded += 1
    else if (this.#count++ < MAX_NOTES) this.terminal.note(`line ${line}: ${error}`)
  }

  /** Notes the number of rows that were not noted individually. */
  end(): void {
    const others = this.#count - MAX_NOTES
    if (others > 0) this.terminal.note(`and ${grouped(others)} more`)
    if (this.#excluded > 0) this.terminal.note(excludedText(this.#excluded))
  }
}

function excludedText(count: number): string {
  return count === 1
    ? '1 row is cancelled and not counted.'
    : `${grouped(count)} rows are cancelled and not counted.`
}

/** What the failed rows lack, and where the result gives the reason. */
export interface Failed {
  readonly failed: number
  readonly total: number
  /** `route` or `estimate`. */
  readonly missing: string
  /** The column or the member that contains the reason. */
  readonly where: string
  /** The file of the result, if there is one. */
  readonly out: string | undefined
}

/** @throws Error if rows have no result, unless the caller accepts that: then it only notes it */
export function requireResults(
  { failed, total, missing, where, out }: Failed,
  { acceptFailedRows }: { readonly acceptFailedRows?: true | undefined },
  { note }: Pick<Terminal, 'note'>,
): void {
  if (failed === 0) return
  const have = failed === 1 ? 'has' : 'have'
  const of = out === undefined ? '' : ` of ${out}`
  const text = `${grouped(failed)} of ${grouped(total)} rows ${have} no ${missing}: see ${where}${of}.`
  if (!acceptFailedRows) throw new Error(text)
  note(text)
}
