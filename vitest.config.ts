import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// What is set for a service of one's own must not reach the services that tests start.
for (const name of Object.keys(process.env)) {
  if (/^(FAIRWAY_|DATABASE_URL$)/.test(name)) delete process.env[name]
}

const ALL = 'test/**/*.test.ts'

/** Imports by which a test takes the real sea, a browser, a service with its database, or processes. */
const HEAVY_IMPORT =
  /from '(node:child_process|.*\/(sea|real-sea|service|server|test-app|calculate-route|calculate-matrix|planned-voyage|accounts|mail-server|browser|postgres|service-process|kill-under-load|installed-package|natural-earth)\.js)'/

/** Files and folders that take seconds for another reason, such as random requests by the thousand. */
const LONG = [
  'test/build/fine-search.test.ts',
  'test/cli/reach.test.ts',
  'test/cli/route.test.ts',
  'test/cli/voyage.test.ts',
  'test/routing/avoid/',
  'test/routing/random-seas.test.ts',
  'test/routing/twin.test.ts',
  'test/service/routes/emissions/',
  'test/service/faults.test.ts',
  'test/service/http/fuzz.test.ts',
  'test/service/http/openapi.test.ts',
  'test/service/http/schema-fuzz.test.ts',
  'test/store/sqlite.test.ts',
]

/** Minutes of a browser, for those who change the page: `npm run check:page`. */
const PAGE = ['test/web/ends.test.ts', 'test/web/states.test.ts']

const isLong = (path: string) => LONG.some((start) => path.startsWith(start))

/** Files outside of the fast lane, `npm run test:unit`. */
const integration = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test', name).replaceAll('\\', '/'))
  .filter((path) => !PAGE.includes(path))
  .filter((path) => isLong(path) || HEAVY_IMPORT.test(readFileSync(path, 'utf8')))

export default defineConfig({
  test: {
    // No verdict on speed: a machine with other work may take many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [ALL],
          exclude: [...integration, ...PAGE],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          // Each may hold a sea, a service and a browser.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'page', include: PAGE, sequence: { groupOrder: 2 } } },
    ],
  },
})
