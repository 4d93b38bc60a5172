import type { Stop } from '../../planning/voyage.js'
import { UsageError } from '../failure.js'
import { readVia } from '../places.js'
import type { ColumnReader, Given } from '../rows/columns.js'
import { Faults } from '../rows/faults.js'
import { type PlaceField, type PlaceReading, readPlaceCells } from '../rows/place-cells.js'
import { givenPlace } from '../rows/place-object.js'
import { type Row, requireCells } from '../rows/row.js'
import type { RowField, VoyageField } from './row-fields.js'
import { type RowOptions, rowOptions } from './row-options.js'

/** The request of a row. */
export interface AskedRow {
  readonly origin: ReturnType<typeof readPlaceCells>
  readonly destination: ReturnType<typeof readPlaceCells>
  readonly via: readonly Stop[]
  /** Null if the row has none. */
  readonly options: RowOptions | null
}

/** @throws UsageError that names every wrong column */
export function readRow(
  row: Row,
  columns: ColumnReader<RowField>,
  reading: PlaceReading,
): AskedRow {
  if (row.fault !== undefined) throw new UsageError(row.fault)
  requireCells(row, row.columns)
  const given = columns.read(row)
  const faults = new Faults()
  const origin = faults.attempt(() => readEnd(given, 'origin', reading))
  const destination = faults.attempt(() => readEnd(given, 'destination', reading))
  const via = given.via === undefined ? [] : faults.attempt(() => readVias(given.via, reading))
  const options = faults.attempt(() => rowOptions(expanded(given), reading.hasDecimalCommas))
  faults.require()
  return { origin: origin!, destination: destination!, via: via!, options: options ?? null }
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

/** Reads places and passages separated by bars, or a JSON list of them. */
function readVias(value: unknown, reading: PlaceReading): Stop[] {
  const all = Array.isArray(value) ? value : String(value).split('|')
  return all.map((one) => {
    if (typeof one !== 'object') return readVia(String(one), reading.ports, reading.isLonLat)
    const { passage, ...place } = one as Record<string, unknown>
    if (passage !== undefined) return readVia(String(passage), reading.ports, reading.isLonLat)
    return { place: readPlaceCells(givenPlace(place, 'via'), 'via', reading), kind: 'via' }
  })
}

/** Splits a vessel object of the HTTP API into separate columns. */
function expanded(given: Given<RowField>): Given<VoyageField> {
  const { vessel } = given
  if (typeof vessel !== 'object' || vessel === null) return given
  const { type, size_class, draft_m, beam_m, loa_m, ...others } = vessel as Record<string, unknown>
  const [other] = Object.keys(others)
  if (other !== undefined) {
    throw new UsageError(`vessel.${other} is not supported here. Remove it.`)
  }
  const cells = { vessel: type, size_class, draught: draft_m, beam: beam_m, loa: loa_m }
  return { ...given, ...cells }
}
