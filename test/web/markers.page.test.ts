import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { drawn, ROUTE, SOON, usePlanner } from './planner-service.js'

const PLANS = 12
/**
 * Los Angeles to Callao between Rotterdam and Hamburg to Yokohama: in the window of these, the nearer Los Angeles is that
 * of the next world, where MapLibre would keep the mark.
 */
const PLACES = ['?from=1440&to=1169', '?from=1068&to=904', '?from=1440&to=1169', '?from=395&to=904']

/** Number of listeners on an element of the page. */
async function listenersOn(cdp: CDPSession, expression: string): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression })
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
  })
  return listeners.length
}

describe.skipIf(noBrowser !== null)('the marks of a route', () => {
  const planner = usePlanner()

  async function show(page: Page, address: string): Promise<void> {
    await page.evaluate((to) => {
      performance.clearMarks()
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await drawn(page)
  }

  test(`keep their listeners over ${PLANS} plans on two sides of the world, and follow the ends`, async () => {
    const { page, context } = await planner.open(PLACES[0])
    await drawn(page)
    await page.waitForLoadState('networkidle')
    const cdp = await context.newCDPSession(page)
    const marks = ['.end.from', '.end.to'].map((mark) => `document.querySelector('${mark}')`)
    const count = async () => {
      const around = marks.flatMap((mark) => [mark, `${mark}.parentElement`])
      return Promise.all(around.map((element) => listenersOn(cdp, element)))
    }
    const xOf = (mark: string) =>
      page.evaluate((name) => document.querySelector(name)!.getBoundingClientRect().x, mark)
    for (const address of PLACES.slice(1)) await show(page, address)
    const [listeners, from, to] = [await count(), await xOf('.end.from'), await xOf('.end.to')]
    for (let i = 0; i < PLANS; i++) await show(page, PLACES[i % PLACES.length]!)
    expect(await count()).toEqual(listeners)
    await expect.poll(async () => Math.round((await xOf('.end.from')) - from), SOON).toBe(0)
    await page.getByRole('button', { name: 'Swap origin and destination' }).click()
    await expect.poll(async () => Math.round((await xOf('.end.from')) - to), SOON).toBe(0)
  })

  test('a ship with its date is fetched once a place of the line is pointed at', async () => {
    const { page, requests } = await planner.open(ROUTE)
    await drawn(page)
    await page.waitForLoadState('networkidle')
    const isFetched = () => requests.some((url) => /HoverMark.*\.js$/.test(url))
    expect(isFetched()).toBe(false)
    const { x, y, width, height } = (await page.locator('.end.to').boundingBox())!
    await page.mouse.move(x + width / 2 - 4, y + height / 2 - 4)
    await page.mouse.move(x + width / 2, y + height / 2)
    const ship = page.locator('.mark', { hasText: / nm · .* d .* · / })
    await ship.waitFor()
    expect(isFetched()).toBe(true)
    await page.mouse.move(5, 5)
    await expect.poll(() => ship.count(), SOON).toBe(0)
  })
})
