import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onThisThread } from '../../../src/contract/operations/this-thread.js'
import { RESOLUTIONS, type Resolution } from '../../../src/engine/routing/request.js'
import { buildProgram } from '../../../src/interfaces/cli/program.js'
import { type OpenSea, openSea } from '../../../src/interfaces/cli/sea.js'
import type { Terminal } from '../../../src/tables/text/terminal.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'
import { temporaryFolder } from '../../support/temporary.js'

export interface Surroundings {
  /** Default: none. */
  readonly store?: string
  /** Data folder. Default: that of the package. */
  readonly data?: string
  readonly input?: string
  readonly columns?: number | undefined
  /** Whether the progress bar is shown to somebody. */
  readonly isWatched?: boolean
  readonly open?: OpenSea
  /** Further settings of the service. */
  readonly settings?: Readonly<Record<string, string>>
}

export const newStore = () => join(temporaryFolder(), 'fairway.db')

/** Cannot be opened. Most commands need no store, and creating a folder for each run takes time. */
const NO_STORE = '/dev/null/fairway.db'

/** Settings that name files of factors. */
const FACTOR_SETTINGS = ['DATA', 'FACTOR_PACK', 'SHIP_TABLE', 'LAWS'].map(
  (name) => `FAIRWAY_${name}`,
)
const shippedFactors = openSea.factors({})

const seas = new Map<Resolution, ReturnType<OpenSea['sea']>>()

/** The data of the package is opened once for all runs of a worker: a sea takes a second. */
export const shared: OpenSea = {
  ...openSea,
  sea: async (environment, resolution) => {
    if (environment['FAIRWAY_DATA']) return openSea.sea(environment, resolution)
    const known = seas.get(resolution) ?? openSea.sea(environment, resolution)
    seas.set(resolution, known)
    return known
  },
  tables: async (environment) =>
    environment['FAIRWAY_DATA'] ? openSea.tables(environment) : tables,
  factors: (environment) =>
    FACTOR_SETTINGS.some((name) => environment[name])
      ? openSea.factors(environment)
      : shippedFactors,
}

/**
 * Runs a command in this process. A rejection is returned as `error`, as main.ts would print it.
 */
export async function run(
  args: readonly string[],
  {
    store = NO_STORE,
    data = '',
    input = '',
    columns,
    isWatched,
    open = shared,
    settings,
  }: Surroundings = {},
) {
  const lines: string[] = []
  const environment = { FAIRWAY_STORE: store, FAIRWAY_DATA: data, ...settings }
  const say = (line: string) => lines.push(`${line}\n`)
  const notes: string[] = []
  const shown: string[] = []
  const terminal: Terminal = {
    environment,
    input: Readable.from([input]),
    columns,
    say,
    pour: async (line) => {
      say(line)
    },
    draw: say,
    note: (line) => notes.push(line),
    show: isWatched ? (line) => shown.push(line) : undefined,
  }
  const program = await buildProgram(terminal, { open, args })
  program.configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
  for (const command of program.commands) command.copyInheritedSettings(program)
  const error = await program.parseAsync(args, { from: 'user' }).then(
    () => null,
    (reason: Error) => reason,
  )
  return { output: lines.join(''), notes, shown, error, errors: error?.message ?? '' }
}

/** The real ports in a sea without land, where routes are great circles. North of 60° is land. */
export function fakeSea() {
  const router = new FakeRouter(tables.ports)
  const open: OpenSea = {
    tables: async () => tables,
    factors: shared.factors,
    resolutions: () => RESOLUTIONS,
    sea: async () => ({ router, isLand: (_, lat) => lat > 60 }),
    // On this thread, but with the work where the command expects it.
    onThreads: async () => ({
      opening: new Map(),
      router,
      isLand: (_, lat) => lat > 60,
      background: onThisThread(router),
      close: async () => undefined,
    }),
  }
  return { router, open }
}
