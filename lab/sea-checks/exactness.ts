/**
 * Compares the routes of this checkout with those of another one that has an earlier engine or
 * earlier data. Prints how many pairs differ, and exits with 1 if a route is lost or more than two
 * metres longer. Ends are ports, places at sea and places near a coast; closures are random. Run it
 * with: git worktree add ../before main && npm run sea -- exactness --before ../before
 */
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { NoRouteError, PointOnLandError } from '../../src/engine/routing/errors.js'
import {
  PASSAGES,
  RESOLUTIONS,
  type Resolution,
  type RouteEnd,
  type RouteRequest,
} from '../../src/engine/routing/request.js'
import type * as Routing from '../../src/engine/routing/router.js'
import { type SeaData, SeaRouter } from '../../src/engine/routing/router.js'
import type * as Loading from '../../src/runtime/loading/open.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { seeded } from '../seeded.js'

const here = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({
  options: {
    before: { type: 'string', default: here },
    'before-data': { type: 'string' },
    data: { type: 'string', default: join(here, 'data') },
    pairs: { type: 'string', default: '20000' },
    resolution: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
  },
})
const LONGER_KM = 0.002
/** Determines which areas are in force; none is avoided here. */
const DATE = '2026-06-01'

const beforeRoot = resolve(values.before)
const load = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(join(beforeRoot, path)).href)) as Module
const loading = await load<typeof Loading>('src/runtime/loading/open.ts')
const { SeaRouter: SeaRouterBefore } = await load<typeof Routing>('src/engine/routing/router.ts')

interface Count {
  pairs: number
  none: number
  longer: number
  shorter: number
  lost: number
  worstM: number
}

let isWorse = false
const resolutions = (values.resolution?.map(Number) ?? RESOLUTIONS) as Resolution[]
for (const resolutionKm of resolutions) await compare(resolutionKm)
process.exitCode = isWorse ? 1 : 0

async function compare(resolutionKm: Resolution): Promise<void> {
  const data = await openSea(resolve(values.data), [resolutionKm])
  const dataBefore = values['before-data'] ?? join(beforeRoot, 'data')
  const now = new SeaRouter(data)
  const before = new SeaRouterBefore(await loading.openSea(resolve(dataBefore), [resolutionKm]))
  const random = seeded(Number(values.seed))
  const count: Count = { pairs: 0, none: 0, longer: 0, shorter: 0, lost: 0, worstM: 0 }
  let [nowMs, beforeMs] = [0, 0]
  for (let i = 0; i < Number(values.pairs); i++) {
    const request = drawn(now, data, resolutionKm, random)
    const [km, ms] = timed(() => lengthOf(now, request))
    const [kmBefore, msBefore] = timed(() => lengthOf(before, request))
    nowMs += ms
    beforeMs += msBefore
    add(count, request, km, kmBefore)
  }
  if (count.longer + count.lost > 0) isWorse = true
  console.log(
    `${resolutionKm} km: ${count.pairs} pairs, ${count.none} without a route, ${count.longer} longer, ` +
      `${count.lost} lost, ${count.shorter} shorter, worst ${count.worstM.toFixed(2)} m; ` +
      `${(nowMs / count.pairs).toFixed(2)} ms a pair, before ${(beforeMs / count.pairs).toFixed(2)}`,
  )
}

function add(count: Count, request: RouteRequest, km: number | null, before: number | null): void {
  count.pairs++
  if (km === null || before === null) {
    if (km === null && before === null) count.none++
    else if (km === null) tell(count, 'lost', request, km, before)
    return
  }
  count.worstM = Math.max(count.worstM, 1000 * (km - before))
  if (km > before + LONGER_KM) tell(count, 'longer', request, km, before)
  else if (km < before - LONGER_KM) count.shorter++
}

function tell(
  count: Count,
  what: 'lost' | 'longer',
  { origin, destination, closed }: RouteRequest,
  km: number | null,
  before: number | null,
): void {
  count[what]++
  if (count[what] > 5) return
  console.log(what, JSON.stringify({ origin, destination, closed, km, before }))
}

/** Null if there is no route. */
function lengthOf(router: { route(request: RouteRequest): unknown }, request: RouteRequest) {
  try {
    return (router.route(request) as { distanceKm: number }).distanceKm
  } catch (error) {
    if (isRejection(error)) return null
    throw error
  }
}

/** Compares names, because the classes of the other checkout are not ours. */
function isRejection(error: unknown): boolean {
  return [NoRouteError.name, PointOnLandError.name].includes((error as Error).constructor.name)
}

function timed<Value>(call: () => Value): [Value, number] {
  const started = performance.now()
  const value = call()
  return [value, performance.now() - started]
}

function drawn(
  router: SeaRouter,
  data: SeaData,
  resolutionKm: Resolution,
  random: () => number,
): RouteRequest {
  const end = () => drawnEnd(router, data, resolutionKm, random)
  const share = random()
  return {
    origin: end(),
    destination: end(),
    resolutionKm,
    date: DATE,
    closed: share < 0.4 ? [] : PASSAGES.filter(() => random() < (share < 0.6 ? 1 : 0.3)),
  }
}

/** A port, a place at sea, or a place within half a degree of a port: in a bay, on a river, on land. */
function drawnEnd(
  router: SeaRouter,
  { networks, ports }: SeaData,
  resolutionKm: Resolution,
  random: () => number,
): RouteEnd {
  const kind = random()
  const ids = networks[0]!.portId
  const portId = ids[Math.floor(random() * ids.length)]!
  if (kind < 0.35) return { portId }
  if (kind < 0.65) {
    const [lon, lat] = ports!.get(portId)!
    const near = () => random() - 0.5
    return { position: [((lon + near() + 540) % 360) - 180, Math.min(89, lat + near())] }
  }
  for (;;) {
    const lat = (Math.asin(random() * 1.8 - 0.9) * 180) / Math.PI
    const position = [random() * 360 - 180, lat] as const
    if (router.legIsClear(resolutionKm, [...position], [position[0], lat + 0.01])) {
      return { position: [...position] }
    }
  }
}
