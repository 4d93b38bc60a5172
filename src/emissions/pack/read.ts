import { isRecord } from '../../base/record.js'
import { FactorPackError, type PackProblem } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { type CarrierDocument, carrierDocument } from './carrier-document.js'
import { PackRow } from './cells.js'
import { CsvSyntaxError, parseCsv } from './csv.js'
import type { CarrierRow, FactorPack, LaneRow, ShipRow } from './rows.js'
import { carrierRow, laneRow, type PackFacts, shipRow } from './table-rows.js'

const PACK_FORMAT = 'fairway-factor-pack/1'

/** A pack whose rows have not been interpreted yet: texts by column. */
interface RawPack {
  readonly facts: Readonly<Record<string, string>>
  readonly rows: readonly {
    readonly line: number
    readonly cells: Record<string, string>
    /** Number of cells beyond the columns. */
    readonly extra?: number
    /** Of JSON: what the document of a carrier says, which the cells of the row override. */
    readonly document?: CarrierDocument | null
  }[]
  /** Line of the column names. */
  readonly firstLine: number
}

/** Columns that at least one kind of row uses. */
const COLUMNS = [
  'cargo',
  'code',
  'distance_basis',
  'fuel',
  'gwp',
  'name',
  'size',
  'source',
  'table',
  'trade_lane',
  'ttw',
  'type',
  'unit',
  'utilisation',
  'verified_by',
  'wtt',
  'wtw',
  'wtw_with_daf',
  'year',
]

/**
 * Reads an operator's factors from the text of a CSV or JSON file. The columns of a row determine its
 * kind: `code` means a carrier's own intensity (in JSON also its TOC or footprint), `trade_lane` without a code a Clean Cargo lane, and
 * `type` a ship of the GLEC tables. docs/emissions-method.md describes all columns. A row with a fault
 * is skipped and reported in `problems`; the others are used.
 * @param file its name, for the name of the pack and for errors; `.json` is read as JSON
 * @throws FactorPackError for a file that cannot be read, or without a valid row
 */
export function readFactorPack(text: string, file: string, factors: FactorSet): FactorPack {
  const raw = /\.json$/i.test(file) ? rawFromJson(text, file) : rawFromCsv(text, file)
  if (raw.rows.length === 0) fail(file, 1, 'contains no rows')
  const facts = { ...factsOf(raw.facts, file), laws: factors.laws }
  const problems = unknownColumns(raw)
  const carriers: CarrierRow[] = []
  const lanes: LaneRow[] = []
  const ships: ShipRow[] = []
  const lines = new Map<string, number>()
  for (const { line, cells: own, extra = 0, document } of raw.rows) {
    const cells = document && 'cells' in document ? { ...document.cells, ...own } : own
    const row = new PackRow(line, cells, problems)
    if (document && 'fault' in document) {
      row.fault(document.fault.column, document.fault.detail)
      continue
    }
    if (extra > 0)
      row.fault(null, 'has more cells than there are columns; quote a value with a comma')
    if (row.has('code')) addSound(carriers, once(carrierRow(row, facts), row, lines), row)
    else if (row.has('trade_lane')) addSound(lanes, once(laneRow(row, facts), row, lines), row)
    else if (row.has('type')) addSound(ships, shipRow(row, facts, factors.fuels), row)
    else row.fault(null, 'fill in code (a carrier), trade_lane (a lane) or type (a ship)')
  }
  if (carriers.length + lanes.length + ships.length === 0) throw new FactorPackError(file, problems)
  const { name, frameworkVersion } = facts
  return { name, file, frameworkVersion, carriers, lanes, ships, problems }
}

function addSound<Row>(rows: Row[], read: Row, row: PackRow): void {
  if (!row.isFaulty) rows.push(read)
}

/** Without this, a misspelt column would be ignored silently. */
function unknownColumns({ rows, firstLine }: RawPack): PackProblem[] {
  const names = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  return [...names]
    .filter((name) => name !== '' && !COLUMNS.includes(name))
    .map((column) => ({
      line: firstLine,
      column,
      detail: `is not a known column and is ignored; known are ${COLUMNS.join(', ')}`,
    }))
}

/** Only one of two rows for the same case could be used, and the user would not know which one. */
function once<Row extends CarrierRow | LaneRow>(
  read: Row,
  row: PackRow,
  lines: Map<string, number>,
): Row {
  const first = lines.get(read.intensity.id)
  if (first !== undefined)
    row.fault(null, `has the same meaning as line ${first}; delete one of them`)
  else if (!row.isFaulty) lines.set(read.intensity.id, row.line)
  return read
}

function factsOf(facts: Readonly<Record<string, string>>, file: string): Omit<PackFacts, 'laws'> {
  return {
    name: facts['name'] ?? file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''),
    frameworkVersion: facts['framework_version'] ?? null,
    licence: facts['licence'] ?? "operator's own",
    year: Number(facts['year'] ?? Number.NaN),
  }
}

/** Leading lines "# name: value" describe the whole pack. */
function rawFromCsv(text: string, file: string): RawPack {
  const facts: Record<string, string> = {}
  const rows = csvRows(text, file)
  const isComment = ({ cells }: (typeof rows)[number]) => cells[0]!.startsWith('#')
  for (const { cells } of rows.filter(isComment)) {
    const [, name, value] = /^#\s*(\w+)\s*:\s*(.*)$/.exec(cells.join(', ')) ?? []
    if (name) facts[name] = value!.replace(/[,\s]+$/, '')
  }
  const [header, ...body] = rows.filter((row) => !isComment(row))
  if (!header) fail(file, 1, 'has no header')
  const columns = header.cells.map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'))
  const byColumn = (cells: readonly string[]) =>
    Object.fromEntries(columns.map((column, k) => [column, cells[k] ?? '']))
  return {
    facts,
    firstLine: header.line,
    rows: body.map(({ line, cells }) => {
      const extra = cells.slice(columns.length).filter((cell) => cell !== '').length
      return { line, extra, cells: byColumn(cells) }
    }),
  }
}

function csvRows(text: string, file: string) {
  try {
    return parseCsv(text)
  } catch (error) {
    if (error instanceof CsvSyntaxError) fail(file, error.line, error.detail)
    throw error
  }
}

function rawFromJson(text: string, file: string): RawPack {
  const document = parse(text, file)
  if (!isRecord(document) || document['format'] !== PACK_FORMAT)
    fail(file, 1, `must be an object with "format": "${PACK_FORMAT}"`)
  const { rows } = document
  if (!Array.isArray(rows)) fail(file, 1, 'must have a list "rows"')
  return {
    facts: texts(document),
    firstLine: 1,
    rows: rows.map((row, k) => ({
      line: k + 1,
      cells: isRecord(row) ? texts(row) : {},
      document: isRecord(row) ? carrierDocument(row) : null,
    })),
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return fail(file, 1, `is not JSON: ${(error as Error).message}`)
  }
}

function fail(file: string, line: number, detail: string): never {
  throw new FactorPackError(file, [{ line, column: null, detail }])
}

/** Numbers and texts as text; null and absent values are empty. */
function texts(record: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(record).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value).trim()]))
}
