import { Command, Help, type Option } from 'commander'
import { listed } from '../api/validation/field-problems.js'
import { VERSION } from '../loading/version.js'
import { type OpenSea, openSea } from './sea.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

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

type MakeCommand = (terminal: Terminal, open: OpenSea, program: Command) => Command

/**
 * Every command, in the order of the help, with one file each. A file is loaded only when its command
 * is built.
 */
const COMMANDS: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  route: async () => (await import('./route.js')).routeCommand,
  voyage: async () => (await import('./voyage.js')).voyageCommand,
  matrix: async () => (await import('./matrix.js')).matrixCommand,
  table: async () => (await import('./table.js')).tableCommand,
  reach: async () => (await import('./reach.js')).reachCommand,
  trace: async () => (await import('./trace.js')).traceCommand,
  batch: async () => (await import('./batch.js')).batchCommand,
  emissions: async () => (await import('./emissions.js')).emissionsCommand,
  chain: async () => (await import('./chain.js')).chainCommand,
  shipments: async () => (await import('./shipments.js')).shipmentsCommand,
  declaration: async () => (await import('./declaration.js')).declarationCommand,
  footprints: async () => (await import('./footprints.js')).footprintsCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
  'ship-year': async () => (await import('./ship-year.js')).shipYearCommand,
  laws: async () => (await import('./laws.js')).lawsCommand,
  ports: async () => (await import('./ports.js')).portsCommand,
  worker: async () => (await import('./worker.js')).workerCommand,
  mcp: async () => (await import('./mcp.js')).mcpCommand,
  data: async () => (await import('./data.js')).dataCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  account: async () => (await import('./account.js')).accountCommand,
  store: async () => (await import('./store.js')).storeCommand,
  completion: async () => {
    const { completionCommand } = await import('./completion.js')
    return (terminal, _, program) => completionCommand(terminal, program)
  },
}

/**
 * The program with all its commands, or, to start sooner, with only the one that its arguments name.
 * @param args the arguments of the command line
 */
export async function buildProgram(
  terminal: Terminal,
  { open = openSea, args = [] }: { open?: OpenSea | undefined; args?: readonly string[] } = {},
): Promise<Command> {
  const program = new Command('fairway')
    .description('Plans sea routes.')
    .version(VERSION)
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    // A subcommand may have an option of the same name as its command.
    .enablePositionalOptions()
    .configureHelp({ optionDescription })
    // The error repeats what was typed.
    .configureOutput({ outputError: (text, write) => write(visible(text)) })
  for (const makeCommand of await Promise.all(wanted(args).map((load) => load()))) {
    const command = makeCommand(terminal, open, program)
    if (PLANNING.includes(command.name())) addOverlay(command, terminal)
    inheritSettings(program, command)
    program.addCommand(command)
  }
  return program
}

/** Names of ships in all their languages are no help. */
function optionDescription(option: Option): string {
  const { argChoices = [], description } = option
  const short = listed(argChoices)
  return short === argChoices.join(', ')
    ? new Help().optionDescription(option)
    : `${description} (${short})`
}

/** Commands that search routes. */
const PLANNING: readonly string[] = [
  'route',
  'voyage',
  'matrix',
  'table',
  'reach',
  'trace',
  'batch',
  'emissions',
  'chain',
  'shipments',
  'worker',
  'mcp',
]

/** The option is the setting for one run, which its threads read too. */
function addOverlay(command: Command, { environment }: Terminal): void {
  command
    .option('--overlay <file>', 'GeoJSON of shoals, walls and closures (docs/overlay.md)')
    .hook('preAction', async () => {
      const { overlay } = command.opts<{ overlay?: string }>()
      if (overlay === undefined) return
      const { openOverlay, OVERLAY_SETTING } = await import('../loading/overlay-file.js')
      openOverlay(overlay, '--overlay ')
      const settings = environment as Record<string, string | undefined>
      settings[OVERLAY_SETTING] = overlay
    })
}

/** Completion lists all commands, so it needs all of them; the version needs none. */
function wanted([name = '']: readonly string[]) {
  if (name === '--version' || name === '-V') return []
  return Object.hasOwn(COMMANDS, name) && name !== 'completion'
    ? [COMMANDS[name]!]
    : Object.values(COMMANDS)
}

/** Commands that are created separately adopt the program's exit handling and output. */
function inheritSettings(from: Command, to: Command): void {
  to.copyInheritedSettings(from)
  for (const command of to.commands) inheritSettings(to, command)
}
