import { Command } from 'commander'
import { VERSION } from '../service/version.js'
import { accountCommand } from './account.js'
import { serveCommand } from './serve.js'
import type { Terminal } from './terminal.js'

/** Every command of `fairway`, one file each. */
export function buildProgram(terminal: Terminal): Command {
  return new Command('fairway')
    .description('Plans sea routes.')
    .version(VERSION)
    .addCommand(serveCommand(terminal))
    .addCommand(accountCommand(terminal))
}
