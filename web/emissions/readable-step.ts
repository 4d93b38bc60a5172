import type { CalculationStep } from '../../src/client/index.js'
import { EXACT_DIGITS, significant } from '../format/numbers.js'
import { evaluate } from './formula.js'

/** No figure has more digits than this before it is taken as it is. */
const MAX_DIGITS = 12

type Step = Pick<CalculationStep, 'formula' | 'inputs' | 'result'>
type Write = (value: number, digits: number) => string

/** A step as every paper prints it. */
export interface PrintedStep {
  /** The formula with numbers instead of names: "3,062,815 × 16.12 × 1.15 ÷ 1,000". */
  readonly formula: string
  readonly result: string
}

/** @param write a number with so many significant digits */
export function printedStep(step: Step, write: Write): PrintedStep {
  const digits = digitsOf(step)
  return {
    formula: inNumbers(step, (value) => write(value, digits)),
    result: write(step.result, EXACT_DIGITS),
  }
}

/** As few digits of the inputs as lead a reader with a pocket calculator to the printed result. */
function digitsOf({ formula, inputs, result }: Step): number {
  const printed = significant(result)
  for (let digits = EXACT_DIGITS; digits < MAX_DIGITS; digits++) {
    const rounded = Object.entries(inputs).map(([name, value]) => [
      name,
      significant(value, digits),
    ])
    if (significant(evaluate(formula, Object.fromEntries(rounded))) === printed) return digits
  }
  return MAX_DIGITS
}

function inNumbers({ formula, inputs }: Step, write: (value: number) => string): string {
  const filled = formula.replaceAll(/[a-z_][a-z0-9_]*|\d+(?:\.\d+)?/gi, (word) => {
    const value = inputs[word] ?? Number(word)
    if (Number.isNaN(value)) return word
    return value < 0 ? `(−${write(-value)})` : write(value)
  })
  // A comma is the decimal sign in many languages.
  return filled
    .replaceAll(', ', '; ')
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replaceAll(/ - /g, ' − ')
}
