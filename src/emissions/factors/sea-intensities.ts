import { type Message, message } from '../answer/messages.js'
import type { Provenance } from '../answer/provenance.js'
import { VESSEL_TYPES, type VesselType } from '../generated/vessel-types.js'
import type { Intensity } from '../intensity.js'
import { DISTANCE_TYPES } from '../request.js'
import { noteOf } from './fuels.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'
import { GWP_SETS, type GwpSet } from './method-rules.js'

const SIZE_UNITS = ['dwt', 'TEU', 'm3', 'CEU', 'lane_m'] as const
type SizeUnit = (typeof SIZE_UNITS)[number]

/** A published intensity for a type of ship, of one size or averaged over all sizes. */
export interface SizeRow extends Intensity {
  readonly ship: string
  /** Unit of `min` and `max`; null for an average. */
  readonly sizeUnit: SizeUnit | null
  readonly min: number
  /** Inclusive; null means no upper bound. */
  readonly max: number | null
}

/** The rows that represent a vessel type. */
interface RowChoice {
  readonly row: string
  readonly ship: string
  readonly large: { readonly fromDwt: number; readonly ship: string } | null
  readonly withContainers: { readonly fromTeu: number; readonly ship: string } | null
}

/** A later edition of the same values, for departures from a year on. */
interface Edition {
  readonly fromYear: number
  readonly provenance: Provenance
}

export interface SeaIntensities {
  /** In ascending order of year. */
  readonly editions: readonly Edition[]
  readonly rows: ReadonlyMap<string, SizeRow>
  readonly choices: Readonly<Record<VesselType, RowChoice>>
}

/**
 * @param cargoTypes from the table of ships: the rows that represent each type
 * @throws FactorSetError
 */
export function readSeaIntensities(
  file: JsonReader,
  cargoTypes: JsonReader,
  provenanceOf: ProvenanceOf,
): SeaIntensities {
  const gwp = file.oneOf('gwp', GWP_SETS)
  const basis = file.oneOf('distanceBasis', DISTANCE_TYPES)
  const rows = file.list('rows').map((row) => readRow(row, gwp, basis, provenanceOf))
  const table = new Map(rows.map((row) => [row.id, row]))
  const choices = Object.fromEntries(
    VESSEL_TYPES.map((type) => [type, readChoice(cargoTypes.at(type), table)]),
  ) as SeaIntensities['choices']
  const editions = file
    .list('editions')
    .map((row) => ({ fromYear: row.number('fromYear'), provenance: provenanceOf(row) }))
  return { rows: table, choices, editions }
}

function readRow(
  row: JsonReader,
  gwp: GwpSet,
  distanceBasis: SizeRow['distanceBasis'],
  provenanceOf: ProvenanceOf,
): SizeRow {
  const ship = row.text('ship')
  const sizes = {
    sizeUnit: row.has('sizeUnit') ? row.oneOf('sizeUnit', SIZE_UNITS) : null,
    min: row.numberOrNull('min') ?? 0,
    max: row.numberOrNull('max'),
  }
  return {
    id: row.text('id'),
    name: `${ship.replaceAll('_', ' ')}, ${row.text('size')}`,
    nameCode: sizeName(ship, sizes),
    ship,
    ...sizes,
    unit: 't-km',
    ttw: row.number('ttw', { min: Number.MIN_VALUE }),
    wtt: row.number('wtt'),
    gases: { co2: row.number('co2'), ch4: row.number('ch4'), n2o: row.number('n2o') },
    distanceBasis,
    gwp,
    dataType: 'default',
    includesReefer: false,
    fuels: null,
    derivation: [],
    notes: [noteOf(row) ?? []].flat(),
    provenance: provenanceOf(row),
  }
}

function sizeName(
  ship: string,
  { sizeUnit: unit, min: from, max: to }: Pick<SizeRow, 'sizeUnit' | 'min' | 'max'>,
): Message {
  if (unit === null) return message('factor_average', { ship })
  if (to === null) return message('factor_from_size', { ship, from, unit })
  return message('factor_of_size', { ship, from, to, unit })
}

function readChoice(entry: JsonReader, rows: ReadonlyMap<string, SizeRow>): RowChoice {
  const row = entry.text('row')
  if (!rows.has(row)) entry.at('row').fail(`names ${row}, which is not a row`)
  return {
    row,
    ship: entry.text('ship'),
    large: entry.has('large')
      ? { fromDwt: entry.at('large').number('fromDwt'), ship: entry.at('large').text('ship') }
      : null,
    withContainers: entry.has('withContainers')
      ? {
          fromTeu: entry.at('withContainers').number('fromTeu'),
          ship: entry.at('withContainers').text('ship'),
        }
      : null,
  }
}

/** The edition of a row for the year of the departure; without a date, the row unchanged. */
export function editionOf(row: SizeRow, { editions }: SeaIntensities, date?: string): SizeRow {
  // What is recalled has no other edition here.
  if (date === undefined || row.provenance.kind === 'recalled') return row
  const year = Number(date.slice(0, 4))
  const edition = editions.findLast(({ fromYear }) => year >= fromYear)
  return edition ? { ...row, provenance: edition.provenance } : row
}

/** What is known about a ship's size. */
export interface ShipSize {
  readonly capacityTeu?: number | undefined
  readonly deadweightTonnes?: number | undefined
  readonly capacityLaneMetres?: number | undefined
  readonly capacityCeu?: number | undefined
}

/** The size in the unit of a row. No request has that of gas carriers, m³. */
function sizeIn(unit: SizeUnit | null, size: ShipSize): number | undefined {
  if (unit === 'TEU') return size.capacityTeu
  if (unit === 'dwt') return size.deadweightTonnes
  if (unit === 'lane_m') return size.capacityLaneMetres
  return unit === 'CEU' ? size.capacityCeu : undefined
}

/**
 * The row of a vessel type: the one for its size if that is known in the unit of the rows, otherwise
 * the one that represents the type.
 */
export function rowForVessel(
  { rows, choices }: SeaIntensities,
  type: VesselType,
  size: ShipSize,
): SizeRow {
  const choice = choices[type]
  const ship = shipOf(choice, size)
  for (const row of rows.values()) {
    if (row.ship !== ship) continue
    const measured = sizeIn(row.sizeUnit, size)
    if (measured !== undefined && measured >= row.min && Math.floor(measured) <= (row.max ?? 1e99))
      return row
  }
  return rows.get(choice.row)!
}

/** The ships of the rows that fit a vessel type; a tanker may carry any liquid. */
export function shipsOfType({ rows, choices }: SeaIntensities, type: VesselType): Set<string> {
  const { ship, large, withContainers } = choices[type]
  const own = [ship, large?.ship, withContainers?.ship].filter((name) => name !== undefined)
  const all = [...rows.values()].map((row) => row.ship)
  const tankers = type === 'tanker' ? all.filter((name) => name.endsWith('_tanker')) : []
  return new Set([...own, ...tankers])
}

function shipOf(choice: RowChoice, { capacityTeu = 0, deadweightTonnes = 0 }: ShipSize): string {
  if (choice.large && deadweightTonnes >= choice.large.fromDwt) return choice.large.ship
  const { withContainers } = choice
  if (withContainers && capacityTeu >= withContainers.fromTeu && deadweightTonnes > 0)
    return withContainers.ship
  return choice.ship
}
