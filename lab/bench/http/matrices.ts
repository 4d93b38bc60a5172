import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import {
  CLOSED_BY_DEFAULT,
  type MatrixRequest,
  type Resolution,
  type RouteEnd,
} from '../../../src/engine/routing/request.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { DEFAULT_SOUTH_LIMIT } from '../../../src/planning/closures/closures.js'
import { openSea } from '../../../src/runtime/loading/open.js'
import { seeded } from '../../seeded.js'
import type { Service } from './service.js'

const SIDE = 100
const TIMES = 5
const SEED = 5

export interface MatrixTimes {
  readonly what: string
  /**
   * Time of the call, including writing and reading its answer as JSON, ms; the best of several.
   */
  readonly wallMs: number
  readonly serialisingMs: number
  /**
   * Time of the engine alone, with the rows divided among as many processes as the service has
   * threads.
   */
  readonly engineMs: number
}

export async function measureMatrices(service: Service): Promise<MatrixTimes[]> {
  const times: MatrixTimes[] = []
  for (const resolution of [20, 5] as const) {
    const { networks, coast } = await openSea('data', [resolution])
    const engine = await startEngine(resolution)
    const kinds = {
      ports: () => ports(networks[0]!),
      'free points': () => points((lon, lat) => coast.isWater(lon, lat)),
    }
    for (const [kind, ends] of Object.entries(kinds)) {
      const [origins, destinations] = [ends(), ends()]
      const what = `100 x 100, ${resolution} km, ${kind}`
      times.push({ what, ...(await measure(service, engine, resolution, origins, destinations)) })
    }
    for (const { kill } of engine.map((child) => ({ kill: () => child.kill() }))) kill()
  }
  return times
}

async function measure(
  service: Service,
  engine: readonly ChildProcess[],
  resolutionKm: Resolution,
  origins: RouteEnd[],
  destinations: RouteEnd[],
) {
  const best = {
    wallMs: Number.POSITIVE_INFINITY,
    serialisingMs: 0,
    engineMs: Number.POSITIVE_INFINITY,
  }
  const body = { origins: origins.map(bodyOf), destinations: destinations.map(bodyOf) }
  // In turn, so that both run under the same conditions.
  for (let turn = 0; turn < TIMES; turn++) {
    const request = {
      ...{ origins, destinations, resolutionKm },
      ...{ closed: CLOSED_BY_DEFAULT, date: today(), southLimit: DEFAULT_SOUTH_LIMIT },
    }
    best.engineMs = Math.min(best.engineMs, await shareOut(engine, request))
    // A different speed makes the answer to the same route different.
    const asked = { ...body, resolution_km: resolutionKm, speed_kmh: 20 + turn }
    const { text, ms } = await service.ask('/calculate-matrix', asked)
    if (ms < best.wallMs) best.wallMs = ms
    const began = performance.now()
    JSON.stringify(JSON.parse(text))
    best.serialisingMs = performance.now() - began
  }
  return best
}

async function startEngine(resolution: Resolution): Promise<ChildProcess[]> {
  const children = Array.from({ length: availableParallelism() }, () =>
    fork('lab/bench/http/engine-share.ts', {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, RESOLUTION: String(resolution) },
    }),
  )
  await Promise.all(children.map((child) => once(child, 'message')))
  return children
}

/** Milliseconds of the slowest share. */
async function shareOut(engine: readonly ChildProcess[], request: MatrixRequest): Promise<number> {
  const shares = engine.map(async (child, at) => {
    const origins = request.origins.filter((_, row) => row % engine.length === at)
    child.send({ ...request, origins })
    const [ms] = await once(child, 'message')
    return ms as number
  })
  return Math.max(...(await Promise.all(shares)))
}

const random = seeded(SEED)

function ports({ portId }: SeaNetwork): RouteEnd[] {
  return Array.from({ length: SIDE }, () => ({
    portId: portId[Math.floor(random() * portId.length)]!,
  }))
}

/** Distributed evenly over the sphere, on water. */
function points(isWater: (lon: number, lat: number) => boolean): RouteEnd[] {
  const ends: RouteEnd[] = []
  while (ends.length < SIDE) {
    const lon = random() * 360 - 180
    const lat = (Math.asin(2 * random() - 1) * 180) / Math.PI
    if (isWater(lon, lat)) ends.push({ position: [lon, lat] })
  }
  return ends
}

function bodyOf(end: RouteEnd) {
  return 'portId' in end ? { port_id: end.portId } : { coordinates: end.position }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
