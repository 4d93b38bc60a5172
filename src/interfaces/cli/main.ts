#!/usr/bin/env node
import nodeModule from 'node:module'
import { CommanderError } from 'commander'
import { FAILED, MISUSED, UsageError, withShortQuotes } from '../../tables/text/failure.js'
import { processTerminal } from '../../tables/text/terminal.js'
import { missingPart } from './missing-part.js'
import { checkNode } from './node-version.js'

// Node 22.8 and later keep compiled modules, which saves a fifth of an estimate's CPU time.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void }
enableCompileCache?.()
// Errors in the log of the service name files and lines of the sources.
if (process.argv[2] === 'serve') process.setSourceMapsEnabled(true)

// A reader that closes the pipe (`fairway ports a | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  checkNode(process.versions.node)
  // Only now: the modules of the program do not load on an older Node.
  const { buildProgram } = await import('./program.js')
  const program = await buildProgram(processTerminal, { args: process.argv.slice(2) })
  await program.parseAsync()
} catch (error) {
  // Commander has already printed its own errors, help or the version.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : MISUSED
  else {
    // The message names the remedy, which a stack trace would hide.
    const message = missingPart(error) ?? withShortQuotes((error as Error).message)
    processTerminal.note(`fairway: ${message}`)
    process.exitCode = error instanceof UsageError ? MISUSED : FAILED
  }
}
