import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { countedWork } from './test/support/cost/counted-work.js'
import { partsOf, recordedSeconds } from './test/support/parts.js'

// What is set for a service of one's own must not reach the services that tests start.
for (const name of Object.keys(process.env)) {
  if (/^(FAIRWAY_|DATABASE_URL$)/.test(name)) delete process.env[name]
}

const ALL = 'test/**/*.test.ts'
/** A process, a browser, the whole service, the real sea, or thousands of random cases. */
const SLOW = 'test/**/*.slow.test.ts'
/** Commands from end to end, on files; and what makes the data. */
const WHOLE = ['test/interfaces/cli/**/*.test.ts', 'test/lab/**/*.test.ts']
/** Minutes of a browser, for those who change the page: `npm run check -- page`. */
const PAGE = 'test/**/*.page.test.ts'

/** Counts the work of the sources instead of the time. */
const COST = 'test/**/*.cost.test.ts'

const nameOf = ({ moduleId }: TestSpecification) => relative(import.meta.dirname, moduleId)

class LongFirst extends BaseSequencer {
  /** Starts the longest files first, so that no other worker waits for the last of them; new ones before those. */
  override async sort(files: TestSpecification[]) {
    const seconds = (file: TestSpecification) => recordedSeconds(nameOf(file)) ?? Infinity
    return (await super.sort(files)).sort((a, b) => seconds(b) - seconds(a) || 0)
  }

  override async shard(files: TestSpecification[]) {
    const { index, count } = this.ctx.config.shard!
    const mine = new Set(partsOf(files.map(nameOf), count)[index - 1])
    return files.filter((file) => mine.has(nameOf(file)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // No verdict on speed: a machine with other work may take many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'threads',
    isolate: false,
    // What is compiled once is read by later runs: a third of the processor time of imports.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [ALL],
          exclude: [SLOW, COST, PAGE, ...WHOLE],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [SLOW, ...WHOLE],
          exclude: [COST, PAGE],
          globalSetup: 'test/support/compile.ts',
          // Each may hold a sea, a service and a browser.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [countedWork()],
        test: {
          name: 'cost',
          include: [COST],
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [PAGE],
          // Many states in turn, each of which is waited for.
          testTimeout: 900_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
