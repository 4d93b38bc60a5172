import type { Position } from '../../src/engine/geo/position.js'
import { passageSet } from '../../src/engine/routing/checks.js'
import { NoRouteError } from '../../src/engine/routing/errors.js'
import { NetworkRouter } from '../../src/engine/routing/network-router.js'
import {
  PASSAGES,
  type PassageId,
  type Resolution,
  type RouteEnd,
} from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { seeded } from '../seeded.js'
import { timeAvoidAreas, timeNamedAreas } from './avoid-areas.js'
import { measureDefaultPath } from './default-path.js'
import { sizeOf } from './growth.js'
import { memoryMb } from './memory.js'
import { PlainSearch } from './plain-search.js'
import { portPairs, type Times, timeEach } from './port-pairs.js'
import type { Results } from './results.js'

export const PAIRS = 1000
export const SEED = 7
const PLAIN_PAIRS = 20
const SIDE = 100
const DATE = '2026-06-01'

const CLOSURES: readonly { title: string; closed: readonly PassageId[] }[] = [
  { title: 'nothing closed', closed: [] },
  { title: 'Suez and Panama closed', closed: ['suez', 'panama'] },
  { title: 'all closed', closed: PASSAGES },
]

/** What is timed, and where the times are recorded. */
interface Run {
  readonly router: SeaRouter
  readonly resolutionKm: Resolution
  /** Name of the resolution in the tables. */
  readonly name: string
  readonly pairs: readonly [number, number][]
  readonly results: Results
}

/** Times the queries at one resolution. @param data the data folder */
export async function measureSpeed(
  data: string,
  resolutionKm: Resolution,
  results: Results,
  withMemory: boolean,
): Promise<SeaRouter> {
  const started = performance.now()
  const sea = await openSea(data, [resolutionKm])
  const router = new SeaRouter(sea)
  const network = sea.networks[0]!
  const pairs = portPairs(sea, PAIRS, SEED)
  const ask = (origin: RouteEnd, destination: RouteEnd, closed: readonly PassageId[]) =>
    answer(() => router.route({ origin, destination, resolutionKm, closed, date: DATE }))
  ask({ portId: pairs[0]![0] }, { portId: pairs[0]![1] }, [])
  const loadMs = performance.now() - started
  const name = `${resolutionKm} km`
  await measureDefaultPath(data, sea, resolutionKm, results)
  const run: Run = { router, resolutionKm, name, pairs, results }
  results.addFigure(name, 'loading to first answer', `${loadMs.toFixed(0)} ms`)
  results.addTarget(`loading to first answer, ${name}`, loadMs, 300, 'ms')
  const ms = new Map([['loading', loadMs]])
  results.addGrowth({ resolutionKm, size: sizeOf(network), ms })
  if (withMemory) {
    const memory = memoryMb(data, [resolutionKm])
    results.addFigure(name, 'memory, this resolution only', `${memory.toFixed(0)} MB`)
    results.addTarget(`memory, ${name}`, memory, 180, 'MB')
  }

  for (const [n, { title, closed }] of CLOSURES.entries()) {
    // Other pairs for each: what is known of a pair helps with the next question about it.
    const times = timeEach(portPairs(sea, PAIRS, SEED + n), ([a, b]) =>
      ask({ portId: a }, { portId: b }, closed),
    )
    results.addTimes(name, `port pairs, ${title}`, times)
    if (closed.length === 0) ms.set('port pairs p95', times.p95)
    if (closed === PASSAGES) ms.set('all closed p95', times.p95)
    if (closed.length === 0) addRouteTargets(run, times)
    else results.addTarget(`p95, ${name}, ${title}`, times.p95, resolutionKm === 5 ? 1.2 : 6, 'ms')
  }
  const free = freePlaces(router, resolutionKm, 2 * PAIRS)
  const freePairs = Array.from(
    { length: PAIRS },
    (_, i) => [free[2 * i]!, free[2 * i + 1]!] as const,
  )
  const freeTimes = timeEach(freePairs, ([a, b]) => ask(a, b, []))
  results.addTimes(name, 'free points, nothing closed', freeTimes)
  ms.set('free points p95', freeTimes.p95)
  const matrices = timeMatrices(run, free)
  ms.set('matrix of ports', matrices.portMs)
  ms.set('matrix of free points', matrices.freeMs)
  ms.set('reach', timeReach(run, free[0]!))
  timeDrawnAreas(run)
  ms.set('eca and piracy avoided p95', timeGroupsOfAreas(run))
  timePlainSearch(run, new NetworkRouter(network, sea.coast))
  return router
}

function addRouteTargets({ resolutionKm, name, results }: Run, { p50, p95, max }: Times): void {
  const fine = resolutionKm === 5
  results.addTarget(`p50, ${name}, port pairs`, p50, fine ? 0.15 : 0.5, 'ms')
  results.addTarget(`p95, ${name}, port pairs`, p95, fine ? 0.7 : 3, 'ms')
  if (fine) results.addTarget('max, 5 km, port pairs', max, 7, 'ms')
}

function timeMatrices(
  { router, resolutionKm, name, pairs, results }: Run,
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
  // The first one runs code that has not been compiled yet.
  const later = Array.from({ length: PAIRS / SIDE - 1 }, (_, i) => i + 1)
  const laterMs = later.map((block) => time(side(0, block), side(1, block)))
  laterMs.sort((a, b) => a - b)
  const freeMs = time(free.slice(0, SIDE), free.slice(SIDE, 2 * SIDE))
  results.addFigure(name, 'matrix 100 x 100, ports', `${portMs.toFixed(0)} ms`)
  results.addFigure(
    name,
    'matrices of other ports after it',
    `${laterMs[later.length >> 1]!.toFixed(0)} ms`,
  )
  results.addFigure(name, 'matrix 100 x 100, free points', `${freeMs.toFixed(0)} ms`)
  results.addTarget(`matrix of ports, ${name}`, portMs, 25, 'ms')
  const freeTarget = resolutionKm === 5 ? 1600 : 1000
  results.addTarget(`matrix of free points, ${name}`, freeMs, freeTarget, 'ms')
  return { portMs, freeMs }
}

function timeReach({ router, resolutionKm, name, results }: Run, origin: RouteEnd): number {
  const started = performance.now()
  const reach = router.reach({ origin, resolutionKm, closed: [] })
  const sweepMs = performance.now() - started
  reach.contours([1000, 5000, 10_000])
  const contoursMs = performance.now() - started - sweepMs
  results.addFigure(name, 'distances to everywhere', `${sweepMs.toFixed(0)} ms`)
  results.addFigure(name, 'three contours of distance', `${contoursMs.toFixed(0)} ms`)
  return sweepMs
}

function timeDrawnAreas({ router, resolutionKm, name, pairs, results }: Run): void {
  const { untouchedMs, touched } = timeAvoidAreas(router, resolutionKm, pairs)
  results.addFigure(
    name,
    'more for a drawn area that is not touched',
    `${untouchedMs.toFixed(3)} ms`,
  )
  results.addTimes(name, 'port pairs round a drawn area', touched)
  if (resolutionKm !== 20) return
  results.addTarget('more for an untouched area, 20 km', untouchedMs, 0.2, 'ms')
  results.addTarget('p95 round a drawn area, 20 km', touched.p95, 20, 'ms')
}

function timeGroupsOfAreas({ router, resolutionKm, name, pairs, results }: Run): number {
  const { tablesMs, routes } = timeNamedAreas(router, resolutionKm, pairs)
  results.addFigure(name, 'tables for eca and piracy avoided', `${tablesMs.toFixed(0)} ms`)
  results.addTimes(name, 'port pairs, eca and piracy avoided', routes)
  if (resolutionKm === 5) {
    results.addTarget('p50, 5 km, eca and piracy avoided', routes.p50, 0.5, 'ms')
    results.addTarget('p95, 5 km, eca and piracy avoided', routes.p95, 10, 'ms')
  }
  return routes.p95
}

function timePlainSearch({ name, pairs, results }: Run, { graph, snapper }: NetworkRouter): void {
  const plain = new PlainSearch(graph)
  const { portIndex } = graph.network
  const end = (id: number) => snapper.atPort(portIndex.get(id)!)
  // It knows only nodes.
  const known = pairs.filter((pair) => pair.every((id) => portIndex.has(id)))
  const times = timeEach(known.slice(0, PLAIN_PAIRS), ([a, b]) =>
    plain.distanceKm(end(a), end(b), passageSet([])),
  )
  results.addTimes(name, `plain A*, ${PLAIN_PAIRS} port pairs`, times)
}

function answer(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}

/** Places on open water of the network, from a seeded generator. */
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
