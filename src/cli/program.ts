import { Command } from 'commander'
import { VERSION } from '../loading/version.js'
import { accountCommand } from './account.js'
import { batchCommand } from './batch.js'
import { completionCommand } from './completion.js'
import { dataCommand } from './data.js'
import { declarationCommand } from './declaration.js'
import { emissionsCommand } from './emissions.js'
import { matrixCommand } from './matrix.js'
import { portsCommand } from './ports.js'
import { reachCommand } from './reach.js'
import { routeCommand } from './route.js'
import { type OpenSea, openSea } from './sea.js'
import { serveCommand } from './serve.js'
import { shipmentsCommand } from './shipments.js'
import { storeCommand } from './store.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'
import { voyageCommand } from './voyage.js'

const AFTER_HELP = `
Try:
  fairway route Rotterdam Singapore
  fairway voyage Rotterdam Algeciras+18h via:suez Singapore
  fairway matrix ports.csv --out matrix.csv
  fairway batch voyages.csv --out result.csv
  fairway emissions Rotterdam Singapore --teu 40
  fairway shipments shipments.csv --out result.csv
  fairway ports rott
  fairway serve

Exit status: 0 success; 1 no answer, or not for every row (no route, a point on land, missing data); 2 wrong
usage (an unknown option or port, an ambiguous name).`

/** Every command of `fairway`, one file each. */
export function buildProgram(terminal: Terminal, open: OpenSea = openSea): Command {
  const program = new Command('fairway')
    .description('Plans sea routes.')
    .version(VERSION)
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    // It repeats what was typed.
    .configureOutput({ outputError: (text, write) => write(visible(text)) })
  for (const command of [
    routeCommand(terminal, open),
    voyageCommand(terminal, open),
    matrixCommand(terminal, open),
    reachCommand(terminal, open),
    batchCommand(terminal, open),
    emissionsCommand(terminal, open),
    shipmentsCommand(terminal, open),
    declarationCommand(terminal),
    portsCommand(terminal, open),
    dataCommand(terminal, open),
    serveCommand(terminal),
    accountCommand(terminal),
    storeCommand(terminal),
    completionCommand(terminal, program),
  ]) {
    inheritSettings(program, command)
    program.addCommand(command)
  }
  return program
}

/** Commands created separately take over the program's exit handling and output. */
function inheritSettings(from: Command, to: Command): void {
  to.copyInheritedSettings(from)
  for (const command of to.commands) inheritSettings(to, command)
}
