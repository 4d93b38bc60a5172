import type { Browser } from 'playwright-core'
import { metricsOf } from './bench-slow.js'
import { visit } from './browser.js'

const WINDOW = { width: 480, height: 640 }

/** What a page holds after a number of plans, and what a change of plan has cost since the last count. */
export interface Held {
  readonly plans: number
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
  /** Time of the page's thread for a change, by its own clock, ms. */
  readonly cpuMs: number
}

/**
 * Plans one pair of ports after the other in one page, without answers that it knows.
 * @param pairs addresses of plans
 * @param every number of plans between two counts
 */
export async function holdPlans(
  browser: Browser,
  url: string,
  pairs: readonly string[],
  every: number,
): Promise<Held[]> {
  // In a small window, because software draws the map, and other computers do not wait for that.
  const { page, context } = await visit(browser, { url: url + pairs[0], ...WINDOW })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const isDrawn = () => performance.getEntriesByName('route-drawn').length > 0
  await page.waitForFunction(isDrawn)
  await page.waitForLoadState('networkidle')
  const held: Held[] = []
  let before = (await metricsOf(cdp))['TaskDuration']!
  for (const [i, address] of pairs.entries()) {
    if (i > 0) {
      await page.evaluate((to) => {
        performance.clearMarks()
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await page.waitForFunction(isDrawn)
    }
    if (i % every !== 0) continue
    const { TaskDuration: now } = await metricsOf(cdp)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
    held.push({
      plans: i,
      heapMb: usedSize / 1e6,
      nodes,
      listeners: jsEventListeners,
      cpuMs: i === 0 ? 0 : (1000 * (now! - before)) / every,
    })
    before = (await metricsOf(cdp))['TaskDuration']!
  }
  await context.close()
  return held
}
