import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { countedWork } from './test/support/cost/counted-work.js'
import recorded from './test/support/recorded-seconds.json' with { type: 'json' }

// What is set for a service of one's own must not reach the services that tests start.
for (const name of Object.keys(process.env)) {
  if (/^(FAIRWAY_|DATABASE_URL$)/.test(name)) delete process.env[name]
}

const ALL = 'test/**/*.test.ts'
/** A process, a browser, the whole service, the real sea, or thousands of random cases. */
const SLOW = 'test/**/*.slow.test.ts'
/** Minutes of a browser, for those who change the page: `npm run check:page`. */
const PAGE = 'test/**/*.page.test.ts'

/** Counts the work of the sources instead of the time. */
const COST = 'test/**/*.cost.test.ts'

/** Starts the longest files first, so that no other worker waits for the last of them; new ones before those. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const seconds: Readonly<Record<string, number>> = recorded
    const timed = (await super.sort(files)).map((file) => {
      const name = relative(import.meta.dirname, file.moduleId)
      return { file, seconds: seconds[name] ?? (name.endsWith('.slow.test.ts') ? Infinity : 0) }
    })
    return timed.sort((a, b) => b.seconds - a.seconds || 0).map(({ file }) => file)
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
          exclude: [SLOW, COST, PAGE],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [SLOW],
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
          sequence: { groupOrder: 1 },
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
