import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '../../src/keeping/accounts/passwords.js'
import { openStore } from '../../src/keeping/store/database/store.js'
import { logIn } from '../../test/support/http-client.js'
import { freePort, ServerProcess } from '../bench/http/process.js'

const PASSWORD = 'correct horse battery staple'
/** More than any measurement uses, but not unlimited, so that the quota headers are sent. */
const MUCH = 1_000_000_000

/** Plans for measurements, in addition to those of the package. */
const PLANS = {
  trial: { daily_limit: 1000, requests_per_minute: 120 },
  free: { daily_limit: MUCH, requests_per_minute: null },
}

export interface BuiltService {
  readonly server: ServerProcess
  /** One token per account. */
  readonly tokens: readonly string[]
}

export interface BuiltOptions {
  /** Default: a file in the folder. */
  readonly store?: string
  /** The plan of each account. */
  readonly accounts?: readonly (keyof typeof PLANS)[]
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts the service of dist/ with its own accounts. Several can share a store. */
export async function startBuilt(
  folder: string,
  { store = join(folder, 'fairway.db'), accounts = ['free'], settings = {} }: BuiltOptions = {},
): Promise<BuiltService> {
  const plans = join(folder, 'plans.json')
  writeFileSync(plans, JSON.stringify(PLANS))
  const emails = await makeAccounts(store, accounts)
  const server = await startReplica(folder, store, settings)
  const tokens: string[] = []
  for (const email of emails) tokens.push(await logIn(server.url, email, PASSWORD))
  return { server, tokens }
}

/** Starts another process on the same store. */
export async function startReplica(
  folder: string,
  store: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const server = new ServerProcess(
    `http://127.0.0.1:${port}`,
    ['dist/interfaces/cli/main.js', 'serve'],
    {
      // As deploy/ and the Dockerfile set it.
      MALLOC_ARENA_MAX: '2',
      FAIRWAY_PORT: String(port),
      FAIRWAY_STORE: store,
      FAIRWAY_PLANS: join(folder, 'plans.json'),
      FAIRWAY_DEMO_ACCOUNT: 'false',
      FAIRWAY_LOG_LEVEL: 'error',
      FAIRWAY_LOGIN_REQUESTS_PER_MINUTE: '100000',
      FAIRWAY_PUBLIC_REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
  )
  await server.answers('/ready')
  return server
}

async function makeAccounts(location: string, plans: readonly string[]): Promise<string[]> {
  const store = await openStore(location)
  const passwordHash = await hashPassword(PASSWORD)
  const createdAt = new Date().toISOString()
  const emails = plans.map((plan, at) => `${plan}-${at}@example.com`)
  for (const [at, email] of emails.entries()) {
    await store.accounts.create({ email, passwordHash, planType: plans[at]!, createdAt })
  }
  await store.close()
  return emails
}
