import { STATED_MODES } from '../emissions/chain/chain.js'
import { CLOSED_BY_DEFAULT, PASSAGES } from '../engine/routing/request.js'
import { portName } from '../ports/port.js'
import { PASSAGE_FLAGS } from './passage-flags.js'
import type { ChainCoreBody } from './schemas/emissions/chain.js'
import type { EstimateCoreBody } from './schemas/emissions/emissions-answer.js'
import type { RouteAnswerBody } from './schemas/route-answer.js'
import type { WarningItem } from './warning.js'
import type { RouteFiguresBody } from './write/write-route.js'

export type TableValue = string | number | null

/** What a column has in every row that has a value. */
export type TableType = 'integer' | 'number' | 'text' | 'day'

/** A column of a table with a row for each answer, on the command line and in a batch of the service. */
export interface TableColumn<Answer> {
  readonly name: string
  readonly type: TableType
  readonly of: (answer: Answer) => TableValue
}

interface Warned {
  readonly warnings: readonly WarningItem[]
}

/** What a table shows of a route besides its conditions. */
export const ROUTE_COLUMNS: readonly TableColumn<RouteFiguresBody & Warned>[] = [
  { name: 'origin_port_id', type: 'integer', of: ({ origin }) => origin.port?.id ?? null },
  { name: 'origin_port', type: 'text', of: ({ origin }) => origin.port && portName(origin.port) },
  {
    name: 'destination_port_id',
    type: 'integer',
    of: ({ destination }) => destination.port?.id ?? null,
  },
  {
    name: 'destination_port',
    type: 'text',
    of: ({ destination }) => destination.port && portName(destination.port),
  },
  { name: 'distance_km', type: 'number', of: (route) => route.distance_km },
  { name: 'distance_nm', type: 'number', of: (route) => route.distance_nm },
  { name: 'distance_low_km', type: 'number', of: (route) => route.distance_low_km },
  { name: 'distance_high_km', type: 'number', of: (route) => route.distance_high_km },
  { name: 'duration_hours', type: 'number', of: (route) => route.duration_hours },
  { name: 'wait_hours', type: 'number', of: (route) => route.wait_hours ?? null },
  { name: 'departure_time', type: 'text', of: ({ depart_at }) => depart_at },
  { name: 'arrival_time', type: 'text', of: ({ arrive_at }) => arrive_at },
  { name: 'passages', type: 'text', of: ({ passages }) => passages.map(({ id }) => id).join(' ') },
  { name: 'eca_km', type: 'number', of: ({ eca }) => eca.distance_km },
  { name: 'remarks', type: 'text', of: ({ warnings }) => warningCodes(warnings) },
]

/** The part of an answer that is known before its route. */
export type RouteConditions = Pick<
  RouteAnswerBody,
  'resolution_km' | 'options' | 'data_version'
> & {
  /** Null if the route decides it, because it keeps an arrival. */
  readonly speed_kmh: number | null
}

/** The one condition that an answer can have although its request does not say it. */
export const SPEED_COLUMN = {
  name: 'speed_kmh',
  type: 'number',
  of: (route: Pick<RouteConditions, 'speed_kmh'>) => route.speed_kmh,
} as const

/** The conditions of a route in a table. */
export const ROUTE_CONDITIONS: readonly TableColumn<RouteConditions>[] = [
  SPEED_COLUMN,
  { name: 'resolution_km', type: 'integer', of: (route) => route.resolution_km },
  { name: 'closed', type: 'text', of: ({ options }) => closedText(options) },
  {
    name: 'opened',
    type: 'text',
    of: ({ options }) =>
      openedText(closedText(options).split(' ').concat(options.closed_by_default)),
  },
  { name: 'departure', type: 'day', of: ({ options }) => options.date },
  { name: 'data_version', type: 'text', of: (route) => route.data_version },
]

/** Only what differs from the usual: a table would repeat the passages closed by default in every row. */
function closedText(options: RouteAnswerBody['options']): string {
  const flagged = PASSAGE_FLAGS.filter((id) => !options[id])
  const closed = new Set<string>([...flagged, ...options.avoid, ...options.closed_by_vessel])
  const passages = PASSAGES.filter((id) => closed.delete(id))
  return [...passages, ...closed].join(' ')
}

/** The passages that are usually closed and were opened. @param closed those that stayed closed */
function openedText(closed: readonly string[]): string {
  return CLOSED_BY_DEFAULT.filter((id) => !closed.includes(id)).join(' ')
}

type Estimate = EstimateCoreBody &
  Warned & { readonly id: string; readonly data_version?: string | null }

/** What a table shows of an estimate. Emissions are those of the cargo. */
export const ESTIMATE_COLUMNS: readonly TableColumn<Estimate>[] = [
  { name: 'estimate_id', type: 'text', of: ({ id }) => id },
  { name: 'origin_port_id', type: 'integer', of: ({ asked }) => asked.origin?.port_id ?? null },
  { name: 'origin_port', type: 'text', of: ({ asked }) => askedPort(asked.origin) },
  {
    name: 'destination_port_id',
    type: 'integer',
    of: ({ asked }) => asked.destination?.port_id ?? null,
  },
  { name: 'destination_port', type: 'text', of: ({ asked }) => askedPort(asked.destination) },
  { name: 'ttw_kg_co2e', type: 'number', of: (estimate) => ofCargo(estimate).ttw_kg_co2e },
  { name: 'wtt_kg_co2e', type: 'number', of: (estimate) => ofCargo(estimate).wtt_kg_co2e },
  { name: 'wtw_kg_co2e', type: 'number', of: (estimate) => ofCargo(estimate).wtw_kg_co2e },
  {
    name: 'emissions_of',
    type: 'text',
    of: ({ cargo_share, applies_to }) => (cargo_share ? 'cargo' : applies_to),
  },
  { name: 'cargo_tonnes', type: 'number', of: ({ activity }) => activity.mass_tonnes },
  { name: 'cargo_teu', type: 'number', of: ({ activity }) => activity.teu },
  {
    name: 'way_km',
    type: 'number',
    of: ({ distance }) => distance.shortest_km ?? distance.actual_km,
  },
  {
    name: 'way_type',
    type: 'text',
    of: ({ distance }) => (distance.shortest_km === null ? 'actual' : 'sfd'),
  },
  { name: 'eca_km', type: 'number', of: ({ distance }) => distance.eca_km },
  { name: 'passages', type: 'text', of: ({ distance }) => distance.passages.join(' ') },
  { name: 'intensity', type: 'number', of: ({ intensity }) => intensity?.value ?? null },
  { name: 'intensity_unit', type: 'text', of: ({ intensity }) => intensity?.unit ?? null },
  { name: 'method_used', type: 'text', of: ({ method }) => method },
  { name: 'factor_id', type: 'text', of: ({ factor }) => factor.id },
  { name: 'factor_source', type: 'text', of: ({ factor }) => factor.source },
  { name: 'factor_year', type: 'number', of: ({ factor }) => factor.year },
  { name: 'data_type', type: 'text', of: ({ data_quality }) => data_quality.data_type },
  { name: 'ets_cost_eur', type: 'number', of: (estimate) => moneyOf(estimate).ets_cost_eur },
  {
    name: 'fuel_eu_penalty_eur',
    type: 'number',
    of: (estimate) => moneyOf(estimate).fuel_eu_penalty_eur,
  },
  { name: 'uk_ets_cost_gbp', type: 'number', of: (estimate) => moneyOf(estimate).uk_ets_cost_gbp },
  { name: 'remarks', type: 'text', of: ({ warnings }) => warningCodes(warnings) },
  { name: 'factor_set_version', type: 'text', of: (estimate) => estimate.factor_set_version },
  { name: 'data_version', type: 'text', of: (estimate) => estimate.data_version ?? null },
]

type Chain = ChainCoreBody & Warned

/** What a table shows of a chain. */
export const CHAIN_COLUMNS: readonly TableColumn<Chain>[] = [
  {
    name: 'legs',
    type: 'integer',
    of: ({ elements }) => elements.filter(({ kind }) => kind === 'leg').length,
  },
  { name: 'mass_tonnes', type: 'number', of: ({ cargo }) => cargo.mass_tonnes },
  { name: 'teu', type: 'number', of: ({ cargo }) => cargo.teu },
  { name: 'wtw_kg_co2e', type: 'number', of: ({ emissions }) => emissions.wtw_kg_co2e },
  { name: 'ttw_kg_co2e', type: 'number', of: ({ emissions }) => emissions.ttw_kg_co2e },
  { name: 'wtt_kg_co2e', type: 'number', of: ({ emissions }) => emissions.wtt_kg_co2e },
  ...[...STATED_MODES, 'hub' as const].map(
    (mode): TableColumn<Chain> => ({
      name: `${mode}_kg_co2e`,
      type: 'number',
      of: ({ by_mode }) => by_mode.find((one) => one.mode === mode)?.wtw_kg_co2e ?? 0,
    }),
  ),
  { name: 'transport_activity_tkm', type: 'number', of: (chain) => chain.transport_activity_tkm },
  { name: 'g_per_tkm', type: 'number', of: ({ intensity }) => intensity?.wtw ?? null },
  { name: 'statement', type: 'text', of: ({ framework }) => framework.statement },
  { name: 'remarks', type: 'text', of: ({ warnings }) => warningCodes(warnings) },
]

/** `Rotterdam, NL (NLRTM)`; null for a position, and without a route. */
function askedPort(place: Estimate['asked']['origin']): string | null {
  const { port_id: id, name, country_code: country, unlocode } = place ?? {}
  return id && name && country ? portName({ id, name, country, unlocode: unlocode ?? null }) : null
}

function ofCargo({ cargo_share, emissions }: Estimate) {
  return cargo_share ?? emissions
}

/** What the laws cost the cargo, like its emissions; null without a price. */
function moneyOf({ carbon }: Estimate) {
  const whole = {
    ets_cost_eur: carbon?.ets?.cost_eur ?? null,
    fuel_eu_penalty_eur: carbon?.fuel_eu?.penalty_eur ?? null,
    uk_ets_cost_gbp: carbon?.uk_ets?.cost_gbp ?? null,
  }
  return carbon?.cargo ?? whole
}

/** The warnings of a row in one cell: their codes, without repetitions. */
function warningCodes(warnings: readonly { readonly code: string }[]): string {
  return [...new Set(warnings.map(({ code }) => code))].join(' ')
}
