import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, drawn, ROUTE, SOON, usePlanner } from './planner-service.js'

const PLANS = 50

/** Number of listeners on the first element of a selector. */
async function listenersOn(cdp: CDPSession, selector: string): Promise<number> {
  const expression = `document.querySelector('${selector}')`
  const { result } = await cdp.send('Runtime.evaluate', { expression })
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
  })
  return listeners.length
}

describe.skipIf(noBrowser !== null)('the marks of a route', () => {
  const planner = usePlanner()

  /** Swaps the ends by the button of the form; both answers are known after the first two. */
  async function swap(page: Page): Promise<void> {
    const before = page.url()
    await page.getByRole('button', { name: 'Swap origin and destination' }).click()
    await expect.poll(() => page.url() === before, SOON).toBe(false)
    await distance(page).waitFor()
  }

  test(`keep their listeners over ${PLANS} plans, and follow the ends`, async () => {
    const { page, context } = await planner.open(ROUTE)
    await drawn(page)
    const cdp = await context.newCDPSession(page)
    const marks = ['.end.from', '.end.to']
    const count = () => Promise.all(marks.map((mark) => listenersOn(cdp, mark)))
    const xOf = (mark: string) =>
      page.evaluate((name) => document.querySelector(name)!.getBoundingClientRect().x, mark)
    await swap(page)
    await swap(page)
    const [listeners, from, to] = [await count(), await xOf('.end.from'), await xOf('.end.to')]
    for (let i = 0; i < PLANS; i++) await swap(page)
    expect(await count()).toEqual(listeners)
    expect(await xOf('.end.from')).toBeCloseTo(from, 0)
    await swap(page)
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
