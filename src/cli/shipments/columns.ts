import type { EmissionsEstimate } from '../../client/schema.js'
import type { CsvCell } from '../../export-formats/csv.js'
import type { ResultKind, ResultKinds } from '../batch/parquet-layout.js'
import { remarkCodes } from '../remarks.js'

type Column = readonly [
  name: string,
  kind: ResultKind,
  cell: (estimate: EmissionsEstimate) => CsvCell,
]

/** Values of an estimate after a shipment's own columns. Emissions are those of the cargo. */
const ESTIMATED: readonly Column[] = [
  ['estimate_id', 'text', ({ id }) => id],
  ['ttw_kg_co2e', 'number', (estimate) => ofCargo(estimate).ttw_kg_co2e],
  ['wtt_kg_co2e', 'number', (estimate) => ofCargo(estimate).wtt_kg_co2e],
  ['wtw_kg_co2e', 'number', (estimate) => ofCargo(estimate).wtw_kg_co2e],
  ['emissions_of', 'text', ({ cargo_share, applies_to }) => (cargo_share ? 'cargo' : applies_to)],
  ['cargo_tonnes', 'number', ({ activity }) => activity.mass_tonnes],
  ['cargo_teu', 'number', ({ activity }) => activity.teu],
  ['way_km', 'number', ({ distance }) => distance.shortest_km ?? distance.actual_km],
  ['way_type', 'text', ({ distance }) => (distance.shortest_km === null ? 'actual' : 'sfd')],
  ['eca_km', 'number', ({ distance }) => distance.eca_km],
  ['passages', 'text', ({ distance }) => distance.passages.join(' ')],
  ['intensity', 'number', ({ intensity }) => intensity?.value ?? null],
  ['intensity_unit', 'text', ({ intensity }) => intensity?.unit ?? null],
  ['method_used', 'text', ({ method }) => method],
  ['factor_id', 'text', ({ factor }) => factor.id],
  ['factor_source', 'text', ({ factor }) => factor.source],
  ['factor_year', 'number', ({ factor }) => factor.year],
  ['data_type', 'text', ({ data_quality }) => data_quality.data_type],
  ['remarks', 'text', ({ warnings }) => remarkCodes(warnings)],
  ['factor_set_version', 'text', (estimate) => estimate.factor_set_version],
  ['data_version', 'text', (estimate) => estimate.data_version],
]

/**
 * The columns of a result after those of the file. The last one gives the reason if there is no
 * estimate.
 */
export const SHIPMENT_COLUMNS: readonly string[] = [...ESTIMATED.map(([name]) => name), 'error']

/** What the columns of a result have. */
export const SHIPMENT_KINDS: ResultKinds = {
  ...Object.fromEntries(ESTIMATED.map(([name, kind]) => [name, kind])),
  error: 'text',
}

export function estimateCells(estimate: EmissionsEstimate): CsvCell[] {
  return [...ESTIMATED.map(([, , cell]) => cell(estimate)), null]
}

export function errorCells(error: string): CsvCell[] {
  return [...ESTIMATED.map(() => null), error]
}

function ofCargo({ cargo_share, emissions }: EmissionsEstimate) {
  return cargo_share ?? emissions
}
