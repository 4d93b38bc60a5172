import { isDay } from '../../base/utc.js'
import type { Provenance } from '../answer/provenance.js'
import type { JsonReader } from './json-reader.js'
import type { Law } from './law-names.js'
import { GWP_SETS, type GwpSet } from './method-rules.js'

/** Gases that the carbon laws count. */
const GASES = ['co2', 'ch4', 'n2o'] as const
export type Gas = (typeof GASES)[number]

/** Types of ships that IMO rates (MEPC.353(78)). */
export const RATED_SHIPS = [
  'bulk_carrier',
  'gas_carrier',
  'tanker',
  'container_ship',
  'general_cargo_ship',
  'refrigerated_cargo_carrier',
  'combination_carrier',
  'lng_carrier',
  'vehicle_carrier',
  'ro_ro_cargo_ship',
  'ro_ro_passenger_ship',
  'ro_ro_passenger_ship_high_speed',
  'cruise_passenger_ship',
] as const
export type RatedShip = (typeof RATED_SHIPS)[number]

/** The reference line of ships from `atLeast` of its row to `below`, and the bounds of its ratings. */
export interface ReferenceLine {
  readonly unit: 'dwt' | 'GT'
  readonly below: number | null
  readonly a: number
  readonly c: number
  /** Capacity by which smaller and larger ships are rated; null if by their own. */
  readonly capacityMin: number | null
  readonly capacityMax: number | null
  /** Multiples of the required value that separate A from B, B from C, C from D and D from E. */
  readonly bounds: readonly number[]
}

/** What a row of a rule holds besides its dates. */
type Shape = 'share' | 'number' | 'places' | 'names' | 'gases' | 'gwp' | 'words' | 'line'

const CARBON = {
  least_gross_tonnage: 'number',
  scope: 'share',
  members: 'places',
  gwp: 'gwp',
  not_applied: 'words',
} as const

/** The rules of each law. */
export const SHAPES: Readonly<Record<Law, Readonly<Record<string, Shape>>>> = {
  eu_ets: {
    ...CARBON,
    phase_in: 'share',
    gases: 'gases',
    outermost_exemption: 'places',
    transhipment: 'places',
  },
  fuel_eu: {
    ...CARBON,
    outermost: 'places',
    transhipment: 'places',
    reference: 'number',
    reduction: 'share',
    penalty_eur_per_tonne: 'number',
    penalty_mj_per_tonne: 'number',
    rfnbo_multiplier: 'number',
    wind_factor: 'share',
    borrow_share: 'share',
    borrow_return: 'number',
    consecutive_increase: 'share',
  },
  uk_ets: { ...CARBON, phase_in: 'share', gases: 'gases', northern_ireland: 'places' },
  red: { comparator: 'number', biofuel_saving: 'share', rfnbo_saving: 'share', scheme: 'names' },
  mrv: { verifier: 'names' },
  sulphur: { berth_limit: 'places' },
  marpol: { hfo_ban: 'words' },
  cii: {
    reduction: 'share',
    biofuel_most_g_per_mj: 'number',
    correction_share: 'share',
    tanker_factor: 'number',
    reference_line: 'line',
    not_applied: 'words',
  },
}

/** One rule of a law between two days. */
export interface LawRow {
  readonly law: Law
  readonly id: string
  readonly rule: string
  /** What the rule is for, if it has several rows at a time: `intra`, a state, a type of ship. */
  readonly key: string | null
  /** Least value of a measure from which the row applies: a share of wind, a size of ship. */
  readonly atLeast: number
  /** First and last day, `YYYY-MM-DD`; null without an end. */
  readonly fromDay: string
  readonly untilDay: string | null
  readonly article: string
  /** The rule in words. */
  readonly what: string | null
  readonly value: number | null
  /** Countries (ISO 3166-1) and their parts (ISO 3166-2, or a subdivision of the file). */
  readonly places: ReadonlySet<string>
  /** One body or scheme by all its names. */
  readonly names: readonly string[]
  readonly gases: readonly Gas[]
  readonly gwp: GwpSet | null
  readonly line: ReferenceLine | null
  readonly provenance: Provenance
}

function shapeOf(row: JsonReader, law: Law): Shape {
  const rule = row.text('rule')
  const shapes = SHAPES[law]
  return (
    (Object.hasOwn(shapes, rule) && shapes[rule]) ||
    row.at('rule').fail(`must be one of ${Object.keys(shapes).join(', ')}`)
  )
}

/** Fields of which a row has one, by its rule. */
export const CONTENT_FIELDS: readonly string[] = [
  ...['value', 'places', 'names', 'gases', 'gwp', 'line'],
]

/** Fields by which a rule says what it decides. @throws FactorSetError */
export function fieldsOfRule(row: JsonReader, law: Law): readonly string[] {
  const shape = shapeOf(row, law)
  if (shape === 'words') return []
  return [shape === 'share' || shape === 'number' ? 'value' : shape]
}

/** @throws FactorSetError */
export function readLawRow(row: JsonReader, law: Law, provenance: Provenance): LawRow {
  const rule = row.text('rule')
  const shape = shapeOf(row, law)
  const fromDay = dayOf(row, 'fromDay')
  const untilDay = row.has('untilDay') ? dayOf(row, 'untilDay') : null
  if (untilDay !== null && untilDay < fromDay) row.at('untilDay').fail(`is before ${fromDay}`)
  return {
    law,
    id: row.text('id'),
    rule,
    key: row.textOrNull('key'),
    atLeast: row.numberOrNull('atLeast') ?? 0,
    fromDay,
    untilDay,
    article: row.text('article'),
    what: shape === 'words' ? row.text('what') : row.textOrNull('what'),
    value:
      shape === 'share' || shape === 'number'
        ? row.number('value', shape === 'share' ? { max: 1 } : {})
        : null,
    places: new Set(shape === 'places' ? placesOf(row) : []),
    names: shape === 'names' ? row.texts('names') : [],
    gases: shape === 'gases' ? gasesOf(row) : [],
    gwp: shape === 'gwp' ? row.oneOf('gwp', GWP_SETS) : null,
    line: shape === 'line' ? readLine(row) : null,
    provenance,
  }
}

function dayOf(row: JsonReader, name: string): string {
  const day = row.text(name)
  return isDay(day) ? day : row.at(name).fail('must be a day such as 2026-07-01')
}

function placesOf(row: JsonReader): string[] {
  const places = row.texts('places')
  const wrong = places.find((place) => !/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(place))
  if (places.length === 0) row.at('places').fail('must name at least one country')
  if (wrong !== undefined)
    row.at('places').fail(`must be codes such as NO or ES-CN, in capitals, got "${wrong}"`)
  return places
}

function gasesOf(row: JsonReader): Gas[] {
  const gases = row.texts('gases')
  const unknown = gases.find((gas) => !GASES.includes(gas as Gas))
  if (unknown !== undefined) row.at('gases').fail(`must be of ${GASES.join(', ')}, got ${unknown}`)
  return gases as Gas[]
}

function readLine(row: JsonReader): ReferenceLine {
  row.oneOf('key', RATED_SHIPS)
  const line = row.at('line')
  return {
    unit: line.oneOf('unit', ['dwt', 'GT']),
    below: line.numberOrNull('below'),
    a: line.number('a'),
    c: line.number('c'),
    capacityMin: line.numberOrNull('capacityMin'),
    capacityMax: line.numberOrNull('capacityMax'),
    bounds: boundsOf(line.at('bounds')),
  }
}

function boundsOf(bounds: JsonReader): number[] {
  const { value } = bounds
  return Array.isArray(value) && value.length === 4 && value.every((n) => typeof n === 'number')
    ? value
    : bounds.fail('must be a list of four numbers')
}
