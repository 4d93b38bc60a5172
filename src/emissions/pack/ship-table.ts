import { FactorPackError, type PackProblem } from '../errors.js'
import { isImoNumber } from '../number-rules.js'
import { type CsvRow, CsvSyntaxError, parseCsv } from './csv.js'

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
  /** CH4 and N2O per gram of CO2, g; null in files that do not have them, such as those before 2024. */
  readonly others: { readonly ch4PerCo2: number; readonly n2oPerCo2: number } | null
}

/** The content of a THETIS-MRV file. */
export interface ShipTable {
  readonly name: string
  /** As the operator names it. */
  readonly file: string
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
  totalCo2: 'total co2 emissions',
  totalCh4: 'total ch4 emissions',
  totalN2o: 'total n2o emissions',
} as const
/** Columns of totals, t, which files before 2024 do not have. */
const TOTALS = ['totalCo2', 'totalCh4', 'totalN2o'] as const
const OPTIONAL: ReadonlySet<string> = new Set(['name', 'shipType', ...TOTALS])
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
    else if (ship !== null) addShip(ships, ship, row.line, problems)
  }
  if (ships.size === 0) {
    const detail =
      'no row has an IMO number and figures of transport work by mass; save the whole sheet of the public file as CSV'
    throw shipTableError(file, [...problems, { line: 1, column: null, detail }])
  }
  const name = file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '')
  return { name, file, ships, withoutFigure, problems }
}

function shipTableError(file: string, problems: readonly PackProblem[]): FactorPackError {
  return new FactorPackError(file, problems, 'Table of ships')
}

/** Of two rows for one ship and year the first counts: the file may have a part of the year as well. */
function addShip(
  ships: Map<string, ShipYear[]>,
  ship: ShipYear,
  line: number,
  problems: PackProblem[],
): void {
  const years = ships.get(ship.imo) ?? []
  if (years.some(({ year }) => year === ship.year)) {
    const detail = `${ship.imo} has a row for ${ship.year} above, which is used; delete one of them`
    problems.push({ line, column: COLUMNS.imo, detail })
  } else ships.set(ship.imo, [...years, ship])
}

function rowsOf(text: string, file: string): CsvRow[] {
  try {
    return parseCsv(text)
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error
    throw shipTableError(file, [{ line: error.line, column: null, detail: error.detail }])
  }
}

function columnsOf(head: CsvRow | undefined, file: string): Readonly<Record<Column, number>> {
  const names = head?.cells.map(plain) ?? []
  const found = Object.entries(COLUMNS).map(([key, name]) => [key, names.indexOf(name)] as const)
  const missing = found.filter(([key, at]) => at < 0 && !OPTIONAL.has(key))
  if (missing.length > 0) {
    throw shipTableError(
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
    .replaceAll('₄', '4')
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
  if (imo === null || !isImoNumber(imo))
    return fault('imo', `must have seven digits, got "${imo ?? ''}"`)
  const year = Number(text('year'))
  if (!(year >= 2018 && year <= 2100))
    return fault('year', `must be a year from 2018 to 2100, got "${text('year') ?? ''}"`)
  const [fuel, co2] = [text('fuel'), text('co2')]
  if (isNone(fuel) || isNone(co2)) return 'without figure'
  const [fuelGPerTnm, co2GPerTnm] = [numberOf(fuel!), numberOf(co2!)]
  if (!(fuelGPerTnm > 0 && fuelGPerTnm < 1e5))
    return fault('fuel', `must be a number above 0, got "${fuel}"`)
  if (!(co2GPerTnm > 0 && co2GPerTnm < 1e6))
    return fault('co2', `must be a number above 0, got "${co2}"`)
  const ratio = co2GPerTnm / fuelGPerTnm
  if (ratio < 1 || ratio > 3.4)
    return fault(
      'co2',
      `is ${ratio.toFixed(2)} times the fuel, which no fuel emits; correct one of them`,
    )
  const totals = TOTALS.map(text)
  const [co2Tonnes, ch4Tonnes, n2oTonnes] = totals.map((total) => numberOf(total ?? ''))
  const isKnown = totals.every((total) => total !== null) && co2Tonnes! > 0
  const others = isKnown
    ? { ch4PerCo2: ch4Tonnes! / co2Tonnes!, n2oPerCo2: n2oTonnes! / co2Tonnes! }
    : null
  // More than an engine that loses a tenth of its gas.
  if (others && !(others.ch4PerCo2 >= 0 && others.ch4PerCo2 < MAX_CH4))
    return fault('totalCh4', `is ${ch4Tonnes} for ${co2Tonnes} of CO2; give tonnes of CH4`)
  if (others && !(others.n2oPerCo2 >= 0 && others.n2oPerCo2 < MAX_N2O))
    return fault('totalN2o', `is ${n2oTonnes} for ${co2Tonnes} of CO2; give tonnes of N2O`)
  const [name, shipType] = [text('name'), text('shipType')]
  return { imo, name, shipType, year, fuelGPerTnm, co2GPerTnm, others }
}

/** Most CH4 and N2O per gram of CO2 that is plausible. A judgement. */
const MAX_CH4 = 0.05
const MAX_N2O = 0.001

/** Without transport work, the file has `N/A` or `Division by zero!`. */
function isNone(cell: string | null): boolean {
  return cell === null || /^(n\/?a|-|division by zero!?)$/i.test(cell)
}

/** Parses `7.43` or `7,43`. */
function numberOf(cell: string): number {
  return Number(/^\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell)
}
