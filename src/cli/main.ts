#!/usr/bin/env node
import { buildProgram } from './program.js'
import { processTerminal } from './terminal.js'

try {
  await buildProgram(processTerminal).parseAsync()
} catch (error) {
  // The message names the remedy; a stack trace would hide it.
  process.stderr.write(`fairway: ${(error as Error).message}\n`)
  process.exitCode = 1
}
