import { join } from 'node:path'

/** A file that `compile` has written, by its path in the repository. */
export const compiled = (path: string): string => join(process.env['COMPILED']!, path)

/** The arguments with which Node runs the command line. */
export const fairway = (...args: string[]): string[] => [
  compiled('src/interfaces/cli/main.js'),
  ...args,
]
