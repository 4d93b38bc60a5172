import { Command } from 'commander'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { OpenSea } from '../sea.js'
import type { ImportOptions } from './import-ports.js'

const AFTER_HELP = `
Required columns: a name ("Main Port Name", "Port Name" or "Name"), a position ("Latitude" and "Longitude"
in degrees, or "Coordinates" such as 5155N 00430E), and a country ("Country Code" or "Country") or a code
("UN/LOCODE" or "LOCODE"). See docs/operations/import-ports.md for the others.`

/** Commands with which an operator changes the data folder. */
export function dataCommand(terminal: Terminal, open: OpenSea): Command {
  const importCommand = new Command('import-ports')
    .description(
      'Add ports from a CSV table, e.g. the World Port Index or a UN/LOCODE list. Existing ports keep their ids.',
    )
    .argument('<file>', 'CSV; its first line names the columns')
    .addHelpText('after', AFTER_HELP)
    .option('--dry-run', 'show what would change, without writing')
    .option(
      '--replace',
      'correct the ports that the file names by code, also those that come with Fairway: they get its names and positions',
    )
    .action(async (file: string, options: ImportOptions) => {
      // Loaded here, because other commands do not need it.
      const { importPortFile } = await import('./import-ports.js')
      await importPortFile(file, options, terminal, open)
    })
  return new Command('data').description('Manage the data folder.').addCommand(importCommand)
}
