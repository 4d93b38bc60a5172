import type { Command } from 'commander'
import { ESTIMATE_OPTIONS } from '../../../tables/fields/estimate-fields.js'
import { CommandRequest } from '../../../tables/fields/request-body.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { SHIP_TABLE_HELP, warnOfPacks, withShipTable } from '../fields/factor-files.js'
import { type TableOptions, tableCommand } from '../files/table-command.js'
import type { OpenSea } from '../sea.js'

const AFTER_HELP = `
A CSV file or a workbook (XLSX) names its columns in the first line; a Parquet file has the same columns. "origin" and
"destination" contain places as in fairway route (or use origin_unlocode, origin_latitude and
origin_longitude). For a known distance, use distance_km and distance_type instead. Other columns have the
names of the fields of POST /v1/emissions/sea: teu, mass_tonnes, container_type, reefer, vessel_type,
capacity_teu, deadweight_tonnes, speed_kn, consumed_tonnes, fuel_type, depart_at, avoid, suez ... Cargo may
also be in ffe (2 TEU each), mass_kg, or containers of a container_type. Unknown columns are copied to the result. An NDJSON file has one such
request per line, with an optional id. "-" is standard input.

Options apply to every row that has no value of its own. Every row needs a cargo, or the fuel of the whole
voyage. A row that can't be estimated says why and does not
stop the others; the exit status is then 1. To resume an interrupted run, repeat the same command.
--format ndjson writes complete answers, which fairway declaration adds up.

Examples:
  fairway shipments shipments.csv --out result.csv
  fairway shipments shipments.csv --vessel container --out result.ndjson
  fairway declaration result.ndjson --organisation "Example Ltd" --services "Containers" --from 2026-01-01 \\
    --to 2026-12-31 --out declaration.html`

interface ShipmentsOptions extends TableOptions {
  readonly shipTable?: string
}

/** Writes estimates for all shipments of a file. */
export function shipmentsCommand(terminal: Terminal, open: OpenSea): Command {
  return tableCommand('shipments', ESTIMATE_OPTIONS, 'estimate')
    .description('Estimate the emissions of every shipment in a file.')
    .argument('<file>', 'a CSV, NDJSON, Parquet or XLSX file; - for standard input')
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .addHelpText('after', AFTER_HELP)
    .action(async (path: string, options: ShipmentsOptions) => {
      const { runTable } = await import('../table/run.js')
      const environment = withShipTable(terminal.environment, options.shipTable)
      const factors = await open.factors(environment)
      warnOfPacks(factors, terminal)
      const request = new CommandRequest(ESTIMATE_OPTIONS, { ...options })
      const command = { kind: 'estimate', path, request, options } as const
      await runTable(
        command,
        { ...terminal, environment },
        { ...open, factors: async () => factors },
      )
    })
}
