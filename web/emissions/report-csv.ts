import { type CsvCell, csvLine } from '../../src/papers/index.js'
import { Numbers, significant } from '../format/numbers.js'
import { laterEn } from '../texts/later-en.js'
import { readableText } from '../texts/sentences.js'
import { stepName } from '../texts/step-words.js'
import type { EstimateAnswer } from './estimate.svelte.js'
import { inputsOf, methodReason } from './inputs.js'
import { printedStep } from './readable-step.js'

/**
 * The estimate as a table for spreadsheets: its subject, its inputs, its figures, and every step.
 * With the digits of the printed report. In English with decimal points, whatever the page's language, because programs read it too.
 */
export function reportCsv(answer: EstimateAnswer): string {
  const { estimate } = answer
  const { emissions: t } = laterEn
  const inputs = inputsOf(answer, laterEn, new Numbers('en-GB'))
  const { emissions, distance, factor } = estimate
  const rows: (readonly CsvCell[])[] = [
    ['item', 'value', 'unit', 'note'],
    ...inputs.map(({ name, value, basis }) => [name, value, '', basis]),
    ['method', t.methods[estimate.method], '', methodReason(answer, t)],
    ['boundary', t.boundaries[estimate.boundary], '', ''],
    ['total', emissions.total_kg_co2e, 'kg CO2e', estimate.applies_to],
    ['tank to wake', emissions.ttw_kg_co2e, 'kg CO2e', ''],
    ['well to tank', emissions.wtt_kg_co2e, 'kg CO2e', ''],
    ['well to wake', emissions.wtw_kg_co2e, 'kg CO2e', ''],
    ['distance', distance.adjusted_km, 'km', `factor ${distance.distance_adjustment_factor}`],
    ['emission factor', factor.value, factor.unit, `${factor.source}, ${factor.year}`],
    ...estimate.steps.map((step) => {
      const { formula, result } = printedStep(
        step,
        (value, digits) => `${significant(value, digits)}`,
      )
      const name = stepName(step.id, laterEn) ?? readableText(step.id)
      return [name, result, step.unit === '1' ? '' : step.unit, formula]
    }),
    ['calculated at', estimate.calculated_at, '', estimate.verification],
  ]
  const plain = (cell: CsvCell) => (typeof cell === 'number' ? `${significant(cell)}` : cell)
  return `${rows.map((cells) => csvLine(cells.map(plain))).join('\n')}\n`
}
