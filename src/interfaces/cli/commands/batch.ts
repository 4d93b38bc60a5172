import type { Command } from 'commander'
import { BATCH_OPTIONS } from '../../../tables/bodies/route-table.js'
import { CommandRequest } from '../../../tables/fields/request-body.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { CLOSED_HELP, PLACES } from '../fields/request-command.js'
import { type TableOptions, tableCommand } from '../files/table-command.js'
import type { OpenSea } from '../sea.js'

const AFTER_HELP = `
The file is CSV with the column names in the first line, NDJSON (one JSON object per line), Parquet, or a
workbook (XLSX; its first sheet, or --sheet). It is streamed (Parquet by row groups, a workbook from memory)
and can have any length. "-" is standard input.

The origin needs one of these; the destination has the same columns:
  origin                              a place as below
  origin_port_id, origin_unlocode     exactly one port
  origin_name, origin_country         a full name, with the country if several ports share it
  origin_latitude, origin_longitude   degrees; take precedence over a name
POL, load_port, port_of_loading and from also name the origin; POD, discharge_port, port_of_discharge and to
the destination. --columns names any other columns, and --dry-run shows how a file is understood.
In NDJSON "origin" can also be a place object as in the HTTP API. A partial name, or a name that several
ports share, is rejected with a list of candidates. If one of them is large and all others are tiny, the large
one is taken, and the remark "namesakes" says so.

A place is one of:${PLACES}

These columns override the option of the same name in rows that have a value:
  speed (14kn), speed_kn, speed_kmh, depart (2026-12-01), vessel, size_class, draught, beam, loa,
  avoid, allow, suez, panama, gibraltar, kiel (true or false), via (places and passages separated by |)
Other columns are copied to the result.
${CLOSED_HELP}

The result has the same rows in the same order, followed by these columns:
  origin_port_id, origin_port, destination_port_id, destination_port, distance_km, distance_nm,
  distance_low_km, distance_high_km, duration_hours, wait_hours, departure_time, arrival_time, passages, eca_km,
  remarks, speed_kmh, resolution_km, closed, opened, departure, data_version, error
"closed" and "opened" name the passages that are not as usual; "departure" is the day whose rules apply, in
UTC, and the two times are empty in a row without a departure. "wait_hours" is the wait at the destination, behind
"duration_hours"; it is empty in a row without one. With --fields only the columns that it names.
A result named .geojsonl, .geojsons (RFC 8142) or .fgb (FlatGeobuf) has a feature per row, with the line of its route; so have
the rows of .parquet (GeoParquet) and .ndjson with --geometry line, or corners for great circles.

"remarks" lists the codes of a row's warnings, such as unknown_size_class for a size class that was ignored.
If a row can't be planned, its last column says why, and the exit status is 1. To resume an interrupted
run, repeat the same command.

Examples:
  fairway batch voyages.csv --out result.csv
  fairway batch voyages.csv --no-suez --speed 16kn > cape.csv
  fairway batch voyages.parquet --out result.parquet
  fairway batch voyages.xlsx --sheet 2026 --out lines.geojsonl
  fairway batch voyages.csv --threads 4 --shard 0/8 --out part-0.csv
  producer | fairway batch - --ndjson --accept-failed-rows | consumer`

/** Plans routes for all rows of a file. */
export function batchCommand(terminal: Terminal, open: OpenSea): Command {
  return tableCommand('batch', BATCH_OPTIONS, 'route')
    .description('Plan a route for every row in a file.')
    .option(
      '--tenths',
      'distances to a tenth; much faster if --fields names only ports, distance_nm, distance_km and duration_hours',
    )
    .argument('<voyages>', 'a CSV, NDJSON, Parquet or XLSX file; - for standard input')
    .addHelpText('after', AFTER_HELP)
    .action(async (path: string, options: TableOptions) => {
      const { runTable } = await import('../table/run.js')
      const request = new CommandRequest(BATCH_OPTIONS, { ...options })
      await runTable({ kind: 'route', path, request, options }, terminal, open)
    })
}
