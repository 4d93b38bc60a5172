import type { EmissionsEstimate } from '../../src/client/index.js'
import { csvLine } from '../../src/export-formats/index.js'
import { stepInNumbers } from './readable-step.js'

/** The estimate as a table for spreadsheets: what it is of, its figures, and every step. */
export function reportCsv(estimate: EmissionsEstimate, places: readonly [string, string]): string {
  const { emissions, distance, factor } = estimate
  const rows: (readonly (string | number | null)[])[] = [
    ['item', 'value', 'unit', 'note'],
    ['origin', places[0], '', ''],
    ['destination', places[1], '', ''],
    ['method', estimate.method, '', estimate.method_reason],
    ['boundary', estimate.boundary, '', ''],
    ['total', emissions.total_kg_co2e, 'kg CO2e', estimate.applies_to],
    ['tank to wake', emissions.ttw_kg_co2e, 'kg CO2e', ''],
    ['well to tank', emissions.wtt_kg_co2e, 'kg CO2e', ''],
    ['well to wake', emissions.wtw_kg_co2e, 'kg CO2e', ''],
    ['distance', distance.adjusted_km, 'km', `factor ${distance.distance_adjustment_factor}`],
    ['emission factor', factor.value, factor.unit, `${factor.source}, ${factor.year}`],
    ...estimate.steps.map((step) => [step.id, step.result, step.unit, stepInNumbers(step, String)]),
    ['calculated at', estimate.calculated_at, '', estimate.verification],
  ]
  return `${rows.map(csvLine).join('\n')}\n`
}
