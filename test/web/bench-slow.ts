import type { Browser, Page } from 'playwright-core'

/** A slow phone: its processor as a share of this one, and a mobile network as Lighthouse has it. */
const CPU_SHARE = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}
const MAX_MS = 120_000

export interface SlowStart {
  readonly figures: number
  readonly line: number
  readonly map: number
  /** Time of the page's thread until the map was complete, by its own clock: other work on the machine is not in it. */
  readonly cpu: number
}

/** Marks the moment when the first figures are on the screen. */
export function markFigures(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('dd.distance') === null) return
    observer.disconnect()
    requestAnimationFrame(() => performance.mark('figures'))
  }).observe(document, { childList: true, subtree: true })
}

/** Moments of a visit, ms since the start of its navigation. */
export function moments(page: Page, names: readonly string[]): Promise<number[]> {
  return page.evaluate(
    (all) => all.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
    names,
  )
}

/** @param width of the window, px */
export async function slowStart(
  browser: Browser,
  address: string,
  { width, isWarm = false, isSlow = true }: { width: number; isWarm?: boolean; isSlow?: boolean },
): Promise<SlowStart> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(markFigures)
  if (isWarm) {
    const before = await context.newPage()
    await before.goto(address)
    await before.waitForLoadState('networkidle')
    await before.close()
  }
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (isSlow) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', NETWORK)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SHARE })
  }
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('map-idle').length > 0, undefined, {
    timeout: MAX_MS,
  })
  const [figures, line, map] = await moments(page, ['figures', 'route-sketched', 'map-idle'])
  const cpu = 1000 * (await metricsOf(cdp))['TaskDuration']!
  await context.close()
  return { figures: figures!, line: line!, map: map!, cpu }
}

interface Metrics {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}

export async function metricsOf(cdp: Metrics): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
