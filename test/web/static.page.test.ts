import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaticServer, serveStatic } from '../support/static-files.js'
import { flaws } from './axe.js'
import { launch, noBrowser, visit } from './browser.js'
import {
  distance,
  NO_MAP,
  nauticalMiles,
  type PlannerService,
  ROUTE,
  SOON,
  startPlanner,
} from './planner-service.js'

/** Written by `npm run build:static`. */
const FOLDER = fileURLToPath(new URL('../../dist-static/', import.meta.url))
const MEGABYTE = 1e6

/** Requests with an answer, and one without. */
const REQUESTS = [
  ['/calculate-route', { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }],
  [
    '/v1/voyages',
    {
      stops: [{ unlocode: 'NLRTM' }, { unlocode: 'ESALG' }, { lat: 1.2, lon: 103.8 }],
      vessel: { type: 'container' },
    },
  ],
  [
    '/calculate-matrix',
    {
      origins: [{ unlocode: 'NLRTM' }],
      // The service has labels, whose sums end in another digit: 8,290.6345 nm to Singapore are rounded both ways.
      destinations: [{ unlocode: 'CNSHA' }, { unlocode: 'CLVAP' }],
    },
  ],
  [
    '/v1/emissions/sea',
    {
      route: { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } },
      cargo: { teu: 10 },
    },
  ],
  ['/v1/emissions/sea/dry-run', { route: { origin: { unlocode: 'NLRTM' } }, cargo: { teu: 0 } }],
  ['/calculate-route', { origin: { name: 'Newcastle' }, destination: { unlocode: 'SGSIN' } }],
] as const

/** An answer without what differs from call to call, and from one door to another. */
function lasting(answer: object): object {
  const names = ['id', 'request_id', 'calculated_at', 'digest', 'slug', 'cached']
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name)))
}

/** What a worker of the folder answers. */
function answersOf(page: Page, requests: typeof REQUESTS): Promise<object[]> {
  const name = readdirSync(`${FOLDER}assets`).find((file) => /^engine-worker-.*\.js$/.test(file))
  return page.evaluate(
    ([file, asked]) =>
      new Promise<object[]>((resolve, reject) => {
        const worker = new Worker(`assets/${file}`, { type: 'module' })
        const answers: object[] = []
        worker.onmessage = ({ data }) => {
          if ('failed' in data) reject(new Error(data.failed))
          if ('text' in data) answers.push(JSON.parse(data.text))
          if (answers.length === asked.length) resolve(answers)
        }
        for (const [id, [path, body]] of asked.entries()) {
          worker.postMessage({ id, request: { path, body } })
        }
      }),
    [name, requests] as const,
  )
}

describe.skipIf(noBrowser !== null)('the planner in a static folder', () => {
  let server: StaticServer
  let browser: Browser
  let service: PlannerService
  beforeAll(async () => {
    ;[server, browser, service] = await Promise.all([
      serveStatic({ '/somewhere/': FOLDER }),
      launch(),
      startPlanner({ auth: 'none' }),
    ])
  }, 600_000)
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    await service?.stop()
  })
  const open = (path: string) =>
    visit(browser, { url: `${server.url}/somewhere/${path}`, ...NO_MAP })
  const isKept = (page: Page) =>
    page.locator('html[data-offline=ready]').waitFor({ state: 'attached' })

  test('has a page for each pair of the largest ports', () => {
    expect(readFileSync(`${FOLDER}index.html`, 'utf8')).toContain('href="routes/"')
    expect(readdirSync(`${FOLDER}routes`)).toHaveLength((72 * 71) / 2 + 1)
    const page = readFileSync(`${FOLDER}routes/rotterdam-to-singapore/index.html`, 'utf8')
    expect(page).toContain('Rotterdam to Singapore by sea: 8,29')
  })

  test('answers whole requests as the service does', async () => {
    const { page, context } = await open('')
    const answers = await answersOf(page, REQUESTS)
    for (const [at, [path, body]] of REQUESTS.entries()) {
      const response = await fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const wanted = (await response.json()) as object
      expect(lasting(answers[at]!), `request ${at}`).toEqual(lasting(wanted))
    }
    await context.close()
  })

  test('plans on the first visit, and without a connection on the second', async () => {
    const before = server.sent()
    const { page, context, faults } = await open(ROUTE)
    await distance(page).waitFor(SOON)
    expect(await nauticalMiles(page)).toBeGreaterThan(8000)
    expect(await page.getByText('Log in').count()).toBe(0)
    expect(await flaws(page)).toEqual([])
    await isKept(page)
    const cold = server.sent() - before
    expect(cold).toBeLessThan(20 * MEGABYTE)

    await page.reload()
    await distance(page).waitFor(SOON)
    await isKept(page)
    const warm = server.sent() - before - cold
    expect(warm, 'bytes of the second visit').toBeLessThan(0.2 * MEGABYTE)
    console.info(`static planner: ${cold} bytes cold, ${warm} warm`)
    expect(faults).toEqual([])

    await server.close()
    for (const path of [`${ROUTE}&close=suez`, `${ROUTE}&view=compare`, `embed/${ROUTE}`]) {
      await page.goto(`${server.url}/somewhere/${path}`)
      const words = () => page.locator('body').innerText()
      await expect.poll(words, SOON).toMatch(/(8,2|11,7)\d\d/)
    }
    await context.close()
  })
})
