import { expect } from 'vitest'
import { seeded } from '../../lab/seeded.js'
import { isoTime } from '../../src/base/utc.js'
import { tidyUp } from '../../src/interfaces/http/process/housekeeping.js'
import {
  type Database,
  OutcomeUnknownError,
  type Queryable,
  StorageError,
  type Value,
} from '../../src/keeping/store/database/database.js'
import { OverloadedError } from '../../src/planning/errors.js'
import { buildTestApp, type TestApp } from './test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const GRID = { origins: [ROUTE.origin], destinations: [ROUTE.destination, ROUTE.origin] }
const ESTIMATE = { route: ROUTE, cargo: { mass_tonnes: 10 } }
/** What a run requests, with its price. */
const KINDS = [
  { url: '/calculate-route', payload: ROUTE, units: 1 },
  { url: '/calculate-route', payload: { ...ROUTE, avoid: ['piracy'] }, units: 1 },
  { url: '/calculate-matrix', payload: GRID, units: 2 },
  { url: '/v1/emissions/sea', payload: ESTIMATE, units: 1 },
] as const
const NOON_MS = Date.parse('2026-11-21T12:00:00Z')
const LIMIT = 6
const REQUESTS = 9
const AT_ONCE = 3
const KEYS = 3
const FAULTS_PER_CALL = 0.06

/** A place at which something may fail. The seed of a run decides whether it does. */
export class FaultPoints {
  #random: (() => number) | null = null
  struck = 0
  hungUp = 0

  begin(random: () => number): void {
    this.#random = random
  }

  end(): void {
    this.#random = null
  }

  strikes(): boolean {
    if (this.#random === null || this.#random() >= FAULTS_PER_CALL) return false
    this.struck += 1
    return true
  }

  check(what: string): void {
    if (this.strikes()) throw new StorageError(`fault: ${what}`)
  }
}

/** A database that fails before, during and after its work, and loses answers to commits. */
export class FaultyDatabase implements Database {
  readonly isShared: boolean
  readonly words: Database['words']

  constructor(
    private readonly database: Database,
    private readonly points: FaultPoints,
  ) {
    this.isShared = database.isShared
    this.words = database.words
  }

  async query<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]> {
    this.points.check('before a statement')
    const rows = await this.database.query<Row>(sql, values)
    this.points.check('behind a statement')
    return rows
  }

  async transaction<Result>(
    work: (inside: Queryable) => Promise<Result>,
    row?: number,
  ): Promise<Result> {
    this.points.check('no connection')
    const result = await this.database.transaction(async (inside) => {
      const done = await work({
        query: async (sql, values) => {
          this.points.check('within a transaction')
          return inside.query(sql, values)
        },
      })
      if (this.points.strikes()) throw new OutcomeUnknownError('fault: the commit never arrived')
      return done
    }, row)
    if (this.points.strikes()) throw new OutcomeUnknownError('fault: the answer was lost')
    return result
  }

  close(): Promise<void> {
    return this.database.close()
  }
}

/** Shows that, whatever fails, an account is charged for what it received and for nothing else. */
export async function openFaultRuns() {
  const points = new FaultPoints()
  const service = await buildTestApp({ logLevel: 'silent' }, ':memory:', {
    wrap: (database) => new FaultyDatabase(database, points),
  })
  breakThreads(service, points)
  return {
    run: (seed: number) => run(service, points, seed),
    struck: () => points.struck,
    hungUp: () => points.hungUp,
  }
}

function breakThreads({ sea }: TestApp, points: FaultPoints): void {
  const { routes, matrix } = sea
  const mayFail = () => {
    if (points.strikes()) throw new OverloadedError('A thread is gone.')
  }
  sea.routes = async (...asked) => {
    mayFail()
    return routes.apply(sea, asked)
  }
  sea.matrix = async (...asked) => {
    mayFail()
    return matrix.apply(sea, asked)
  }
}

async function run(service: TestApp, points: FaultPoints, seed: number): Promise<void> {
  const { store, clock } = service
  const random = seeded(seed)
  // Every run is on a single day, far from midnight.
  clock.advance(NOON_MS - clock.nowMs())
  const headers = await service.bearer('faults', `fault-${seed}@example.com`)
  const { id } = (await store.accounts.byEmail(`fault-${seed}@example.com`))!
  const kept = new Map<number, string>()
  let charged = 0
  let doubtful = 0
  const ask = async () => {
    const key = random() < 0.5 ? Math.floor(random() * KEYS) : null
    const { url, payload, units } = KINDS[key ?? Math.floor(random() * KINDS.length)]!
    const own = key === null ? {} : { 'idempotency-key': `key-${key}` }
    const request = { method: 'POST', url, payload, headers: { ...headers, ...own } } as const
    const caller = new AbortController()
    const answering = service.inject({ ...request, signal: caller.signal })
    if (points.strikes()) setImmediate(() => caller.abort())
    const answer = await answering.catch(() => null)
    if (answer === null) {
      // The caller disconnected, so nobody knows whether the request was charged.
      points.hungUp += 1
      doubtful += units
      return
    }
    const what = `seed ${seed}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
    expect([200, 409, 429, 503], what).toContain(answer.statusCode)
    if (answer.statusCode === 503) expect(answer.headers['retry-after'], what).toBeDefined()
    if (answer.body.includes('may have been charged')) doubtful += units
    if (answer.statusCode !== 200) return
    if (key !== null) {
      expect(kept.get(key) ?? answer.body, what).toBe(answer.body)
      kept.set(key, answer.body)
    }
    if (answer.headers['idempotent-replayed'] === undefined) charged += units
  }
  points.begin(random)
  for (let asked = 0; asked < REQUESTS; asked += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
    clock.advance(Math.floor(random() * 4000) - 2000)
  }
  points.end()
  // As after a restart, when nothing is in progress any more.
  clock.advance(60_000)
  await tidyUp(store, clock, { abandonedMs: 0, retentionDays: 400 })
  const { used } = await store.quota.usage(id, isoTime(clock.nowMs()).slice(0, 10))
  const what = `seed ${seed}: used ${used}, charged ${charged}, in doubt ${doubtful}`
  expect(used, what).toBeGreaterThanOrEqual(charged)
  expect(used, what).toBeLessThanOrEqual(Math.min(LIMIT, charged + doubtful))
  const left = await store.accounts.export(id)
  expect(left['quota_reservations'], what).toEqual([])
  await store.accounts.delete(id)
}
