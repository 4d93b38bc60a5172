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

/** A step, calculated from its own formula. */
export function stepOf(
  id: string,
  formula: string,
  inputs: Readonly<Record<string, number>>,
  unit: string,
): Step {
  return { id, formula, inputs, result: evaluate(formula, inputs), unit }
}

/** The steps of one estimate, in order. */
export class Ledger {
  readonly steps: Step[] = []

  /** Records a step and returns its result. */
  note(
    id: string,
    formula: string,
    inputs: Readonly<Record<string, number>>,
    unit: string,
  ): number {
    const step = stepOf(id, formula, inputs, unit)
    this.steps.push(step)
    return step.result
  }
}
