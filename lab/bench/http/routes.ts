import { join } from 'node:path'
import { CLOSED_BY_DEFAULT, type RouteRequest } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import { DEFAULT_SOUTH_LIMIT } from '../../../src/planning/closures/closures.js'
import { openSea } from '../../../src/runtime/loading/open.js'
import { portPairs } from '../port-pairs.js'
import { freePort, ServerProcess } from './process.js'
import type { Service } from './service.js'
import { type Load, runLoad } from './wrk.js'

const WARM_UP_SECONDS = 6
/** The first hundreds of different routes of each thread take several times as long: `npm run bench -- engine` has them. */
const NEW_WARM_UP_SECONDS = 45
const SECONDS = 6
/** More than can be requested in that time. */
const NEW = 40_000
/** Number of these pairs with which the engine alone is measured. */
const ENGINE_ROUTES = 2_000
const SEED = 11
const ROTTERDAM_SINGAPORE = { origin: { port_id: 1068 }, destination: { port_id: 1309 } }

/** CPU time per request in microseconds, of the server's process with all its threads. */
export interface RouteCosts {
  readonly answerBytes: number
  readonly emptyUs: number
  /** The empty endpoint with a token look-up and a charge. */
  readonly chargingUs: number
  readonly cachedUs: number
  readonly cachedPerSecond: number
  /** 5 km, port to port, none of them requested before. */
  readonly newUs: number
  /** The engine alone on the same pairs. */
  readonly engineUs: number
}

/** The same of answers that were written before. */
export interface KeptCosts {
  readonly distanceUs: number
  readonly savedUs: number
  readonly unchangedUs: number
}

const DISTANCE = '/v1/distance?from=NLRTM&to=SGSIN'
const SAVED = '/routes/rotterdam-to-singapore'

interface Target {
  readonly folder: string
  readonly server: ServerProcess
  readonly token: string
}

export async function measureRoutes(folder: string, service: Service): Promise<RouteCosts> {
  const { server, token, ask } = service
  const { text } = await ask('/calculate-route', ROTTERDAM_SINGAPORE)
  const answerBytes = Buffer.byteLength(text)
  const known = [ROTTERDAM_SINGAPORE]
  const target = { folder, server, token }
  const empty = await measureEmpty(target, known, { BYTES: String(answerBytes) })
  const store = { BYTES: String(answerBytes), STORE: join(folder, 'empty.db') }
  const charging = await measureEmpty(target, known, store)
  const cached = await costOf(target, known)
  const { routes, engineUs } = await newRoutes()
  const fresh = await costOf(target, routes, NEW_WARM_UP_SECONDS)
  return {
    answerBytes,
    emptyUs: empty.us,
    chargingUs: charging.us,
    cachedUs: cached.us,
    cachedPerSecond: cached.perSecond,
    newUs: fresh.us,
    engineUs,
  }
}

export async function measureKept(
  folder: string,
  { server, token }: Pick<Service, 'server' | 'token'>,
): Promise<KeptCosts> {
  const { headers } = await fetch(server.url + SAVED)
  const costs = async (path: string, known?: string) => {
    const load = {
      url: server.url + path,
      token,
      bodies: [],
      seconds: SECONDS,
      ...(known && { known }),
    }
    await runLoad(folder, load)
    return measured(folder, server, load)
  }
  return {
    distanceUs: (await costs(DISTANCE)).us,
    savedUs: (await costs(SAVED)).us,
    unchangedUs: (await costs(SAVED, headers.get('etag')!)).us,
  }
}

async function measured(folder: string, server: ServerProcess, load: Load) {
  const before = server.cpuSeconds()
  const { requests, seconds } = await runLoad(folder, load)
  const us = ((server.cpuSeconds() - before) * 1e6) / requests
  return { us, requests, perSecond: requests / seconds }
}

async function measureEmpty(target: Target, bodies: readonly object[], env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const server = new ServerProcess(
    `http://127.0.0.1:${port}`,
    ['--import', 'tsx', 'lab/bench/http/empty-server.ts'],
    { PORT: String(port), ...env },
  )
  await server.answers('/health')
  const cost = await costOf({ ...target, server }, bodies)
  await server.stop()
  return cost
}

async function costOf(
  { folder, server, token }: Target,
  bodies: readonly object[],
  warmUpSeconds = WARM_UP_SECONDS,
) {
  const url = `${server.url}/calculate-route`
  // Bodies that must be new are never sent twice: the warm-up uses the last ones.
  const last = bodies.slice(bodies.length / 2)
  await runLoad(folder, { url, token, bodies: last, seconds: warmUpSeconds })
  const load = { url, token, bodies, seconds: SECONDS }
  const { us, requests, perSecond } = await measured(folder, server, load)
  if (bodies.length > 1 && requests > bodies.length / 2) throw new Error('Too few new routes.')
  return { us, perSecond }
}

/** Pairs that have a route, and the engine's CPU time per pair after a warm-up. */
async function newRoutes() {
  const sea = await openSea('data', [5])
  const router = new SeaRouter(sea)
  const questions = portPairs(sea, 2 * NEW, SEED)
    .filter(([origin, destination]) => isSailable(router, origin, destination))
    .slice(0, NEW)
  const began = process.cpuUsage()
  for (const [origin, destination] of questions.slice(0, ENGINE_ROUTES)) {
    router.route(requestOf(origin, destination))
  }
  const { user, system } = process.cpuUsage(began)
  const routes = questions.map(([origin, destination]) => ({
    origin: { port_id: origin },
    destination: { port_id: destination },
    resolution_km: 5,
  }))
  return { routes, engineUs: (user + system) / ENGINE_ROUTES }
}

function isSailable(router: SeaRouter, origin: number, destination: number): boolean {
  try {
    router.route(requestOf(origin, destination))
    return origin !== destination
  } catch {
    return false
  }
}

function requestOf(origin: number, destination: number): RouteRequest {
  return {
    origin: { portId: origin },
    destination: { portId: destination },
    resolutionKm: 5,
    closed: CLOSED_BY_DEFAULT,
    southLimit: DEFAULT_SOUTH_LIMIT,
    date: new Date().toISOString().slice(0, 10),
  }
}
