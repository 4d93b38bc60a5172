import type { CalculationStep } from '../../src/client/index.js'
import { evaluate } from '../../src/emissions/answer/formula.js'
import { EXACT_DIGITS, plainNumber, significant } from '../format/numbers.js'

/** No figure has more digits than this before it is taken as it is. */
const MAX_DIGITS = 12

const PARTS = [1, 1e3, 1e6, 1e9]

type Step = Pick<CalculationStep, 'formula' | 'inputs' | 'result'>
type Write = (value: number, digits: number) => string

/** A step as every paper prints it. */
export interface PrintedStep {
  /** The formula with numbers instead of names: "3,062,815 × 16.12 × 1.15 ÷ 1,000". */
  readonly formula: string
  readonly result: string
}

/**
 * No number has more than six decimals: one that needs more is written in thousandths or millionths.
 * @param write a number with so many significant digits
 */
export function printedStep(step: Step, write: Write): PrintedStep {
  const digits = digitsOf(step)
  return {
    formula: inNumbers(step, (value) => {
      const { figure, parts } = printed(value, digits)
      const text = write(figure, digits)
      return parts === 1 ? text : `(${text} ÷ ${write(parts, digits)})`
    }),
    result: write(step.result, EXACT_DIGITS),
  }
}

/** As few digits of the inputs as lead a reader with a pocket calculator to the printed result. */
function digitsOf({ formula, inputs, result }: Step): number {
  const wanted = significant(result)
  for (let digits = EXACT_DIGITS; digits < MAX_DIGITS; digits++) {
    const rounded = Object.entries(inputs).map(([name, value]) => {
      const { figure, parts } = printed(value, digits)
      return [name, figure / parts]
    })
    if (significant(evaluate(formula, Object.fromEntries(rounded))) === wanted) return digits
  }
  return MAX_DIGITS
}

/** A number with so many digits, as a figure of six decimals at most in parts of one. */
function printed(value: number, digits: number): { figure: number; parts: number } {
  for (const parts of PARTS) {
    const figure = significant(value * parts, digits)
    if (Number(plainNumber(figure)) === figure) return { figure, parts }
  }
  return { figure: Number(plainNumber(value)), parts: 1 }
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
