import { Problem, validationFailed } from '../../../contract/problems/problem.js'
import { ignoredNote, requireAccounted } from '../../../tables/read/accounted.js'
import { requireStated } from '../../../tables/read/columns.js'
import { assumedPoints, type Points, withMarks } from '../../../tables/read/number-marks.js'
import { openRows } from '../../../tables/read/open-rows.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { TableFileOptions } from '../files/table-file.js'
import type { ChainEntry } from '../reports/chain-lines.js'
import { folderOf, type Tables } from '../sea.js'
import type { BodyReading } from '../table/body-reader.js'
import { estimates } from '../table/estimates.js'
import { orderIn, withImplied } from '../table/implied-columns.js'
import { RowExcluded } from '../table/row-faults.js'
import { InlandPlaces } from './inland-places.js'
import { chainOf, groupsOf, HHLA, type HubFactor } from './leg-chains.js'
import { LegReader, type LegRow } from './leg-rows.js'

export interface LegTableOptions extends TableFileOptions {
  readonly points?: Points
  readonly lonlat?: true
  /** kg CO2e of a container at a terminal, by the caller. */
  readonly hub?: number
}

/** The chains of a table whose rows are legs. @throws UsageError for columns that cannot be read */
export async function readLegTable(
  path: string,
  { ports }: Tables,
  options: LegTableOptions,
  terminal: Terminal,
): Promise<readonly ChainEntry[]> {
  const { encoding, sheet, hub } = options
  const input = await withMarks(await openRows(path, { encoding, sheet }, terminal))
  const isJson = input.columns === null
  if (isJson) throw new UsageError(`${path}: a table of legs is CSV, Parquet or XLSX.`)
  requireStated(options, input.columns)
  const named = withImplied(input, options, estimates.columns)
  const reader = new LegReader(estimates.columns, named)
  const unread = reader.unread(input.columns, {}, input.sample)
  requireAccounted(unread)
  const note = ignoredNote(unread, [reader.columns])
  if (note !== null) terminal.note(note)
  const reading: BodyReading = {
    ports,
    base: {},
    isJson,
    isLonLat: options.lonlat === true,
    hasDecimalCommas: input.hasDecimalCommas,
    dateOrder: options.dateOrder ?? orderIn(input, named, estimates.columns),
    points: options.points,
    marks: input.marks,
  }
  const numbers = input.columns.filter((name) => reader.isNumber(name))
  for (const line of assumedPoints(numbers, reading)) terminal.note(line)
  const inland = InlandPlaces.read(folderOf(terminal.environment), ports)
  const rows: LegRow[] = []
  const faults = new Map<unknown, string[]>()
  for await (const row of input.rows) {
    try {
      rows.push(reader.leg(row, reading, inland))
    } catch (error) {
      if (!(error instanceof UsageError) && !(error instanceof Problem)) throw error
      const text = `line ${row.line}: ${error instanceof Problem ? error.detail : error.message}`
      if (error instanceof RowExcluded) {
        terminal.note(text)
        continue
      }
      const { reference = `line ${row.line}` } = reader.referencesOf(row)
      faults.set(reference, [...(faults.get(reference) ?? []), text])
    }
  }
  const factor: HubFactor =
    hub === undefined
      ? HHLA
      : { kgPerContainer: hub, source: 'stated by the caller, per container' }
  // A chain without one of its legs would be a wrong answer.
  const whole = groupsOf(rows.filter(({ reference }) => !faults.has(reference)))
  return [
    ...whole.map((legs) => entryOf(legs, factor)),
    ...[...faults].map(([id, texts]) => faulty(String(id), texts.join(' '))),
  ]
}

function entryOf(legs: readonly LegRow[], hub: HubFactor): ChainEntry {
  try {
    return chainOf(legs, hub)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return faulty(legs[0]!.reference, error.message)
  }
}

function faulty(id: ChainEntry['id'], detail: string): ChainEntry {
  const problem = validationFailed([{ pointer: '#', code: 'not_allowed', detail }])
  return {
    id,
    body: {},
    problem: new Problem('validation_failed', detail, { members: problem.members }),
  }
}
