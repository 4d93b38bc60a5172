import type { CalculationStep } from '../../src/client/index.js'

/** A step with its numbers put in: "3,062,815 × 16.12 × 1.15 ÷ 1,000". */
export function stepInNumbers(
  { formula, inputs }: CalculationStep,
  write: (value: number) => string,
): string {
  const filled = formula.replaceAll(/[a-z_][a-z0-9_]*|\d+(?:\.\d+)?/gi, (word) => {
    const value = inputs[word] ?? Number(word)
    return Number.isNaN(value) ? word : write(value)
  })
  return filled.replaceAll('*', '×').replaceAll('/', '÷').replaceAll(/ - /g, ' − ')
}

const WORDS: Readonly<Record<string, string>> = {
  ttw: 'tank to wake',
  wtt: 'well to tank',
  wtw: 'well to wake',
  km: 'distance',
  daf: 'distance adjustment factor',
}
/** The unit is shown next to the result. */
const UNITS = ['kg', 'g', 'tonnes']

/** The name of a quantity as words: "ttw_kg" is "tank to wake". */
export function readableName(id: string): string {
  const words = id.split('_').filter((word) => !UNITS.includes(word))
  return words.map((word) => WORDS[word] ?? word).join(' ')
}

/** The service's words without the underscores of its names: "neo_panamax" is "neo panamax". */
export function readableText(text: string): string {
  return text.replaceAll(/(?<=[a-z])_(?=[a-z])/g, ' ').replaceAll(/\bteu\b/g, 'TEU')
}
