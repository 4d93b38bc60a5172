/**
 * What a user waits for: a start, cold, warm and on a slow phone, a new line, and the bytes of the first view; and what
 * a page holds after hundreds of plans. In Chromium with software rendering, compared with a blank page of the same
 * service. Run it with: npm run bench -- page
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { defaults } from '../../src/interfaces/http/config.js'
import { startServer } from '../../src/interfaces/http/server.js'
import { readPorts } from '../../src/ports/port.js'
import { openRouter } from '../../src/runtime/loading/open.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { findPlaces, PortTable } from '../../web/plan/find-places.js'
import { inlineEngine } from '../support/inline-engine.js'
import { holdPlans } from './bench-plans.js'
import { markFigures, moments, slowStart } from './bench-slow.js'
import { launch, visit } from './browser.js'

const COLD_STARTS = Number(process.env['STARTS'] ?? 9)
/** Rotterdam to Singapore, followed by ends for which no answer is cached. */
const FIRST = '?from=1068&to=1309'
const NEXT = [319, 145, 395, 1466, 700, 12, 250, 480, 610, 820, 930, 1010, 1120, 1230, 1400]
const MAX_MS = 60_000
/** Between two new lines, because a user looks at one before choosing the next. */
const REST_MS = 2000

/** Moments of a visit, ms since the start of its navigation. */
interface Start {
  readonly firstPaint: number
  readonly figures: number
  /** The line on the sketch, which lies over the map until the map is complete. */
  readonly line: number
  readonly map: number
}

/** Plans of one page, and how many there are between two counts of what it holds. */
const [PLANS, EVERY] = [Number(process.env['PLANS'] ?? 500), 100]
/** Widths of a desktop and of a phone, px. */
const WIDTHS = [1440, 390]

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1]!
const inTurn = (values: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0).padStart(6)).join(' ')

async function blankPage(browser: Browser, url: string): Promise<number> {
  const { page, context } = await visit(browser, { url: `${url}/ready` })
  const ms = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.duration)
  await context.close()
  return ms
}

async function coldStart(browser: Browser, url: string): Promise<Start & { bytes: number }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(markFigures)
  const page = await context.newPage()
  await page.goto(url + FIRST)
  await page.waitForFunction(() => performance.getEntriesByName('map-idle').length > 0, undefined, {
    timeout: MAX_MS,
  })
  await page.waitForLoadState('networkidle')
  const names = ['first-contentful-paint', 'figures', 'route-sketched', 'map-idle']
  const [firstPaint, figures, line, map] = await moments(page, names)
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
      // A prefetched file is listed once more when it is run, from the cache.
      (sum, { encodedBodySize, transferSize }) => sum + (transferSize === 0 ? 0 : encodedBodySize),
      0,
    ),
  )
  await context.close()
  return {
    firstPaint: firstPaint!,
    // With slow graphics, a frame is on the screen long after the script has drawn it.
    figures: Math.max(firstPaint!, figures!),
    line: Math.max(firstPaint!, line!),
    map: map!,
    bytes,
  }
}

/**
 * Time from the choice of another place to its line over the map, which has not moved yet, and to
 * the complete map around it, both including the request to the service.
 */
async function newLines(browser: Browser, url: string): Promise<{ line: number; map: number }[]> {
  const { page, context } = await visit(browser, { url: url + FIRST })
  await waitForLine(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => performance.getEntriesByName('map-idle').length > 0)
  await page.waitForTimeout(REST_MS)
  const times: { line: number; map: number }[] = []
  for (const to of NEXT) {
    await page.evaluate((address) => {
      performance.clearMarks()
      performance.mark('chosen')
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `?from=1068&to=${to}`)
    await waitForLine(page)
    const line = await page.evaluate(
      () => performance.measure('line', 'chosen', 'route-drawn').duration,
    )
    await page.waitForFunction(() => {
      const [drawn] = performance.getEntriesByName('route-drawn')
      return performance.getEntriesByName('map-idle').some((at) => at.startTime > drawn!.startTime)
    })
    const map = await page.evaluate(() => performance.measure('map', 'chosen', 'map-idle').duration)
    times.push({ line, map })
    await page.waitForTimeout(REST_MS)
  }
  await context.close()
  return times
}

/** Searches for each of some texts among all ports, as at a keystroke, a hundred times in Node. */
function keystrokes(): number[] {
  const ports = readPorts(JSON.parse(readFileSync('data/built/ports.json', 'utf8')))
  const table = new PortTable(ports)
  const texts = ['r', 'ro', 'rotterdm', 'santos br', 'u', 'us n', 'lehvre', 'germany']
  return Array.from({ length: 100 }, () => texts).flatMap((all) =>
    all.map((text) => {
      const startedMs = performance.now()
      findPlaces(table, text, 8)
      return performance.now() - startedMs
    }),
  )
}

/** Addresses of pairs of ports, none twice. */
function pairs(count: number): string[] {
  const ports = readPorts(JSON.parse(readFileSync('data/built/ports.json', 'utf8')))
  const ids = ports.filter(({ size }) => size === 'large').map(({ id }) => id)
  return Array.from({ length: count + 1 }, (_, i) => {
    const to = (i + 1 + ((7 * i) % (ids.length - 1))) % ids.length
    return `?from=${ids[i % ids.length]}&to=${ids[to]}`
  })
}

async function waitForLine(page: Page): Promise<void> {
  const isDrawn = () => performance.getEntriesByName('route-drawn').length > 0
  await page.waitForFunction(isDrawn, undefined, { timeout: MAX_MS })
}

const folder = mkdtempSync(join(tmpdir(), 'fairway-page-'))
const config = {
  ...defaults(),
  port: 0,
  store: join(folder, 'fairway.db'),
  auth: 'none' as const,
  logLevel: 'silent' as const,
  demoAccount: false,
}
const server = await startServer(config, {
  openEngine: async () =>
    inlineEngine(await openRouter(config.data, [20]), await readTables(config.data)),
})
await server.ready
const url = server.url.replace(/\/?$/, '/')
const browser = await launch()
try {
  const load = loadavg().map((one) => one.toFixed(1))
  const starts: Awaited<ReturnType<typeof coldStart>>[] = []
  const blanks: number[] = []
  for (let i = 0; i < COLD_STARTS; i++) {
    blanks.push(await blankPage(browser, server.url))
    starts.push(await coldStart(browser, url))
  }
  const lines = await newLines(browser, url)
  const others: string[] = []
  for (const width of WIDTHS) {
    for (const [name, how] of [
      ['warm', { isWarm: true, isSlow: false }],
      ['slow', {}],
    ] as const) {
      const { figures, line, map, cpu } = await slowStart(browser, url + FIRST, { width, ...how })
      const parts = [figures, line, map, cpu].map((ms) => ms.toFixed(0).padStart(6))
      others.push(`${name} start, ${width} px`.padEnd(23) + parts.join(' '))
    }
  }
  const held = await holdPlans(browser, url, pairs(PLANS), EVERY)
  const of = (name: keyof Start) => inTurn(starts.map((start) => start[name]))
  console.log(
    [
      `Load average ${load.join(', ')}. Milliseconds, ${COLD_STARTS} cold starts, ${lines.length} new lines.`,
      '                          p50    p95    max',
      `blank page             ${inTurn(blanks)}`,
      `first paint            ${of('firstPaint')}`,
      `figures (aim 1500)     ${of('figures')}`,
      `line (aim 2000)        ${of('line')}`,
      `map around it          ${of('map')}`,
      `a new line (aim 150)   ${inTurn(lines.map(({ line }) => line))}`,
      `map around a new line  ${inTurn(lines.map(({ map }) => map))}`,
      `keystroke (aim 16)     ${inTurn(keystrokes())}`,
      `first view (aim 900)   ${(starts[0]!.bytes / 1000).toFixed(0)} kB as sent`,
      "Starts otherwise: figures (aim 1600 if slow), line, map (aim 4000 if slow), time of the page's thread",
      ...others,
      'Plans of one page: heap MB, nodes, listeners, thread ms a plan (aim 100)',
      ...held.map(({ plans, heapMb, nodes, listeners, cpuMs }) =>
        [plans, heapMb.toFixed(1), nodes, listeners, cpuMs.toFixed(0)]
          .map((cell) => String(cell).padStart(7))
          .join(' '),
      ),
    ].join('\n'),
  )
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true })
}
