#!/usr/bin/env node
import { Command } from 'commander'
import { VERSION } from '../service/version.js'
import { accountCommand } from './account.js'
import { serveCommand } from './serve.js'

const program = new Command('fairway')
  .description('Plans sea routes.')
  .version(VERSION)
  .addCommand(serveCommand())
  .addCommand(accountCommand())

try {
  await program.parseAsync()
} catch (error) {
  // The message names the remedy; a stack trace would hide it.
  process.stderr.write(`fairway: ${(error as Error).message}\n`)
  process.exitCode = 1
}
