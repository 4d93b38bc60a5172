import { verdictOn } from '../../../contract/columns/cell-verdict.js'
import { columnKey } from '../../../contract/columns/column-key.js'
import { STATUS_COLUMNS } from '../../../contract/columns/column-meaning.js'
import { SHIP_COLUMNS } from '../../../contract/columns/ship-names.js'
import { SHIP_YEAR_FIGURES } from '../../../contract/columns/ship-year-figures.js'
import { type FactorSet, findFuel } from '../../../emissions/index.js'
import type { CsvRow } from '../../../emissions/pack/csv.js'
import { KM_PER_NM } from '../../../engine/geo/distance.js'
import type { PortTable } from '../../../ports/table.js'
import {
  type CommandRequest,
  placeJson,
  type RequestJson,
} from '../../../tables/fields/request-body.js'
import {
  accounted,
  ignoredNote,
  requireAccounted,
  unknownStatusNote,
} from '../../../tables/read/accounted.js'
import {
  ColumnReader,
  type FieldNames,
  type Given,
  requireStated,
} from '../../../tables/read/columns.js'
import { assumedPoints, marksOf, type Points } from '../../../tables/read/number-marks.js'
import { readFlag, readNumber } from '../../../tables/read/numbers.js'
import {
  END_WORDS,
  endColumns,
  type PlaceField,
  readPlaceCells,
  tellsPlace,
} from '../../../tables/read/place-cells.js'
import { UsageError } from '../../../tables/text/failure.js'
import { type DateOrder, isoOfCell } from '../../../tables/text/moments.js'
import { requireKnown } from '../../../tables/text/places.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import {
  type FuelColumn,
  fuelColumns,
  type StockColumn,
  stockColumns,
  summedByFuel,
} from './fuel-columns.js'
import { ofOneShip } from './one-ship.js'
import { readRows, readTable, type TableFileOptions } from './table-file.js'

/** Ends of a row, with the words by which files name their columns. */
const ENDS = {
  ...END_WORDS,
  port: ['port', 'stay', 'berth', 'in_port', 'at_port', 'port_of_stay', 'current_port'],
} as const
type End = keyof typeof ENDS

const COLUMNS = {
  id: ['id', 'row_id'],
  date: [
    ...['date', 'day', 'depart_at', 'departure', 'departed', 'departure_date', 'etd', 'atd'],
    ...[
      'report_date',
      'noon_date',
      'date_utc',
      'report_date_utc',
      'datum',
      'fecha',
      'tag',
      'berichtsdatum',
    ],
  ],
  distance_nm: [
    'distance_nm',
    'nm',
    'miles',
    'sailed_nm',
    'distance_sailed_nm',
    'seemeilen',
    'distanz_sm',
    'strecke_sm',
    'distanz_nm',
  ],
  distance_km: ['distance_km', 'km', 'sailed_km'],
  cargo_tonnes: [
    'cargo_tonnes',
    'cargo_t',
    'cargo_mt',
    'cargo',
    'cargo_on_board_tonnes',
    'ladung_t',
    'ladung',
  ],
  adjustment: ['adjustment', 'voyage_adjustment'],
  tanker_service: ['tanker_service'],
  port_of_call: ['port_of_call'],
  ghg_g_per_mj: ['certificate_ghg_g_per_mj', 'ghg_g_per_mj'],
  certificate: ['certificate_id', 'certificate'],
  scheme: ['certificate_scheme', 'scheme'],
  plant_since: ['plant_since'],
  feedstock: ['certificate_feedstock', 'feedstock'],
  shore_power_kwh: ['shore_power_kwh', 'ops_kwh', 'shore_kwh', 'cold_ironing_kwh'],
  status: STATUS_COLUMNS,
  ...SHIP_COLUMNS,
} as const satisfies FieldNames<string>
type Column = keyof typeof COLUMNS
const NUMBERS = [
  'distance_nm',
  'distance_km',
  'cargo_tonnes',
  'ghg_g_per_mj',
  'shore_power_kwh',
] as const

interface Reading {
  readonly ports: PortTable
  readonly factors: FactorSet
  readonly isLonLat: boolean
  readonly points?: Points | undefined
}

/** How a file of a ship's year is read. */
export interface YearOptions extends TableFileOptions {
  /** The ship whose rows count. */
  readonly ship?: string
}

/** A row of a request, and the line that it is from. */
export interface YearLine {
  readonly line: number
  readonly row: RequestJson
}

/** What a file says of a ship's year. */
export interface YearFile {
  readonly lines: readonly YearLine[]
  /** Columns that were not read. */
  readonly ignored: readonly string[]
  /** Rows that are cancelled and counted nowhere, by their id or else their line. */
  readonly cancelled: readonly (string | number)[]
}

/** More words of a file's own than these are no news. */
const MAX_TOLD = 20

/** The voyages, days and stays of a CSV file. @throws UsageError that names every line at fault */
export async function readYearRows(
  path: string,
  { ports, factors, isLonLat, points }: Reading,
  terminal: Terminal,
  options: YearOptions = {},
): Promise<YearFile> {
  const table = await readTable(path, terminal, options)
  const { columns, hasDecimalCommas } = table
  requireStated(options, columns)
  const { columns: stated = [], ignore } = options
  const named = (fields: FieldNames<string>) => {
    const known = new Set(Object.values(fields).flat())
    return { ignore, columns: stated.filter(([name]) => known.has(columnKey(name))) }
  }
  const reader = new ColumnReader<Column>(COLUMNS, named(COLUMNS))
  const ends = (Object.keys(ENDS) as End[]).map((end) => {
    const names = placeNames(end)
    return { end, places: new ColumnReader<PlaceField>(names, named(names)) }
  })
  const readers = [reader, ...ends.map(({ places }) => places)] as ColumnReader<string>[]
  const isOther = (name: string) => readers.some((one) => one.fieldOf(name) !== undefined)
  const { fuels, faults } = fuelColumns(
    columns,
    factors,
    stated,
    (name) => reader.isIgnored(name) || isOther(name),
  )
  const stocks = stockColumns(columns, factors).filter(
    ({ name }) => !reader.isIgnored(name) && !isOther(name),
  )
  const has = (field: Column) => reader.placeOf(field, columns) >= 0
  const unread = accounted(columns, {
    figures: SHIP_YEAR_FIGURES.filter((one) => {
      if (one === 'departure') return !has('date')
      return one !== 'distance' || !(has('distance_nm') || has('distance_km'))
    }),
    readers,
    isReadElsewhere: (name) => [...fuels, ...faults, ...stocks].some((one) => one.name === name),
    cellsOf: (at) => table.rows.map(({ cells }) => cells[at]),
  })
  requireAccounted({ faults: [...faults.map(({ fault }) => fault), ...unread.faults] })
  if (fuels.length === 0) {
    throw new UsageError(
      `${path} has no column of a fuel. Name one after its fuel, such as HFO, VLSFO_t, "MGO tonnes" or LNG_DIESEL_SS.`,
    )
  }
  const note = ignoredNote(unread, readers)
  if (note !== null) terminal.note(note)
  const cellsOf = ({ cells }: CsvRow) => reader.read({ line: 0, columns, cells })
  const ships = { rows: table.rows, cellsOf, path, what: 'rows' }
  const file = { ...table, rows: ofOneShip(ships, options.ship) }
  const reading = { ports, isLonLat, hasDecimalCommas, points, marks: marksOf(columns, file.rows) }
  const columnOf = (field: Column) => columns[reader.placeOf(field, columns)] ?? field
  const numbers = [...fuels.map(({ name }) => name), ...NUMBERS.map(columnOf)]
  for (const line of assumedPoints(numbers, reading)) terminal.note(line)
  const number: ReadCell = (value, field) => readNumber(value, columnOf(field), reading, field)
  const cancelled: (string | number)[] = []
  const unknown = new Set<string>()
  const rows = readRows(path, file, (row): YearLine | null => {
    const given = reader.read(row)
    const status = verdictOn(columnOf('status'), 'status', given.status)
    if (status === 'unknown') unknown.add(String(given.status))
    if (status === 'cancelled') {
      cancelled.push(given.id === undefined ? row.line : String(given.id))
      return null
    }
    const places = ends.flatMap(({ end, places: of }) => {
      const cells = of.read(row)
      if (!tellsPlace((field) => cells[field] !== undefined)) return []
      const place = requireKnown(readPlaceCells(cells, end, reading), ports, false)
      return [[end, placeJson(place)] as const]
    })
    const amountIn = ({ at, name }: Pick<FuelColumn, 'at' | 'name'>) => {
      const cell = row.cells[at]
      const isEmpty = cell === undefined || cell.trim() === ''
      return isEmpty ? undefined : readNumber(cell, name, reading, name)
    }
    const tonnesIn = (column: FuelColumn) => amountIn(column) ?? 0
    const consumed = summedByFuel(fuels, tonnesIn).map(({ type, tonnes, part }) => {
      const json = fuelJson(type, tonnes, given, factors, number)
      return part === null ? json : { ...json, deductible_tonnes: part }
    })
    const own = {
      ...fieldsOf(given, number, options.dateOrder),
      ...Object.fromEntries(places),
      ...stocksJson(stocks, amountIn),
      fuels: consumed,
    }
    return { line: row.line, row: own }
  })
  for (const word of [...unknown].slice(0, MAX_TOLD))
    terminal.note(unknownStatusNote(columnOf('status'), word))
  const own = unknown.size > 0 ? [columnOf('status')] : []
  const ignored = [...unread.ignored, ...own]
  return { lines: rows.filter((row) => row !== null), ignored, cancelled }
}

/** Puts the rows of a file into a request, whose errors then name the line and the column. */
export function setRows(request: CommandRequest, { lines }: YearFile): void {
  request.set(
    'rows',
    lines.map(({ row }) => row),
    'FILE',
  )
  for (const [at, { line, row }] of lines.entries()) {
    const path = `rows.${at}`
    request.label(path, `line ${line}`)
    for (const name of Object.keys(row)) request.label(`${path}.${name}`, `line ${line}, ${name}`)
    for (const [k, { type }] of (row['fuels'] as { type: string }[]).entries()) {
      request.label(`${path}.fuels.${k}`, `line ${line}, ${type}`)
      request.label(`${path}.fuels.${k}.certificate`, `line ${line}, certificate_ghg_g_per_mj`)
    }
  }
}

/** What a report says of its file. */
export function fileLines({ ignored, cancelled }: YearFile): string[] {
  return [
    ...(ignored.length > 0 ? [`Ignored columns: ${ignored.join(', ')}.`] : []),
    ...(cancelled.length > 0
      ? [`Rows that are cancelled and not counted: ${cancelled.join(', ')}.`]
      : []),
  ]
}

/** Fuel on board as the row reports it. */
function stocksJson(
  columns: readonly StockColumn[],
  amountIn: (column: StockColumn) => number | undefined,
): RequestJson {
  const stocks = new Map<string, RequestJson>()
  for (const column of columns) {
    const amount = amountIn(column)
    if (amount === undefined) continue
    const { type, field, tonnes } = column
    stocks.set(type, { ...(stocks.get(type) ?? { type }), [field]: amount * tonnes })
  }
  return stocks.size > 0 ? { stocks: [...stocks.values()] } : {}
}

type ReadCell = (value: unknown, field: Column) => number

function fieldsOf(
  given: Given<Column>,
  number: ReadCell,
  order: DateOrder | undefined,
): RequestJson {
  const { id, date, distance_nm: nm, distance_km: km, cargo_tonnes: cargo } = given
  const { adjustment, tanker_service, port_of_call: isCall, shore_power_kwh: shore } = given
  if (nm !== undefined && km !== undefined)
    throw new UsageError('Give distance_nm or distance_km, not both.')
  return {
    ...(id !== undefined && { id: String(id) }),
    // The day of a time: `2026-02-01T06:00Z`.
    ...(date !== undefined && {
      date: isoOfCell(String(date), order, 'add --date-order dmy or --date-order mdy').slice(0, 10),
    }),
    ...(nm !== undefined && { distance_nm: number(nm, 'distance_nm') }),
    ...(km !== undefined && { distance_nm: number(km, 'distance_km') / KM_PER_NM }),
    ...(cargo !== undefined && { cargo_tonnes: number(cargo, 'cargo_tonnes') }),
    ...(adjustment !== undefined && { adjustment: String(adjustment).toLowerCase() }),
    ...(tanker_service !== undefined && { tanker_service: String(tanker_service).toLowerCase() }),
    ...(shore !== undefined && { shore_power_kwh: number(shore, 'shore_power_kwh') }),
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
  const { ghg_g_per_mj: ghg, certificate: id, scheme, plant_since: since, feedstock } = given
  if (ghg === undefined || !findFuel(fuels, type)!.needsCertificate) return { type, tonnes }
  const certificate = {
    ghg_g_per_mj: number(ghg, 'ghg_g_per_mj'),
    ...(id !== undefined && { id: String(id) }),
    ...(scheme !== undefined && { scheme: String(scheme) }),
    ...(since !== undefined && { plant_since: String(since) }),
    ...(feedstock !== undefined && { feedstock: String(feedstock) }),
  }
  return { type, tonnes, certificate }
}

function placeNames(end: End): FieldNames<PlaceField> {
  const names = Object.entries<readonly string[]>(endColumns(end, ENDS[end]))
  const plain = names.map(([field, words]) => [field.slice(end.length + 1), words])
  return Object.fromEntries(plain) as FieldNames<PlaceField>
}
