import { Command } from 'commander'
import { csvLine } from '../../../files/csv.js'
import { matchPort, type PortMatch } from '../../../ports/find/match.js'
import type { Port } from '../../../ports/port.js'
import { ColumnReader, requireStated } from '../../../tables/read/columns.js'
import { openRows } from '../../../tables/read/open-rows.js'
import { PLACE_COLUMNS } from '../../../tables/read/place-cells.js'
import { type Row, requireCells } from '../../../tables/read/row.js'
import { inPlace, UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { OpenSea } from '../sea.js'
import { addTableOptions, type TableFileOptions } from './table-file.js'

const COLUMNS = [
  ...['line', 'written', 'country', 'verdict', 'rule', 'port_id', 'unlocode', 'port'],
  ...['port_country', 'latitude', 'longitude', 'terminal', 'candidates', 'detail'],
]

const AFTER_HELP = `
The file has a column port, name, place, unlocode or destination, and perhaps country; --columns port="Load Port" names
another. A file without a header of these whose lines have one cell is a list of names. Each line of the result says
which port a request would take, and by which rule:
  name, alternate_name, local_name, unlocode   exactly this
  terminal                                     the code of a port with that of a terminal or berth
  as_written                                   spelt otherwise, with a country, a state or another word, or the end of a
                                               voyage (NLRTM>DEHAM, NL RTM => DE HAM, NLRTM-DEHAM)
ambiguous and unknown lines name candidates: review these. Nothing is guessed: three letters without a country (RTM-HAM)
may be several ports. With --review only lines that a person should look at. The exit status is 1 if a line has no port.

Examples:
  fairway ports resolve places.csv > review.csv
  fairway ports resolve bookings.xlsx --columns port=POL --review`

interface Options extends TableFileOptions {
  readonly review?: true
}

type Field = 'place' | 'country'

/** Matches the places of a file with ports, for review. */
export function resolveCommand(terminal: Terminal, open: OpenSea): Command {
  return addTableOptions(new Command('resolve'))
    .description('Match the places of a file with ports: by which rule, or with candidates.')
    .argument('<file>', 'a CSV, NDJSON, Parquet or XLSX file; - for standard input')
    .option('--review', 'only lines without a port, with namesakes elsewhere, or as_written')
    .addHelpText('after', AFTER_HELP)
    .action(async (path: string, options: Options) => {
      const { ports } = await open.tables(terminal.environment)
      const { pour, note } = terminal
      await pour(csvLine(COLUMNS))
      const counts = { matched: 0, ambiguous: 0, unknown: 0 }
      for await (const { line, name, country } of placesOf(path, options, terminal)) {
        const match = matchPort(ports, { name, ...(country !== undefined && { country }) })
        counts[match.verdict] += 1
        if (options.review && !needsReview(match)) continue
        await pour(csvLine([line, name, country, ...cellsOf(match)]))
      }
      note(`${counts.matched} matched, ${counts.ambiguous} ambiguous, ${counts.unknown} unknown.`)
      if (counts.ambiguous + counts.unknown > 0)
        throw new Error('Some places have no port: see the columns candidates and detail.')
    })
}

interface Written {
  readonly line: number
  readonly name: string
  readonly country: string | undefined
}

async function* placesOf(
  path: string,
  options: Options,
  terminal: Terminal,
): AsyncGenerator<Written> {
  const { encoding, sheet } = options
  const { name, rows, columns } = await openRows(path, { encoding, sheet }, terminal)
  if (columns !== null) requireStated(options, columns)
  const { place, name: names, unlocode, country } = PLACE_COLUMNS
  const reader = new ColumnReader<Field>(
    // As receivers of AIS call it.
    { place: [...place, ...names, ...unlocode, 'destination'], country },
    options,
  )
  const isList = columns?.length === 1 && reader.fieldOf(columns[0]!) === undefined
  if (isList) yield { line: 1, name: columns[0]!, country: undefined }
  else if (columns !== null && !reader.has(columns).has('place')) {
    throw new UsageError(
      `${name} has no column of places. Name it: --columns port="${columns[0]}".`,
    )
  }
  for await (const row of rows) {
    const where = `${name}, line ${row.line}`
    if (row.fault !== undefined) throw new UsageError(`${where}: ${row.fault}`)
    if (columns !== null) inPlace(where, () => requireCells(row, columns))
    const written = isList ? { place: row.cells[0], country: undefined } : reader.read(row as Row)
    const text = String(written.place ?? '').trim()
    if (text === '') continue
    const area = written.country === undefined ? undefined : String(written.country)
    yield { line: row.line, name: text, country: area }
  }
}

/** Whether a person should look at a match. */
function needsReview({ verdict, rule, candidates }: PortMatch): boolean {
  return verdict !== 'matched' || rule === 'as_written' || candidates.length > 0
}

function cellsOf({ verdict, rule, port, terminal, candidates, detail }: PortMatch) {
  const [lon, lat] = port?.position ?? []
  return [
    ...[verdict, rule, port?.id, port?.unlocode, port?.name, port?.country, lat, lon],
    ...[terminal, candidates.map(shortly).join('; '), detail],
  ]
}

function shortly({ unlocode, id, name, countryCode }: Port): string {
  return `${unlocode ?? `id ${id}`} ${name}, ${countryCode}`
}
