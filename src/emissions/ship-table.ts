import { FactorPackError, type PackProblem } from './errors.js'
import { isImoNumber } from './imo.js'
import { type CsvRow, CsvSyntaxError, parseCsv } from './pack/csv.js'

/** The verified annual figures of a ship, as published by EU MRV. */
export interface ShipYear {
  /** Seven digits. */
  readonly imo: string
  readonly name: string | null
  readonly shipType: string | null
  readonly year: number
  /** Fuel per tonne of cargo and nautical mile, g; above 0. */
  readonly fuelGPerTnm: number
  /** CO2 per tonne of cargo and nautical mile, g; above 0. */
  readonly co2GPerTnm: number
}

/** The content of a THETIS-MRV file. */
export interface ShipTable {
  readonly name: string
  /** Years of a ship by its IMO number. */
  readonly ships: ReadonlyMap<string, readonly ShipYear[]>
  /** Number of rows without a figure per transport work by mass, such as those of passenger ships. */
  readonly withoutFigure: number
  /** Skipped rows. */
  readonly problems: readonly PackProblem[]
}

/** Columns that are read. Their names may differ in `Annual average`, units and the spelling of CO2. */
const COLUMNS = {
  imo: 'imo number',
  name: 'name',
  shipType: 'ship type',
  year: 'reporting period',
  fuel: 'fuel consumption per transport work (mass)',
  co2: 'co2 emissions per transport work (mass)',
} as const
type Column = keyof typeof COLUMNS

/**
 * Reads the public annual file of THETIS-MRV, saved as CSV; it may contain several years in succession.
 * Titles above the column names, and all other columns, are skipped.
 * @param file its name, for errors and for the version of the factors
 * @throws FactorPackError for a file without these columns, or without a valid row
 */
export function readShipTable(text: string, file: string): ShipTable {
  const rows = rowsOf(text, file)
  const head = rows.findIndex(({ cells }) => cells.some((cell) => plain(cell) === COLUMNS.imo))
  const columns = columnsOf(rows[head], file)
  const problems: PackProblem[] = []
  const ships = new Map<string, ShipYear[]>()
  let withoutFigure = 0
  for (const row of rows.slice(head + 1)) {
    const ship = readRow(row, columns, problems)
    if (ship === 'without figure') withoutFigure++
    else if (ship !== null) ships.set(ship.imo, [...(ships.get(ship.imo) ?? []), ship])
  }
  if (ships.size === 0) {
    const detail = 'no row has an IMO number and figures of transport work by mass'
    throw new FactorPackError(file, [...problems, { line: 1, column: null, detail }])
  }
  const name = file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '')
  return { name, ships, withoutFigure, problems }
}

function rowsOf(text: string, file: string): CsvRow[] {
  try {
    return parseCsv(text)
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error
    throw new FactorPackError(file, [{ line: error.line, column: null, detail: error.detail }])
  }
}

function columnsOf(head: CsvRow | undefined, file: string): Readonly<Record<Column, number>> {
  const names = head?.cells.map(plain) ?? []
  const found = Object.entries(COLUMNS).map(([key, name]) => [key, names.indexOf(name)] as const)
  const missing = found.filter(([key, at]) => at < 0 && key !== 'name' && key !== 'shipType')
  if (missing.length > 0) {
    throw new FactorPackError(
      file,
      missing.map(([key]) => ({
        line: head?.line ?? 1,
        column: COLUMNS[key as Column],
        detail: 'is missing: keep the column names of the public THETIS-MRV file',
      })),
    )
  }
  return Object.fromEntries(found) as Record<Column, number>
}

/**
 * Shortens names such as `Annual average CO₂ emissions per transport work (mass) [g CO₂ / m tonnes · n
 * miles]`.
 */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('₂', '2')
    .replace(/\s*\[.*$/, '')
    .replace(/^annual average\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function readRow(
  { line, cells }: CsvRow,
  columns: Readonly<Record<Column, number>>,
  problems: PackProblem[],
): ShipYear | 'without figure' | null {
  const text = (column: Column) => cells[columns[column]]?.trim() || null
  const fault = (column: Column, detail: string) => {
    problems.push({ line, column: COLUMNS[column], detail })
    return null
  }
  const imo = text('imo')
  if (imo === null || !isImoNumber(imo)) return fault('imo', 'must have seven digits')
  const year = Number(text('year'))
  if (!(year >= 2018 && year <= 2100)) return fault('year', 'must be a year from 2018 on')
  const [fuel, co2] = [text('fuel'), text('co2')]
  if (isNone(fuel) || isNone(co2)) return 'without figure'
  const [fuelGPerTnm, co2GPerTnm] = [numberOf(fuel!), numberOf(co2!)]
  if (!(fuelGPerTnm > 0 && fuelGPerTnm < 1e5)) return fault('fuel', 'must be above 0')
  if (!(co2GPerTnm > 0 && co2GPerTnm < 1e6)) return fault('co2', 'must be above 0')
  const ratio = co2GPerTnm / fuelGPerTnm
  if (ratio < 1 || ratio > 3.4) return fault('co2', `is ${ratio.toFixed(2)} times the fuel`)
  return { imo, name: text('name'), shipType: text('shipType'), year, fuelGPerTnm, co2GPerTnm }
}

/** Without transport work, the file has `N/A` or `Division by zero!`. */
function isNone(cell: string | null): boolean {
  return cell === null || /^(n\/?a|-|division by zero!?)$/i.test(cell)
}

/** Parses `7.43` or `7,43`. */
function numberOf(cell: string): number {
  return Number(/^\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell)
}
