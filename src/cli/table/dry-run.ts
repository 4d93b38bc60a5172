import { validationFailed } from '../../api/problem.js'
import { findProblems } from '../../api/validation/check.js'
import { grouped } from '../quantities.js'
import type { CommandRequest } from '../request-body.js'
import type { Rows } from '../rows/row.js'
import type { OpenSea } from '../sea.js'
import type { TableOptions } from '../table-command.js'
import type { Terminal } from '../terminal.js'
import { faultLines } from '../wording.js'
import type { BodyReader } from './body-reader.js'
import { Failures } from './failures.js'
import type { TableKind } from './kind.js'
import { RowProblem } from './row-faults.js'

const SHOWN_ROWS = 3

interface DryRun {
  readonly kind: TableKind
  readonly reader: BodyReader
  readonly input: Rows
  readonly options: TableOptions
  readonly request: CommandRequest
}

/** Reads a whole table without calculating anything, and shows how its columns and rows are understood. */
export async function dryRun(
  { kind, reader, input, options, request }: DryRun,
  { say, environment }: Terminal,
  open: OpenSea,
): Promise<void> {
  const { ports } = await open.tables(environment)
  const isJson = input.columns === null
  const reading = {
    ports,
    isLonLat: options.lonlat === true,
    hasDecimalCommas: input.hasDecimalCommas,
    dateOrder: options.dateOrder,
    points: options.points,
    isJson,
    base: request.body,
  }
  if (!isJson) for (const line of columnLines(input.columns, reader)) say(line)
  const faults: string[] = []
  const failures = new Failures({ note: (line) => faults.push(line) })
  let rows = 0
  for await (const row of input.rows) {
    rows += 1
    try {
      const body = reader.read(row, reading)
      const problems = findProblems(kind.columns.schema, body)
      if (problems.length > 0) {
        const text = faultLines(validationFailed(problems), reader.wordingOf(row, body)).join(' ')
        throw new RowProblem('validation_failed', text)
      }
      if (rows <= SHOWN_ROWS) say(`line ${row.line}: ${JSON.stringify(body)}`)
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      failures.add(row.line, error.detail)
    }
  }
  failures.end()
  for (const fault of faults) say(fault)
  say(`${grouped(failures.count)} of ${grouped(rows)} rows cannot be read. Nothing was calculated.`)
}

function columnLines(columns: readonly string[], reader: BodyReader): string[] {
  return columns.map((name) => {
    const field = reader.columns.isRead(name, columns) ? reader.pathOf(name) : undefined
    return `${name}: ${field ?? 'copied to the result, not read'}`
  })
}
