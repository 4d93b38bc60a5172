import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Config, defaults } from '../../src/interfaces/http/config.js'
import type { ServiceEngine } from '../../src/interfaces/http/engine.js'
import { startServer } from '../../src/interfaces/http/server.js'
import { makeAccounts, PASSWORD } from '../support/accounts.js'
import { FakeRouter } from '../support/fake-router.js'
import { type Asking, ask, logIn } from '../support/http-client.js'
import { inlineEngine } from '../support/inline-engine.js'
import { newStoreFile } from '../support/store-file.js'
import { temporaryFolder } from '../support/temporary.js'
import { TestClock } from '../support/test-app.js'
import { testPorts } from '../support/test-ports.js'

export { PASSWORD }

const PLANS = {
  large: { daily_limit: 100_000, requests_per_minute: null },
  one: { daily_limit: 1, requests_per_minute: null },
  ten: { daily_limit: 10, requests_per_minute: null },
}

/** Two accounts with a large limit, one with a single unit and one with ten. */
export const ACCOUNTS = {
  a: 'a@example.com',
  b: 'b@example.com',
  one: 'one@example.com',
  ten: 'ten@example.com',
} as const
type AccountName = keyof typeof ACCOUNTS

export const ROTTERDAM = [4.05, 51.98] as const
export const NEW_YORK = [-73.9, 40.5] as const
export const BARCELONA = [2.2, 41.35] as const
export const ROUTE = {
  origin: { coordinates: ROTTERDAM },
  destination: { coordinates: NEW_YORK },
}

/** A whole service that is known only through HTTP. */
export async function startService(
  settings: Partial<Config> = {},
  engine: ServiceEngine = fakeEngine(),
) {
  const folder = temporaryFolder()
  const store = await newStoreFile(join(folder, 'fairway.db'))
  const plans = join(folder, 'plans.json')
  writeFileSync(plans, JSON.stringify(PLANS))
  await makeAccounts(store, 'large', [ACCOUNTS.a, ACCOUNTS.b])
  await makeAccounts(store, 'one', [ACCOUNTS.one])
  await makeAccounts(store, 'ten', [ACCOUNTS.ten])
  const clock = new TestClock()
  const config = { ...defaults(), port: 0, logLevel: 'silent' as const, store, plans, ...settings }
  const server = await startServer(config, { clock, openEngine: async () => engine })
  await server.ready
  onTestFinished(() => server.stop())
  const at = (path: string, asking?: Asking) => ask(`${server.url}${path}`, asking)
  return {
    url: server.url,
    clock,
    ask: at,
    token: (name: AccountName) => logIn(server.url, ACCOUNTS[name], PASSWORD),
    logIn: (email: string, password: string) => at('/auth/login', { json: { email, password } }),
    used: async (token: string) => (await at('/auth/usage', { token })).body.used as number,
  }
}

function fakeEngine(): ServiceEngine {
  const closureTables = { passages: [], vesselClasses: [] }
  return inlineEngine(new FakeRouter(testPorts), { ports: testPorts, closureTables })
}
