import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { flaws } from './axe.js'
import { noBrowser, type Visit, type VisitOptions } from './browser.js'
import { drawn, NO_MAP, ROUTE, usePlanner } from './planner-service.js'

/** Views besides the plan with its map. */
const VIEWS = [
  `${ROUTE}&vessel=container&price=600`,
  `${ROUTE}&view=table&variant=close%3Dsuez`,
  `${ROUTE}&view=cost&variant=close%3Dsuez`,
  `${ROUTE}&view=emissions&teu=20`,
  '?view=matrix&rows=Rotterdam|Singapore',
  '?view=account',
]

describe.skipIf(noBrowser !== null)('the quality of the page', () => {
  const planner = usePlanner()

  async function open(path: string, options: Partial<VisitOptions> = {}) {
    const visited = await planner.open(path, options)
    await visited.page.waitForLoadState('networkidle')
    return visited
  }

  const LOOKS = [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 360 },
  ] as const

  test.each(LOOKS)('every view is accessible and fits, $colorScheme at $width px', async (look) => {
    async function check({ page, faults }: Visit) {
      await page.waitForLoadState('networkidle')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      const found = { url: page.url(), width, flaws: await flaws(page), faults }
      expect(found).toEqual({ url: page.url(), width: look.width, flaws: [], faults: [] })
    }
    await check(await open(ROUTE, look))
    const visited = await open('', { ...look, ...NO_MAP })
    for (const view of VIEWS) {
      await visited.page.goto(`${planner.service.url}/${view}`)
      await check(visited)
    }
  })

  test('the first view is small, nothing moves in it, and nothing is fetched from elsewhere', async () => {
    const { page, faults, requests } = await open(ROUTE)
    await drawn(page)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(entries.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          // If nothing has shifted, nothing is ever reported.
          setTimeout(() => resolve(0), 200)
        }),
    )
    expect(shift).toBeLessThan(0.02)
    expect(faults).toEqual([])
    expectSmall(requests)
  })

  test('the first tile and the worker of the map are on their way before the map asks for them', async () => {
    const { page } = await open(ROUTE)
    await drawn(page)
    await page.waitForLoadState('networkidle')
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, initiatorType, transferSize }) => ({
          name: name.replace(/.*\/(coast.*0-0-0|maplibre-gl-worker|\w+).*/, '$1'),
          initiatorType,
          transferSize,
        }),
      ),
    )
    for (const wanted of [/^coast/, /^maplibre-gl-worker/]) {
      const [first, second] = fetched.filter(({ name }) => wanted.test(name))
      expect([first!.initiatorType, second!.transferSize]).toEqual(['link', 0])
    }
  })

  test('the page is in German if the browser prefers German', async () => {
    const { page } = await open(ROUTE, { locale: 'de-DE', ...NO_MAP })
    await page.getByRole('button', { name: 'Karte', exact: true }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByText('8.2').first().waitFor()
  })

  test('a visitor without an account reaches the boxes first by keyboard', async () => {
    const { page } = await open(ROUTE, NO_MAP)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('place-from')
  })
})

/** Under 900 kB, and our own code under 107 kB. */
function expectSmall(requests: readonly string[]): void {
  // The code of the map is prefetched and comes from the browser's cache when it is used.
  const sizes = [...new Set(requests)]
    .filter((url) => url.includes('/assets/'))
    .map((url) => new URL(url).pathname.replace('/assets/', ''))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(`dist/web/assets/${name}`)).length }))
  // This includes 2 kB of the page's own words for every problem and warning of the service, and
  // 5 kB of words and layers of the map's tools and the costs, which are loaded before they are
  // opened.
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0)
  // Borders are fetched once the first view is complete, and the report's code three seconds after the answer, in case
  // the plan is printed: a slow machine may still be drawing then.
  const later = sizes.findIndex(({ name }) => /^(ReportView|borders)/.test(name))
  const first = sizes.slice(0, later < 0 ? undefined : later)
  const own = first.filter(({ name }) => /\.(js|css)$/.test(name) && !name.startsWith('maplibre'))
  expect(sum(first)).toBeLessThan(900_000)
  // Sharing, units, the words for every rejection and the band of a distance took 5.5 kB of it; the days that a closure
  // adds, areas not in force and the rules of one-sheet papers 0.4 kB; unread parts of a link, lists that the history keeps,
  // a clock and years 0.5 kB; the Volga-Don and positions in square brackets 0.2 kB; answers that cannot be
  // shown, with their deadline, and conditions without effect 0.9 kB; winds by the month, ballast and the client's jobs 2.4 kB;
  // arrivals wanted 0.4 kB, waits for them and winds that shorten a wait 0.6 kB; what a change leaves as it was, and
  // files that a server answers with a page 0.2 kB; what a ship burns while it waits 0.2 kB. What shares and saves a
  // plan comes after it.
  expect(sum(own)).toBeLessThan(107_000)
  expect(sizes.length).toBeGreaterThan(6)
}
