import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type Config, defaults } from '../../src/interfaces/http/config.js'
import { startServer } from '../../src/interfaces/http/server.js'
import { makeAccounts, PASSWORD } from '../support/accounts.js'
import { inlineEngine } from '../support/inline-engine.js'
import { sea } from '../support/sea.js'
import { tables } from '../support/tables.js'
import { newFolder } from '../support/temporary.js'
import { launch, PATIENCE_MS, type Visit, type VisitOptions, visit } from './browser.js'

export interface PlannerService {
  readonly url: string
  logIn(email: string): Promise<string>
  /** Stops and comes back at the same address, with the same accounts. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

export const PLENTY = 'plenty@example.com'
/** An account that may request two routes a day. */
export const SCANT = 'scant@example.com'

/** Rotterdam to Singapore. */
export const ROUTE = '?from=1068&to=1309'
/** For tests of words and figures: a visit without a map, which takes most of the time. */
export const NO_MAP = { map: false }
export const MAP = { map: true }
/** The page waits for a pause before it sends a request. */
export const SOON = { timeout: PATIENCE_MS }

export interface Planner {
  readonly service: PlannerService
  readonly browser: Browser
  /** Opens a page as a new visitor, who is logged in unless the options say otherwise. */
  open(path?: string, options?: Partial<VisitOptions>): Promise<Visit & { charged(): number }>
}

/**
 * A service with its page and a browser, for all tests of a file.
 * @param usual options for every visit of the file
 */
export function usePlanner(
  settings: Partial<Config> = {},
  usual: Partial<VisitOptions> = {},
): Planner {
  let service: PlannerService
  let browser: Browser
  let token: string | undefined
  beforeAll(async () => {
    ;[service, browser] = await Promise.all([startPlanner(settings), launch()])
    if (settings.auth === undefined) token = await service.logIn(PLENTY)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.stop()
  })
  return {
    get service() {
      return service
    },
    get browser() {
      return browser
    },
    async open(path = '', options = {}) {
      const visited = await visit(browser, {
        url: `${service.url}/${path}`,
        token,
        ...usual,
        ...options,
      })
      onTestFinished(() => visited.context.close())
      const charged = () =>
        visited.requests.filter((url) => url.endsWith('/calculate-route')).length
      return { ...visited, charged }
    },
  }
}

export const distance = (page: Page): Locator => page.locator('dd.distance')

export async function nauticalMiles(page: Page): Promise<number> {
  return Number((await distance(page).innerText()).replace(/[^0-9]/g, ''))
}

/** Waits until the map shows the line. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('route-drawn').length > 0)
}

/** Opens the fields of a pill: `Avoid`, `Any ship`, `Leaves now`. */
export async function openPill(page: Page, name: RegExp): Promise<void> {
  const pill = page.getByRole('button', { name, expanded: false })
  await pill.click()
  await expect.poll(() => pill.count()).toBe(0)
}

/** The whole service with its page and the real sea at 20 km. */
export async function startPlanner(settings: Partial<Config> = {}): Promise<PlannerService> {
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
    ...settings,
  }
  const engine = inlineEngine((await sea(20)).router, tables)
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

/** `npm test` builds the page before the tests. A test that runs alone must not use an old page. */
function requirePage(): void {
  const sources = ['web', 'src/client', 'src/files', 'src/papers', 'src/engine/geo']
  const newest = Math.max(...sources.map(newestIn))
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs >= newest) return
  throw new Error('The page is not built as its sources are now. Run `npm run build:web`.')
}

function newestIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('generated'))
    .reduce((ms, entry) => Math.max(ms, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}
