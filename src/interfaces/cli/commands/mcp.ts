import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import type { Resolution } from '../../../engine/routing/request.js'
import { InlandPlaces } from '../../../tables/legs/inland-places.js'
import { integerBetween } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { folderOf, type OpenSea } from '../sea.js'

const AFTER_HELP = `
Settings for common clients are in docs/assistant.md. Nothing else is needed: no service, no account.

Examples:
  fairway mcp
  fairway mcp --http 8765 --planner https://fairway.example.com`

/** Serves the tools of an assistant by the Model Context Protocol. */
export function mcpCommand({ environment, note }: Terminal, open: OpenSea): Command {
  return new Command('mcp')
    .description('Answer an assistant by the Model Context Protocol, on standard input and output.')
    .option(
      '--http <port>',
      'streamable HTTP at http://127.0.0.1:<port>/mcp instead; 0 for any free port',
      integerBetween(0, 65_535),
    )
    .option('--planner <url>', 'address of a planner, for a link with each route and voyage')
    .addHelpText('after', AFTER_HELP)
    .action(async ({ http, planner = '' }: { http?: number; planner?: string }) => {
      // Loaded here, because the protocol's library is larger than the rest of the command line.
      const [{ serveOnHttp, serveOnStdio }, { localTools }] = await Promise.all([
        import('../mcp/serve.js'),
        import('../local-tools.js'),
      ])
      const [tables, factors] = await Promise.all([
        open.tables(environment),
        open.factors(environment),
      ])
      const cities = () => InlandPlaces.read(folderOf(environment), tables.ports)
      const sources = { tables, planner, cities }
      if (http === undefined) {
        const operations = localTools({ environment, open, tables, factors })
        return serveOnStdio({ ...sources, operations })
      }
      // Several clients may ask: none waits for the long question of another.
      const sea = await open.onThreads(
        environment,
        open.resolutions(environment),
        availableParallelism(),
      )
      const shared = async (_: unknown, resolution: Resolution) => {
        await sea.opening.get(resolution)
        return sea
      }
      const { background } = sea
      const local = { environment, open: { ...open, sea: shared }, tables, factors, background }
      const { port } = await serveOnHttp(http, { ...sources, operations: localTools(local) })
      note(`Listening at http://127.0.0.1:${port}/mcp`)
    })
}
