import { InvalidArgumentError } from 'commander'
import { API_AREAS } from '../../api/areas.js'
import { PASSAGE_FLAGS } from '../../api/passage-flags.js'
import { kmhOf } from '../../planning/speed.js'
import { VESSEL_MAXIMA, VOYAGE_VESSEL_TYPES } from '../../planning/vessel.js'
import type { Stop } from '../../planning/voyage.js'
import { CLOSED_BY_DEFAULT, PASSAGES } from '../../routing/request.js'
import { UsageError } from '../failure.js'
import type { PlanningOptions } from '../planning-options.js'
import { metresUpTo, namesOf, readMoment, readSpeedKmh } from '../quantities.js'
import type { ColumnReader, Given } from '../rows/columns.js'
import { readFlag, readNumber } from '../rows/numbers.js'
import { type PlaceField, type PlaceReading, readPlaceCells } from '../rows/place-cells.js'
import { givenPlace } from '../rows/place-object.js'
import { type Row, requireCells } from '../rows/row.js'
import { readVia } from '../via.js'
import type { RowField, VoyageField } from './row-fields.js'

/** What a row asks. */
export interface AskedRow {
  readonly origin: ReturnType<typeof readPlaceCells>
  readonly destination: ReturnType<typeof readPlaceCells>
  readonly via: readonly Stop[]
  /** What it says in the place of options; null where it says nothing. */
  readonly options: Partial<Writable<PlanningOptions>> | null
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** @throws UsageError that names the column */
export function readRow(
  row: Row,
  columns: ColumnReader<RowField>,
  reading: PlaceReading,
): AskedRow {
  if (row.fault !== undefined) throw new UsageError(row.fault)
  requireCells(row, row.columns)
  const given = columns.read(row)
  return {
    origin: readEnd(given, 'origin', reading),
    destination: readEnd(given, 'destination', reading),
    via: given.via === undefined ? [] : readVias(given.via, reading),
    options: optionsOf(expanded(given), reading.hasDecimalCommas),
  }
}

function readEnd(given: Given<RowField>, end: 'origin' | 'destination', reading: PlaceReading) {
  const place = given[`${end}.place`]
  if (typeof place === 'object') return readPlaceCells(givenPlace(place!, end), end, reading)
  const cells: Partial<Record<PlaceField, unknown>> = {}
  for (const [field, value] of Object.entries(given)) {
    if (field.startsWith(`${end}.`)) cells[field.slice(end.length + 1) as PlaceField] = value
  }
  return readPlaceCells(cells, end, reading)
}

/** Places and passages between bars, or a list of them in JSON. */
function readVias(value: unknown, reading: PlaceReading): Stop[] {
  const all = Array.isArray(value) ? value : String(value).split('|')
  return all.map((one) => {
    if (typeof one !== 'object') return readVia(String(one), reading.ports, reading.isLonLat)
    const { passage, ...place } = one as Record<string, unknown>
    if (passage !== undefined) return readVia(String(passage), reading.ports, reading.isLonLat)
    return { place: readPlaceCells(givenPlace(place, 'via'), 'via', reading), kind: 'via' }
  })
}

/** A vessel as the HTTP API has it, an object, as columns of its own. */
function expanded(given: Given<RowField>): Given<VoyageField> {
  const { vessel } = given
  if (typeof vessel !== 'object' || vessel === null) return given
  const { type, size_class, draft_m, beam_m, loa_m, ...others } = vessel as Record<string, unknown>
  const [other] = Object.keys(others)
  if (other !== undefined) {
    throw new UsageError(`vessel.${other} is not read here. Leave it out.`)
  }
  const told = { vessel: type, size_class, draught: draft_m, beam: beam_m, loa: loa_m }
  return { ...given, ...told }
}

function optionsOf(given: Given<VoyageField>, hasDecimalCommas: boolean): AskedRow['options'] {
  const options: Partial<Writable<PlanningOptions>> = {}
  const number = (field: VoyageField) => String(readNumber(given[field], field, hasDecimalCommas))
  const metres = (field: 'draught' | 'beam' | 'loa', most: number) => {
    const value = given[field]
    if (value === undefined) return
    options[field] = inColumn(field, () => metresUpTo(most)(number(field)))
  }
  const { speed, speed_kmh, speed_kn, depart, vessel, size_class, avoid, allow } = given
  const speeds = { speed, speed_kmh, speed_kn }
  if (Object.values(speeds).filter((value) => value !== undefined).length > 1) {
    throw new UsageError('The speed is given twice. Clear one of the columns.')
  }
  if (speed !== undefined) {
    const text = hasDecimalCommas ? String(speed).replace(',', '.') : String(speed)
    options.speed = inColumn('speed', () => readSpeedKmh(text))
  }
  if (speed_kmh !== undefined) {
    options.speed = inColumn('speed_kmh', () => readSpeedKmh(`${number('speed_kmh')}km/h`))
  }
  if (speed_kn !== undefined) {
    const kmh = kmhOf(Number(number('speed_kn')))
    options.speed = inColumn('speed_kn', () => readSpeedKmh(`${kmh}km/h`))
  }
  if (depart !== undefined) {
    options.depart = inColumn('depart', () => readMoment(isoOf(String(depart).trim())))
  }
  if (vessel !== undefined) {
    const type = VOYAGE_VESSEL_TYPES.find((known) => known === String(vessel).trim().toLowerCase())
    if (type === undefined) {
      throw new UsageError(
        `vessel "${vessel}" is not a ship type. Use ${VOYAGE_VESSEL_TYPES.join(', ')}, or rename the column if it holds something else.`,
      )
    }
    // Its measures don't belong to a ship of the command line.
    Object.assign(options, { vessel: type, sizeClass: undefined, draught: undefined })
    Object.assign(options, { beam: undefined, loa: undefined })
  }
  if (size_class !== undefined) options.sizeClass = String(size_class)
  metres('draught', VESSEL_MAXIMA.draughtM)
  metres('beam', VESSEL_MAXIMA.beamM)
  metres('loa', VESSEL_MAXIMA.loaM)
  if (avoid !== undefined) {
    options.avoid = inColumn('avoid', () => namesOf([...PASSAGES, ...API_AREAS])(namesIn(avoid)))
  }
  if (allow !== undefined) {
    options.allow = inColumn('allow', () => namesOf(CLOSED_BY_DEFAULT)(namesIn(allow)))
  }
  for (const id of PASSAGE_FLAGS) {
    const [open, shut] = [given[id], given[`no_${id}`]]
    if (open !== undefined) options[id] = readFlag(open, id)
    if (shut !== undefined) options[id] = !readFlag(shut, `no_${id}`)
  }
  return Object.keys(options).length === 0 ? null : options
}

/** Names between commas, semicolons, bars or blanks, or a list in JSON. */
function namesIn(value: unknown): string {
  const names = Array.isArray(value) ? value.map(String) : String(value).split(/[,;|\s]+/)
  return names.filter((name) => name !== '').join(',')
}

/** `1.12.2026` or `01.12.2026 08:00` as ISO 8601 has it; points can stand in no other order. */
function isoOf(text: string): string {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T](\d\d:\d\d.*))?$/.exec(text)
  if (match === null) return text
  const [, day, month, year, time] = match
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  return time === undefined ? date : `${date}T${time}`
}

/** Says of a value that an option would refuse in which column it stands. */
function inColumn<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    throw new UsageError(`${name}: ${error.message}`)
  }
}
