import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const ENGINE = ['engine/routing', 'engine/sea', 'engine/geo']

/** What each room of `src` may import besides itself. ARCHITECTURE.md draws it. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  base: [],
  client: [],
  'engine/geo': [],
  'engine/sea': ['engine/geo'],
  'engine/routing': ['engine/sea', 'engine/geo'],
  ports: ['engine/geo'],
  emissions: ['engine/geo', 'base'],
  planning: ['emissions', 'ports', ...ENGINE, 'base'],
  files: ['client', 'engine/geo'],
  'files/pictures': ['engine/geo'],
  papers: ['files', 'client', 'engine/geo'],
  contract: ['planning', 'papers', 'files', 'emissions', 'ports', ...ENGINE, 'base'],
  'contract/operations': [
    'contract',
    'planning',
    'papers',
    'files',
    'emissions',
    'ports',
    ...ENGINE,
    'base',
  ],
  'keeping/store': [],
  'keeping/accounts': ['keeping/store', 'contract', 'base'],
  'runtime/loading': ['planning', 'emissions', 'ports', ...ENGINE],
  'runtime/threads': ['runtime/loading', 'planning', ...ENGINE],
  tables: [
    'contract',
    'planning',
    'files',
    'emissions',
    'ports',
    'engine/routing',
    'engine/geo',
    'base',
  ],
  'interfaces/http': [
    'tables',
    'contract/operations',
    'contract',
    'keeping/accounts',
    'keeping/store',
    'runtime/threads',
    'runtime/loading',
    'planning',
    'papers',
    'files/pictures',
    'files',
    'emissions',
    'ports',
    ...ENGINE,
    'base',
  ],
  'interfaces/cli': [
    'tables',
    'contract/operations',
    'contract',
    'runtime/threads',
    'runtime/loading',
    'planning',
    'papers',
    'files',
    'client',
    'emissions',
    'ports',
    ...ENGINE,
    'base',
  ],
  'interfaces/library': ['runtime/loading', 'planning', 'emissions', 'ports', ...ENGINE, 'base'],
  'interfaces/page': [
    'interfaces/library',
    'contract/operations',
    'runtime/loading',
    'emissions',
    'ports',
    'engine/routing',
    'engine/sea',
  ],
}

/** Commands that run or operate the service. */
const REACH_SERVICE = [
  'interfaces/cli/commands/serve.ts',
  'interfaces/cli/account/account-store.ts',
]

/** Rooms that only these may reach. */
const OF_THE_SERVICE = ['interfaces/http', 'keeping/accounts', 'keeping/store']

/** Rooms of bytes and numbers: no I/O, no clock, no randomness, no process. */
const PURE = [...ENGINE, 'ports', 'emissions', 'planning', 'contract', 'files', 'papers']

/** A folder with more files than this has no order inside. */
const MOST_FILES = 25

interface Module {
  /** Path below its folder. */
  readonly path: string
  readonly text: string
  /** Own modules, as paths below that folder. */
  readonly imports: readonly string[]
}

const SRC = new URL('../src/', import.meta.url).pathname
const LAB = new URL('../lab/', import.meta.url).pathname
const modules = modulesOf(SRC)
const lab = modulesOf(LAB)

function modulesOf(folder: string): readonly Module[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8')
      const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) =>
        normalize(join(dirname(path), target!)).replace(/\.js$/, '.ts'),
      )
      return { path, text, imports }
    })
}

const wingOf = (path: string) => path.split('/')[0]!
const ROOMS = Object.keys(ALLOWED).sort((a, b) => b.length - a.length)
const roomOf = (path: string) => ROOMS.find((room) => path.startsWith(`${room}/`)) ?? path

/** The files of a wing that others may import, as its README lists them: "- `folder`: name, name". */
function doorsOf(wing: string): string[] {
  const text = readFileSync(join(SRC, wing, 'README.md'), 'utf8')
  return [...text.matchAll(/^- `([^`]+)`: (.+)$/gm)].flatMap(([, folder, names]) =>
    names!.split(', ').map((name) => `${join(wing, folder!, name)}.ts`),
  )
}

function isAllowed(from: string, to: string): boolean {
  if (roomOf(from) === roomOf(to)) return true
  if (REACH_SERVICE.includes(from) && OF_THE_SERVICE.includes(roomOf(to))) return true
  return ALLOWED[roomOf(from)]!.includes(roomOf(to))
}

describe('the walls between the rooms of src', () => {
  test('are named for every room', () => {
    const rooms = [...new Set(modules.map(({ path }) => roomOf(path)))].sort()
    expect(rooms).toEqual(Object.keys(ALLOWED).sort())
  })

  test('let other wings import the files that the README of a wing lists, all of which are used', () => {
    const entered = modules.flatMap(({ path, imports }) =>
      imports.filter((target) => wingOf(target) !== wingOf(path)),
    )
    const wings = [...new Set(modules.map(({ path }) => wingOf(path)))]
    expect(wings.flatMap(doorsOf).sort()).toEqual([...new Set(entered)].sort())
  })

  test('leave no folder with more files than one looks through', () => {
    const sizes = new Map<string, number>()
    const all = [...modules, ...lab.map(({ path }) => ({ path: `lab/${path}` }))]
    for (const { path } of all) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
    expect([...sizes].filter(([, files]) => files > MOST_FILES)).toEqual([])
  })

  test('are those of the rooms that ARCHITECTURE.md describes', () => {
    const text = readFileSync(join(SRC, '../ARCHITECTURE.md'), 'utf8')
    const described = [...text.matchAll(/^\| `src\/([^`]+)` \|/gm)].map(([, room]) => room)
    expect(described.sort()).toEqual(Object.keys(ALLOWED).sort())
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
    expect([...new Set(writers.map(({ path }) => roomOf(path)))]).toEqual(['keeping/store'])
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
        .filter(([from, to]) => !from.startsWith(to) && !to.startsWith(from))
        .filter(([from, to]) => from.includes('/') && to.includes('/'))
        .map(([from, to]) => `${from} -> ${to}`),
    )
    const both = [...edges].filter((edge) => edges.has(edge.split(' -> ').reverse().join(' -> ')))
    expect(both.sort()).toEqual([])
  })

  test('keep the web framework and its metrics out of all folders but the service', () => {
    const framework = /from '(?:fastify|@fastify\/[^']+|prom-client)'/
    const found = modules.filter(({ text }) => framework.test(text)).map(({ path }) => path)
    expect(found.filter((path) => roomOf(path) !== 'interfaces/http')).toEqual([])
  })

  test('keep the pure folders free of I/O, clock and randomness', () => {
    const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const impure =
      /from 'node:|\bnew Date\b(?!\([^)])|\bDate\(\)|\bDate\.now\b|\bprocess\.|\bMath\.random\b/
    const found = modules.filter(
      ({ path, text }) => PURE.includes(roomOf(path)) && impure.test(code(text)),
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
    const missing = found.filter(([, name]) => !isInstalled(name))
    expect(found.map(([, name]) => name)).toContain('fastify')
    expect(missing).toEqual([])
  })
})

describe('the walls between the folders of lab', () => {
  const edges = lab.flatMap(({ path, imports }) => imports.map((target) => [path, target] as const))

  test('keep the build of the sea to the rooms that it makes data for', () => {
    const runEngine = /^sea-build\/(?:labels|areas)\//
    const rooms = edges
      .filter(([path]) => path.startsWith('sea-build/') && !runEngine.test(path))
      .filter(([, target]) => target.startsWith('../src/'))
      .map(([, target]) => roomOf(target.slice('../src/'.length)))
    expect([...new Set(rooms)].sort()).toEqual(['engine/geo', 'engine/sea', 'ports'])
  })

  test('let through what its README allows', () => {
    const between = edges
      .filter(([, target]) => target.includes('/') && !target.startsWith('../'))
      .map(([path, target]) => `${wingOf(path)} -> ${wingOf(target)}`)
      .filter((edge) => new Set(edge.split(' -> ')).size > 1)
    const allowed = ['sea-checks -> bench', 'sea-checks -> sea-build', 'trust -> bench']
    expect([...new Set(between)].sort()).toEqual(allowed)
  })

  test('leave src without it', () => {
    const reached = modules.flatMap(({ imports }) => imports.filter((to) => to.startsWith('../')))
    expect(reached.filter((to) => to.startsWith('../lab/'))).toEqual([])
  })
})
