import { WorstRequests } from '../../test/support/cost/worst-requests.js'
import { hardFleet } from '../../test/support/cost/worst-years.js'

/** What a caller can ask that takes longest, or takes long and costs the caller nothing. */
type Pair = readonly [origin: number, destination: number]

export interface Asked {
  readonly path: string
  /** Of a body that is no JSON. */
  readonly type?: string
  /** A list goes on as long as somebody reads it. */
  readonly body: string | Iterable<string>
}

const BOTH = { avoid: ['seca', 'piracy'], resolution_km: 5 }
const RESOLUTIONS = [5, 10, 20, 50, 100]
const CHUNK_BYTES = 64 * 1024
/** Of a name. */
const MOST_LETTERS = 240
const port = (id: number) => ({ port_id: id })

function* endless(row: string): Generator<string> {
  const chunk = `${row}\n`.repeat(CHUNK_BYTES / (row.length + 1))
  for (;;) yield chunk
}

function trace(count: number, minutes: number, coordinates: (n: number) => number[]): object {
  const fixes = Array.from({ length: count }, (_, n) => {
    const time = new Date(Date.UTC(2026, 0, 1) + n * minutes * 60_000).toISOString()
    return { time, coordinates: coordinates(n) }
  })
  return { fixes }
}

function unknownNames(n: number): object {
  const origins = Array.from({ length: 1000 }, (_, at) => {
    const own = ` ${n} ${at}`
    return { name: 'St. '.repeat(MOST_LETTERS / 4).slice(0, MOST_LETTERS - own.length) + own }
  })
  return { origins, destinations: [port(1309)] }
}

/** Kinds of requests by name. @param pairs of ports, from which the n-th request takes its places */
export function kindsOf(pairs: readonly Pair[]): Readonly<Record<string, (n: number) => Asked>> {
  const endsOf = (n: number) => {
    const [origin, destination] = pairs[n % pairs.length]!
    return { origin: port(origin), destination: port(destination) }
  }
  const json = (path: string, body: object) => ({ path, body: JSON.stringify(body) })
  const route = (n: number, more = {}) => json('/calculate-route', { ...endsOf(n), ...more })
  const land = json(
    '/v1/traces',
    trace(9000, 30, (n) => [66 + n / 2000, 45]),
  )
  const bodies = worstBodies()
  const gaps = json(
    '/v1/traces',
    trace(501, 120, (n) => [-60 + n / 10, 30]),
  )
  return {
    routes: (n) => route(n),
    worst: (n) => worstRequest(endsOf(n), pairs, n),
    'cached rows': () => ({ path: '/v1/routes/batch', body: endless(JSON.stringify(endsOf(0))) }),
    'blank rows': () => ({ path: '/v1/routes/batch', body: endless('') }),
    'empty rows': () => ({ path: '/v1/routes/batch', body: endless('{}') }),
    'empty rows of emissions': () => ({ path: '/v1/emissions/batch', body: endless('{}') }),
    'fixes on land': () => land,
    'fixes with gaps': () => gaps,
    'unknown names': (n) => json('/calculate-matrix', unknownNames(n)),
    fleet: () => json('/v1/emissions/fleets', hardFleet()),
    'avoided areas': (n) =>
      route(n, { ...BOTH, alternatives: 3, resolution_km: RESOLUTIONS[n % RESOLUTIONS.length]! }),
    'bodies of all operations': (n) => bodies[n % bodies.length]!,
  }
}

/** Names of bodies that take longest for their size, of the many that `npm run check -- cost` sends. */
const WORST =
  /the most items$|name of the most words$|column of ligatures|columns like|hard to find$/
/** The usual longest body, bytes. */
const BODY_BYTES = 60_000

/** Such bodies of each operation, written before anything is measured. */
function worstBodies(): Asked[] {
  const requests = new WorstRequests()
  const operations = requests.operations.filter(({ method }) => method === 'post')
  return operations.flatMap((operation) =>
    [...requests.of(operation)].flatMap(({ name, url, headers, payload }) => {
      if (payload === undefined || !WORST.test(name)) return []
      return [{ path: url, type: headers['content-type']!, body: payload(BODY_BYTES, 0) }]
    }),
  )
}

function worstRequest(ends: object, pairs: readonly Pair[], n: number): Asked {
  const ten = (side: 0 | 1) =>
    Array.from({ length: 10 }, (_, at) => port(pairs[(n + at) % pairs.length]![side]))
  const drawn = { alternatives: 3, waypoint_strategy: 'count', waypoint_count: 1000 }
  const hours = Array.from({ length: 20 }, (_, at) => 100 + at)
  const requests = [
    ['/calculate-matrix', { origins: ten(0), destinations: ten(1), ...BOTH }],
    ['/calculate-route', { ...ends, ...BOTH }],
    ['/calculate-route', { ...ends, ...drawn, resolution_km: 5, include_ports: true }],
    ['/v1/reach', { origin: ten(0)[0], hours, resolution_km: 5 }],
  ] as const
  const [path, body] = requests[n % requests.length]!
  return { path, body: JSON.stringify(body) }
}
