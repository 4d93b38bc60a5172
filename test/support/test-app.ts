import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Clock } from '../../src/base/clock.js'
import type { FactorSet } from '../../src/emissions/index.js'
import { openCaches } from '../../src/interfaces/http/answers/caches.js'
import { newId } from '../../src/interfaces/http/answers/ids.js'
import { buildApp } from '../../src/interfaces/http/app.js'
import { type Config, defaults } from '../../src/interfaces/http/config.js'
import type { Dependencies } from '../../src/interfaces/http/dependencies.js'
import type { ServiceEngine } from '../../src/interfaces/http/engine.js'
import { Metrics } from '../../src/interfaces/http/metrics/metrics.js'
import { Readiness } from '../../src/interfaces/http/probes/readiness.js'
import { WorkQueue } from '../../src/interfaces/http/process/work-queue.js'
import { AccessTokens } from '../../src/keeping/accounts/access-tokens.js'
import { openLocalAccount } from '../../src/keeping/accounts/local-account.js'
import type { Mailer } from '../../src/keeping/accounts/mailer.js'
import { hashPassword } from '../../src/keeping/accounts/passwords.js'
import { Plans } from '../../src/keeping/accounts/plans.js'
import {
  type Account,
  openStore,
  type Store,
  type StoreOptions,
} from '../../src/keeping/store/database/store.js'
import type { PortTable } from '../../src/ports/table.js'
import { openFactors } from '../../src/runtime/loading/open-factors.js'
import { VERSION } from '../../src/runtime/loading/version.js'
import { FakeRouter } from './fake-router.js'
import { type InlineSea, inlineEngine } from './inline-engine.js'
import { newStoreFile } from './store-file.js'
import { tables } from './tables.js'
import { temporaryFolder } from './temporary.js'
import { testPorts } from './test-ports.js'

export const PASSWORD = 'correct horse battery staple'
const passwordHash = hashPassword(PASSWORD)
const { closureTables, winds, ports: allPorts } = tables
const ENOUGH = { check: () => undefined }
const openFactorsOnce = await openFactors({ data: 'data', factorPack: '' })

/** The table that comes with the service. */
export { allPorts }

export class TestClock implements Clock {
  constructor(private ms = Date.parse('2026-11-21T08:00:00Z')) {}
  nowMs(): number {
    return this.ms
  }
  advance(ms: number): void {
    this.ms += ms
  }
}

export const PLANS = new Plans({
  trial: { daily_limit: 1000, requests_per_minute: null },
  tiny: { daily_limit: 3, requests_per_minute: null },
  slow: { daily_limit: 1000, requests_per_minute: 2 },
  faults: { daily_limit: 6, requests_per_minute: null },
  none: { daily_limit: 0, requests_per_minute: null },
  enterprise: { daily_limit: null, requests_per_minute: null },
})

export interface TestApp {
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>
  readonly app: ReturnType<typeof buildApp>
  readonly readiness: Readiness
  readonly store: Store
  readonly clock: TestClock
  readonly router: FakeRouter
  /** The work that the service leaves to other threads. */
  readonly sea: InlineSea
  readonly background: WorkQueue
  /** Lines that were logged. */
  readonly log: string[]
  account(planType?: string, email?: string): Promise<Account>
  logIn(email?: string): Promise<string>
  /** The token of a new account, as a header. */
  bearer(planType?: string, email?: string): Promise<{ authorization: string }>
}

/**
 * The whole service with a real database, by default a file, with a fake sea and a clock that
 * stands still.
 */
export async function buildTestApp(
  settings: Partial<Config> & {
    engine?: () => ServiceEngine | null
    mailer?: Mailer | null
    ports?: PortTable
    factors?: FactorSet | null
    memory?: Dependencies['memory']
    post?: Dependencies['post']
    get?: Dependencies['get']
    /** Resolutions that are reported as still being opened. */
    opening?: ServiceEngine['opening']
  } = {},
  storeLocation?: string,
  storeOptions: StoreOptions = {},
): Promise<TestApp> {
  const location = storeLocation ?? (await newStoreFile(join(temporaryFolder(), 'fairway.db')))
  const store = await openStore(location, storeOptions)
  const clock = new TestClock()
  const { ports = testPorts, opening = new Map(), ...rest } = settings
  const router = new FakeRouter(ports)
  const loaded = inlineEngine(router, { ports, closureTables, ...(winds && { winds }) }, opening)
  const {
    engine = () => loaded,
    mailer = null,
    factors = openFactorsOnce,
    memory = ENOUGH,
    post = async () => 204,
    get = async () => {
      throw new Error('answered 404')
    },
    ...config
  } = rest
  const log: string[] = []
  const background = new WorkQueue()
  const dependencies: Dependencies = {
    config: { ...defaults(), logLevel: 'info', ...config },
    store,
    plans: PLANS,
    clock,
    nowMs: () => clock.nowMs(),
    newId,
    softwareVersion: VERSION,
    mailer,
    post,
    get,
    background,
    localAccount: config.auth === 'none' ? await openLocalAccount(store, clock) : null,
    ...openCaches(1),
    metrics: new Metrics(),
    memory,
    engine,
    factors,
    logStream: { write: (line) => log.push(line) },
  }
  const readiness = new Readiness(dependencies)
  const app = buildApp(dependencies, readiness)
  onTestFinished(async () => {
    await app.close()
    await store.close()
  })
  const account = async (planType = 'trial', email = `${planType}@example.com`) =>
    (await store.accounts.create({
      email,
      passwordHash: await passwordHash,
      planType,
      createdAt: '2026-11-01T00:00:00.000Z',
    }))!
  const logIn = async (email = 'trial@example.com') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password: PASSWORD },
    })
    return answer.json().access_token as string
  }
  const bearer = async (planType = 'trial', email?: string) => {
    const { id } = await account(planType, email)
    const holder = { id, passwordHash: await passwordHash }
    const issued = await new AccessTokens(store, clock, defaults()).issue(holder)
    return { authorization: `Bearer ${issued!.token}` }
  }
  const inject = (options: InjectOptions) => app.inject(options)
  const sea = loaded.background
  return {
    inject,
    app,
    readiness,
    store,
    clock,
    router,
    sea,
    background,
    log,
    account,
    logIn,
    bearer,
  }
}
