import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const WINDOWS_PROGRAMS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
  (name) => process.env[name] ?? [],
)
/**
 * Where Linux, macOS and Windows install Chromium, Chrome or Edge. CHROMIUM names another path. The shell opens no
 * windows: a page takes it a third to a half of the processor's time.
 */
const PLACES = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  ),
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  ...WINDOWS_PROGRAMS.flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
]
const CHROMIUM = process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path))

const FLAGS = [
  // A container has no user namespace for the sandbox, and the pages are our own.
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // WebGL without a graphics card; the page around it is painted by the processor, which is 4 times cheaper there.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
]

/** Why the tests of the page cannot run here; null if they can. */
export const noBrowser: string | null =
  CHROMIUM === undefined
    ? 'no browser: install Chromium or Chrome, or set CHROMIUM to its path'
    : null

if (noBrowser !== null) {
  if (process.env['CI']) throw new Error(noBrowser)
  console.warn(`The tests of the page are skipped: ${noBrowser}.`)
}

export function launch(): Promise<Browser> {
  return chromium.launch({ args: FLAGS, ...(CHROMIUM && { executablePath: CHROMIUM }) })
}

/** How long a test waits for a state of the page: nearly as long as it may take, since other work may slow the browser. */
export const PATIENCE_MS = 150_000

/** A page, and everything that went wrong on it. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the console and of scripts, failed requests, and requests to other hosts. */
  readonly faults: string[]
  readonly requests: string[]
}

export interface VisitOptions {
  readonly url: string
  /** Token of an account. Without it, nobody is logged in. */
  readonly token?: string | undefined
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly forcedColors?: 'active' | 'none'
  readonly locale?: string
  /** False for a browser without WebGL: the page works without its map and loads faster. */
  readonly map?: boolean
}

/** Opens an address as a new visitor. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const {
    url,
    token,
    width = 1440,
    height = 900,
    colorScheme = 'light',
    forcedColors = 'none',
    locale = 'en-GB',
    map = true,
  } = options
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    forcedColors,
    locale,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  if (token !== undefined) {
    const stored = JSON.stringify({ token, expiresAt: null })
    await context.addInitScript((text) => sessionStorage.setItem('fairway-session', text), stored)
  }
  if (!map) await context.addInitScript(withoutWebGl)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const faults: string[] = []
  const requests: string[] = []
  const { origin } = new URL(url)
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    requests.push(request.url())
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      faults.push(`request to ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // A request that a newer one has superseded is aborted on purpose.
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${why}`)
  })
  await page.goto(url)
  return { page, context, faults, requests }
}

export function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind)
  } as typeof getContext
}
