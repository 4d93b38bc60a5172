import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What each folder of `src` may import besides itself. ARCHITECTURE.md has the same table. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  geo: [],
  sea: ['geo'],
  routing: ['sea', 'geo'],
  ports: ['geo'],
  emissions: ['geo', 'utc.ts'],
  planning: ['routing', 'ports', 'emissions', 'sea', 'geo', 'utc.ts'],
  api: ['planning', 'export-formats', 'routing', 'ports', 'emissions', 'sea', 'geo', 'utc.ts'],
  store: [],
  loading: ['planning', 'routing', 'ports', 'emissions', 'sea', 'geo'],
  'export-formats': ['client', 'geo'],
  client: [],
  threads: ['loading', 'planning', 'routing', 'sea', 'geo'],
  operations: [
    'api',
    'planning',
    'export-formats',
    'routing',
    'ports',
    'emissions',
    'sea',
    'geo',
    'slices.ts',
    'utc.ts',
  ],
  accounts: ['api', 'store', 'clock.ts', 'utc.ts'],
  pictures: ['geo'],
  service: [
    'operations',
    'accounts',
    'threads',
    'pictures',
    'api',
    'planning',
    'export-formats',
    'store',
    'loading',
    'routing',
    'ports',
    'emissions',
    'sea',
    'geo',
    'clock.ts',
    'slices.ts',
    'utc.ts',
  ],
  cli: [
    'operations',
    'threads',
    'api',
    'planning',
    'export-formats',
    'loading',
    'routing',
    'ports',
    'emissions',
    'client',
    'sea',
    'geo',
    'utc.ts',
  ],
  'clock.ts': [],
  'slices.ts': [],
  'utc.ts': [],
  engine: ['planner.ts', 'operations', 'loading', 'routing', 'ports', 'emissions', 'sea'],
  'planner.ts': ['planning', 'routing', 'ports', 'emissions', 'sea', 'geo', 'utc.ts'],
  'index.ts': ['planner.ts', 'loading', 'routing', 'ports', 'emissions'],
}

/** Commands that run or operate the service. */
const REACH_SERVICE = ['cli/serve.ts', 'cli/account-store.ts']

/** Folders that only these may reach. */
const OF_THE_SERVICE = ['service', 'accounts', 'store', 'clock.ts']

/** Folders of bytes and numbers: no I/O, no clock, no randomness, no process. */
const PURE = ['geo', 'sea', 'routing', 'ports', 'emissions', 'planning', 'api', 'export-formats']

interface Module {
  /** Path below `src`. */
  readonly path: string
  readonly text: string
  /** Own modules, as paths below `src`. */
  readonly imports: readonly string[]
}

const SRC = new URL('../src/', import.meta.url).pathname
const modules: readonly Module[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(SRC, path), 'utf8')
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) =>
      normalize(join(dirname(path), target!)).replace(/\.js$/, '.ts'),
    )
    return { path, text, imports }
  })

const folderOf = (path: string) => path.split('/')[0]!

function isAllowed(from: string, to: string): boolean {
  if (folderOf(from) === folderOf(to)) return true
  if (REACH_SERVICE.includes(from) && OF_THE_SERVICE.includes(folderOf(to))) return true
  return ALLOWED[folderOf(from)]!.includes(folderOf(to))
}

describe('the walls between the folders of src', () => {
  test('are named for every folder', () => {
    const folders = [...new Set(modules.map(({ path }) => folderOf(path)))].sort()
    expect(folders).toEqual(Object.keys(ALLOWED).sort())
  })

  test('are those of ARCHITECTURE.md', () => {
    const text = readFileSync(join(SRC, '../ARCHITECTURE.md'), 'utf8')
    const rows = [...text.matchAll(/^\| `src\/([^`]+)` \|.*\| ([^|]+) \|$/gm)]
    const drawn = rows.map(([, folder, imports]) => [
      folder,
      imports === 'nothing' ? [] : imports!.split(', '),
    ])
    expect(Object.fromEntries(drawn)).toEqual(ALLOWED)
  })

  test('let nothing through but what the table allows', () => {
    const edges = modules.flatMap(({ path, imports }) =>
      imports.filter((target) => !isAllowed(path, target)).map((target) => `${path} -> ${target}`),
    )
    expect(edges.sort()).toEqual([])
  })

  test('keep SQL in the store', () => {
    const statement = /['"`]\s*(SELECT\s|INSERT INTO\s|UPDATE \w+ SET\s|DELETE FROM\s)/
    const writers = modules.filter(({ text }) => statement.test(text))
    expect([...new Set(writers.map(({ path }) => folderOf(path)))]).toEqual(['store'])
  })

  test('keep build/ to the folders that it makes data for', () => {
    const folder = new URL('../build/', import.meta.url).pathname
    const targets = readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [
        ...readFileSync(join(folder, name), 'utf8').matchAll(/'\.\.\/src\/(\w+)\//g),
      ])
      .map(([, target]) => target!)
    expect([...new Set(targets)].sort()).toEqual(['geo', 'ports', 'sea'])
  })

  test('have no import cycles', () => {
    const byPath = new Map(modules.map((module) => [module.path, module]))
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (path: string, way: readonly string[]): void => {
      const at = way.indexOf(path)
      if (at >= 0) circles.push([...way.slice(at), path].join(' -> '))
      if (at >= 0 || done.has(path)) return
      for (const target of byPath.get(path)?.imports ?? []) visit(target, [...way, path])
      done.add(path)
    }
    for (const { path } of modules) visit(path, [])
    expect(circles).toEqual([])
  })

  test('let no two subfolders of a folder import each other', () => {
    const subfolders = modules.flatMap(({ path, imports }) =>
      imports.map((target) => [dirname(path), dirname(target)] as const),
    )
    const edges = new Set(
      subfolders
        .filter(([from, to]) => from !== to && from.includes('/') && to.includes('/'))
        .map(([from, to]) => `${from} -> ${to}`),
    )
    const both = [...edges].filter((edge) => edges.has(edge.split(' -> ').reverse().join(' -> ')))
    expect(both.sort()).toEqual([])
  })

  test('keep the web framework and its metrics out of all folders but the service', () => {
    const framework = /from '(?:fastify|@fastify\/[^']+|prom-client)'/
    const found = modules.filter(({ text }) => framework.test(text)).map(({ path }) => path)
    expect(found.filter((path) => folderOf(path) !== 'service')).toEqual([])
  })

  test('keep the pure folders free of I/O, clock and randomness', () => {
    const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const impure =
      /from 'node:|\bnew Date\b(?!\([^)])|\bDate\(\)|\bDate\.now\b|\bprocess\.|\bMath\.random\b/
    const found = modules.filter(
      ({ path, text }) => PURE.includes(folderOf(path)) && impure.test(code(text)),
    )
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('need no package at run time but those that are installed with this one', () => {
    const { dependencies } = JSON.parse(readFileSync(join(SRC, '../package.json'), 'utf8'))
    // Imports of types are erased.
    const statement = /^(?:import|export) (?!type )(?:[^'=;]* from )?'([^'.][^']*)'/gm
    const found = modules.flatMap(({ path, text }) =>
      [...text.matchAll(statement)].map(([, name]) => [path, name!] as const),
    )
    const isInstalled = (name: string) =>
      name.startsWith('node:') || name.match(/^(?:@[^/]+\/)?[^/]+/)![0] in dependencies
    const missing = found.filter(([path, name]) => folderOf(path) !== 'build' && !isInstalled(name))
    expect(found.map(([, name]) => name)).toContain('fastify')
    expect(missing).toEqual([])
  })
})
