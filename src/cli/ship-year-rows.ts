import { type FactorSet, findFuel } from '../emissions/index.js'
import { KM_PER_NM } from '../geo/distance.js'
import type { PortTable } from '../ports/table.js'
import { UsageError } from './failure.js'
import { isoOfCell } from './moments.js'
import { requireKnown } from './places.js'
import { placeJson, type RequestJson } from './request-body.js'
import { ColumnReader, columnKey, type FieldNames, type Given, unreadNote } from './rows/columns.js'
import { assumedPoints, marksOf, type Points } from './rows/number-marks.js'
import { readFlag, readNumber } from './rows/numbers.js'
import {
  END_WORDS,
  endColumns,
  type PlaceField,
  readPlaceCells,
  tellsPlace,
} from './rows/place-cells.js'
import { readRows, readTable, type TableFileOptions } from './table-file.js'
import type { Terminal } from './terminal.js'

/** Ends of a row, with the words by which files name their columns. */
const ENDS = {
  ...END_WORDS,
  port: ['port', 'stay', 'berth'],
} as const
type End = keyof typeof ENDS

const COLUMNS = {
  id: ['id', 'row_id'],
  date: ['date', 'day', 'depart_at', 'departure', 'departed', 'departure_date', 'etd', 'atd'],
  distance_nm: ['distance_nm', 'nm', 'miles', 'sailed_nm', 'distance_sailed_nm'],
  distance_km: ['distance_km', 'km', 'sailed_km'],
  cargo_tonnes: ['cargo_tonnes', 'cargo_t', 'cargo_mt', 'cargo', 'cargo_on_board_tonnes'],
  adjustment: ['adjustment', 'voyage_adjustment'],
  tanker_service: ['tanker_service'],
  port_of_call: ['port_of_call'],
  ghg_g_per_mj: ['certificate_ghg_g_per_mj', 'ghg_g_per_mj'],
  certificate: ['certificate_id', 'certificate'],
  scheme: ['certificate_scheme', 'scheme'],
  plant_since: ['plant_since'],
} as const satisfies FieldNames<string>
type Column = keyof typeof COLUMNS
const NUMBERS = ['distance_nm', 'distance_km', 'cargo_tonnes', 'ghg_g_per_mj'] as const

/** What may follow the name of a fuel in the name of its column. */
const AMOUNT = /_(t|mt|tonnes|tons|consumed|consumption|burnt)$/
/** The part of a fuel that the CII may deduct has a column of its own: `HFO_deductible`. */
const DEDUCTIBLE = /_deductible(_t|_mt|_tonnes)?$/

interface Reading {
  readonly ports: PortTable
  readonly factors: FactorSet
  readonly isLonLat: boolean
  readonly points?: Points | undefined
}

/** A row of a request, and the line that it is from. */
export interface YearLine {
  readonly line: number
  readonly row: RequestJson
}

/** The voyages, days and stays of a CSV file. @throws UsageError that names every line at fault */
export async function readYearRows(
  path: string,
  { ports, factors, isLonLat, points }: Reading,
  terminal: Terminal,
  options: TableFileOptions = {},
): Promise<YearLine[]> {
  const file = await readTable(path, terminal, options)
  const { columns, hasDecimalCommas } = file
  const reader = new ColumnReader<Column>(COLUMNS)
  const ends = (Object.keys(ENDS) as End[]).map((end) => ({ end, places: placeReader(end) }))
  const fuels = columns.flatMap((name, at) => {
    const isKnown =
      reader.fieldOf(name) !== undefined ||
      ends.some(({ places }) => places.fieldOf(name) !== undefined)
    const type = isKnown ? null : fuelOf(name, factors)
    return type === null ? [] : [{ at, type, name, isPart: DEDUCTIBLE.test(columnKey(name)) }]
  })
  if (fuels.length === 0) {
    throw new UsageError(
      `${path} has no column of a fuel. Name one after its fuel, such as HFO, VLSFO_t, "MGO tonnes" or LNG_DIESEL_SS.`,
    )
  }
  const others = columns.filter((name) => fuels.every((fuel) => fuel.name !== name))
  const note = unreadNote(others, [reader, ...ends.map(({ places }) => places)])
  if (note !== null) terminal.note(note)
  const reading = { ports, isLonLat, hasDecimalCommas, points, marks: marksOf(columns, file.rows) }
  const columnOf = (field: Column) => columns[reader.placeOf(field, columns)] ?? field
  const numbers = [...fuels.map(({ name }) => name), ...NUMBERS.map(columnOf)]
  for (const line of assumedPoints(numbers, reading)) terminal.note(line)
  const number: ReadCell = (value, field) => readNumber(value, columnOf(field), reading, field)
  return readRows(path, file, (row) => {
    const given = reader.read(row)
    const places = ends.flatMap(({ end, places: of }) => {
      const cells = of.read(row)
      if (!tellsPlace((field) => cells[field] !== undefined)) return []
      const place = requireKnown(readPlaceCells(cells, end, reading), ports, false)
      return [[end, placeJson(place)] as const]
    })
    const tonnesIn = ({ at, name }: (typeof fuels)[number]) => {
      const cell = row.cells[at]
      return cell === undefined || cell.trim() === '' ? 0 : readNumber(cell, name, reading, name)
    }
    const consumed = fuels.flatMap((fuel) => {
      const tonnes = fuel.isPart ? 0 : tonnesIn(fuel)
      if (tonnes === 0) return []
      const part = fuels.find(({ type, isPart }) => isPart && type === fuel.type)
      const json = fuelJson(fuel.type, tonnes, given, factors, number)
      return [part ? { ...json, deductible_tonnes: tonnesIn(part) } : json]
    })
    const own = { ...fieldsOf(given, number), ...Object.fromEntries(places), fuels: consumed }
    return { line: row.line, row: own }
  })
}

type ReadCell = (value: unknown, field: Column) => number

function fieldsOf(given: Given<Column>, number: ReadCell): RequestJson {
  const { id, date, distance_nm: nm, distance_km: km, cargo_tonnes: cargo } = given
  const { adjustment, tanker_service, port_of_call: isCall } = given
  if (nm !== undefined && km !== undefined)
    throw new UsageError('Give distance_nm or distance_km, not both.')
  return {
    ...(id !== undefined && { id: String(id) }),
    // The day of a time: `2026-02-01T06:00Z`.
    ...(date !== undefined && { date: isoOfCell(String(date)).slice(0, 10) }),
    ...(nm !== undefined && { distance_nm: number(nm, 'distance_nm') }),
    ...(km !== undefined && { distance_nm: number(km, 'distance_km') / KM_PER_NM }),
    ...(cargo !== undefined && { cargo_tonnes: number(cargo, 'cargo_tonnes') }),
    ...(adjustment !== undefined && { adjustment: String(adjustment).toLowerCase() }),
    ...(tanker_service !== undefined && { tanker_service: String(tanker_service).toLowerCase() }),
    ...(isCall !== undefined && { port_of_call: readFlag(isCall, 'port_of_call') }),
  }
}

/** A fuel with the certificate of its row, if its factors depend on one. */
function fuelJson(
  type: string,
  tonnes: number,
  given: Given<Column>,
  { fuels }: FactorSet,
  number: ReadCell,
): RequestJson {
  const { ghg_g_per_mj: ghg, certificate: id, scheme, plant_since: since } = given
  if (ghg === undefined || !findFuel(fuels, type)!.needsCertificate) return { type, tonnes }
  const certificate = {
    ghg_g_per_mj: number(ghg, 'ghg_g_per_mj'),
    ...(id !== undefined && { id: String(id) }),
    ...(scheme !== undefined && { scheme: String(scheme) }),
    ...(since !== undefined && { plant_since: String(since) }),
  }
  return { type, tonnes, certificate }
}

function placeReader(end: End): ColumnReader<PlaceField> {
  const names = Object.entries<readonly string[]>(endColumns(end, ENDS[end]))
  const plain = names.map(([field, words]) => [field.slice(end.length + 1), words])
  return new ColumnReader(Object.fromEntries(plain) as FieldNames<PlaceField>)
}

/** The code of the fuel that a column is named after; null if it is named after none. */
function fuelOf(name: string, { fuels }: FactorSet): string | null {
  const key = columnKey(name)
  const whole = key.replace(DEDUCTIBLE, '')
  const fuel = findFuel(fuels, whole) ?? findFuel(fuels, whole.replace(AMOUNT, ''))
  return fuel?.code ?? null
}
