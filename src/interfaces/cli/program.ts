import { Command, Help, type Option } from 'commander'
import { listed } from '../../contract/validation/field-problems.js'
import { VERSION } from '../../runtime/loading/version.js'
import type { Terminal } from '../../tables/text/terminal.js'
import { visible } from '../../tables/text/visible.js'
import { type OpenSea, openSea } from './sea.js'

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
  route: async () => (await import('./commands/route.js')).routeCommand,
  voyage: async () => (await import('./commands/voyage.js')).voyageCommand,
  matrix: async () => (await import('./commands/matrix.js')).matrixCommand,
  table: async () => (await import('./commands/table.js')).tableCommand,
  reach: async () => (await import('./commands/reach.js')).reachCommand,
  check: async () => (await import('./commands/lines/check.js')).checkCommand,
  trace: async () => (await import('./commands/lines/trace.js')).traceCommand,
  batch: async () => (await import('./commands/batch.js')).batchCommand,
  emissions: async () => (await import('./commands/emissions.js')).emissionsCommand,
  chain: async () => (await import('./commands/chain.js')).chainCommand,
  shipments: async () => (await import('./commands/shipments.js')).shipmentsCommand,
  declaration: async () => (await import('./commands/declaration.js')).declarationCommand,
  footprints: async () => (await import('./commands/footprints.js')).footprintsCommand,
  verify: async () => (await import('./commands/verify.js')).verifyCommand,
  'ship-year': async () => (await import('./commands/ship-year.js')).shipYearCommand,
  'fleet-year': async () => (await import('./commands/fleet-year.js')).fleetYearCommand,
  laws: async () => (await import('./commands/laws.js')).lawsCommand,
  ports: async () => (await import('./commands/ports.js')).portsCommand,
  worker: async () => (await import('./commands/worker.js')).workerCommand,
  mcp: async () => (await import('./commands/mcp.js')).mcpCommand,
  data: async () => (await import('./commands/data.js')).dataCommand,
  serve: async () => (await import('./commands/serve.js')).serveCommand,
  account: async () => (await import('./account/account.js')).accountCommand,
  store: async () => (await import('./store.js')).storeCommand,
  completion: async () => {
    const { completionCommand } = await import('./commands/completion.js')
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
  'check',
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
      const { openOverlay, OVERLAY_SETTING } = await import('../../runtime/loading/overlay-file.js')
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
