import { openSea } from '../../../src/runtime/loading/open.js'
import { portPairs } from '../port-pairs.js'
import type { Service } from './service.js'
import { runLoad } from './wrk.js'

const ROUTES = 50_000
const MATRICES = 50
const SIDE = 100
/** wrk runs for this many seconds at a time, until all routes are calculated. */
const SECONDS = 10
const SEED = 13

/** Resident memory of the service after half of the work and after all of it, bytes. */
export interface MemoryUse {
  readonly halfBytes: number
  readonly allBytes: number
}

/** 100,000 different routes and 100 matrices of 10,000 cells, with the default options. */
export async function measureMemory(folder: string, service: Service): Promise<MemoryUse> {
  const sea = await openSea('data', [20])
  const ids = [...new Set(portPairs(sea, 10 * SIDE, SEED).flat())]
  const ports = await reachable(service, ids)
  const halfBytes = await work(folder, service, ports, 0)
  const allBytes = await work(folder, service, ports, 1)
  return { halfBytes, allBytes }
}

async function work(
  folder: string,
  { server, token, ask }: Service,
  ports: readonly number[],
  turn: number,
): Promise<number> {
  const url = `${server.url}/calculate-route`
  for (let done = 0; done < ROUTES; ) {
    const bodies = Array.from({ length: ROUTES - done }, (_, at) =>
      routeOf(ports, turn * ROUTES + done + at),
    )
    const load = { url, token, bodies, seconds: SECONDS, mayReject: true }
    const { requests, rejected } = await runLoad(folder, load)
    done += requests - rejected
    process.stderr.write(`memory: ${turn * ROUTES + done} of ${2 * ROUTES} routes\n`)
  }
  for (let at = 0; at < MATRICES; at++) {
    const side = ports.slice(0, SIDE).map((id) => ({ port_id: id }))
    const body = { origins: side, destinations: side, speed_kmh: 10 + turn * MATRICES + at }
    await ask('/calculate-matrix', body)
  }
  return server.residentBytes()
}

/** Uses every pair once before any is repeated. */
function routeOf(ports: readonly number[], number: number) {
  const at = number % (ports.length * ports.length)
  return {
    origin: { port_id: ports[Math.floor(at / ports.length)]! },
    destination: { port_id: ports[at % ports.length]! },
  }
}

/** The ports with a route to the first one, and therefore to each other. */
async function reachable({ ask }: Service, ids: readonly number[]): Promise<number[]> {
  const side = ids.map((id) => ({ port_id: id }))
  const { text } = await ask('/calculate-matrix', {
    origins: [{ port_id: 1068 }],
    destinations: side,
  })
  const [row] = JSON.parse(text).distances_km as [(number | null)[]]
  return ids.filter((_, at) => row[at] !== null)
}
