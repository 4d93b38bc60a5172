import { slices } from '../../base/slices.js'
import { columnMeaning } from '../../contract/columns/column-meaning.js'
import { Problem, validationFailed } from '../../contract/problems/problem.js'
import type { PortTable } from '../../ports/table.js'
import type { BodyReading } from '../bodies/body-reader.js'
import { ESTIMATE_TABLE } from '../bodies/estimate-table.js'
import { orderIn, withImplied } from '../bodies/implied-columns.js'
import { RowExcluded } from '../bodies/row-faults.js'
import { tellingFaults } from '../bodies/telling-cells.js'
import { ignoredNote, requireAccounted } from '../read/accounted.js'
import { type NamedColumns, requireStated } from '../read/columns.js'
import { requireFewColumns, requireShortNames } from '../read/limits.js'
import { assumedPoints, type Points, withMarks } from '../read/number-marks.js'
import type { Row, Rows } from '../read/row.js'
import { UsageError } from '../text/failure.js'
import type { DateOrder } from '../text/moments.js'
import type { InlandPlaces } from './inland-places.js'
import { type ChainEntry, chainOf, groupsOf, HHLA, type HubFactor } from './leg-chains.js'
import { LegReader, type LegRow } from './leg-rows.js'

export interface LegOptions extends NamedColumns {
  readonly dateOrder?: DateOrder | undefined
  readonly points?: Points | undefined
  readonly lonlat?: true | undefined
  /** kg CO2e of a container at a terminal, by the caller. */
  readonly hub?: number | undefined
}

export interface LegSources {
  readonly ports: PortTable
  readonly inland: InlandPlaces
}

/** The chains of a table whose rows are legs, and what its user must know of the table. */
export interface LegTable {
  readonly entries: readonly ChainEntry[]
  /** Sentences about its columns, and rows that are not counted. */
  readonly notes: readonly string[]
}

/** Does a part of the work, none of which takes long, and may measure it. */
type Step = <Result>(work: () => Result) => Result
const UNMEASURED: Step = (work) => work()

/** The chains of a table whose rows are legs. @throws UsageError for columns that cannot be read */
export async function readLegs(
  table: Rows,
  { ports, inland }: LegSources,
  options: LegOptions,
  step: Step = UNMEASURED,
): Promise<LegTable> {
  const input = await withMarks(await headed(table))
  const columns = input.columns!
  // Kept, like what the reader finds: a header may have a thousand names.
  for (const name of columns) {
    await slices.next()
    step(() => columnMeaning(name))
  }
  step(() => requireStated(options, columns))
  await slices.next()
  const named = step(() => withImplied(input, options, ESTIMATE_TABLE))
  await slices.next()
  const reader = new LegReader(ESTIMATE_TABLE, named)
  for (const name of columns) {
    await slices.next()
    step(() => reader.columns.fieldOf(name) ?? reader.columns.meant(name))
  }
  const base = {}
  await slices.next()
  const unread = step(() => reader.unread(columns, base, input.sample))
  requireAccounted(unread)
  await slices.next()
  step(() => requireAccounted({ faults: tellingFaults(input, reader, unread.ignored) }))
  await slices.next()
  const reading: BodyReading = {
    ports,
    base,
    isJson: false,
    isLonLat: options.lonlat === true,
    hasDecimalCommas: input.hasDecimalCommas,
    dateOrder: options.dateOrder ?? orderIn(input, named, ESTIMATE_TABLE),
    points: options.points,
    marks: input.marks,
  }
  const numbers = columns.filter((name) => reader.isNumber(name))
  const notes = step(() => [
    ignoredNote(unread, [reader.columns]) ?? [],
    assumedPoints(numbers, reading),
  ]).flat()
  const rows: LegRow[] = []
  const faults = new Map<unknown, string[]>()
  for await (const row of input.rows) {
    const rest = slices.next()
    if (rest) await rest
    try {
      rows.push(step(() => reader.leg(row, reading, inland)))
    } catch (error) {
      if (!(error instanceof UsageError) && !(error instanceof Problem)) throw error
      const text = `line ${row.line}: ${error instanceof Problem ? error.detail : error.message}`
      if (error instanceof RowExcluded) {
        notes.push(text)
        continue
      }
      const { reference = `line ${row.line}` } = reader.referencesOf(row)
      const texts = faults.get(reference) ?? []
      texts.push(text)
      faults.set(reference, texts)
    }
  }
  const [first, ...others] = rows.flatMap(({ unread, line }) =>
    unread.map((what) => `${what} (line ${line})`),
  )
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` and ${others.length} more`
    notes.push(
      `No leg before or after the ports for ${first}${more}: no known city, airport or port. Write it with its country in a column "Place of receipt" or "Place of delivery".`,
    )
  }
  const factor: HubFactor =
    options.hub === undefined
      ? HHLA
      : { kgPerContainer: options.hub, source: 'stated by the caller, per container' }
  // A chain without one of its legs would be a wrong answer.
  const whole = step(() => groupsOf(rows.filter(({ reference }) => !faults.has(reference))))
  const entries: ChainEntry[] = []
  for (const legs of whole) {
    await slices.next()
    entries.push(step(() => entryOf(legs, factor)))
  }
  for (const [id, texts] of faults) entries.push(faulty(String(id), textOf(texts)))
  return { entries: entries.map((entry) => ({ ...entry, ignored: unread.ignored })), notes }
}

/** Rows that name their own columns, as a table with all of these. */
async function headed(table: Rows): Promise<Rows> {
  if (table.columns !== null) return table
  const rows: Row[] = []
  const names = new Set<string>()
  for await (const row of table.rows) {
    await slices.next()
    rows.push(row)
    for (const name of row.columns) names.add(name)
    requireFewColumns(table.name, names.size)
  }
  const columns = [...names]
  requireShortNames(table.name, columns)
  if (columns.length === 0)
    throw new UsageError(`${table.name} has no rows: each names its columns.`)
  async function* filled(): AsyncGenerator<Row> {
    for (const row of rows) {
      const cells = new Map(row.columns.map((name, at) => [name, row.cells[at]]))
      yield row.fault === undefined
        ? { line: row.line, columns, cells: columns.map((name) => cells.get(name) ?? '') }
        : { ...row, columns }
    }
  }
  return { ...table, columns, rows: filled() }
}

function entryOf(legs: readonly LegRow[], hub: HubFactor): ChainEntry {
  try {
    return chainOf(legs, hub)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return faulty(legs[0]!.reference, error.message)
  }
}

/** More faults of one reference than these help nobody. */
const MOST_TOLD = 20

function textOf(texts: readonly string[]): string {
  const more = texts.length - MOST_TOLD
  const told = texts.slice(0, MOST_TOLD).join(' ')
  return more > 0 ? `${told} ${more} more lines of this reference are wrong.` : told
}

function faulty(id: ChainEntry['id'], detail: string): ChainEntry {
  const problem = validationFailed([{ pointer: '#', code: 'not_allowed', detail }])
  return {
    id,
    body: {},
    problem: new Problem('validation_failed', detail, { members: problem.members }),
  }
}
