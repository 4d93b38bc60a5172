import type { CalculationStep } from '../../src/client/index.js'

/** The formula of a step with numbers instead of names: "3,062,815 × 16.12 × 1.15 ÷ 1,000". */
export function stepInNumbers(
  { formula, inputs }: CalculationStep,
  write: (value: number) => string,
): string {
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
