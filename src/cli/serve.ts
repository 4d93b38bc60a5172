import { Command } from 'commander'
import type { Terminal } from './terminal.js'

/** How long anything may keep the process alive after the service has ended, ms. */
const GRACE_MS = 1000

export function serveCommand({ environment, say }: Terminal): Command {
  return new Command('serve')
    .description('Run the HTTP service. Settings are environment variables; see --print-config.')
    .option('--print-config', 'print every setting with its value and exit')
    .action(async (options: { printConfig?: true }) => {
      // Loaded here, because the whole service would triple the time of `fairway route`.
      const { describeConfig, readConfig } = await import('../service/config.js')
      const config = readConfig(environment)
      if (options.printConfig) return say(describeConfig(config))
      const { serve } = await import('../service/server.js')
      try {
        await serve(config)
      } finally {
        // A remaining thread or connection must not make a failed start look like a running service.
        setTimeout(() => process.exit(), GRACE_MS).unref()
      }
    })
}
