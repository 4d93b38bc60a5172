import type { EstimateCoreBody } from '../../api/schemas/emissions-answer.js'
import { type EmissionsBody, EmissionsRequestBody } from '../../api/schemas/emissions-request.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import { type Answer, estimate, type Prepared } from '../../operations/index.js'
import { ESTIMATE_FIELDS } from '../estimate-fields.js'
import { UsageError } from '../failure.js'
import { isObject } from '../request-body.js'
import { columnKey } from '../rows/columns.js'
import { type ResultType, type ResultValue, remarkCodes, type TableKind } from './kind.js'

type Estimate = Answer<EstimateCoreBody> & { readonly data_version?: string | null }

/** Values of an estimate after a shipment's own columns. Emissions are those of the cargo. */
const RESULTS: readonly [string, ResultType, (estimate: Estimate) => ResultValue][] = [
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
  ['data_version', 'text', (estimate) => estimate.data_version ?? null],
]

/** Each estimate has an id of its own, and a departure may be in the past by now. */
const OF_RUN = ['estimate_id', 'remarks']

function ofCargo({ cargo_share, emissions }: Estimate) {
  return cargo_share ?? emissions
}

const SCHEMA = EmissionsRequestBody as JsonSchema

/** Tables of `fairway shipments`: an estimate for every row. */
export const estimates: TableKind<EmissionsBody, EstimateCoreBody, Prepared<EstimateCoreBody>> = {
  operation: estimate,
  missing: 'estimate',
  columns: {
    schema: SCHEMA,
    ends: 'route.',
    fields: ESTIMATE_FIELDS.filter(({ path }) => path !== 'route.accept_suggestions'),
    ids: ['id', 'shipment_id', 'shipment'],
    members: Object.keys(SCHEMA.properties!),
    wholeIf: 'route',
  },
  results: RESULTS.map(([name, type, of]) => {
    return { name, type, of, isOfRun: OF_RUN.includes(name) }
  }),
  asksForFuel: () => true,
  options: [],
  hasAnswers: true,
  requireColumns: (columns, { columns: reader }, { cargo }) => {
    const keys = columns.map((name) => reader.fieldOf(name))
    if (keys.some((key) => /^cargo\.(teu|mass_tonnes)/.test(key ?? ''))) return
    if (isObject(cargo) && ('teu' in cargo || 'mass_tonnes' in cargo)) return
    const unread = columns.filter(
      (name, at) => keys[at] === undefined && LOOKS_LIKE_CARGO.test(columnKey(name)),
    )
    if (unread.length === 0) return
    throw new UsageError(
      `The column ${unread.join(', ')} is not read. Cargo is in mass_tonnes (metric tonnes) or mass_kg, in teu or ffe (2 TEU).`,
    )
  },
}

/** Names of columns for an amount of cargo; the last ones count containers by their length. */
const LOOKS_LIKE_CARGO =
  /mass|weight|gewicht|tonn|tons?$|teu|ffe|feu|^(kg|kgs|lbs?|cbm|m3|qty|quantity|containers?|boxes)$|_(kg|lbs?|t)$|^\d\d_?('|ft|gp|dc|dv|hc|hq|rf|rh)/i
