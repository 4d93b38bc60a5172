import { Command, InvalidArgumentError } from 'commander'
import type { BatchOptions, Shard } from './batch/options.js'
import { RESULT_COLUMNS } from './batch/result-columns.js'
import { addPlanningOptions } from './planning-options.js'
import { CLOSED_HELP, PLACES } from './route.js'
import type { OpenSea } from './sea.js'
import { addTableOptions } from './table-options.js'
import type { Terminal } from './terminal.js'

const MAX_SHARDS = 100_000

const AFTER_HELP = `
The file is CSV, whose first line names the columns, NDJSON, a JSON object a line, or Parquet. It is
read as it comes (Parquet by row groups), and may have any length. "-" is the standard input.

Each end of a voyage has one of these columns, here for the origin:
  origin                              a place as below
  origin_port_id, origin_unlocode     a port for sure
  origin_name, origin_country         a whole name; the country where several ports share it
  origin_latitude, origin_longitude   degrees; win over a name beside them
In NDJSON "origin" can also be an object of the HTTP API. Part of a name, or a name of several ports, is
rejected with a list of the ports that may have been meant.

A place is one of${PLACES}

Further columns override the option of the same name where a row has a value:
  speed (14kn), speed_kn, speed_kmh, depart (2026-12-01), vessel, size_class, draught, beam, loa,
  avoid, allow, suez, panama, gibraltar, kiel (true or false), via (places and passages between bars)
Other columns are copied to the result.
${CLOSED_HELP}

The result has the same rows in the same order with these columns behind them:
  ${RESULT_COLUMNS.join(', ')}

"remarks" has the codes of a row's warnings, such as unknown_size_class for a size class that was ignored.
A row that can't be planned says why in the last one; then the exit status is 1. An interrupted run
resumes when the same command is repeated.

Examples:
  fairway batch voyages.csv --out result.csv
  fairway batch voyages.csv --no-suez --speed 16kn > cape.csv
  fairway batch voyages.parquet --out result.parquet
  fairway batch voyages.csv --threads 4 --shard 0/8 --out part-0.csv
  producer | fairway batch - --ndjson --accept-failed-rows | consumer`

/** Routes for all rows of a file. */
export function batchCommand(terminal: Terminal, open: OpenSea): Command {
  const command = addPlanningOptions(new Command('batch'))
    .description('Plan a route for every row in a file.')
    .argument('<voyages>', 'a CSV, NDJSON or Parquet file; - for standard input')
  return addTableOptions(command, { defaultFormat: 'as the input', result: 'route' })
    .option('--ndjson', 'the same as --input-format ndjson --format ndjson')
    .option('--shard <i/n>', 'only every nth row; i from 0 to n-1', readShard)
    .addHelpText('after', AFTER_HELP)
    .action(async (voyages: string, options: BatchOptions) => {
      const { runBatch } = await import('./batch/run.js')
      await runBatch(voyages, options, terminal, open)
    })
}

function readShard(text: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text.trim())
  const [number, of] = [Number(match?.[1]), Number(match?.[2])]
  if (match === null || of < 1 || of > MAX_SHARDS || number >= of) {
    throw new InvalidArgumentError('Give i/n with i from 0 to n-1: 0/8 is the first of eight.')
  }
  return { number, of }
}
