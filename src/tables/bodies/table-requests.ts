import { slices } from '../../base/slices.js'
import { Problem } from '../../contract/problems/problem.js'
import type { PortTable } from '../../ports/table.js'
import type { RequestJson } from '../fields/request-body.js'
import { ignoredNote, requireAccounted } from '../read/accounted.js'
import { requireStated } from '../read/columns.js'
import { assumedPoints, type Points, withMarks } from '../read/number-marks.js'
import type { Row, Rows } from '../read/row.js'
import { UsageError } from '../text/failure.js'
import type { DateOrder } from '../text/moments.js'
import type { BodyColumns } from './body-columns.js'
import { BodyReader, type BodyReading } from './body-reader.js'
import { orderIn, withImplied } from './implied-columns.js'
import { tellingFaults } from './telling-cells.js'

interface TableRequests {
  readonly entries: readonly {
    readonly id: string | number | undefined
    readonly body: RequestJson
    /** Why the row makes no request. */
    readonly problem?: Problem
  }[]
  /** Sentences about its columns. */
  readonly notes: readonly string[]
}

interface TableReading {
  readonly ports: PortTable
  readonly dateOrder?: DateOrder | undefined
  readonly points?: Points | undefined
}

/** Does a part of the work, none of which takes long, and may measure it. */
type Step = <Result>(work: () => Result) => Result

/** The request of each row of a table that names its columns. @throws UsageError for columns that cannot be read */
export async function readRequests(
  table: Rows,
  columns: BodyColumns,
  { ports, dateOrder, points }: TableReading,
  step: Step,
): Promise<TableRequests> {
  const names = table.columns
  if (names === null) throw new UsageError('The table has no names of columns.')
  const input = await withMarks(table)
  step(() => requireStated({}, names))
  const named = step(() => withImplied(input, {}, columns))
  const reader = new BodyReader(columns, named)
  // Kept by the reader: a header may have a thousand names.
  for (const name of names) {
    await slices.next()
    step(() => reader.columns.fieldOf(name) ?? reader.columns.meant(name))
  }
  const base = {}
  await slices.next()
  const unread = step(() => reader.unread(names, base, input.sample))
  requireAccounted(unread)
  await slices.next()
  if (columns.figures.includes('unit'))
    step(() => requireAccounted({ faults: tellingFaults(input, reader, unread.ignored) }))
  const reading: BodyReading = {
    ports,
    base,
    isJson: false,
    isLonLat: false,
    hasDecimalCommas: input.hasDecimalCommas,
    dateOrder: dateOrder ?? orderIn(input, named, columns),
    points,
    marks: input.marks,
  }
  const numbers = names.filter((name) => reader.isNumber(name))
  const notes = [ignoredNote(unread, [reader.columns]) ?? [], assumedPoints(numbers, reading)]
  const read = (row: Row) => {
    const id = reader.idOf(row)
    try {
      return { id, body: reader.read(row, reading) }
    } catch (problem) {
      if (problem instanceof Problem) return { id, body: {}, problem }
      throw problem
    }
  }
  const entries: TableRequests['entries'][number][] = []
  for await (const row of input.rows) {
    const rest = slices.next()
    if (rest) await rest
    entries.push(step(() => read(row)))
  }
  const [wrong] = entries
  if (wrong?.problem !== undefined && entries.every(({ problem }) => problem !== undefined)) {
    throw new UsageError(`No row makes a request. The first: ${wrong.problem.detail}`)
  }
  return { entries, notes: notes.flat() }
}
