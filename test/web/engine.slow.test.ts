import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { build as vite } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { unwrap } from '../../src/engine/sea/stored/container.js'
import { COAST_FILE, networkFile } from '../../src/engine/sea/stored/files.js'
import * as engine from '../../src/interfaces/page/index.js'
import { seeded } from '../engine/geo/random.js'
import { DATA_FOLDER, sea } from '../support/sea.js'
import { type StaticServer, serveStatic } from '../support/static-files.js'
import { temporaryFolder } from '../support/temporary.js'
import { launch, noBrowser } from './browser.js'

const RESOLUTION_KM = 100
const SEED = 17
const METRE = 0.001
/**
 * The whole library, some 800 kB by vite, which leaves spaces in a module, and 610 by esbuild. Without the dictionary of
 * Brotli for Node, which is eight times as large as the one for browsers. One proof of a fuel for all laws, voyages of
 * a ship's year and names of countries took 18 kB of it; wanted arrivals, orders of calls and routes that users bring 50.
 */
const LARGEST_BUNDLE = 822_000
/**
 * The part of it that a page needs which only routes; paths by labels took 3 kB, what names the hours of cells 1, hops along
 * leads 3, columns that landmarks share 2, canals by their links 3, texts with an arrow 1.
 */
const LARGEST_ROUTER = 403_500

const source = (name: string) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url))
const entry = source('interfaces/page/index.ts')
const worker = source('interfaces/page/worker.ts')
const client = source('client/index.ts')

/** The engine as a page receives it: one module. */
const BUNDLERS: Readonly<Record<string, () => Promise<string>>> = {
  vite: async () => {
    const lib = { entry, formats: ['es' as const], fileName: 'engine' }
    const built = await vite({
      configFile: false,
      logLevel: 'silent',
      build: { lib, write: false },
    })
    const [output] = [built].flat()
    if (output === undefined || !('output' in output)) throw new Error('vite gave no bundle')
    const chunks = output.output.filter((file) => file.type === 'chunk')
    expect(chunks).toHaveLength(1)
    expect(chunks[0]!.imports, 'all imports are bundled, none is of Node').toEqual([])
    return chunks[0]!.code
  },
  esbuild: async () => {
    const options = { bundle: true, format: 'esm', minify: true, write: false } as const
    const { outputFiles } = await esbuild({ entryPoints: [entry], ...options })
    expect(outputFiles).toHaveLength(1)
    return outputFiles[0]!.text
  },
}

function unpacked(name: string): Uint8Array {
  return brotliDecompressSync(unwrap(readFileSync(DATA_FOLDER + name), name))
}

const json = (name: string): unknown => JSON.parse(readFileSync(DATA_FOLDER + name, 'utf8'))

/** Requests between random ports and open places of the network. */
async function requests(): Promise<engine.RouteRequest[]> {
  const { data } = await sea(RESOLUTION_KM)
  const random = seeded(SEED)
  const ports = data.networks[0]!.portId
  const port = () => ({ portId: ports[Math.floor(random() * ports.length)]! })
  const mid = { position: [-30, 30] } as const
  const pairs = Array.from({ length: 8 }, (_, i) => [port(), i % 3 === 0 ? mid : port()] as const)
  return pairs.map(([origin, destination], i) => ({
    origin,
    destination,
    resolutionKm: RESOLUTION_KM,
    closed: i % 2 === 0 ? [] : ['suez', 'panama'],
    date: '2026-11-22',
  }))
}

/** Runs in the page or here. Returns lengths of routes; null if there is none. */
function lengths(
  router: Pick<engine.Router, 'route'>,
  asked: readonly engine.RouteRequest[],
): (number | null)[] {
  return asked.map((request) => {
    try {
      return router.route(request).distanceKm
    } catch (error) {
      if ((error as engine.RoutingError).code === 'no_route') return null
      throw error
    }
  })
}

/** A platform of today: Safari 18.4, Firefox 147 and Node 24.7 know Brotli, Chromium 156 does not. */
function platform({ knowsBrotli }: { knowsBrotli: boolean }): void {
  class Stream {
    readonly readable: ReadableStream
    readonly writable: WritableStream
    constructor(format: string) {
      if (format !== 'brotli' || !knowsBrotli) throw new TypeError(`Unsupported format: ${format}`)
      const { readable, writable } = new TransformStream({
        transform: (bytes) => void parts.push(bytes),
        flush: (to) => to.enqueue(brotliDecompressSync(Buffer.concat(parts))),
      })
      const parts: Uint8Array[] = []
      this.readable = readable
      this.writable = writable
    }
  }
  vi.stubGlobal('DecompressionStream', Stream)
}

describe('the engine without Node', () => {
  const network = networkFile(RESOLUTION_KM)
  const tables = {
    manifest: json('built/manifest.json'),
    passages: json('reference/passages.json'),
    areas: json('reference/areas.json'),
    ports: json('built/ports.json'),
  }
  const packed = {
    ...tables,
    coast: readFileSync(DATA_FOLDER + COAST_FILE),
    networks: [readFileSync(DATA_FOLDER + network)],
  }

  afterEach(() => vi.unstubAllGlobals())

  it.each([true, false])(
    'opens packed files, whether the platform knows Brotli or not: %s',
    async (knowsBrotli) => {
      platform({ knowsBrotli })
      const asked = await requests()
      const want = lengths((await sea(RESOLUTION_KM)).router, asked)
      expect(want.some((km) => km !== null)).toBe(true)
      expect(lengths(new engine.Router(await engine.openSea(packed)), asked)).toEqual(want)
    },
  )

  it('opens unpacked files, and packed ones with a decoder of the caller', async () => {
    const plain = { ...tables, coast: unpacked(COAST_FILE), networks: [unpacked(network)] }
    const decompress = vi.fn((bytes: Uint8Array) => brotliDecompressSync(bytes))
    const asked = await requests()
    const want = lengths((await sea(RESOLUTION_KM)).router, asked)
    expect(lengths(new engine.Router(await engine.openSea(plain)), asked)).toEqual(want)
    const own = new engine.Router(await engine.openSea(packed, { decompress }))
    expect(lengths(own, asked)).toEqual(want)
    expect(decompress).toHaveBeenCalledTimes(2)
  })

  describe.skipIf(noBrowser !== null)(
    'in a browser, from a static server with the files of the package',
    { timeout: 120_000 },
    () => {
      let server: StaticServer
      let browser: Browser

      beforeAll(async () => {
        const bundles = await Promise.all(
          Object.entries(BUNDLERS).map(async ([name, bundle]) => [`/${name}.js`, await bundle()]),
        )
        server = await serveStatic({
          // The strictest policy of a page: no code from text, no WebAssembly.
          '/page.html': `<!doctype html><title>engine</title>
            <meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
          '/route.js': `export async function route(bundle, folder, asked, options) {
            const { fetchSea, Router } = await import(bundle)
            const router = new Router(await fetchSea(new URL(folder, location), options))
            const lengths = ${lengths.toString()}
            return { km: lengths(router, asked), isShared: typeof SharedArrayBuffer !== 'undefined' }
          }`,
          '/worker.js': `import { route } from '/route.js'
            onmessage = ({ data }) => route(...data).then(
              (answer) => postMessage({ answer }),
              ({ message }) => postMessage({ message }),
            )`,
          ...Object.fromEntries(bundles),
          '/data/': DATA_FOLDER,
          [`/plain/${COAST_FILE}`]: unpacked(COAST_FILE),
          [`/plain/${network}`]: unpacked(network),
          '/plain/': DATA_FOLDER,
        })
        browser = await launch()
      })

      afterAll(async () => {
        await browser?.close()
        await server?.close()
      })

      const open = async (): Promise<Page> => {
        const page = await browser.newPage()
        await page.goto(`${server.url}/page.html`)
        return page
      }

      interface Answer {
        readonly km: (number | null)[]
        readonly isShared: boolean
      }
      type Asked = [
        bundle: string,
        folder: string,
        requests: readonly engine.RouteRequest[],
        options?: Parameters<typeof engine.fetchSea>[1],
      ]

      const inPage = (page: Page, ...asked: Asked): Promise<Answer> =>
        page.evaluate(`import('/route.js').then(({ route }) => route(...${JSON.stringify(asked)}))`)

      const inWorker = (page: Page, ...asked: Asked): Promise<Answer> =>
        page.evaluate(
          `new Promise((resolve, reject) => {
            const worker = new Worker('/worker.js', { type: 'module' })
            worker.onerror = reject
            worker.onmessage = ({ data: { answer, message } }) =>
              answer === undefined ? reject(new Error(message)) : resolve(answer)
            worker.postMessage(${JSON.stringify(asked)})
          })`,
        )

      const resolutions = { resolutions: [RESOLUTION_KM] } as const

      /** That the page answers as Node does, from shared memory or not. */
      const expectSame = async (answer: Promise<Answer>, asked: engine.RouteRequest[]) => {
        const { km, isShared } = await answer
        expect(isShared).toBe(false)
        const want = lengths((await sea(RESOLUTION_KM)).router, asked)
        km.forEach((length, i) => {
          const why = `seed ${SEED}, request ${i}`
          if (length === null || want[i] == null) expect(length, why).toBe(want[i])
          else expect(Math.abs(length - want[i]), why).toBeLessThan(METRE)
        })
      }

      it.each(Object.keys(BUNDLERS))(
        'opens the packed files and routes to the metre as in Node, bundled by %s',
        async (name) => {
          const asked = await requests()
          const page = await open()
          await expectSame(inPage(page, `/${name}.js`, '/data/', asked, resolutions), asked)
          await expectSame(inWorker(page, `/${name}.js`, '/data/', asked, resolutions), asked)
          await page.close()
        },
      )

      it.each(Object.keys(BUNDLERS))('stays small, bundled by %s', async (name) => {
        const bundle = await (await fetch(`${server.url}/${name}.js`)).text()
        expect(bundle.length).toBeLessThan(LARGEST_BUNDLE)
      })

      it('stays small for a page that only routes', async () => {
        const { outputFiles } = await esbuild({
          stdin: { contents: `export { Router, fetchSea } from '${entry}'`, resolveDir: '.' },
          ...{ bundle: true, format: 'esm', minify: true, write: false },
        })
        expect(outputFiles[0]!.text.length).toBeLessThan(LARGEST_ROUTER)
      })

      it('routes at the resolution of the package if none is given', async () => {
        const page = await open()
        const asked = [
          { origin: { portId: 1068 }, destination: { portId: 1309 }, date: '2026-11-22' },
        ]
        const { km } = await inWorker(page, '/vite.js', '/data/', asked)
        const { router } = await sea(engine.DEFAULT_RESOLUTION_KM)
        expect(km[0]).toBeCloseTo(lengths(router, asked)[0]!, 3)
        await page.close()
      })

      it('runs the page and the worker of docs/browser.md', async () => {
        const folder = temporaryFolder()
        const document = readFileSync('docs/browser.md', 'utf8')
        const samples = [...document.matchAll(/^```js (\S+)\n(.*?)^```$/gms)]
        for (const [, name, text] of samples) writeFileSync(join(folder, name!), text!)
        const page = '<!doctype html><body><script type="module" src="./page.js"></script>'
        writeFileSync(join(folder, 'index.html'), page)
        await vite({
          root: folder,
          configFile: false,
          logLevel: 'silent',
          resolve: {
            alias: {
              'fairway-sea/engine/worker': worker,
              'fairway-sea/engine': entry,
              'fairway-sea/client': client,
            },
          },
          worker: { format: 'es' },
        })
        const built = `${join(folder, 'dist')}/`
        const host = await serveStatic({ '/sea/': DATA_FOLDER, '/': built })
        onTestFinished(() => host.close())
        const visitor = await browser.newPage()
        await visitor.goto(`${host.url}/index.html`)
        await visitor.getByText(/^8\d{3} nm$/).waitFor({ timeout: 60_000 })
        await visitor.close()
      })

      it('opens unpacked files too', async () => {
        const asked = await requests()
        const page = await open()
        await expectSame(inPage(page, '/vite.js', '/plain/', asked, resolutions), asked)
        await page.close()
      })

      it('names the file that is not there', async () => {
        const page = await open()
        const answer = inPage(page, '/vite.js', '/nowhere/', [], resolutions)
        await expect(answer).rejects.toThrow(/nowhere\/.*returned 404/)
        await page.close()
      })
    },
  )
})
