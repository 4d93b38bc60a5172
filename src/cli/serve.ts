import { Command } from 'commander'
import { describeConfig, readConfig } from '../service/config.js'
import { serve } from '../service/server.js'
import type { Terminal } from './terminal.js'

export function serveCommand({ environment, say }: Terminal): Command {
  return new Command('serve')
    .description('Run the HTTP service. Settings are environment variables; see --print-config.')
    .option('--print-config', 'print every setting with its value, and end')
    .action(async (options: { printConfig?: true }) => {
      const config = readConfig(environment)
      if (options.printConfig) say(describeConfig(config))
      else await serve(config)
    })
}
