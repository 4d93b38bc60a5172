import { Command, InvalidArgumentError } from 'commander'
import type { BatchOptions, Shard } from './batch/options.js'
import { RESULT_COLUMNS } from './batch/result-columns.js'
import { addPlanningOptions, addSouthLimit } from './planning-options.js'
import { CLOSED_HELP, PLACES } from './route.js'
import type { OpenSea } from './sea.js'
import { addTableOptions } from './table-options.js'
import type { Terminal } from './terminal.js'

const MAX_SHARDS = 100_000

const AFTER_HELP = `
The file is CSV with the column names in the first line, NDJSON (one JSON object per line), or Parquet.
It is streamed (Parquet by row groups) and can have any length. "-" is standard input.

The origin needs one of these; the destination has the same columns:
  origin                              a place as below
  origin_port_id, origin_unlocode     exactly one port
  origin_name, origin_country         a full name, with the country if several ports share it
  origin_latitude, origin_longitude   degrees; take precedence over a name
In NDJSON "origin" can also be a place object as in the HTTP API. A partial name, or a name that several
ports share, is rejected with a list of candidates.

A place is one of:${PLACES}

These columns override the option of the same name in rows that have a value:
  speed (14kn), speed_kn, speed_kmh, depart (2026-12-01), vessel, size_class, draught, beam, loa,
  avoid, allow, suez, panama, gibraltar, kiel (true or false), via (places and passages separated by |)
Other columns are copied to the result.
${CLOSED_HELP}

The result has the same rows in the same order, followed by these columns:
  ${RESULT_COLUMNS.join(', ')}

"remarks" lists the codes of a row's warnings, such as unknown_size_class for a size class that was ignored.
If a row can't be planned, its last column says why, and the exit status is 1. To resume an interrupted
run, repeat the same command.

Examples:
  fairway batch voyages.csv --out result.csv
  fairway batch voyages.csv --no-suez --speed 16kn > cape.csv
  fairway batch voyages.parquet --out result.parquet
  fairway batch voyages.csv --threads 4 --shard 0/8 --out part-0.csv
  producer | fairway batch - --ndjson --accept-failed-rows | consumer`

/** Plans routes for all rows of a file. */
export function batchCommand(terminal: Terminal, open: OpenSea): Command {
  const command = addSouthLimit(addPlanningOptions(new Command('batch')))
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
