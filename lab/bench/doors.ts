/**
 * What each door costs: lines of its own, from a cold start to the first answer, and an answer after that. The same
 * routes between large ports at 20 km, one after the other. Run it with: npm run bench -- doors
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readPorts } from '../../src/ports/port.js'
import { seeded } from '../seeded.js'

const MAIN = resolve('dist/interfaces/cli/main.js')
const NODE = process.execPath
const ROUTES = 21
const STARTS = 3

type Pair = readonly [from: string, to: string]

/** A door that is open. */
interface Opened {
  ask(pair: Pair): Promise<unknown>
  close(): void
}

interface Door {
  readonly name: string
  /** Its files; what other doors use too is not in them. */
  readonly files: readonly string[]
  open?(): Opened | Promise<Opened>
}

const PYTHON = `
import sys
from fairway_sea import Fairway
with Fairway(command=sys.argv[1:]) as sea:
    for line in sys.stdin:
        print(sea.route(*line.split())["distance_nm"], flush=True)
`
const LIBRARY = `
import { createInterface } from 'node:readline'
import { openPlanner, planVoyage, twoStops } from '${new URL('../../dist/interfaces/library/index.js', import.meta.url)}'
const sea = await openPlanner()
for await (const line of createInterface({ input: process.stdin })) {
  const [from, to] = line.split(' ').map((unlocode) => ({ unlocode }))
  console.log(planVoyage({ stops: twoStops(from, to) }, sea).totals.distanceKm)
}
`
const route = ([from, to]: Pair) => ({ origin: from, destination: to })
const words = (pair: Pair) => pair.join(' ')

const DOORS: readonly Door[] = [
  {
    name: 'library in Node',
    files: ['src/interfaces/library/index.ts', 'src/interfaces/library/planner.ts'],
    open: () => lines([NODE, '--input-type=module', '-e', LIBRARY], words),
  },
  { name: 'library in a page (`fairway-sea/engine`)', files: ['src/interfaces/page'] },
  {
    name: 'planner as a folder of files',
    files: ['web/engine', 'web/build/static-folder.ts'],
  },
  {
    name: 'command line: one `fairway route`',
    files: ['commands/route', 'fields/route-fields', 'main', 'program'].map(
      (name) => `src/interfaces/cli/${name}.ts`,
    ),
    open: () => ({
      ask: (pair) => ended([NODE, MAIN, 'route', ...pair]),
      close: () => {},
    }),
  },
  {
    name: 'worker on standard input (`fairway worker`)',
    files: ['src/interfaces/cli/commands/worker.ts', 'src/interfaces/cli/worker'],
    open: () =>
      lines([NODE, MAIN, 'worker'], (pair) =>
        JSON.stringify({ path: '/calculate-route', body: route(pair) }),
      ),
  },
  {
    name: 'Python, with a worker of its own',
    files: ['python/src/fairway_sea'],
    open: () => lines(['python3', '-c', PYTHON, NODE, MAIN], words),
  },
  {
    name: 'assistant (`fairway mcp`)',
    files: ['src/interfaces/cli/commands/mcp.ts', 'src/interfaces/cli/mcp'],
    open: () =>
      lines([NODE, MAIN, 'mcp'], (pair) => {
        const params = { name: 'route', arguments: route(pair) }
        return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      }),
  },
  {
    name: 'one distance by address (`/v1/distance`), with the start of the service',
    files: ['src/contract/operations/distance.ts', 'src/interfaces/http/routes/distance.ts'],
    open: openService,
  },
  {
    name: 'lines for many rows (GeoParquet, FlatGeobuf, GeoJSON sequence)',
    files: ['flatgeobuf', 'geoparquet', 'geo-columns', 'geojson-sequence'].map(
      (name) => `src/files/${name}.ts`,
    ),
  },
]

/** Lines that are neither blank nor comments. */
function ownLines(paths: readonly string[]): number {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : path,
  )
  const texts = files.filter((file) => /\.(ts|js|py|svelte)$/.test(file)).map(textOf)
  const code = texts.join('\n').replaceAll(/"""[\s\S]*?"""|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
  return code.split('\n').filter((line) => !/^\s*(\/\/|#|$)/.test(line)).length
}

const textOf = (file: string) => readFileSync(file, 'utf8')

/** A process that answers a line with a line. */
function lines([command, ...args]: readonly string[], lineOf: (pair: Pair) => string): Opened {
  const env = { ...process.env, PYTHONPATH: resolve('python/src'), PYTHONDONTWRITEBYTECODE: '1' }
  const child = spawn(command!, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    ask: async (pair) => {
      child.stdin.write(`${lineOf(pair)}\n`)
      const { value, done } = await answers.next()
      if (done) throw new Error(`${command} has ended`)
      return value
    },
    close: () => child.stdin.end(),
  }
}

async function openService(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-doors-'))
  const port = await freePort()
  const settings = { FAIRWAY_AUTH: 'none', FAIRWAY_RESOLUTIONS: '20' }
  const own = { FAIRWAY_PORT: String(port), FAIRWAY_STORE: join(folder, 'fairway.db') }
  const env = { ...process.env, ...settings, ...own }
  const child = spawn(NODE, [MAIN, 'serve'], { env, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await wait(20)
  return {
    ask: async ([from, to]) =>
      (await fetch(`${address}/v1/distance?from=${from}&to=${to}&format=text`)).text(),
    close: () => {
      child.once('exit', () => rmSync(folder, { recursive: true }))
      child.kill()
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function ended([command, ...args]: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(command!, args, { stdio: 'ignore' })
    child.once('exit', (code) => (code === 0 ? resolve(code) : reject(new Error(`${args}`))))
  })
}

function pairs(): Pair[] {
  const all = readPorts(JSON.parse(textOf('data/built/ports.json')))
  const large = all.filter(({ size, unlocode }) => size === 'large' && unlocode)
  const random = seeded(37)
  const code = () => large[Math.floor(random() * large.length)]!.unlocode!
  return Array.from({ length: ROUTES }, () => [code(), code()])
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

/** Seconds from the start to the first answer, and milliseconds of a later one. */
async function times(open: NonNullable<Door['open']>): Promise<[cold: number, warm: number]> {
  const [first, ...others] = pairs()
  const cold: number[] = []
  const warm: number[] = []
  for (let start = 0; start < STARTS; start++) {
    let door: Opened | undefined
    cold.push(
      await timed(async () => {
        door = await open()
        await door.ask(first!)
      }),
    )
    if (start === 0) for (const pair of others) warm.push(await timed(() => door!.ask(pair)))
    door!.close()
  }
  return [median(cold) / 1000, median(warm)]
}

console.log(`Load average ${loadavg().map((one) => one.toFixed(1))}, Node ${process.version}\n`)
console.log('| Door | Own lines | First answer, s | Next, ms |\n|---|---|---|---|')
for (const { name, files, open } of DOORS) {
  const [cold, warm] = open ? await times(open) : []
  const cells = [ownLines(files), cold?.toFixed(2) ?? '', warm?.toFixed(1) ?? '']
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
