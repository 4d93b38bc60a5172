import { FactorPackError, type PackProblem } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { PackRow } from './cells.js'
import { CsvSyntaxError, parseCsv } from './csv.js'
import type { CarrierRow, FactorPack, LaneRow } from './rows.js'
import { carrierRow, laneRow, type PackFacts, shipRow } from './table-rows.js'

export const PACK_FORMAT = 'fairway-factor-pack/1'

/** A pack before its rows are read: rows as texts by column. */
interface RawPack {
  readonly facts: Readonly<Record<string, string>>
  readonly rows: readonly { readonly line: number; readonly cells: Record<string, string> }[]
}

/**
 * Reads an operator's factors from the text of a CSV or JSON file. A row's columns tell what it is:
 * `code` a carrier's own intensity, `trade_lane` without a code a Clean Cargo lane, `type` a ship
 * of the GLEC tables. All columns are described in docs/emissions-method.md.
 * @param file its name, for the pack's and for errors; `.json` is read as JSON
 * @throws FactorPackError that names every line and column at fault
 */
export function readFactorPack(text: string, file: string, factors: FactorSet): FactorPack {
  const problems: PackProblem[] = []
  const raw = /\.json$/i.test(file) ? rawFromJson(text, file) : rawFromCsv(text, file)
  const facts = factsOf(raw.facts, file)
  const pack = {
    name: facts.name,
    frameworkVersion: facts.frameworkVersion,
    carriers: [] as FactorPack['carriers'][number][],
    lanes: [] as FactorPack['lanes'][number][],
    ships: [] as FactorPack['ships'][number][],
  }
  const lines = new Map<string, number>()
  for (const { line, cells } of raw.rows) {
    const row = new PackRow(line, cells, problems)
    if (row.has('code')) pack.carriers.push(once(carrierRow(row, facts), row, lines))
    else if (row.has('trade_lane')) pack.lanes.push(once(laneRow(row, facts), row, lines))
    else if (row.has('type')) pack.ships.push(shipRow(row, facts, factors.fuels))
    else row.fault(null, 'has neither code, trade_lane nor type, so what it stands for is unknown')
  }
  if (raw.rows.length === 0) problems.push({ line: 1, column: null, detail: 'holds no rows' })
  if (problems.length > 0) throw new FactorPackError(file, problems)
  return pack
}

/** Of two rows for the same only one could be used, and nobody would know which. */
function once<Row extends CarrierRow | LaneRow>(
  read: Row,
  row: PackRow,
  lines: Map<string, number>,
): Row {
  const first = lines.get(read.intensity.id)
  if (first !== undefined) row.fault(null, `stands for the same as line ${first}`)
  lines.set(read.intensity.id, row.line)
  return read
}

function factsOf(facts: Readonly<Record<string, string>>, file: string): PackFacts {
  return {
    name: facts['name'] ?? file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''),
    frameworkVersion: facts['framework_version'] ?? null,
    licence: facts['licence'] ?? "operator's own",
    year: Number(facts['year'] ?? Number.NaN),
  }
}

/** Leading lines "# name: value" hold facts on the whole pack. */
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
  return { facts, rows: body.map(({ line, cells }) => ({ line, cells: byColumn(cells) })) }
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
    rows: rows.map((row, k) => ({
      line: k + 1,
      cells: isRecord(row) ? texts(row) : fail(file, k + 1, 'must be an object'),
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Numbers and texts alike as texts; what is null or absent is empty. */
function texts(record: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(record).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value).trim()]))
}
