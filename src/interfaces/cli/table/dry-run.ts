import type { BodyReader } from '../../../tables/bodies/body-reader.js'
import { markText, type NumberReading } from '../../../tables/read/number-marks.js'
import type { Rows } from '../../../tables/read/row.js'
import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { Failures } from './failures.js'
import type { RowWork } from './row-work.js'

const SHOWN_ROWS = 3

/**
 * Reads and checks a whole table as a run does, but calculates nothing; shows how its columns and rows are
 * understood.
 */
export async function dryRun(
  input: Rows,
  columns: Columns,
  work: RowWork,
  { say }: Terminal,
): Promise<void> {
  if (input.columns !== null) for (const line of columnLines(input.columns, columns)) say(line)
  const faults: string[] = []
  const failures = new Failures({ note: (line) => faults.push(line) })
  let rows = 0
  for await (const row of input.rows) {
    rows += 1
    const { body, error } = await work.check({ ...row, number: rows })
    if (error !== null) failures.add(row.line, error)
    else if (rows <= SHOWN_ROWS) say(`line ${row.line}: ${JSON.stringify(body)}`)
  }
  failures.end()
  for (const fault of faults) say(fault)
  say(`${grouped(failures.count)} of ${grouped(rows)} rows cannot be read. Nothing was calculated.`)
}

interface Columns {
  readonly reader: BodyReader
  readonly reading: NumberReading
}

function columnLines(columns: readonly string[], { reader, reading: numbers }: Columns): string[] {
  return columns.map((name) => {
    const reading = reader.columns.reading(name, columns)
    const field = reading === null ? undefined : reader.pathOf(name)
    const where = reading === 'spare' ? ', where a better column is empty' : ''
    if (reader.columns.isIgnored(name)) return `${name}: not read, as --ignore says`
    const saying = reader.sayingOf(name)
    if (saying !== null && reading !== null) return `${name}: ${saying}${where}`
    if (field === undefined) return `${name}: copied to the result, not read`
    const mark = reader.isNumber(name) ? markText(name, numbers) : null
    return `${name}: ${field}${where}${mark === null ? '' : `; ${mark}`}`
  })
}
