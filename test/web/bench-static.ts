/**
 * The static planner on a slow phone: bytes and time of the first visit, and of the second without a connection. The
 * server sends 1.6 Mbit/s to all requests together, because a browser throttles pages but not their workers; text is
 * packed by gzip, as hosts do. The page's thread has a quarter of the processor. Run it with: npm run bench -- static
 */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { markFigures, moments } from './bench-slow.js'
import { launch, withoutWebGl } from './browser.js'

const FOLDER = 'dist-static'
const ROUTE = '?from=1068&to=1309'
const BYTES_PER_SECOND = 200_000
const LATENCY_MS = 150
const CPU_SHARE = 4
const CHUNK = 8192
const MAX_MS = 600_000
const PACKED = ['.html', '.js', '.mjs', '.css', '.json', '.svg']
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

let sent = 0
/** When the line is free again, ms. */
let freeAt = 0

async function onTheLine(bytes: number): Promise<void> {
  freeAt = Math.max(freeAt, performance.now()) + (1000 * bytes) / BYTES_PER_SECOND
  await wait(freeAt - performance.now())
  sent += bytes
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url!, 'http://localhost')
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const file = await readFile(join(FOLDER, path)).catch(() => null)
  await wait(LATENCY_MS)
  if (file === null) return void response.writeHead(404).end()
  const ending = extname(path)
  const isPacked = PACKED.includes(ending)
  const body = isPacked ? gzipSync(file) : file
  response.writeHead(200, {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'content-length': body.length,
    // As GitHub Pages does (recalled).
    'cache-control': 'max-age=600',
    ...(ending === '.css' && { 'content-type': 'text/css' }),
    ...(ending === '.svg' && { 'content-type': 'image/svg+xml' }),
    ...(isPacked && { 'content-encoding': 'gzip' }),
  })
  for (let at = 0; at < body.length; at += CHUNK) {
    const part = body.subarray(at, at + CHUNK)
    await onTheLine(part.length)
    response.write(part)
  }
  response.end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://localhost:${(server.address() as AddressInfo).port}/${ROUTE}`

const browser = await launch()
const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
await context.addInitScript(markFigures)
// A processor that draws the map, as here, is no phone. The line is drawn as a sketch, before any map.
await context.addInitScript(withoutWebGl)

/** Seconds from the visit to figures and line. */
async function visited(page: Page): Promise<string> {
  await page.goto(address, { timeout: MAX_MS })
  const isDrawn = () => performance.getEntriesByName('route-sketched').length > 0
  await page.waitForFunction(isDrawn, undefined, { timeout: MAX_MS })
  const seconds = (await moments(page, ['figures', 'route-sketched'])).map((ms) => ms / 1000)
  return seconds.map((one) => one.toFixed(1)).join(' | ')
}

/** Ids of the processes of pages, with their workers. */
async function renderers(): Promise<number[]> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** The largest of the most that each process has held, on Linux. */
function peakBytes(processes: readonly number[]): number {
  const held = processes.map((id) =>
    /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')),
  )
  return 1024 * Math.max(...held.map((found) => Number(found?.[1])))
}

async function slowPage(): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SHARE })
  return page
}

try {
  console.log(`Load average ${loadavg().map((one) => one.toFixed(1))}`)
  console.log(
    '| Visit | Figures, s | Line, s | Received until then, MB | Received, MB | Most memory of its process, MB |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const name of ['first', 'second, offline']) {
    const page = await slowPage()
    const before = sent
    const times = await visited(page)
    const first = sent - before
    const kept = page.locator('html[data-offline=ready]')
    await kept.waitFor({ state: 'attached', timeout: MAX_MS })
    const megabytes = [first, sent - before, peakBytes(await renderers())].map((bytes) =>
      (bytes / 1e6).toFixed(1),
    )
    console.log(`| ${name} | ${times} | ${megabytes.join(' | ')} |`)
    await page.close()
    await context.setOffline(true)
    server.closeAllConnections()
    server.close()
  }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
