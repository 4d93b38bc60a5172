import { type FieldProblem, Problem, validationFailed } from '../../contract/problems/problem.js'
import { faultLines, type Wording } from '../fields/wording.js'
import { UsageError, withShortQuotes } from '../text/failure.js'

/** Why a row makes no request, in the words of its table. */
export class RowProblem extends Problem {}

/** What the reason of a row begins with that has no result because it is cancelled, not because it is wrong. */
export const EXCLUDED = 'Not counted: '

/** A row that is cancelled. */
export class RowExcluded extends RowProblem {
  constructor(reason: string) {
    super('validation_failed', EXCLUDED + reason)
  }
}

/** The faults of a row. All are reported at once, so that a table can be corrected in one pass. */
export class RowFaults {
  readonly #found: FieldProblem[] = []

  /** The result of reading a field; undefined if it has a fault. @param pointer to the field */
  attempt<Result>(pointer: string, read: () => Result): Result | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      const text = withShortQuotes(error.message)
      const detail = text.replaceAll(/:\s*\n\s*/g, ': ').replaceAll(/\s*\n\s*/g, '; ')
      this.#found.push({ pointer, code: 'not_allowed', detail })
      return undefined
    }
  }

  /**
   * @param problems what the contract says of the request without these fields
   * @throws RowProblem with all of them, if there are faults
   */
  require(problems: () => readonly FieldProblem[], words: Wording): void {
    const found = this.#found
    if (found.length === 0) return
    const others = problems().filter(({ pointer }) => found.every((one) => !isWithin(one, pointer)))
    const own = found.map(({ detail }) => detail)
    const fields = others.length === 0 ? [] : faultLines(validationFailed(others), words)
    const text = [...own, ...fields].join(' ')
    throw new RowProblem('validation_failed', text, { members: { errors: [...found, ...others] } })
  }
}

/** Whether one of two fields is a part of the other, or the same. */
function isWithin({ pointer }: FieldProblem, other: string): boolean {
  return `${pointer}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${pointer}/`)
}
