import { Command } from 'commander'
import { describeConfig, readConfig } from '../service/config.js'
import { serve } from '../service/server.js'

export function serveCommand(): Command {
  return new Command('serve')
    .description('Run the HTTP service. Settings are environment variables; see --print-config.')
    .option('--print-config', 'print every setting with its value, and end')
    .action(async (options: { printConfig?: true }) => {
      const config = readConfig(process.env)
      if (options.printConfig) process.stdout.write(`${describeConfig(config)}\n`)
      else await serve(config)
    })
}
