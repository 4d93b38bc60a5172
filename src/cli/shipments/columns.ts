import type { EmissionsEstimate } from '../../client/schema.js'
import type { CsvCell } from '../../export-formats/csv.js'

type Column = readonly [name: string, cell: (estimate: EmissionsEstimate) => CsvCell]

/** What of an estimate stands behind the columns of a shipment's own; emissions are those of the cargo. */
const ESTIMATED: readonly Column[] = [
  ['estimate_id', ({ id }) => id],
  ['ttw_kg_co2e', (estimate) => ofCargo(estimate).ttw_kg_co2e],
  ['wtt_kg_co2e', (estimate) => ofCargo(estimate).wtt_kg_co2e],
  ['wtw_kg_co2e', (estimate) => ofCargo(estimate).wtw_kg_co2e],
  ['emissions_of', ({ cargo_share, applies_to }) => (cargo_share ? 'cargo' : applies_to)],
  ['cargo_tonnes', ({ activity }) => activity.mass_tonnes],
  ['cargo_teu', ({ activity }) => activity.teu],
  ['way_km', ({ distance }) => distance.shortest_km ?? distance.actual_km],
  ['way_type', ({ distance }) => (distance.shortest_km === null ? 'actual' : 'sfd')],
  ['eca_km', ({ distance }) => distance.eca_km],
  ['passages', ({ distance }) => distance.passages.join(' ')],
  ['intensity', ({ intensity }) => intensity?.value ?? null],
  ['intensity_unit', ({ intensity }) => intensity?.unit ?? null],
  ['method_used', ({ method }) => method],
  ['factor_id', ({ factor }) => factor.id],
  ['factor_source', ({ factor }) => factor.source],
  ['factor_year', ({ factor }) => factor.year],
  ['data_type', ({ data_quality }) => data_quality.data_type],
  ['remarks', ({ warnings }) => [...new Set(warnings.map(({ code }) => code))].join(' ')],
  ['factor_set_version', (estimate) => estimate.factor_set_version],
  ['data_version', (estimate) => estimate.data_version],
]

/** The columns of a result behind those of the file; the last one says why there is no estimate. */
export const SHIPMENT_COLUMNS: readonly string[] = [...ESTIMATED.map(([name]) => name), 'error']

export function estimateCells(estimate: EmissionsEstimate): CsvCell[] {
  return [...ESTIMATED.map(([, cell]) => cell(estimate)), null]
}

export function errorCells(error: string): CsvCell[] {
  return [...ESTIMATED.map(() => null), error]
}

function ofCargo({ cargo_share, emissions }: EmissionsEstimate) {
  return cargo_share ?? emissions
}
