import { Command } from 'commander'
import type { OpenSea } from './sea.js'
import type { Terminal } from './terminal.js'

interface ImportOptions {
  readonly dryRun?: true
}

/** What an operator does with the data folder. */
export function dataCommand(terminal: Terminal, open: OpenSea): Command {
  const importCommand = new Command('import-ports')
    .description(
      'Add ports from a CSV table, e.g. the World Port Index or a UN/LOCODE list. Ports that are known keep their ids.',
    )
    .argument('<file>', 'the first line names the columns')
    .option('--dry-run', 'tell what would be done, and write nothing')
    .action(async (file: string, { dryRun }: ImportOptions) => {
      // Loaded here, as everything that other commands don't need.
      const { importPortFile } = await import('./import-ports.js')
      await importPortFile(file, dryRun === true, terminal, open)
    })
  return new Command('data').description('Change the data folder.').addCommand(importCommand)
}
