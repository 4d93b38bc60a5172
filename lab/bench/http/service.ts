import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '../../../src/keeping/accounts/passwords.js'
import { openStore } from '../../../src/keeping/store/database/store.js'
import { freePort, ServerProcess } from './process.js'

const EMAIL = 'bench@example.com'
const PASSWORD = 'a bench is for sitting on'
/** CPU time of a second in which nothing is done. */
const QUIET_CPU_SECONDS = 0.05

export interface Service {
  readonly server: ServerProcess
  readonly token: string
  /** Time from the start of the process to the first 200 of /ready. */
  readonly readyMs: number
  /** The same in CPU time of the process, which is independent of other load on the machine. */
  readonly readyCpuMs: number
  ask(path: string, body: object): Promise<{ text: string; ms: number }>
}

/** Starts the built service with an unlimited account and default settings. */
export async function startService(folder: string): Promise<Service> {
  const store = join(folder, 'fairway.db')
  const plans = join(folder, 'plans.json')
  writeFileSync(plans, '{"bench":{"daily_limit":null,"requests_per_minute":null}}')
  await makeAccount(store)
  const port = await freePort()
  const server = new ServerProcess(
    `http://127.0.0.1:${port}`,
    ['dist/interfaces/cli/main.js', 'serve'],
    {
      FAIRWAY_PORT: String(port),
      FAIRWAY_STORE: store,
      FAIRWAY_PLANS: plans,
      FAIRWAY_DEMO_ACCOUNT: 'false',
      FAIRWAY_PUBLIC_REQUESTS_PER_MINUTE: '100000000',
      // On a busy machine, a matrix takes longer than the service allows by default.
      FAIRWAY_DEADLINE_SECONDS: '600',
    },
  )
  const readyMs = await server.answers('/ready')
  const readyCpuMs = server.cpuSeconds() * 1000
  const login = await post(server.url, '/auth/login', { email: EMAIL, password: PASSWORD })
  const { access_token: token } = JSON.parse(login.text)
  const ask = (path: string, body: object) => post(server.url, path, body, token)
  await waitForAllResolutions(ask)
  await waitForQuiet(server)
  return { server, token, readyMs, readyCpuMs, ask }
}

async function makeAccount(location: string): Promise<void> {
  const store = await openStore(location)
  const passwordHash = await hashPassword(PASSWORD)
  const createdAt = new Date().toISOString()
  await store.accounts.create({ email: EMAIL, passwordHash, planType: 'bench', createdAt })
  await store.close()
}

async function waitForAllResolutions(ask: Service['ask']): Promise<void> {
  for (const resolution_km of [5, 10, 50, 100]) {
    const place = { coordinates: [0, 0] }
    const body = { origin: place, destination: place, resolution_km }
    while (await ask('/calculate-route', body).then(never, always)) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** At its first start, the service saves routes between the major ports in the background. */
async function waitForQuiet(server: ServerProcess): Promise<void> {
  for (let before = 0; server.cpuSeconds() - before > QUIET_CPU_SECONDS; ) {
    before = server.cpuSeconds()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

const never = () => false
const always = () => true

async function post(url: string, path: string, body: object, token?: string) {
  const beganMs = performance.now()
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} is ${answer.status}: ${text.slice(0, 300)}`)
  return { text, ms: performance.now() - beganMs }
}
