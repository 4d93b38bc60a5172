import { seeded } from '../../lab/seeded.js'
import {
  keyFault,
  type QuotaCall,
  quotaFault,
  type SessionCall,
  sessionFault,
} from '../../lab/trust/histories/check.js'
import { tidyUp } from '../../src/interfaces/http/process/housekeeping.js'
import { StorageError } from '../../src/keeping/store/database/database.js'
import { FaultPoints, FaultyDatabase } from './fault-runs.js'
import { startPostgres } from './postgres.js'
import { type Link, startTcpProxy } from './tcp-proxy.js'
import { buildTestApp, type TestApp } from './test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const GRID = { origins: [ROUTE.origin], destinations: [ROUTE.destination, ROUTE.origin] }
const KINDS = [
  { url: '/calculate-route', payload: ROUTE, units: 1 },
  { url: '/calculate-matrix', payload: GRID, units: 2 },
  { url: '/v1/emissions/sea', payload: { route: ROUTE, cargo: { mass_tonnes: 10 } }, units: 1 },
] as const
/** Of the plan `faults`. */
const LIMIT = 6
const ROUNDS = 4
const AT_ONCE = 3
/** Short, because a call to a replica that is cut off takes as long, ms. */
const LIMITS = { connections: 3, connectMs: 400, answerMs: 400, askAgainMs: 50, closeMs: 200 }

const NOON_MS = Date.parse('2026-11-21T12:00:00Z')
/** Longer than work may take. */
const JUMP_MS = 600_000

/** What may go wrong between two rounds of calls, and during one. */
interface Weather {
  begin(random: () => number): void
  change(random: () => number): void
  end(): void
}

interface Replicas {
  readonly services: readonly TestApp[]
  readonly weather: Weather
}

/** Three replicas on one PostgreSQL, each of which may lose its connections, or the answers to its commits. */
export async function openReplicas(count = 3): Promise<Replicas & { stop(): Promise<void> }> {
  const server = await startPostgres()
  const url = await server.newDatabase()
  let chance: () => number = () => 1
  const hear = (sent: Buffer, link: Link) => {
    if (!sent.includes('COMMIT') || chance() > 0.1) return
    if (chance() < 0.5) link.cut()
    else link.mute()
  }
  const links = await Promise.all(Array.from({ length: count }, () => startTcpProxy(url, hear)))
  const services: TestApp[] = []
  for (const link of links) {
    const open = () => buildTestApp({ logLevel: 'silent' }, link.url, { postgres: LIMITS })
    // A busy machine may take longer to answer than a call may.
    services.push(await again(open))
  }
  const weather: Weather = {
    begin: (random) => {
      chance = random
    },
    change: (random) => {
      for (const link of links) {
        link.heal()
        if (random() < 0.25) link.partition()
      }
      // Until it asks the database for the time, work of the others looks abandoned to a replica that is ahead.
      for (const { clock } of services) if (random() < 0.2) clock.advance(JUMP_MS)
    },
    end: () => {
      chance = () => 1
      for (const link of links) link.heal()
    },
  }
  return {
    services,
    weather,
    stop: async () => {
      for (const link of links) await link.stop()
      await server.stop()
    },
  }
}

/** One process on a file, whose statements and commits may fail. */
export async function openOne(): Promise<Replicas> {
  const points = new FaultPoints()
  const service = await buildTestApp({ logLevel: 'silent' }, undefined, {
    wrap: (database) => new FaultyDatabase(database, points),
  })
  const weather = {
    begin: (random: () => number) => points.begin(random),
    change: () => undefined,
    end: () => points.end(),
  }
  return { services: [service], weather }
}

export interface HistoryReport {
  readonly calls: number
  /** Calls whose outcome nobody knows. */
  readonly unknown: number
  readonly faults: readonly string[]
}

/** Calls of one account at all replicas, in an order that a seed decides, and what is wrong with what they saw. */
export async function runHistory(
  { services, weather }: Replicas,
  seed: number,
): Promise<HistoryReport> {
  const random = seeded(seed)
  const setClocks = (ms: number) => {
    for (const { clock } of services) clock.advance(ms - clock.nowMs())
  }
  setClocks(NOON_MS)
  const [first] = services
  // Connections that the run before lost are found out one by one.
  const { id, headers, session } = await again((n) => newCaller(first!, `${seed}-${n}@example.com`))
  const quota: QuotaCall[] = []
  const sessions: SessionCall[] = []
  const answers: (readonly [string, string])[] = []
  let tick = 0
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!

  const spend = async () => {
    const key = random() < 0.5 ? String(Math.floor(random() * KINDS.length)) : null
    const { url, payload, units } = key === null ? any(KINDS) : KINDS[Number(key)]!
    const own = key === null ? {} : { 'idempotency-key': `key-${key}` }
    const begin = tick++
    const answer = await any(services).inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...own },
    })
    const outcome = outcomeOf(answer.statusCode, answer.body)
    const isReplayed = answer.headers['idempotent-replayed'] !== undefined
    quota.push({
      begin,
      end: outcome === 'unknown' ? Infinity : tick++,
      outcome,
      units,
      key,
      isReplayed,
    })
    if (outcome === 'charged' && key !== null) answers.push([key, answer.body])
  }
  const read = async (service = any(services), isLast = false) => {
    const begin = tick++
    const answer = await service.inject({ url: '/auth/usage', headers })
    if (answer.statusCode !== 200) {
      if (isLast) throw new StorageError(answer.body)
      return
    }
    const { used } = answer.json()
    quota.push({ begin, end: tick++, outcome: 'read', units: 0, key: null, used, isLast })
  }
  const ofSession = async (kind: SessionCall['kind'], service = any(services)) => {
    const begin = tick++
    const { statusCode } = await service.inject(
      kind === 'use'
        ? { url: '/auth/me', headers: session }
        : { method: 'POST', url: '/auth/logout', headers: session },
    )
    const outcome = statusCode === 401 ? 'rejected' : statusCode < 300 ? 'accepted' : 'unknown'
    // A second logout is rejected because the first has taken effect.
    if (kind === 'use' || outcome !== 'rejected')
      sessions.push({ kind, begin, end: outcome === 'unknown' ? Infinity : tick++, outcome })
  }
  const one = () => {
    const kind = random()
    if (kind < 0.6) return spend()
    if (kind < 0.75) return read()
    return ofSession(kind < 0.94 ? 'use' : 'logout')
  }

  weather.begin(random)
  for (let round = 0; round < ROUNDS; round++) {
    weather.change(random)
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }
  weather.end()
  setClocks(NOON_MS + ROUNDS * JUMP_MS + 60_000)
  // As after a restart, when nothing is in progress any more.
  const { store, clock } = first!
  await again(() => tidyUp(store, clock, { abandonedMs: 0, retentionDays: 400 }))
  await again(() => read(first!, true))
  for (const service of services) await ofSession('use', service)
  await again(() => store.accounts.delete(id))
  const found = [quotaFault(quota, LIMIT), sessionFault(sessions), keyFault(answers)]
  return {
    calls: quota.length + sessions.length,
    unknown: quota.filter(({ outcome }) => outcome === 'unknown').length,
    faults: found
      .filter((fault) => fault !== null)
      .map(
        (fault) => `seed ${seed}: ${fault} ${JSON.stringify(quota)} ${JSON.stringify(sessions)}`,
      ),
  }
}

type Outcome = QuotaCall['outcome']

function outcomeOf(status: number, body: string): Outcome {
  if (status === 200) return 'charged'
  if (status === 429) return 'refused'
  return body.includes('may have been charged') ? 'unknown' : 'failed'
}

/** A new account with a token and a session. */
async function newCaller({ bearer, store, logIn }: TestApp, email: string) {
  const headers = await bearer('faults', email)
  const { id } = (await store.accounts.byEmail(email))!
  const token = await logIn(email)
  if (token === undefined) throw new StorageError('There is no session.')
  return { id, headers, session: { authorization: `Bearer ${token}` } }
}

/** Until the connections that were lost have been replaced. @param work receives the number of the attempt */
async function again<Result>(work: (n: number) => Promise<Result>): Promise<Result> {
  for (let n = 0; ; n++) {
    try {
      return await work(n)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
