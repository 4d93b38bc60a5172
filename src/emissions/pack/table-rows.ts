import { type Message, message, sentenceOf } from '../answer/messages.js'
import type { Provenance } from '../answer/provenance.js'
import { isVerifier } from '../evidence.js'
import { type FuelTable, findFuel } from '../factors/fuels.js'
import type { LawBook } from '../factors/law-book.js'
import { GWP_SETS } from '../factors/method-rules.js'
import { VESSEL_TYPES } from '../generated/vessel-types.js'
import type { Intensity } from '../intensity.js'
import { lastDayOf } from '../law-day.js'
import type { DistanceType } from '../request.js'
import { isPortPair, isTradeLane, type PortPair, type TradeLane } from '../trade-lane.js'
import type { PackRow } from './cells.js'
import type { CargoKind, CarrierRow, LaneRow, ShipRow } from './rows.js'
import { sizeOf, vesselTypesOf } from './ships.js'

/** Values that apply to a whole pack. */
export interface PackFacts {
  readonly name: string
  readonly frameworkVersion: string | null
  readonly licence: string
  /** NaN if not stated. */
  readonly year: number
  /** Which bodies verify. */
  readonly laws: LawBook
}

const UNITS = ['t-km', 'TEU-km', 'g CO2e/t-km', 'g CO2e/TEU-km', 'g/t-km', 'g/TEU-km'] as const
const CARGO: readonly CargoKind[] = ['dry', 'reefer']
/** Printed values are rounded: relative tolerance of their sums and products. */
const ROUNDING = 0.02
/** Least intensity of a ship that burns anything, g CO2e per t-km or TEU-km. A judgement. */
const LEAST_G = 0.3

/** Reads a carrier's own intensity. Faults are recorded in the row. */
export function carrierRow(row: PackRow, facts: PackFacts): CarrierRow {
  const code = row.text('code').toUpperCase()
  const cargo = row.word('cargo', CARGO, 'dry')
  const tradeLane = row.has('trade_lane') ? laneOf(row) : null
  const year = yearOf(row, facts)
  const verifier = row.text('verified_by')
  const verifiedBy = isVerifier(verifier, facts.laws, lastDayOf(year)) ? verifier : null
  return {
    code,
    name: row.text('name') || null,
    year,
    tradeLane,
    cargo,
    verifiedBy,
    intensity: {
      ...commonIntensity(row, facts, 'TEU-km', 'actual'),
      id: `carrier-${code}-${year}-${tradeLane ?? 'all'}-${cargo}`,
      ...named(carrierName(row.text('name') || code, tradeLane, cargo)),
      dataType: verifiedBy ? 'primary' : 'modelled',
      includesReefer: cargo === 'reefer',
    },
  }
}

/** Reads the mean intensity of a trade lane. Faults are recorded in the row. */
export function laneRow(row: PackRow, facts: PackFacts): LaneRow {
  const tradeLane = laneOf(row)
  const cargo = row.word('cargo', CARGO)
  const year = yearOf(row, facts)
  return {
    year,
    tradeLane,
    cargo,
    intensity: {
      ...commonIntensity(row, facts, 'TEU-km', 'sfd'),
      id: `lane-${year}-${tradeLane}-${cargo}`,
      ...named(message('factor_of_lane', { lane: tradeLane, cargo })),
      includesReefer: cargo === 'reefer',
    },
  }
}

/** Reads a default value by ship, size and fuel. Faults are recorded in the row. */
export function shipRow(row: PackRow, facts: PackFacts, fuels: FuelTable): ShipRow {
  const type = row.required('type')
  const vesselTypes = vesselTypesOf(type)
  if (!vesselTypes)
    row.fault(
      'type',
      `"${type}" is not a known type of ship; write one of ${VESSEL_TYPES.join(', ')}`,
    )
  const size = sizeOf(row.text('size'))
  if (!size) row.fault('size', `"${row.text('size')}" can't be read; write "10,000-34,999 dwt"`)
  const consumed = fuelsOf(row, fuels)
  const unit = size?.unit ?? null
  const name = [type, row.text('size'), consumed?.join('/')].filter(Boolean).join(', ')
  return {
    // No request gives a size in m³ or lane metres, so rows with such a unit match nothing.
    vesselTypes: unit === 'other' ? [] : (vesselTypes ?? []),
    sizeUnit: unit === 'other' ? null : unit,
    min: size?.min ?? 0,
    max: size?.max ?? null,
    fuels: consumed,
    intensity: {
      ...commonIntensity(row, facts, 't-km', 'actual'),
      id: `pack-${facts.name}-${row.line}`,
      ...named(message('factor_of_pack', { name })),
    },
  }
}

function carrierName(
  carrier: string,
  lane: TradeLane | PortPair | null,
  cargo: CargoKind,
): Message {
  return lane === null
    ? message('factor_of_carrier', { carrier, cargo })
    : message('factor_of_carrier_lane', { carrier, lane, cargo })
}

const named = (nameCode: Message) => ({ name: sentenceOf(nameCode), nameCode })

/** Codes of the fuels in a cell. Tables print pairs with the same values as "MDO/MGO". */
function fuelsOf(row: PackRow, table: FuelTable): string[] | null {
  if (!row.has('fuel')) return null
  const text = row.text('fuel')
  const parts = text.split('/').map((part) => findFuel(table, part.trim()))
  if (parts.includes(undefined))
    row.fault('fuel', `"${text}" is not a known fuel; write a code such as HFO, VLSFO, MGO or LNG`)
  return parts.flatMap((fuel) => (fuel ? [fuel.code] : []))
}

/** Values, unit and origin, which are the same for every kind of row. `wtt` or `wtw` may be missing. */
function commonIntensity(
  row: PackRow,
  facts: PackFacts,
  unit: Intensity['unit'],
  basis: DistanceType,
): Intensity {
  const asked = row.word('unit', UNITS, unit)
  const { ttw, wtt } = valuesOf(row)
  return {
    id: '',
    ...named(message('factor_of_pack', { name: '' })),
    unit: asked.endsWith('TEU-km') ? 'TEU-km' : 't-km',
    ttw,
    wtt,
    gases: null,
    distanceBasis: row.word('distance_basis', ['sfd', 'actual'], basis),
    gwp: row.has('gwp') ? row.word('gwp', GWP_SETS) : null,
    dataType: 'default',
    includesReefer: false,
    fuels: null,
    derivation: [],
    notes: [message('from_pack', { pack: facts.name })],
    provenance: provenanceOf(row, facts),
  }
}

/** Values per unit of cargo. Values per nominal capacity are divided by its filled share. */
function valuesOf(row: PackRow): { readonly ttw: number; readonly wtt: number } {
  const { ttw, wtt } = printedValues(row)
  const wtw = ttw + wtt
  if (wtw > 0 && wtw < LEAST_G)
    row.fault('ttw', `makes ${wtw} g CO2e, less than any ship emits; write grams, not kilograms`)
  const filled = row.has('utilisation') ? row.number('utilisation', 0.01, 1) : 1
  return { ttw: ttw / filled, wtt: wtt / filled }
}

function printedValues(row: PackRow): { readonly ttw: number; readonly wtt: number } {
  const ttw = row.number('ttw', 0, 1e5)
  if (!row.has('wtt')) {
    const wtw = row.number('wtw', 0, 1e5)
    if (wtw < ttw) row.fault('wtw', `is under ttw (${wtw} < ${ttw}); it must include ttw`)
    return { ttw, wtt: wtw - ttw }
  }
  const wtt = row.number('wtt', 0, 1e5)
  const sum = ttw + wtt
  checkPrinted(row, 'wtw', sum, 'ttw + wtt')
  checkPrinted(row, 'wtw_with_daf', sum * 1.15, '1.15 x wtw')
  return { ttw, wtt }
}

function checkPrinted(row: PackRow, column: string, expected: number, what: string): void {
  if (!row.has(column)) return
  const printed = row.number(column, 0, 1e6)
  if (Math.abs(printed - expected) > Math.max(ROUNDING * expected, 0.15))
    row.fault(
      column,
      `is ${printed}, but ${what} is ${Number(expected.toPrecision(6))}; correct one of them`,
    )
}

function laneOf(row: PackRow): TradeLane | PortPair {
  const pair = row.text('trade_lane').toUpperCase()
  if (isPortPair(pair)) return pair
  const lane = row
    .text('trade_lane')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  if (isTradeLane(lane)) return lane
  row.fault(
    'trade_lane',
    `"${row.text('trade_lane')}" is neither a known trade lane, such as asia_north_europe, nor two ports such as NLRTM-SGSIN`,
  )
  return 'other'
}

function yearOf(row: PackRow, facts: PackFacts): number {
  if (!row.has('year') && !Number.isNaN(facts.year)) return facts.year
  const year = row.number('year', 1990, 2100)
  if (!Number.isNaN(year) && !Number.isInteger(year))
    row.fault('year', `must be a whole year, got ${year}`)
  return year
}

function provenanceOf(row: PackRow, facts: PackFacts): Provenance {
  return {
    source: row.text('source') || facts.name,
    table: row.text('table') || `line ${row.line}`,
    year: yearOf(row, facts),
    licence: facts.licence,
    redistribution: 'restricted',
    kind: 'operator',
  }
}
