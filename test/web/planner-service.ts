import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRouter } from '../../src/loading/open.js'
import { defaults } from '../../src/service/config.js'
import { readTables } from '../../src/service/planning/engine.js'
import { startServer } from '../../src/service/server.js'
import { makeAccounts, PASSWORD } from '../support/accounts.js'
import { inlineEngine } from '../support/inline-engine.js'
import { newFolder } from '../support/temporary.js'

export interface PlannerService {
  readonly url: string
  logIn(email: string): Promise<string>
  /** Goes away and comes back at the same address, with the same accounts. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

export const PLENTY = 'plenty@example.com'
/** May ask for two routes a day. */
export const SCANT = 'scant@example.com'

/** The whole service with its page and the real sea of 20 km. */
export async function startPlanner(): Promise<PlannerService> {
  requirePage()
  const folder = newFolder()
  const store = join(folder.path, 'fairway.db')
  const plans = join(folder.path, 'plans.json')
  const plan = (limit: number) => ({ daily_limit: limit, requests_per_minute: null })
  writeFileSync(plans, JSON.stringify({ plenty: plan(100_000), scant: plan(2) }))
  await makeAccounts(store, 'plenty', [PLENTY])
  await makeAccounts(store, 'scant', [SCANT])
  const config = {
    ...defaults(),
    port: 0,
    store,
    plans,
    logLevel: 'silent' as const,
    demoAccount: false,
  }
  const engine = inlineEngine(await openRouter(config.data, [20]), await readTables(config.data))
  const start = async (port: number) => {
    const started = await startServer({ ...config, port }, { openEngine: async () => engine })
    await started.ready
    return started
  }
  let server = await start(0)
  const { url } = server
  return {
    url,
    logIn: (email) => logIn(url, email),
    pause: () => server.stop(),
    resume: async () => {
      server = await start(Number(new URL(url).port))
    },
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

async function logIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}

const BUILT = 'dist/web/index.html'

/** `npm test` builds the page before the tests; one that runs alone must not try an old page. */
function requirePage(): void {
  const sources = ['web', 'src/client', 'src/export-formats', 'src/geo']
  const newest = Math.max(...sources.map(newestIn))
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs >= newest) return
  throw new Error('The page is not built as its sources are now. Run `npm run build:web`.')
}

function newestIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('generated'))
    .reduce((ms, entry) => Math.max(ms, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}
