import { Command } from 'commander'
import { FAILED } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'

/** How long anything may keep the process alive after the service has ended, ms. */
const GRACE_MS = 1000

export function serveCommand({ environment, say, note, show }: Terminal): Command {
  return new Command('serve')
    .description('Run the HTTP service. Settings are environment variables; see --print-config.')
    .option('--print-config', 'print every setting with its value and exit')
    .action(async (options: { printConfig?: true }) => {
      // Loaded here, because the whole service would triple the time of `fairway route`.
      const { describeConfig, readConfig } = await import('../../http/config.js')
      if (options.printConfig) return say(describeConfig(readConfig(environment)))
      const { crashInLines, fatalLine, warnInLines } = await import(
        '../../http/process/own-lines.js'
      )
      // Without a terminal a program reads this, beside the lines of the log.
      const isRead = show !== undefined
      if (!isRead) {
        warnInLines(note)
        crashInLines(note)
      }
      try {
        const config = readConfig(environment)
        const { serve } = await import('../../http/server.js')
        await serve(config)
      } catch (error) {
        if (isRead) throw error
        note(fatalLine(error as Error))
        process.exitCode = FAILED
      } finally {
        // A remaining thread or connection must not make a failed start look like a running service.
        setTimeout(() => process.exit(), GRACE_MS).unref()
      }
    })
}
