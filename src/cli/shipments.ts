import { Command } from 'commander'
import { readRequestFile, SHIP_TABLE_HELP } from './estimate-body.js'
import { addEstimateOptions } from './estimate-options.js'
import type { OpenSea } from './sea.js'
import type { ShipmentsOptions } from './shipments/run.js'
import { addTableOptions } from './table-options.js'
import type { Terminal } from './terminal.js'

const AFTER_HELP = `
A CSV file names its columns in the first line; a Parquet file has the same columns. "origin" and
"destination" contain places as in fairway route (or use origin_unlocode, origin_latitude and
origin_longitude). For a known distance, use distance_km and distance_type instead. Other columns have the
names of the fields of POST /v1/emissions/sea: teu, mass_tonnes, container_type, reefer, vessel_type,
capacity_teu, deadweight_tonnes, speed_kn, consumed_tonnes, fuel_type, depart_at, avoid, suez ... Cargo may
also be in ffe (2 TEU each) or mass_kg. Unknown columns are copied to the result. An NDJSON file has one such
request per line, with an optional id. "-" is standard input.

Options apply to every row that has no value of its own. Every row needs a cargo, or the fuel of the whole
voyage. A row that can't be estimated says why and does not
stop the others; the exit status is then 1. --format ndjson writes complete answers, which fairway
declaration adds up.

Examples:
  fairway shipments shipments.csv --out result.csv
  fairway shipments shipments.csv --vessel container --out result.ndjson
  fairway declaration result.ndjson --organisation "Example Ltd" --services "Containers" --from 2026-01-01 \\
    --to 2026-12-31 --out declaration.html`

/** Writes estimates for all shipments of a file. */
export function shipmentsCommand(terminal: Terminal, open: OpenSea): Command {
  const command = addEstimateOptions(new Command('shipments'))
    .description('Estimate the emissions of every shipment in a file.')
    .argument('<file>', 'a CSV, NDJSON or Parquet file; - for standard input')
    .option('--request <file>', 'JSON with defaults for all rows', readRequestFile)
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
  return addTableOptions(command, {
    defaultFormat: 'from the ending of --out',
    result: 'estimate',
  })
    .addHelpText('after', AFTER_HELP)
    .action(async (path: string, options: ShipmentsOptions) => {
      const { runShipments } = await import('./shipments/run.js')
      await runShipments(path, options, terminal, open)
    })
}
