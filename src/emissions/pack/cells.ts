import type { PackProblem } from '../errors.js'

/** One row of a pack by column names. It collects its faults instead of stopping at the first. */
export class PackRow {
  constructor(
    readonly line: number,
    private readonly cells: Readonly<Record<string, string>>,
    private readonly problems: PackProblem[],
  ) {}

  /** Records a fault, once per column however often that is read. */
  fault(column: string | null, detail: string): void {
    const known = this.problems.some((p) => p.line === this.line && p.column === column)
    if (!known) this.problems.push({ line: this.line, column, detail })
  }

  get isFaulty(): boolean {
    return this.problems.some(({ line }) => line === this.line)
  }

  has(column: string): boolean {
    return this.text(column) !== ''
  }

  /** Empty if the column is missing. */
  text(column: string): string {
    return this.cells[column] ?? ''
  }

  required(column: string): string {
    const text = this.text(column)
    if (text === '') this.fault(column, 'is required')
    return text
  }

  /** NaN, with a fault, if the text is not a number in the range. */
  number(column: string, min: number, max: number): number {
    const text = this.required(column)
    if (text === '') return Number.NaN
    const value = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
    if (!(value >= min && value <= max))
      this.fault(column, `must be a number from ${min} to ${max}, got "${text}"`)
    return value
  }

  /**
   * An allowed word; `fallback` if the cell is empty. For any other text, the first allowed word, with
   * a fault.
   */
  word<T extends string>(column: string, allowed: readonly T[], fallback?: T): T {
    const text = this.text(column)
    if (text === '' && fallback !== undefined) return fallback
    const word = allowed.find((one) => one.toLowerCase() === text.toLowerCase())
    if (word === undefined)
      this.fault(column, `must be one of ${allowed.join(', ')}, got "${text}"`)
    return word ?? allowed[0]!
  }
}
