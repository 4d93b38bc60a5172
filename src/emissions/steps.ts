import { evaluate } from './formula.js'

/** One line of the calculation, complete enough for a reader to repeat it with a pocket calculator. */
export interface Step {
  readonly id: string
  /** Arithmetic over the names in `inputs`: + - * / ^, brackets, min() and max(). */
  readonly formula: string
  /** An input with the name of an earlier step has the result of that step. */
  readonly inputs: Readonly<Record<string, number>>
  readonly result: number
  readonly unit: string
}

/** The steps of one estimate, in order. */
export class Ledger {
  readonly steps: Step[] = []

  /** Calculates a step from its own formula, records it and returns its result. */
  note(
    id: string,
    formula: string,
    inputs: Readonly<Record<string, number>>,
    unit: string,
  ): number {
    const result = evaluate(formula, inputs)
    this.steps.push({ id, formula, inputs, result, unit })
    return result
  }
}

/**
 * Names and formulas of steps that differ in their prefix. They are created once, because concatenating
 * them every time takes half the time of an estimate. There are few prefixes.
 */
export function byPrefix<Names>(make: (prefix: string) => Names): (prefix: string) => Names {
  const made = new Map<string, Names>()
  return (prefix) => {
    const known = made.get(prefix)
    if (known !== undefined) return known
    const names = make(prefix)
    made.set(prefix, names)
    return names
  }
}
